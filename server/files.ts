import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import { getMimeType } from 'hono/utils/mime'
import { inProject } from '../shared/project-path.ts'
import { library, libraryVersion } from './library.ts'

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

const folder = inProject('build/admin')
const year = 365 * 24 * 60 * 60

/** The bundle contains no data, so it needs no session. */
export const adminFiles = ({ apiUrl }: { apiUrl: string | undefined }) =>
  new Hono<{ Variables: Partial<SecureHeadersVariables> }>()
    .use(async (c, next) => {
      c.header('X-Robots-Tag', 'noindex')
      await next()
    })
    .get(
      '/assets/*',
      serveFolder({
        root: folder,
        below: '/admin/',
        cacheControl: () => `public, max-age=${year}, immutable`,
      }),
      (c) => c.notFound(),
    )
    .get('/*', async (c) => {
      const page = await readFile(join(folder, 'index.html'), 'utf8')
      c.header('Cache-Control', 'no-store')
      return c.html(
        page
          .replace('%NONCE%', c.get('secureHeadersNonce') ?? '')
          .replace('%OTHER_BACKEND%', apiUrl ? new URL(apiUrl).host : ''),
      )
    })

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
