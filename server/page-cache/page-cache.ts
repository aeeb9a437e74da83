import { LRUCache } from 'lru-cache'
import type { Catalogue } from '../../domain/catalogue/snapshot/catalogue.ts'
import type { Settings } from '../../shared/settings/settings.ts'
import type { CacheOutcome } from '../metrics/metrics.ts'
import { cacheKeyOf, sitemapKeyOf } from './cache-key.ts'
import { type StoredResponse, sizeOf, storeResponse } from './stored-response.ts'

/** Banners start and end at set times, so older responses are rendered again in the background. */
const freshMs = 30_000

/** Older responses are rendered again before they are served. */
const staleMs = 60_000

/** Renewals count for no client, and must leave places for the pages that visitors wait for. */
const mostRenewals = 10

const defaultMaxBytes = 64 * 1024 * 1024

type Options = {
  /** The response must not contain any data of the visitor. */
  render: (address: string, client: string | undefined) => Promise<Response>
  catalogue: { readonly current: Catalogue }
  settings: { readonly current: Settings }
  monotonicMs: () => number
  onError: (error: unknown) => void
  onLookup?: ((outcome: CacheOutcome) => void) | undefined
  maxBytes?: number
  /** Another backend does not report changes of its catalogue, so only its sitemaps are cached. */
  isForeign?: boolean
}

export type PageCache = ReturnType<typeof createPageCache>

export function createPageCache(options: Options) {
  const {
    render,
    catalogue,
    settings,
    monotonicMs,
    onError,
    onLookup,
    maxBytes = defaultMaxBytes,
    isForeign = false,
  } = options
  let renewals = 0
  const cache = new LRUCache<string, StoredResponse, Wanted>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    ttl: freshMs,
    ttlResolution: 0,
    perf: { now: monotonicMs },
    noDeleteOnStaleGet: true,
    // Visitors who wait for a page still get it when the catalogue or the settings change.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, stale, { context }) => {
      const { address, client } = context
      const isRenewal = stale !== undefined
      // The next visitor tries again. One who does not get the old page gets a page of their own.
      if (isRenewal && renewals >= mostRenewals) return undefined
      if (isRenewal) renewals++
      try {
        // A rejected client would keep a stale page from being renewed for all.
        const response = await render(address, isRenewal ? undefined : client)
        if (response.status === 200) return await storeResponse(response)
        if (!isRenewal && isRedirect(response)) context.redirect = response
        return stale
      } catch (error) {
        onError(error)
        return stale
      } finally {
        if (isRenewal) renewals--
      }
    },
  })
  let renderedFrom = { catalogue: catalogue.current, settings: settings.current }
  let version = 0

  /** The version keeps a page that is still being rendered from old data out of the cache. */
  function versionedKey(address: string): string {
    if (renderedFrom.catalogue !== catalogue.current || renderedFrom.settings !== settings.current) {
      renderedFrom = { catalogue: catalogue.current, settings: settings.current }
      version++
      cache.clear()
    }
    return `${version} ${address}`
  }

  return {
    /** The client who is the first to want a page is the one to be limited. */
    get: async (address: string, client?: string): Promise<StoredResponse | Response | undefined> => {
      const cached = isForeign ? sitemapKeyOf(address) : cacheKeyOf(address, catalogue.current)
      if (cached === undefined) return undefined
      const key = versionedKey(cached)
      const overdueMs = -cache.getRemainingTTL(key)
      const allowStale = overdueMs < staleMs - freshMs
      onLookup?.(outcomeOf(cache.has(key), allowStale && overdueMs > 0))
      const wanted: Wanted = { address: cached, client }
      return (await cache.fetch(key, { context: wanted, allowStale })) ?? wanted.redirect
    },
  }
}

type Wanted = {
  address: string
  client: string | undefined
  /** It is not stored, but whoever caused it must not make it a second time. */
  redirect?: Response
}

const isRedirect = ({ status }: Response) => status >= 300 && status < 400

function outcomeOf(isFresh: boolean, isStale: boolean): CacheOutcome {
  if (isFresh) return 'hit'
  return isStale ? 'stale' : 'rendered'
}
