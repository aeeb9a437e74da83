import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { Readable } from 'node:stream'
import type { Context, MiddlewareHandler } from 'hono'
import { encodingFor } from './encodings.ts'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const suffixes = { br: '.br', gzip: '.gz' }

/** Two of them lie ready for a visitor who does not read. */
const pieceBytes = 32 * 1024

type File = { path: string; size: number; etag: string; encoding?: string }

type Options = {
  root: string
  /** Of a request's path, the part that leads from the root to the file. */
  below?: string
  /** The version is what the address tells after `v=`. */
  cacheControl: (path: string, version: string | undefined) => string
}

/** Files of a folder: whole, in part, or not at all when the visitor has them; compressed where a compressed one lies beside. */
export function serveFolder({ root, below = '/', cacheControl }: Options): MiddlewareHandler {
  return async (c, next) => {
    const name = readName(c.req.path, below)
    const type = types[extname(name)]
    if (!type || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next()
    const plain = await findFile(join(root, name))
    if (!plain) return next()
    const file = (await findEncoded(plain, c.req.header('Accept-Encoding'))) ?? plain
    c.header('Content-Type', type)
    c.header('Cache-Control', cacheControl(name, c.req.query('v')))
    c.header('ETag', file.etag)
    c.header('Vary', 'Accept-Encoding')
    c.header('X-Content-Type-Options', 'nosniff')
    if (file.encoding) c.header('Content-Encoding', file.encoding)
    return answerWith(c, file)
  }
}

/** Nothing above the folder, nothing hidden. */
function readName(path: string, below: string): string {
  try {
    const name = normalize(decodeURIComponent(path.slice(below.length)))
    return /(^|\/)\.|\0|\\/.test(name) ? '' : name
  } catch {
    return ''
  }
}

async function findFile(path: string): Promise<File | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) return undefined
  return { path, size: found.size, etag: `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"` }
}

async function findEncoded({ path }: File, accepted: string | undefined): Promise<File | undefined> {
  const encoding = encodingFor(accepted)
  const file = encoding && (await findFile(path + suffixes[encoding]))
  return file && { ...file, encoding }
}

function answerWith(c: Context, file: File): Response {
  if (knows(c.req.header('If-None-Match'), file)) return c.body(null, 304)
  if (!file.encoding) c.header('Accept-Ranges', 'bytes')
  const isDivisible = c.req.method === 'GET' && !file.encoding
  const range = isDivisible ? readRange(c.req.header('Range'), c.req.header('If-Range'), file) : undefined
  if (range === 'unsatisfiable') return c.body(null, 416, { 'Content-Range': `bytes */${file.size}` })
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  c.header('Content-Length', String(end - start + 1))
  if (range) c.header('Content-Range', `bytes ${start}-${end}/${file.size}`)
  if (c.req.method === 'HEAD' || file.size === 0) return c.body(null)
  const body = Readable.toWeb(createReadStream(file.path, { start, end, highWaterMark: pieceBytes })) as ReadableStream
  return c.body(body, range ? 206 : 200)
}

const knows = (ifNoneMatch: string | undefined, { etag }: File) =>
  ifNoneMatch?.split(',').some((known) => ['*', etag, `W/${etag}`].includes(known.trim()))

/** One range, as video players ask for; a list of several, or of another version of the file, gets the whole. */
function readRange(range: string | undefined, ifRange: string | undefined, { size, etag }: File) {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if ((!from && !to) || (ifRange && ifRange !== etag)) return undefined
  const start = from ? Number(from) : Math.max(0, size - Number(to))
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1
  return start > end ? ('unsatisfiable' as const) : { start, end }
}
