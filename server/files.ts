import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

const day = 24 * 60 * 60

const folder = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** The built site's files: what is under /assets carries its content's hash in its name. */
export const siteFiles = serveStatic({
  root: folder('build/client'),
  onFound: (path, c) => {
    c.header(
      'Cache-Control',
      path.includes('/assets/') ? `public, max-age=${365 * day}, immutable` : 'public, max-age=3600',
    )
  },
})

/** Pictures and videos, from the repository. */
export const mediaFiles = new Hono()
  .use(
    serveStatic({
      root: folder('media/web'),
      rewriteRequestPath: (path) => path.replace('/media/', '/'),
      onFound: (_path, c) => c.header('Cache-Control', `public, max-age=${day}`),
    }),
  )
  .all('*', (c) => c.notFound())
