import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { errorAnswer, thrownErrorCode } from '../api/answers.ts'
import { createApi } from '../api/api.ts'
import { type Client, createClient } from '../contract/client.ts'
import type { Deps } from '../domain/deps.ts'
import { mediaFiles, siteFiles } from './files.ts'
import { type Logger, logRequests } from './log.ts'
import { limitRates, type RateLimit } from './rate-limits.ts'
import { securityHeaders } from './security-headers.ts'

export type Site = (request: Request, api: Client) => Promise<Response>

export type AppDeps = Deps & {
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
  const api = createApi(deps)
  const client = createClient(
    settings.apiUrl
      ? { fetch, baseUrl: settings.apiUrl }
      : { fetch: async (input, init) => api.request(new Request(input, init)), baseUrl: 'http://in-process' },
  )

  return new Hono<{ Bindings: Partial<HttpBindings> }>()
    .use(logRequests(log, now))
    .get('/healthz', (c) => c.text('ok'))
    .get('/readyz', async (c) => ((await deps.isReady()) ? c.text('ok') : errorAnswer(c, 'unavailable')))
    .use(securityHeaders(settings))
    .use(limitRates({ limits: deps.rateLimits, trustProxy: settings.trustProxy, now }))
    .route('/api', api)
    .route('/media', mediaFiles)
    .use(siteFiles)
    .all('*', (c) => site(c.req.raw, client))
    .onError((error, c) => {
      const code = thrownErrorCode(error)
      if (code !== 'bad_request') log.error({ err: error, method: c.req.method, path: c.req.path }, 'request failed')
      return errorAnswer(c, code)
    })
}
