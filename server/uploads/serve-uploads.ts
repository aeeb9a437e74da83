import { Hono } from 'hono'
import { serveFolder } from '../serve-folder.ts'
import type { LocalUploads } from './local-uploads.ts'

const year = 365 * 24 * 60 * 60

const policy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Names are never reused. */
export function serveUploads({ folder: root, fetch }: LocalUploads) {
  const serve = serveFolder({
    root,
    below: '/media/uploads/',
    cacheControl: () => `public, max-age=${year}, immutable`,
  })
  return new Hono()
    .use(async (c, next) => {
      c.header('Content-Security-Policy', policy)
      await next()
    })
    .get('/:file{[0-9a-f]{32}((-phone)?-[0-9]{3,4}[.]avif|[.]jpg|[.]pdf)}', serve, async (c, next) => {
      await fetch(c.req.param('file'))
      return serve(c, next)
    })
    .all('*', (c) => c.notFound())
}
