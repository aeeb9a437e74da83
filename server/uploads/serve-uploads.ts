import { Hono } from 'hono'
import { serveFolder } from '../serve-folder.ts'

const year = 365 * 24 * 60 * 60

/** Should anything in a file ever run, it does so with no rights, no origin and no way out. Browsers still show a PDF. */
const policy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** What staff uploaded. A name is never used twice, so a browser may keep it for ever. */
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
