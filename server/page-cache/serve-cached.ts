import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { clientAddress } from '../client-address.ts'
import { encodingFor } from '../encodings.ts'
import type { PageCache } from './page-cache.ts'
import { isUnchanged, plainBody } from './stored-response.ts'

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
