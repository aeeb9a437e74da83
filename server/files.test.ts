import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/support/test-database.ts'
import { precompress } from '../tools/precompress.ts'
import { serveFolder } from './files.ts'

const script = 'const zuncho = "PET"\n'.repeat(200)

function createFiles() {
  const folder = temporaryFolder()
  const root = join(folder, 'public')
  mkdirSync(join(root, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(root, '.hidden.txt'), 'hidden')
  writeFileSync(join(root, 'video.mp4'), '0123456789')
  writeFileSync(join(root, 'assets/app.js'), script)
  precompress(root)
  const app = new Hono().use(serveFolder({ root, cacheControl: (path) => `max-age=1, for=${path}` }))
  return (path: string, headers: Record<string, string> = {}, method = 'GET') => app.request(path, { method, headers })
}

const get = createFiles()

test('a file is sent with its type, length and Cache-Control', async () => {
  const response = await get('/video.mp4')
  expect([response.status, await response.text()]).toEqual([200, '0123456789'])
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '10',
    'cache-control': 'max-age=1, for=video.mp4',
  })
})

test('a range of a file is 206, one beyond its end is 416', async () => {
  const parts: [string, string, string][] = [
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ]
  for (const [range, text, contentRange] of parts) {
    const response = await get('/video.mp4', { Range: range })
    expect([response.status, await response.text(), response.headers.get('Content-Range')]).toEqual([
      206,
      text,
      contentRange,
    ])
    expect(response.headers.get('Content-Length')).toBe(String(text.length))
  }
  const beyond = await get('/video.mp4', { Range: 'bytes=10-' })
  expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([416, 'bytes */10'])
})

test('a conditional request for an unchanged file is 304 without a body', async () => {
  const etag = (await get('/video.mp4')).headers.get('ETag') ?? ''
  const again = await get('/video.mp4', { 'If-None-Match': etag })
  expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag])
})

test('HEAD has the length and no body', async () => {
  // HEAD ignores Range.
  for (const headers of [{}, { Range: 'bytes=0-3' }, { Range: 'bytes=10-' }] as Record<string, string>[]) {
    const response = await get('/video.mp4', headers, 'HEAD')
    expect([response.status, response.headers.get('Content-Length'), await response.text()]).toEqual([200, '10', ''])
  }
})

test('a text is sent compressed if the client accepts it', async () => {
  const bytes = async (accepted: string) => {
    const response = await get('/assets/app.js', { 'Accept-Encoding': accepted })
    const body = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('Vary')).toBe('Accept-Encoding')
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    return { body, encoding: response.headers.get('Content-Encoding'), etag: response.headers.get('ETag') }
  }
  const [br, gzip, plain] = [await bytes('br, gzip'), await bytes('gzip'), await bytes('identity')]
  expect([br.encoding, brotliDecompressSync(br.body).toString()]).toEqual(['br', script])
  expect([gzip.encoding, gunzipSync(gzip.body).toString()]).toEqual(['gzip', script])
  expect([plain.encoding, plain.body.toString()]).toEqual([null, script])
  expect(new Set([br.etag, gzip.etag, plain.etag]).size).toBe(3)
})

test('files that are outside the folder, hidden or of an unknown type are not served', async () => {
  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/.hidden.txt',
    '/assets',
    '/app.js.br',
    '/%ff.js',
    '/no.js',
  ]) {
    expect((await get(path)).status, path).toBe(404)
  }
})
