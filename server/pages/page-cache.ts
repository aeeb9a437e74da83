import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Catalogue } from '../../domain/catalogue/snapshot/catalogue.ts'
import type { Settings } from '../../shared/settings/settings.ts'
import { compressors, type Encoding, encodingFor } from '../compression.ts'
import { clientAddress } from '../guard/client-address.ts'
import type { CacheOutcome } from '../process/metrics.ts'
import type { createCacheKeys } from './cache-key.ts'

/** Banners start and end at set times, so older responses are rendered again in the background. */
const freshMs = 30_000

/** Older responses are rendered again before they are served. */
const staleMs = 60_000

/** Renewals count for no client, and must leave places for the pages that visitors wait for. */
const maxRenewals = 10

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
  keyOf: ReturnType<typeof createCacheKeys>
}

type PageCache = ReturnType<typeof createPageCache>

export function createPageCache(options: Options) {
  const { render, catalogue, settings, monotonicMs, onError, onLookup, maxBytes = defaultMaxBytes, keyOf } = options
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
      if (isRenewal && renewals >= maxRenewals) return undefined
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
      const cached = keyOf(address, catalogue.current)
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

type Bytes = Buffer<ArrayBuffer>
type StoredResponse = { etag: string; headers: Record<string, string>; bodies: Record<Encoding, Bytes> }

const decompress = promisify(brotliDecompress)

/** With `stale-while-revalidate` browsers, too, would show outdated pages. */
const cacheControl = 'public, max-age=0, s-maxage=10'

async function storeResponse(response: Response): Promise<StoredResponse> {
  const body = Buffer.from(await response.arrayBuffer())
  // The ETag is weak, because the bytes differ between encodings.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const vary = [response.headers.get('Vary'), 'Accept-Encoding'].filter(Boolean).join(', ')
  response.headers.delete('Content-Length')
  const headers = { ...Object.fromEntries(response.headers), 'cache-control': cacheControl, etag, vary }
  const [br, gzip] = await Promise.all([compressors.br(body, 'well'), compressors.gzip(body, 'well')])
  return { etag, headers, bodies: { br: trimmed(br), gzip: trimmed(gzip) } }
}

/** A compressor's output may be a small view of a large buffer. */
const trimmed = (bytes: Buffer) => Buffer.from(Uint8Array.from(bytes).buffer)

const headersSize = 8_192

const sizeOf = ({ bodies }: StoredResponse) => bodies.br.length + bodies.gzip.length + headersSize

const isUnchanged = ({ etag }: StoredResponse, ifNoneMatch: string | undefined) =>
  ifNoneMatch?.split(',').some((known) => known.trim() === '*' || known.trim().replace(/^(W\/)?/, 'W/') === etag)

/** Few clients request pages uncompressed; those who do at the same time share one copy. */
const plainBodies = new LRUCache<string, Bytes, StoredResponse>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ length }) => length + 1,
  fetchMethod: async (_etag, _stale, { context: { bodies } }) => trimmed(await decompress(bodies.br)),
})

const plainBody = (stored: StoredResponse) => plainBodies.forceFetch(stored.etag, { context: stored })

/** Pages are the same for everyone, but responses to authorized API requests are not. */
export const serveCached =
  (
    cache: PageCache,
    trustProxy: number,
  ): MiddlewareHandler<{ Bindings: Partial<HttpBindings>; Variables: { redirect?: Response } }> =>
  async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const isAuthorized = c.req.header('Authorization') !== undefined && pathname.startsWith('/api/')
    const client = clientAddress(c.env, c.req.header('X-Forwarded-For'), trustProxy)
    const stored = isRead && !isAuthorized ? await cache.get(pathname + search, client) : undefined
    if (stored instanceof Response) c.set('redirect', stored)
    if (!stored || stored instanceof Response) return next()
    const { 'content-type': _, ...unchangedHeaders } = stored.headers
    if (isUnchanged(stored, c.req.header('If-None-Match'))) return c.body(null, 304, unchangedHeaders)
    const encoding = encodingFor(c.req.header('Accept-Encoding'))
    const body = encoding ? stored.bodies[encoding] : await plainBody(stored)
    return c.body(body, 200, {
      ...stored.headers,
      ...(encoding && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    })
  }
