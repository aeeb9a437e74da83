import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { generateCatalogue } from '../../bench/generated-catalogue.ts'
import { createCatalogue } from '../../domain/catalogue/snapshot/catalogue.ts'
import { defaultSettings } from '../../domain/settings/default-settings.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'
import { hashInlineParts, inlineHashesHeader } from '../../web/document/inline-parts.server.ts'
import type { Site } from '../../web/document/page-backend.server.ts'
import { createCacheKeys } from './cache-key.ts'
import { createPageCache } from './page-cache.ts'

const createPlainApp = setUpTestApp()

const pages = [
  ...['/', '/nosotros', '/contacto', '/productos', '/servicio-tecnico', '/mineria', '/forestal'],
  ...['/agricola', '/construccion', '/ceramica', '/papel', '/vidrio'],
]

const pageCacheRules = {
  ...Object.fromEntries(pages.map((path) => [path, 'always' as const])),
  '/productos': 'list' as const,
}

const createTestApp = (options: Parameters<typeof createPlainApp>[0] = {}) =>
  createPlainApp({ pageCacheRules, ...options })

/** A site whose pages contain a render count. */
function countingSite() {
  const made: string[] = []
  const site: Site = async (request) => {
    const { pathname, search } = new URL(request.url)
    made.push(pathname + search)
    return new Response(`<p>${pathname} ${made.length}</p>`, { headers: { 'Content-Type': 'text/html' } })
  }
  return { made, site }
}

test('a thousand simultaneous visitors of a cold page cost one render', async () => {
  const { made, site } = countingSite()
  const app = await createTestApp({ site })
  const responses = await Promise.all(Array.from({ length: 1000 }, () => app.get('/nosotros')))
  expect(made).toEqual(['/nosotros'])
  expect(new Set(responses.map(({ body }) => body))).toEqual(new Set(['<p>/nosotros 1</p>']))
})

test('a cached page is sent in the encoding that the client accepts', async () => {
  const { made, site } = countingSite()
  const app = await createTestApp({ site })
  const get = async (accepted: string) => {
    const response = await app.raw('/nosotros', { headers: { 'Accept-Encoding': accepted } })
    const body = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('Content-Length')).toBe(String(body.length))
    expect(response.headers.get('Vary')).toBe('Accept-Encoding')
    return { encoding: response.headers.get('Content-Encoding'), body }
  }
  const br = await get('gzip, deflate, br')
  expect([br.encoding, brotliDecompressSync(br.body).toString()]).toEqual(['br', '<p>/nosotros 1</p>'])
  const gzip = await get('gzip;q=0.8, br;q=0')
  expect([gzip.encoding, gunzipSync(gzip.body).toString()]).toEqual(['gzip', '<p>/nosotros 1</p>'])
  const plain = await get('')
  expect([plain.encoding, plain.body.toString()]).toEqual([null, '<p>/nosotros 1</p>'])
  expect(made.length).toBe(1)
})

test('a cached page carries the security headers and may be cached by proxies', async () => {
  const app = await createTestApp({ site: countingSite().site })
  for (const visit of ['first', 'second']) {
    const { headers } = await app.get('/nosotros')
    expect(headers.get('Content-Security-Policy'), visit).toContain("default-src 'none'")
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=10')
  }
})

test('a conditional request for an unchanged page is 304 without a body', async () => {
  const app = await createTestApp({ site: countingSite().site })
  const etag = (await app.get('/nosotros')).headers.get('ETag') ?? ''
  expect(etag).toMatch(/^W\/".{22}"$/)
  const again = await app.get('/nosotros', { 'If-None-Match': `"other", ${etag}` })
  expect([again.status, again.body]).toEqual([304, ''])
  expect(again.headers.get('ETag')).toBe(etag)
  expect((await app.get('/nosotros', { 'If-None-Match': '"other"' })).status).toBe(200)
})

test.each(['/api/products', '/api/products/101', '/api/categories/subcategories'])(
  'the response of %s is cached as a page is',
  async (path) => {
    const app = await createTestApp()
    const first = await app.get(path)
    expect(first.headers.get('Cache-Control')).toMatch(/^public, .*s-maxage/)
    await app.db.execute(`update products set name = 'Otro' where id = 101`)
    await app.db.execute(`update categories set name = 'OTRA' where id = 1`)
    expect((await app.get(path)).body).toEqual(first.body)
    const known = await app.get(path, { 'If-None-Match': first.headers.get('ETag') ?? '' })
    expect([known.status, known.body]).toEqual([304, ''])
  },
)

test('the cache evicts the least recently used page', async () => {
  const rendered: string[] = []
  const cache = createPageCache({
    render: async (address) => {
      rendered.push(address)
      return new Response(address)
    },
    catalogue: { current: await createCatalogue(generateCatalogue(79)) },
    settings: { current: defaultSettings },
    keyOf: createCacheKeys(pageCacheRules),
    monotonicMs: () => performance.now(),
    onError: (error) => expect.unreachable(String(error)),
    // Headers count as 8 kB per page.
    maxBytes: 20_000,
  })
  for (const path of ['/mineria', '/papel', '/mineria', '/vidrio', '/mineria', '/papel']) await cache.get(path)
  expect(rendered).toEqual(['/mineria', '/papel', '/vidrio', '/papel'])
})

test('HEAD gets the response of GET without the body', async () => {
  const { made, site } = countingSite()
  const app = await createTestApp({ site })
  const head = await app.request('/nosotros', { method: 'HEAD' })
  const get = await app.request('/nosotros')
  expect([head.status, head.body, get.body]).toEqual([200, '', '<p>/nosotros 1</p>'])
  expect(head.headers.get('Content-Length')).toBe(get.headers.get('Content-Length'))
  expect(made.length).toBe(1)
})

test('a change of the catalogue empties the cache', async () => {
  const { made, site } = countingSite()
  const app = await createTestApp({ site })
  await app.get('/')
  await app.get('/nosotros')
  const before = (await app.get('/api/products')).body.products[0].name
  await app.db.execute(`update products set name = 'Otro nombre' where id = 101`)
  expect((await app.get('/api/products')).body.products[0].name).toBe(before)
  await app.reloadCatalogue()
  expect((await app.get('/api/products')).body.products[0].name).toBe('Otro nombre')
  expect((await app.get('/')).body).toBe('<p>/ 3</p>')
  expect(made).toEqual(['/', '/nosotros', '/'])
})

test('a response that depends on the user varies by Authorization', async () => {
  const app = await createTestApp()
  for (const path of ['/api/banners/active', '/api/products/101']) {
    expect((await app.get(path)).headers.get('Vary'), path).toBe('Authorization, Accept-Encoding')
  }
})

test('a page that was being rendered while the catalogue changed is not cached', async () => {
  const gates: (() => void)[] = []
  const site: Site = async () => {
    await new Promise<void>((open) => gates.push(open))
    return new Response(`page ${gates.length}`)
  }
  const app = await createTestApp({ site })
  const early = app.get('/nosotros')
  await expect.poll(() => gates.length).toBe(1)
  await app.reloadCatalogue()
  const late = app.get('/nosotros')
  await expect.poll(() => gates.length).toBe(2)
  for (const open of gates) open()
  await Promise.all([early, late])
  const cached = await app.get('/nosotros')
  expect(cached.body).toBe((await late).body)
  expect(gates.length).toBe(2)
})

test('an old page is still served while it is rendered again', async () => {
  const { made, site } = countingSite()
  let time = 1000
  const app = await createTestApp({ site, monotonicMs: () => time })
  await app.get('/nosotros')
  time += 31_000
  expect((await app.get('/nosotros')).body).toBe('<p>/nosotros 1</p>')
  await expect.poll(async () => (await app.get('/nosotros')).body).toBe('<p>/nosotros 2</p>')
  expect(made.length).toBe(2)
})

test('a client with too many pages open does not keep an old page from being rendered again', async () => {
  const { made, site } = countingSite()
  const release = Promise.withResolvers<void>()
  let held = 0
  let time = 1000
  const app = await createTestApp({
    site: async (request, ...rest) => {
      if (request.url.includes('name=')) {
        held++
        await release.promise
      }
      return site(request, ...rest)
    },
    trustProxy: 1,
    monotonicMs: () => time,
  })
  const get = (path: string) => app.raw(path, { headers: { 'X-Forwarded-For': '10.1.1.1' } })
  await get('/nosotros')
  const searches = Array.from({ length: 50 }, (_, number) => get(`/productos?name=${number}`))
  await expect.poll(() => held).toBe(50)
  expect((await get('/contacto')).status).toBe(503)
  time += 31_000
  await get('/nosotros')
  await expect.poll(() => made).toEqual(['/nosotros', '/nosotros'])
  release.resolve()
  await Promise.all(searches)
})

test('of many old pages ten are rendered again at once, the others for their next visitors', async () => {
  const { made, site } = countingSite()
  const underWay = new Set<string>()
  let most = 0
  let time = 1000
  const app = await createTestApp({
    site: async (request, ...rest) => {
      underWay.add(request.url)
      most = Math.max(most, underWay.size)
      await setImmediate()
      underWay.delete(request.url)
      return site(request, ...rest)
    },
    monotonicMs: () => time,
  })
  for (const page of pages) await app.get(page)
  time += 31_000
  await Promise.all(pages.map((page) => app.get(page)))
  await expect.poll(() => made.length).toBe(22)
  expect(most).toBe(10)
  const visitAll = () => Promise.all(pages.map((page) => app.get(page)))
  await expect.poll(() => visitAll().then(() => made.length)).toBe(24)
})

test('setting the clock back a day does not keep an old page', async () => {
  const { site } = countingSite()
  let time = 1000
  let clock = Date.parse('2026-11-15T12:00:00Z')
  const app = await createTestApp({ site, monotonicMs: () => time, now: () => new Date(clock) })
  await app.get('/nosotros')
  clock -= 24 * 3_600_000
  time += 61_000
  expect((await app.get('/nosotros')).body).toBe('<p>/nosotros 2</p>')
})

test('a stale page is rendered again before it is served, unless rendering fails', async () => {
  const { made, site } = countingSite()
  let time = 1000
  let isBroken = false
  const app = await createTestApp({
    site: async (...args) => (isBroken ? new Response('broken', { status: 503 }) : site(...args)),
    monotonicMs: () => time,
  })
  await app.get('/nosotros')
  time += 3_600_000
  expect((await app.get('/nosotros')).body).toBe('<p>/nosotros 2</p>')
  time += 3_600_000
  isBroken = true
  expect((await app.get('/nosotros')).body).toBe('<p>/nosotros 2</p>')
  expect(made.length).toBe(2)
})

test('a page that cannot be rendered again stays cached', async () => {
  let time = 1000
  let calls = 0
  const site: Site = async () => (calls++ === 0 ? new Response('good') : new Response('bad', { status: 503 }))
  const app = await createTestApp({ site, monotonicMs: () => time })
  await app.get('/nosotros')
  time += 31_000
  await app.get('/nosotros')
  await expect.poll(() => calls).toBe(2)
  expect((await app.get('/nosotros')).body).toBe('good')
})

test('personal pages and failures are not cached', async () => {
  const seen: string[] = []
  const site: Site = async (request) => {
    const { pathname } = new URL(request.url)
    seen.push(pathname)
    return new Response('page', { status: pathname === '/rota' ? 503 : 200 })
  }
  const app = await createTestApp({ site })
  for (const path of ['/cotizacion', '/confirmacion', '/login', '/rota']) {
    seen.length = 0
    const first = await app.get(path)
    const second = await app.get(path)
    expect(seen.filter((made) => made === path).length, path).toBeGreaterThanOrEqual(2)
    for (const { headers } of [first, second]) {
      expect(headers.get('Cache-Control'), path).toBe('private, no-cache')
      expect(headers.get('ETag')).toBeNull()
    }
  }
})

test('headers and params of a visitor never reach the cached page', async () => {
  const headersSeen: string[][] = []
  const site: Site = async (request) => {
    headersSeen.push([...request.headers.keys()])
    return new Response(new URL(request.url).search)
  }
  const app = await createTestApp({ site })
  const { body } = await app.get('/nosotros?utm_source=correo', { Cookie: 'session=1', 'X-Forwarded-For': '1.2.3.4' })
  expect([body, headersSeen]).toEqual(['', [[]]])
})

test('banners for the holder of a token are never cached', async () => {
  const app = await createTestApp()
  await app.get('/api/banners/active')
  expect((await app.get('/api/banners/active', { Authorization: 'Bearer nonsense' })).status).toBe(401)
  expect((await app.get('/api/banners/active')).status).toBe(200)
})

test('a search is not cached, but compressed', async () => {
  const app = await createTestApp()
  const response = await app.raw('/api/products?name=zuncho', { headers: { 'Accept-Encoding': 'br' } })
  expect(response.headers.get('Content-Encoding')).toBe('br')
  expect(response.headers.get('Cache-Control')).toBe('private, no-cache')
  const { products } = JSON.parse(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString())
  expect(products.length).toBe(12)
})

test('a redirect is made once and not stored', async () => {
  const made: string[] = []
  const site: Site = async (request) => {
    made.push(new URL(request.url).pathname)
    return new Response(null, { status: 302, headers: { Location: '/' } })
  }
  const app = await createTestApp({ site })
  for (const visit of [1, 2]) {
    const { status, headers } = await app.get('/wp-login')
    expect([status, headers.get('Location'), headers.get('Cache-Control')]).toEqual([302, '/', 'private, no-cache'])
    expect(made).toHaveLength(visit)
  }
})

test('a page that names its inline parts is cached with their hashes instead of a nonce', async () => {
  const site: Site = async (_request, _backend, { nonce = '' }) => {
    const page = `<script nonce="${nonce}">ours()</script><script nonce="x">injected()</script><script>bare()</script>`
    const headers = { 'Content-Type': 'text/html', [inlineHashesHeader]: hashInlineParts(page, nonce) }
    return new Response(page, { headers })
  }
  const app = await createTestApp({ site })
  const { headers } = await app.get('/nosotros')
  const ours = createHash('sha256').update('ours()').digest('base64')
  expect(headers.get('Content-Security-Policy')).toContain(`script-src 'self' 'sha256-${ours}';`)
  expect(headers.get('Content-Security-Policy')).not.toContain('nonce-')
  expect(headers.has(inlineHashesHeader)).toBe(false)
})
