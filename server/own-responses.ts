import type { MiddlewareHandler } from 'hono'
import { compressors, encodingFor } from './encodings.ts'

const texts = /^(text\/(html|css|plain|csv|xml|x-script)|application\/(json|xml))/
const worthIt = 1024

export const keepPrivate: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'private, no-cache')
}

const retryAfterSeconds = 5

/** What is unavailable is usually back within seconds. */
export const suggestRetry: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.status === 503 && !c.res.headers.has('Retry-After')) {
    c.res.headers.set('Retry-After', String(retryAfterSeconds))
  }
}

export const compress: MiddlewareHandler = async (c, next) => {
  await next()
  // Reading the body of a response of Hono's Node server replaces its headers object, so the body is read first.
  const { body } = c.res
  const { status, headers } = c.res
  if (!body || headers.has('Content-Encoding') || !texts.test(headers.get('Content-Type') ?? '')) return
  headers.append('Vary', 'Accept-Encoding')
  const encoding = encodingFor(c.req.header('Accept-Encoding'))
  if (!encoding || c.req.method === 'HEAD') return
  const plain = Buffer.from(await c.res.arrayBuffer())
  const sent = plain.length < worthIt ? plain : await compressors[encoding](plain, 'quickly')
  headers.set('Content-Length', String(sent.length))
  if (sent !== plain) headers.set('Content-Encoding', encoding)
  // Replacing a response would make Hono copy it and merge the old headers, so the old one is removed first.
  c.res = undefined
  c.res = new Response(new Uint8Array(sent), { status, headers })
}
