import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { compressors, type Encoding } from '../encodings.ts'

type Bytes = Buffer<ArrayBuffer>
export type StoredResponse = { etag: string; headers: Record<string, string>; bodies: Record<Encoding, Bytes> }

const decompress = promisify(brotliDecompress)

/** With `stale-while-revalidate` browsers, too, would show outdated pages. */
const cacheControl = 'public, max-age=0, s-maxage=10'

export async function storeResponse(response: Response): Promise<StoredResponse> {
  const body = Buffer.from(await response.arrayBuffer())
  // The ETag is weak, because the bytes differ between encodings.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const vary = [response.headers.get('Vary'), 'Accept-Encoding'].filter(Boolean).join(', ')
  response.headers.delete('Content-Length')
  const headers = { ...Object.fromEntries(response.headers), 'cache-control': cacheControl, etag, vary }
  const [br, gzip] = await Promise.all([compressors.br(body, 'well'), compressors.gzip(body, 'well')])
  return { etag, headers, bodies: { br: trimmed(br), gzip: trimmed(gzip) } }
}

/** A compressor's output may be a small view of a large buffer. */
const trimmed = (bytes: Buffer) => Buffer.from(Uint8Array.from(bytes).buffer)

const headersSize = 8_192

export const sizeOf = ({ bodies }: StoredResponse) => bodies.br.length + bodies.gzip.length + headersSize

export const isUnchanged = ({ etag }: StoredResponse, ifNoneMatch: string | undefined) =>
  ifNoneMatch?.split(',').some((known) => known.trim() === '*' || known.trim().replace(/^(W\/)?/, 'W/') === etag)

/** Few clients request pages uncompressed; those who do at the same time share one copy. */
const plainBodies = new LRUCache<string, Bytes, StoredResponse>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ length }) => length + 1,
  fetchMethod: async (_etag, _stale, { context: { bodies } }) => trimmed(await decompress(bodies.br)),
})

export const plainBody = (stored: StoredResponse) => plainBodies.forceFetch(stored.etag, { context: stored })
