import type { MiddlewareHandler } from 'hono'
import { compressors, encodingFor } from './encodings.ts'

const texts = /^(text\/(html|css|plain|csv|xml|x-script)|application\/(json|xml))/
const worthIt = 1024

/** What is made for one visitor is nobody else's, unless it says so. */
export const keepPrivate: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'private, no-cache')
}

/** Quickly, since it is for one visitor; and only texts. */
export const compress: MiddlewareHandler = async (c, next) => {
  await next()
  // Of an answer that Hono's server made, the headers are other ones once its body has been looked at.
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
  // In place of another answer Hono would copy this one, and then each header of the other.
  c.res = undefined
  c.res = new Response(new Uint8Array(sent), { status, headers })
}
