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

/** The better of those that the visitor's program understands. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  const names = (accepted ?? '').split(',').map((part) => part.trim().toLowerCase())
  const takes = (name: string) =>
    names.some((entry) => entry === name || (entry.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(entry)))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined
}
