import { LRUCache } from 'lru-cache'
import type { Catalogue } from '../../domain/catalogue/snapshot/catalogue.ts'
import { cacheKeyOf } from './cache-key.ts'
import { type StoredResponse, sizeOf, storeResponse } from './stored-response.ts'

/** After this a response is rendered again in the background: banners come and go with the hour. */
const freshMs = 30_000

/** Older than this, it is rendered again before anybody gets it. */
const staleMs = 60_000

/** Some 1,500 pages. */
const defaultMaxBytes = 64 * 1024 * 1024

type Options = {
  /** Renders the response for an address; it knows nothing of the visitor. */
  render: (address: string) => Promise<Response>
  catalogue: { readonly current: Catalogue }
  monotonicMs: () => number
  onError: (error: unknown) => void
  maxBytes?: number
  isOff?: boolean
}

export type PageCache = ReturnType<typeof createPageCache>

/** The site's public responses, each rendered once for all visitors, and again when the catalogue changes. */
export function createPageCache(options: Options) {
  const { render, catalogue, monotonicMs, onError, maxBytes = defaultMaxBytes, isOff = false } = options
  const cache = new LRUCache<string, StoredResponse, string>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    ttl: freshMs,
    ttlResolution: 0,
    perf: { now: monotonicMs },
    noDeleteOnStaleGet: true,
    // Visitors who wait for a page while the catalogue changes still get it.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, stale, { context: address }) => {
      try {
        const response = await render(address)
        return response.status === 200 ? await storeResponse(response) : stale
      } catch (error) {
        onError(error)
        return stale
      }
    },
  })
  let renderedFrom = catalogue.current
  let version = 0

  /** A page that is being rendered from the former catalogue lands under a key that nobody asks for. */
  function versionedKey(address: string): string {
    if (renderedFrom !== catalogue.current) {
      renderedFrom = catalogue.current
      version++
      cache.clear()
    }
    return `${version} ${address}`
  }

  return {
    /** The stored response, or one rendered now; nothing for addresses that are not cached. */
    get: async (address: string): Promise<StoredResponse | undefined> => {
      const cached = isOff ? undefined : cacheKeyOf(address, catalogue.current)
      if (cached === undefined) return undefined
      const key = versionedKey(cached)
      const overdueMs = -cache.getRemainingTTL(key)
      return cache.fetch(key, { context: cached, allowStale: overdueMs < staleMs - freshMs })
    },
  }
}
