import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { answerThrown, errorAnswer } from '../api/answers.ts'
import { createApi } from '../api/api.ts'
import { limitBody } from '../api/reception.ts'
import { type Client, createClient } from '../contract/client.ts'
import type { StaffDeps } from '../domain/staff/staff-deps.ts'
import type { StaffDoor } from '../web/server-context.ts'
import { adminFiles } from './admin-files.ts'
import { dataSheets } from './data-sheets/data-sheets.ts'
import { mediaFiles, siteFiles } from './files.ts'
import { type Logger, logRequests } from './log.ts'
import { limitRates, type RateLimit } from './rate-limits.ts'
import { allowOwnCode, securityHeaders } from './security-headers.ts'
import { staffDoor } from './staff-door.ts'

/** Of a form that is posted to its page: 2,000 characters and some fields, with room for every encoding. */
const maxFormSize = 64 * 1024

export type Site = (
  request: Request,
  server: {
    api: Client
    door: StaffDoor
    publicUrl: string
    apiUrl: string | undefined
    report: (error: unknown) => void
  },
) => Promise<Response>

export type AppDeps = Omit<StaffDeps, 'publicUrl'> & {
  log: Logger
  site: Site
  rateLimits: RateLimit[]
  /** Whether database and queue answer. */
  isReady: () => Promise<boolean>
  settings: { publicUrl: string; apiUrl: string | undefined; trustProxy: number; strictPolicy: boolean }
}

/** The whole server as one function of what it needs; the order of the middleware is the order below. */
export function createApp(deps: AppDeps) {
  const { log, site, settings, now } = deps
  const staffDeps = { ...deps, publicUrl: settings.publicUrl }
  const api = createApi(staffDeps)
  const door = staffDoor(staffDeps)
  const client = createClient(
    settings.apiUrl
      ? {
          fetch: (input, init) => fetch(input, { signal: AbortSignal.timeout(10_000), ...init }),
          baseUrl: settings.apiUrl,
        }
      : { fetch: async (input, init) => api.request(new Request(input, init)), baseUrl: 'http://in-process' },
  )

  return new Hono<{ Bindings: Partial<HttpBindings> }>()
    .use(logRequests(log, now))
    .use(allowOwnCode)
    .use(securityHeaders(settings))
    .get('/healthz', (c) => c.text('ok'))
    .get('/readyz', async (c) => ((await deps.isReady()) ? c.text('ok') : errorAnswer(c, 'unavailable')))
    .use(limitRates({ limits: deps.rateLimits, trustProxy: settings.trustProxy, now }))
    .route('/api', api)
    .route('/admin', adminFiles)
    .route('/media', mediaFiles)
    .route('/fichas', dataSheets({ catalogue: deps.catalogue, publicUrl: settings.publicUrl }))
    .use(siteFiles)
    .all('/assets/*', (c) => c.notFound())
    .use(limitBody(maxFormSize))
    .all('*', (c) => {
      const report = (err: unknown) => log.error({ err, path: c.req.path }, 'page failed')
      return site(asVisitorsSeeIt(c.req.raw, settings.publicUrl), {
        api: client,
        door,
        publicUrl: settings.publicUrl,
        apiUrl: settings.apiUrl,
        report,
      })
    })
    .onError(answerThrown(log))
}

/** Behind a proxy that ends TLS a request arrives as plain HTTP; the forms' check of where a post comes from needs the real address. */
function asVisitorsSeeIt(request: Request, publicUrl: string): Request {
  const { host, protocol, pathname, search } = new URL(request.url)
  const seen = new URL(publicUrl)
  if (host !== seen.host || protocol === seen.protocol) return request
  return new Request(new URL(pathname + search, seen), request)
}
