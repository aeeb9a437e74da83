import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { serveFolder } from './serve-folder.ts'

const day = 24 * 60 * 60

const folder = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** The built site's files: what is under /assets carries its content's hash in its name. */
export const siteFiles = serveFolder({
  root: folder('build/client'),
  cacheControl: (path) =>
    path.startsWith('assets/') ? `public, max-age=${365 * day}, immutable` : 'public, max-age=3600',
})

/** Pictures and videos, from the repository. */
export const mediaFiles = new Hono()
  .use(serveFolder({ root: folder('media/web'), below: '/media/', cacheControl: () => `public, max-age=${30 * day}` }))
  .all('*', (c) => c.notFound())
