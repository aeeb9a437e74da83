import { Hono } from 'hono'
import { inProject } from '../shared/project-path.ts'
import { library, libraryVersion } from './library.ts'
import { serveFolder } from './serve-folder.ts'

const day = 24 * 60 * 60

/** Names under /assets contain a content hash. */
export const siteFiles = serveFolder({
  root: inProject('build/client'),
  cacheControl: (path) =>
    path.startsWith('assets/') ? `public, max-age=${365 * day}, immutable` : 'public, max-age=3600',
})

const pictureOf = (path: string) => path.replace(/((-phone)?-\d+\.avif|\.\w+)$/, '')

const isCurrent = (path: string, version: string | undefined) =>
  version !== undefined && version === libraryVersion(pictureOf(path))

export const mediaFiles = new Hono()
  .use(
    serveFolder({
      root: library,
      below: '/media/',
      cacheControl: (path, version) =>
        isCurrent(path, version) ? `public, max-age=${365 * day}, immutable` : 'public, max-age=300',
    }),
  )
  .all('*', (c) => c.notFound())
