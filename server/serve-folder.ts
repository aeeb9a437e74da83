import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { getMimeType } from 'hono/utils/mime'

type Options = {
  root: string
  below?: string
  /** The version is the value of `v` in the address. */
  cacheControl: (path: string, version: string | undefined) => string
}

export function serveFolder({ root, below = '/', cacheControl }: Options): MiddlewareHandler {
  const nameOf = (path: string) => path.slice(below.length)
  const find = serveStatic({ root, precompressed: true, rewriteRequestPath: nameOf })
  const respondUnlessKnown = etag()
  return async (c, next) => {
    const name = nameOf(c.req.path)
    const isServed = getMimeType(name) && !/(^|\/)\./.test(name)
    const file = isServed && (await find(c, async () => {}))
    if (!file) return next()
    const { headers } = file
    headers.set('Cache-Control', cacheControl(name, c.req.query('v')))
    headers.set('ETag', `"${headers.get('Last-Modified')} ${headers.get('Content-Encoding') ?? ''}"`)
    headers.set('Vary', 'Accept-Encoding')
    // A proxy that caches whole files sends parts of them only then, and Safari plays no video without parts.
    headers.set('Accept-Ranges', 'bytes')
    headers.set('X-Content-Type-Options', 'nosniff')
    return respondUnlessKnown(c, async () => {
      c.res = file
    })
  }
}
