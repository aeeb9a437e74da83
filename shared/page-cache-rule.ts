/**
 * What of an address names a cached response; it is declared by the route. Addresses that vary without limit, such as
 * searches, have no name, so the number of cached responses is bounded.
 */
export type CacheRule =
  /** The response is one visitor's, must be current, or varies without limit. */
  | 'never'
  /** The query changes nothing. */
  | 'always'
  | 'without-query'
  | 'without-search'
  /** A list of products; its first page is 1 on the site, and 0 in the API. */
  | 'list'
  | 'api-list'
  | 'product'
  /** Another backend needs many calls for these, so they are cached for it too. */
  | 'sitemap'
  | 'sitemap-part'
