import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

const year = 365 * 24 * 60 * 60

/** What staff uploaded. A name is never used twice, so a browser may keep it for ever. */
export const serveUploads = (folder: string) =>
  new Hono()
    .get(
      '/:file{[0-9a-f]{32}(-[0-9]{3,4}[.]avif|[.]jpg|[.]pdf)}',
      serveStatic({
        root: folder,
        rewriteRequestPath: (path) => path.slice(path.lastIndexOf('/')),
        onFound: (_path, c) => c.header('Cache-Control', `public, max-age=${year}, immutable`),
      }),
    )
    .all('*', (c) => c.notFound())
