import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { compressors, type Encoding } from '../encodings.ts'

/** A response compressed in every encoding. */
export type StoredResponse = { etag: string; headers: Record<string, string>; bodies: Record<Encoding, Buffer> }

/**
 * Proxies cache it for seconds; browsers revalidate each time. `stale-while-revalidate` would let browsers, too, show
 * outdated pages.
 */
const cacheControl = 'public, max-age=0, s-maxage=10'

export async function storeResponse(response: Response): Promise<StoredResponse> {
  const body = Buffer.from(await response.arrayBuffer())
  // Weak, because the bytes differ between encodings.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const vary = [response.headers.get('Vary'), 'Accept-Encoding'].filter(Boolean).join(', ')
  response.headers.delete('Content-Length')
  const headers = { ...Object.fromEntries(response.headers), 'cache-control': cacheControl, etag, vary }
  const [br, gzip] = await Promise.all([compressors.br(body, 'well'), compressors.gzip(body, 'well')])
  return { etag, headers, bodies: { br: trimmed(br), gzip: trimmed(gzip) } }
}

/** Copies a compressor's output, which may be a small view of a large buffer. */
const trimmed = (bytes: Buffer) => Buffer.from(Uint8Array.from(bytes).buffer)

/** An estimate, in bytes. */
const headersSize = 8_192

export const sizeOf = ({ bodies }: StoredResponse) => bodies.br.length + bodies.gzip.length + headersSize

export const isUnchanged = ({ etag }: StoredResponse, ifNoneMatch: string | undefined) =>
  ifNoneMatch?.split(',').some((known) => known.trim() === '*' || known.trim().replace(/^(W\/)?/, 'W/') === etag)

export const plainBody = ({ bodies }: StoredResponse) => promisify(brotliDecompress)(bodies.br)
