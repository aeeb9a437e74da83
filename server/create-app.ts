import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import { createApi } from '../api/api.ts'
import { type ErrorResponder, errorResponse, faults, respondToThrown, setSpanishErrors } from '../api/http/errors.ts'
import { limitBody } from '../api/http/request-guards.ts'
import type { SheetThread } from '../documents/sheet-thread.ts'
import type { Deps } from '../domain/deps.ts'
import type { CacheRule } from '../shared/page-cache-rule.ts'
import type { Site } from '../web/document/page-backend.server.ts'
import { compress, denySharedCaching, suggestRetry } from './compression.ts'
import { staffQuoteFiles } from './documents.ts'
import { adminFiles, mediaFiles, siteFiles } from './files.ts'
import { addressBlock, clientAddress } from './guard/client-address.ts'
import { closeAfterUnreadBody, noteDisconnectedClient } from './guard/disconnected-client.ts'
import { calculateInTurn, limitPages, type PageBindings } from './guard/limit-pages.ts'
import { hidePrivateAddresses, withoutNullOrigin } from './guard/private-addresses.ts'
import { type CountRequest, limitRates, type RateLimit } from './guard/rate-limits.ts'
import { nameInlineParts, securityHeaders } from './guard/security-headers.ts'
import { createCacheKeys } from './pages/cache-key.ts'
import { otherBackend } from './pages/other-backend.ts'
import { ownBackend } from './pages/own-backend.ts'
import { createPageCache, serveCached } from './pages/page-cache.ts'
import { type Logger, logRequests } from './process/log.ts'
import type { Metrics } from './process/metrics.ts'
import { countResponses, serveMetrics } from './process/serve-metrics.ts'
import { type LocalUploads, serveUploads } from './uploads/local-uploads.ts'

const maxFormSize = 64 * 1024

export type AppDeps = Omit<Deps, 'publicUrl'> & {
  log: Logger
  site: Site
  pageCacheRules: Record<string, CacheRule>
  rateLimits: RateLimit[]
  countRequest: CountRequest
  sheetThread: SheetThread
  localUploads: LocalUploads
  isReady: () => Promise<boolean>
  metrics?: Metrics | undefined
  /** Unlike the system clock it is never set back. */
  monotonicMs: () => number
  config: {
    publicUrl: string
    hstsSubdomains: boolean
    apiUrl: string | undefined
    trustProxy: number
    strictPolicy: boolean
    metricsToken?: string | undefined
  }
}

export function createApp(deps: AppDeps) {
  setSpanishErrors()
  const { log, site, config, monotonicMs, metrics } = deps
  const staffDeps = { ...deps, publicUrl: config.publicUrl }
  const api = createApi(staffDeps)
  const backend = config.apiUrl ? otherBackend(staffDeps, config.apiUrl) : ownBackend(staffDeps, api)
  const inLimits = limitPages(config.trustProxy)
  const showPage = (c: Context, request: Request, rejection?: number) =>
    inLimits(c, () => renderPage(c, request, rejection))
  const renderPage = (c: Context, request: Request, rejection: number | undefined) =>
    site(withoutNullOrigin(withPublicUrl(request, config.publicUrl)), backend.pages, {
      company: deps.settings.current.company,
      publicUrl: config.publicUrl,
      nonce: c.get('secureHeadersNonce'),
      rejection,
      clientAddress: addressBlock(clientAddress(c.env, c.req.header('X-Forwarded-For'), config.trustProxy)),
      report: (err) => log.error({ err, path: c.req.path }, 'page failed'),
    })

  const respondWithError: ErrorResponder = async (c, code) => {
    if (c.req.path.startsWith('/api/')) return errorResponse(c, code)
    const page = await showPage(c, new Request(c.req.url), faults[code].status)
    return c.newResponse(page.body, page)
  }

  const inner = new Hono<{ Bindings: PageBindings; Variables: SecureHeadersVariables }>()
    // Files come before the security headers, which only pages need.
    .route('/media/uploads', serveUploads(deps.localUploads))
    .route('/media', mediaFiles)
    .use(siteFiles)
    .all('/assets/*', (c) => c.notFound())
    .use(hidePrivateAddresses)
    .use(nameInlineParts)
    .use(securityHeaders(config))
    .get('/healthz', (c) => c.text('ok'))
    .get('/readyz', async (c) => ((await deps.isReady()) ? c.text('ok') : errorResponse(c, 'unavailable')))
    .use(limitRates({ ...deps, limits: deps.rateLimits, trustProxy: config.trustProxy, respondWithError }))
    .route('/', staffQuoteFiles(staffDeps))
    .route('/', backend.routes)
    .on('GET', ['/api/products', '/api/comparison', '/api/fits'], calculateInTurn(config.trustProxy))
    .route('/api', api)
    .route('/admin', adminFiles(config))
    .use(limitBody(maxFormSize, respondWithError))
    .all('*', async (c) => showPage(c, await withWholeBody(c.req.raw)))
    .onError(respondToThrown(log))

  const cache = createPageCache({
    render: async (address, cachedFor) => inner.request(new URL(address, config.publicUrl), undefined, { cachedFor }),
    catalogue: deps.catalogue,
    settings: deps.settings,
    monotonicMs,
    onError: (err) => log.error({ err }, 'page not rendered again'),
    onLookup: metrics?.countLookup,
    keyOf: createCacheKeys(deps.pageCacheRules, backend),
  })
  const measured = new Hono<{ Bindings: Partial<HttpBindings>; Variables: { redirect?: Response } }>()
  if (metrics && config.metricsToken) {
    measured.use(countResponses(metrics, monotonicMs)).route('/', serveMetrics(metrics, config.metricsToken))
  }
  return measured
    .use(logRequests(log, monotonicMs))
    .use(noteDisconnectedClient)
    .use(closeAfterUnreadBody)
    .use(serveCached(cache, config.trustProxy))
    .use(suggestRetry)
    .use(denySharedCaching)
    .use(compress)
    .all('*', (c) => c.get('redirect') ?? inner.fetch(c.req.raw, c.env))
    .onError(respondToThrown(log))
}

/** A client that sends its body slowly must not hold one of the places for pages. */
const withWholeBody = async (request: Request) =>
  request.body ? new Request(request, { body: await request.arrayBuffer() }) : request

/** Behind a proxy that terminates TLS a request arrives as plain HTTP; the forms' origin check needs the public URL. */
function withPublicUrl(request: Request, publicUrl: string): Request {
  const { host, protocol, pathname, search } = new URL(request.url)
  const seen = new URL(publicUrl)
  if (host !== seen.host || protocol === seen.protocol) return request
  return new Request(new URL(pathname + search, seen), request)
}
