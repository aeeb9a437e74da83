import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import { createApi } from '../api/api.ts'
import { type ErrorResponder, errorResponse, faults, respondToThrown, setSpanishErrors } from '../api/http/errors.ts'
import { limitBody } from '../api/http/request-guards.ts'
import type { SheetThread } from '../documents/sheet-thread.ts'
import type { Catalogue } from '../domain/catalogue/snapshot/catalogue.ts'
import type { Deps } from '../domain/deps.ts'
import { type Client, createClient } from '../shared/client.ts'
import type { Company } from '../shared/settings/company.ts'
import type { LookUpProducts, ReadCategory, StaffSignIn, TrackingPages } from '../web/document/server-context.server.ts'
import { compress, denySharedCaching, suggestRetry } from './compression.ts'
import { buyersQuoteFiles, dataSheets, listPdf, staffQuoteFiles } from './documents.ts'
import { adminFiles, mediaFiles, siteFiles } from './files.ts'
import { addressBlock, clientAddress } from './guard/client-address.ts'
import { closeAfterUnreadBody, noteDisconnectedClient } from './guard/disconnected-client.ts'
import { calculateInTurn, limitPages, type PageBindings } from './guard/limit-pages.ts'
import { hidePrivateAddresses, withoutNullOrigin } from './guard/private-addresses.ts'
import { type CountRequest, limitRates, type RateLimit } from './guard/rate-limits.ts'
import { nameInlineParts, securityHeaders } from './guard/security-headers.ts'
import {
  delayResponses,
  lookUpElsewhere,
  lookUpOwn,
  readCategoryElsewhere,
  readOwnCategory,
  staffSignIn,
  trackingPages,
} from './pages/page-backend.ts'
import { createPageCache, serveCached } from './pages/page-cache.ts'
import { type Logger, logRequests } from './process/log.ts'
import type { Metrics } from './process/metrics.ts'
import { countResponses, serveMetrics } from './process/serve-metrics.ts'
import { type LocalUploads, serveUploads } from './uploads/local-uploads.ts'

const productAddresses = (catalogue: { readonly current: Catalogue }) =>
  createMiddleware(async (c, next) => {
    const { pathname, searchParams } = new URL(c.req.url)
    const slug = /^\/productos\/([a-z\d-]+)$/i.exec(pathname)?.[1]?.toLowerCase()
    const product = slug && catalogue.current.findBySlug(slug)
    if (!product || product.slug === slug || searchParams.get('producto') !== String(product.id)) return next()
    return c.redirect(`/productos/${product.slug}?${searchParams}`, 301)
  })

const maxFormSize = 64 * 1024

export type Site = (
  request: Request,
  server: {
    api: Client
    signIn: StaffSignIn
    lookUpProducts: LookUpProducts
    readCategory: ReadCategory
    tracking: TrackingPages | undefined
    company: Company
    publicUrl: string
    apiUrl: string | undefined
    report: (error: unknown) => void
    nonce: string | undefined
    rejection?: number
  },
) => Promise<Response>

export type AppDeps = Omit<Deps, 'publicUrl'> & {
  log: Logger
  site: Site
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
  const delayResponse = delayResponses()
  const client = createClient(
    config.apiUrl
      ? {
          fetch: (input, init) => fetch(input, { signal: AbortSignal.timeout(10_000), ...init }),
          baseUrl: config.apiUrl,
          isForeign: true,
        }
      : { fetch: async (input, init) => api.request(new Request(input, init)), baseUrl: 'http://in-process' },
  )

  const lookUpProducts = config.apiUrl
    ? lookUpElsewhere({
        api: client,
        clock: () => performance.now(),
        report: (err) => log.error({ err }, 'products of a list not found out'),
      })
    : lookUpOwn(deps.catalogue)
  const readCategory = config.apiUrl
    ? readCategoryElsewhere({
        api: client,
        catalogue: deps.catalogue,
        clock: () => performance.now(),
        report: (err) => log.error({ err }, 'products of a category not read'),
      })
    : readOwnCategory(deps.catalogue)

  const tracking = config.apiUrl ? undefined : trackingPages(staffDeps)

  const inLimits = limitPages(config.trustProxy)
  const showPage = (c: Context, request: Request, rejection?: number) =>
    inLimits(c, () => renderPage(c, request, rejection))
  const renderPage = (c: Context, request: Request, rejection: number | undefined) =>
    site(withoutNullOrigin(withPublicUrl(request, config.publicUrl)), {
      api: client,
      signIn: staffSignIn(
        { ...staffDeps, delayResponse },
        addressBlock(clientAddress(c.env, c.req.header('X-Forwarded-For'), config.trustProxy)),
      ),
      lookUpProducts,
      readCategory,
      tracking,
      company: deps.settings.current.company,
      publicUrl: config.publicUrl,
      apiUrl: config.apiUrl,
      report: (err) => log.error({ err, path: c.req.path }, 'page failed'),
      nonce: c.get('secureHeadersNonce'),
      ...(rejection && { rejection }),
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
    .route('/', config.apiUrl ? noPrivatePages : buyersQuoteFiles(staffDeps))
    .on('GET', ['/api/products', '/api/comparison', '/api/fits'], calculateInTurn(config.trustProxy))
    .route('/api', api)
    .route('/admin', adminFiles(config))
    .route('/', config.apiUrl ? new Hono() : ownCatalogue(deps))
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
    isForeign: config.apiUrl !== undefined,
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

/** Requests of another backend are not ours. */
const noPrivatePages = new Hono()
  .all('/api/tracking/*', (c) => errorResponse(c, 'not_found'))
  .get('/seguimiento/:token/:file', (c) => errorResponse(c, 'not_found'))

/** Routes that read our own catalogue; with another backend they would show the wrong products. */
const ownCatalogue = ({ catalogue, settings, sheetThread, localUploads, config, now, log }: AppDeps) =>
  new Hono()
    .route('/fichas', dataSheets({ ...config, catalogue, settings, sheetThread, localUploads, log }))
    .route('/cotizacion', listPdf({ ...config, catalogue, settings, sheetThread, localUploads, now, log }))
    .use('/productos/*', productAddresses(catalogue))

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
