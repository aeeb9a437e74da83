import { type Env, Hono, type MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { uploadName, uploadsPath } from '../../shared/catalogue/uploads.ts'
import { serveFolder } from '../serve-folder.ts'
import type { LocalUploads } from './local-uploads.ts'

const year = 365 * 24 * 60 * 60

const cacheControl = `public, max-age=${year}, immutable`

const policy = "default-src 'none'; frame-ancestors 'none'; sandbox"

const onlyUploadNames: MiddlewareHandler<Env, '/:file'> = async (c, next) =>
  uploadName.test(c.req.param('file')) ? next() : c.notFound()

/** Names are never reused. */
export function serveUploads({ folder: root, fetch }: LocalUploads) {
  const serve = serveFolder({
    root,
    below: uploadsPath,
    cacheControl: () => cacheControl,
  })
  return new Hono()
    .use(async (c, next) => {
      c.header('Content-Security-Policy', policy)
      await next()
    })
    .get('/:file', onlyUploadNames, serve, async (c, next) => {
      const name = c.req.param('file')
      const content = await fetch(name)
      if (!content) return serve(c, next)
      return c.body(new Uint8Array(content), 200, {
        'Content-Type': getMimeType(name) ?? '',
        'Cache-Control': cacheControl,
        'X-Content-Type-Options': 'nosniff',
      })
    })
    .all('*', (c) => c.notFound())
}
