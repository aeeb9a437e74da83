import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { compressors, type Encoding } from '../encodings.ts'

export type Encoded = { body: Buffer; headers: string[] }

/** An answer, ready to be sent again and again: compressed, and with headers as Node writes them. */
export type StoredAnswer = {
  etag: string
  length: number
  isTight: boolean
  encoded: Record<Encoding, Encoded>
  /** Of those that are the same whatever the encoding. */
  headers: Record<string, string>
  /** What goes with the answer that there is nothing new. */
  unchangedHeaders: string[]
}

/**
 * A cache in between may answer too, for seconds; a browser asks whether it is still so. Browsers, too, would take a
 * `stale-while-revalidate` as leave to show what is old.
 */
const cacheControl = 'public, max-age=0, s-maxage=10'

/** The former one, if nothing is new. */
export async function storeAnswer(answer: Response, former?: StoredAnswer): Promise<StoredAnswer> {
  const body = Buffer.from(await answer.arrayBuffer())
  // Weak: the same page in another encoding is another row of bytes.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  if (former?.etag === etag) return former
  answer.headers.delete('Content-Length')
  const own = { 'cache-control': cacheControl, etag, vary: withEncoding(answer.headers.get('Vary')) }
  const headers: Record<string, string> = { ...Object.fromEntries(answer.headers), ...own }
  const { 'content-type': _, ...unchanged } = headers
  return {
    etag,
    length: body.length,
    isTight: false,
    encoded: await encode(body, headers, 'well'),
    headers,
    unchangedHeaders: Object.entries(unchanged).flat(),
  }
}

const withEncoding = (vary: string | null) => [vary, 'Accept-Encoding'].filter(Boolean).join(', ')

/** As small as can be: worth the work for an answer that stays. */
export const tighten = async (answer: StoredAnswer): Promise<StoredAnswer> => ({
  ...answer,
  isTight: true,
  encoded: await encode(await plainBody(answer), answer.headers, 'best'),
})

async function encode(body: Buffer, headers: Record<string, string>, effort: 'well' | 'best') {
  const encodeAs = async (encoding: Encoding) => {
    const encoded = exactly(await compressors[encoding](body, effort))
    const all = { ...headers, 'content-encoding': encoding, 'content-length': String(encoded.length) }
    return { body: encoded, headers: Object.entries(all).flat() }
  }
  const [br, gzip] = await Promise.all([encodeAs('br'), encodeAs('gzip')])
  return { br, gzip }
}

/** What comes out of a compressor may be a small part of a large piece of memory. */
const exactly = (bytes: Buffer) => Buffer.from(Uint8Array.from(bytes).buffer)

/** Headers, some kilobytes of them, are about the same for all. */
const headersSize = 8_192

export const sizeOf = (answer: StoredAnswer | undefined) =>
  answer ? answer.encoded.br.body.length + answer.encoded.gzip.body.length + headersSize : 0

export const isKnown = ({ etag }: StoredAnswer, ifNoneMatch: string | undefined) =>
  ifNoneMatch?.split(',').some((known) => known.trim() === '*' || known.trim().replace(/^(W\/)?/, 'W/') === etag)

export const plainBody = ({ encoded }: StoredAnswer) => promisify(brotliDecompress)(encoded.br.body)
