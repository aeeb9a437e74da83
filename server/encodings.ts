import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** For the last tenth of its size brotli needs seventy times the work of all before. */
const quality = { quickly: { br: 4, gzip: 5 }, well: { br: 5, gzip: 6 }, best: { br: 11, gzip: 9 } }
type Effort = keyof typeof quality

export const compressors = {
  br: (body: Buffer, how: Effort) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality[how].br,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer, how: Effort) => promisify(gzip)(body, { level: quality[how].gzip }),
}

export type Encoding = keyof typeof compressors

/** Named among what is accepted, and not with a weight of nothing. */
const naming = (name: Encoding) =>
  new RegExp(String.raw`(^|,)\s*${name}\s*(;(?!\s*q=0(\.0*)?\s*(,|$))[^,]*)?(,|$)`, 'i')
const accepted = { br: naming('br'), gzip: naming('gzip') }

/** The better of those that the visitor's program understands. */
export function encodingFor(accepts: string | undefined): Encoding | undefined {
  if (!accepts) return undefined
  return accepted.br.test(accepts) ? 'br' : accepted.gzip.test(accepts) ? 'gzip' : undefined
}
