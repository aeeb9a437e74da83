import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

/** Brotli's highest quality saves another tenth of the size but takes about seventy times as long. */
const quality = { quickly: { br: 4, gzip: 5 }, well: { br: 8, gzip: 6 }, best: { br: 11, gzip: 9 } }
type Effort = keyof typeof quality

/** Brotli allocates its whole window, and many large allocations make V8 collect garbage again and again. */
const windowFor = ({ length }: Buffer) =>
  Math.min(
    Math.max(Math.ceil(Math.log2(length + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  )

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export const compressors = {
  br: (body: Buffer, how: Effort) =>
    toBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality[how].br,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGWIN]: windowFor(body),
      },
    }),
  gzip: (body: Buffer, how: Effort) => toGzip(body, { level: quality[how].gzip }),
}

export type Encoding = keyof typeof compressors

const naming = (name: Encoding) =>
  new RegExp(String.raw`(^|,)\s*${name}\s*(;(?!\s*q=0(\.0*)?\s*(,|$))[^,]*)?(,|$)`, 'i')
const accepted = { br: naming('br'), gzip: naming('gzip') }

export function encodingFor(accepts: string | undefined): Encoding | undefined {
  if (!accepts) return undefined
  return accepted.br.test(accepts) ? 'br' : accepted.gzip.test(accepts) ? 'gzip' : undefined
}

const texts = /^(text\/(html|css|plain|csv|xml|x-script)|application\/(json|xml))/
const worthIt = 1024

export const denySharedCaching: MiddlewareHandler = async (c, next) => {
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
