import { Hono } from 'hono'
import { serveFolder } from '../serve-folder.ts'

const year = 365 * 24 * 60 * 60

const policy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Names are never reused. */
export const serveUploads = (root: string) =>
  new Hono()
    .use(async (c, next) => {
      c.header('Content-Security-Policy', policy)
      await next()
    })
    .get(
      '/:file{[0-9a-f]{32}((-phone)?-[0-9]{3,4}[.]avif|[.]jpg|[.]pdf)}',
      serveFolder({ root, below: '/media/uploads/', cacheControl: () => `public, max-age=${year}, immutable` }),
    )
    .all('*', (c) => c.notFound())
