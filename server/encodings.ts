import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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
