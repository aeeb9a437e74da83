import { gallerySizes } from '../catalogue/prefetch.ts'
import { loadQueries } from '../data/load-queries.ts'
import { fetchPicture, fetchPictureAt } from '../ui/picture.tsx'

/**
 * What a page of the site shows first, before anyone asks for the page itself: its data, where the router does not fetch
 * them, and its first picture. Without a line there is nothing to fetch.
 */
export async function fetchAhead(path: string): Promise<void> {
  const url = new URL(path, location.origin)
  await fetchFor(url).catch(() => undefined)
}

function fetchFor(url: URL): Promise<void> {
  if (url.pathname === '/') return fetchBanners()
  return url.pathname.startsWith('/productos') ? fetchCatalogue(url) : fetchFirstPicture(url)
}

async function fetchBanners() {
  const { client, bannersQuery } = await loadQueries()
  const [first] = await client.fetchQuery(bannersQuery(undefined))
  fetchPictureAt(first?.url, '100vw')
}

async function fetchCatalogue({ pathname, searchParams }: URL) {
  const [{ client, ...queries }, { readListAddress }] = await Promise.all([
    loadQueries(),
    import('../catalogue/list-address.ts'),
  ])
  if (pathname !== '/productos') {
    const { srcImg } = await client.fetchQuery(queries.productQuery(Number(searchParams.get('producto'))))
    fetchPictureAt(srcImg[0], gallerySizes)
    return
  }
  await Promise.all([
    client.prefetchQuery(queries.categoriesQuery),
    client.prefetchQuery(queries.productsQuery(readListAddress(searchParams))),
  ])
}

/** Which picture each page shows first: a small file, wanted as soon as someone may mean a link. */
export const learnPictures = () => import('../sitemap/site-pages.ts').catch(() => undefined)

async function fetchFirstPicture({ pathname }: URL) {
  const known = await learnPictures()
  const picture = known?.sitePages.find(({ path }) => path === pathname)?.picture
  if (picture) fetchPicture(picture, '100vw')
}
