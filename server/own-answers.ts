import type { MiddlewareHandler } from 'hono'
import { compressors, encodingFor } from './encodings.ts'

const texts = /^(text\/(html|css|plain|csv|xml|x-script)|application\/(json|xml))/
const worthIt = 1024

/** What is made for one visitor is nobody else's, unless it says so. */
export const keepPrivate: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'private, no-cache')
}

/** Quickly, since it is for one visitor; and only texts. */
export const compress: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers, body } = c.res
  if (!body || headers.has('Content-Encoding') || !texts.test(headers.get('Content-Type') ?? '')) return
  c.header('Vary', 'Accept-Encoding', { append: true })
  const encoding = encodingFor(c.req.header('Accept-Encoding'))
  if (!encoding || c.req.method === 'HEAD') return
  const plain = Buffer.from(await c.res.arrayBuffer())
  const sent = plain.length < worthIt ? plain : await compressors[encoding](plain, 'quickly')
  c.res = new Response(new Uint8Array(sent), c.res)
  c.header('Content-Length', String(sent.length))
  if (sent !== plain) c.header('Content-Encoding', encoding)
}
