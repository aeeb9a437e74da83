import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { apiCacheRules } from '../api/api.ts'
import { openDrizzle } from '../db/connect.ts'
import { readPictureAddress } from '../shared/catalogue/picture.ts'
import { createClient } from '../shared/client.ts'
import { aContact, aQuotation } from '../tests/support/samples.ts'
import { setUpTestApp } from '../tests/support/test-app.ts'
import type { Site } from '../web/document/page-backend.server.ts'
import { rateLimits } from './guard/rate-limits.ts'

const createTestApp = setUpTestApp()

const unreachable = () => openDrizzle(new pg.Pool({ host: '127.0.0.1', port: 1 }))

const perMinute = (requests: number) => [{ method: 'POST', path: '/api/contacts', requests, perMs: 60_000 }]

test('GET /healthz says that the process is alive', async () => {
  const app = await createTestApp()
  expect(await app.get('/healthz')).toMatchObject({ status: 200, body: 'ok' })
})

test('GET /readyz is 200 when the database and the queue respond', async () => {
  const app = await createTestApp()
  expect(await app.get('/readyz')).toMatchObject({ status: 200, body: 'ok' })
})

test('every response carries the security headers', async () => {
  const app = await createTestApp()
  for (const path of ['/', '/healthz', '/api/products', '/api/nowhere']) {
    const { headers } = await app.get(path)
    const policy = headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'self' 'nonce-[^' ]+';/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe-inline')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
  }
})

test('HSTS includes subdomains only if configured', async () => {
  const app = await createTestApp({ hstsSubdomains: true })
  const { headers } = await app.get('/')
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains')
})

test('every page has its own nonce, which the policy names', async () => {
  const site: Site = async (_request, _backend, { nonce }) =>
    new Response(nonce, { headers: { 'Content-Type': 'text/html' } })
  const app = await createTestApp({ site })
  const pages = [await app.get('/'), await app.get('/nosotros')]
  for (const { body, headers } of pages) {
    expect(body).toMatch(/^[\w+/]{22}==$/)
    const policy = headers.get('Content-Security-Policy')
    expect(policy).toContain(`script-src 'self' 'nonce-${body}';`)
    expect(policy).toContain(`style-src 'self' 'nonce-${body}';`)
  }
  expect(pages[0]?.body).not.toBe(pages[1]?.body)
})

test('a form posted to a page has a rate limit and a size limit', async () => {
  const app = await createTestApp({ rateLimits: [{ method: 'POST', path: '/*', requests: 1, perMs: 60_000 }] })
  const post = () => app.request('/contacto', { method: 'POST', body: new URLSearchParams({ name: 'Ana' }) })
  expect((await post()).status).toBe(200)
  expect((await post()).status).toBe(429)
  const large = new URLSearchParams({ message: 'x'.repeat(70_000) })
  const other = await createTestApp()
  expect((await other.request('/contacto', { method: 'POST', body: large })).status).toBe(413)
})

test('a rejected form post gets a page of the site, a rejected API call gets JSON', async () => {
  const app = await createTestApp({
    rateLimits: [{ method: 'POST', path: '/*', requests: 0, perMs: 60_000 }],
    site: async (request, _backend, { rejection }) =>
      new Response(`${request.method} ${rejection}`, {
        status: rejection ?? 200,
        headers: { 'Content-Type': 'text/html' },
      }),
  })
  const page = await app.request('/contacto', { method: 'POST', body: new URLSearchParams({ name: 'Ana' }) })
  expect(page).toMatchObject({ status: 429, body: 'GET 429' })
  expect(page.headers.get('Content-Type')).toBe('text/html')
  expect(page.headers.get('Retry-After')).toBe('60')
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(await app.post('/api/contacts', aContact())).toMatchObject({
    status: 429,
    body: { error: { code: 'too_many_requests' } },
  })
})

test('behind a proxy that terminates TLS a page sees the public address', async () => {
  const seen: string[] = []
  const app = await createTestApp({
    site: async (request) => {
      seen.push(`${request.url} ${await request.text()}`)
      return new Response('page')
    },
  })
  await app.request('http://precinta.example/contacto?x=1', { method: 'POST', body: 'name=Ana' })
  await app.request('http://127.0.0.1:3000/contacto', { method: 'POST', body: 'name=Ana' })
  expect(seen).toEqual(['https://precinta.example/contacto?x=1 name=Ana', 'http://127.0.0.1:3000/contacto name=Ana'])
})

test('a file of an older build is not found', async () => {
  const app = await createTestApp()
  expect((await app.get('/assets/gone-abc.js')).status).toBe(404)
})

test('an unknown API path is 404 with the common error body', async () => {
  const app = await createTestApp()
  expect(await app.get('/api/nowhere')).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
})

test('GET /api/openapi.json describes all public calls', async () => {
  const app = await createTestApp()
  const { body } = await app.get('/api/openapi.json')
  expect(
    Object.entries(body.paths)
      .filter(([path]) => !path.startsWith('/admin/'))
      .flatMap(([path, item]) => Object.keys(item as object).map((method) => `${method} ${path}`))
      .sort(),
  ).toEqual([
    'get /banners/active',
    'get /categories/subcategories',
    'get /comparison',
    'get /fits',
    'get /products',
    'get /products/{id}',
    'post /contacts',
    'post /invoices',
    'post /searches',
  ])
})

test('GET /api/docs is a page that shows the calls', async () => {
  const app = await createTestApp()
  const { status, body } = await app.get('/api/docs')
  expect(status).toBe(200)
  for (const text of ['GET /api/products', 'POST /api/invoices', 'QuotationRequest']) expect(body).toContain(text)
})

test('every public route of the API declares whether it is cached', async () => {
  const app = await createTestApp()
  const { paths } = (await app.get('/api/openapi.json')).body
  const read = Object.keys(paths).filter((path) => paths[path].get && !path.startsWith('/admin/'))
  const declared = Object.keys(apiCacheRules).map((path) => path.replace(/:(\w+)\{.*\}/, '{$1}'))
  expect(declared).toEqual(expect.arrayContaining(read))
})

test.each(['/api/openapi.json', '/api/docs', '/api/docs.css'])('GET %s is cached, whatever its query', async (path) => {
  const app = await createTestApp()
  const first = await app.get(path)
  const etag = first.headers.get('ETag') ?? ''
  expect(etag).not.toBe('')
  const again = await app.get(`${path}?x=1`, { 'If-None-Match': etag })
  expect([again.status, again.body]).toEqual([304, ''])
})

test('no request has the API described again, even if it bypasses the cache', async () => {
  const app = await createTestApp()
  const add = vi.spyOn(z.globalRegistry, 'add')
  onTestFinished(() => add.mockRestore())
  for (const path of ['/api/openapi.json', '/api/docs']) {
    expect((await app.get(path, { Authorization: 'Bearer x' })).status).toBe(200)
  }
  expect(add).not.toHaveBeenCalled()
})

test('a request beyond the limit is 429 with Retry-After', async () => {
  let time = 0
  const app = await createTestApp({ rateLimits: perMinute(2), monotonicMs: () => time })
  expect((await app.post('/api/contacts', aContact())).status).toBe(201)
  time += 20_000
  expect((await app.post('/api/contacts', aContact())).status).toBe(201)
  const rejected = await app.post('/api/contacts', aContact())
  expect(rejected).toMatchObject({ status: 429, body: { error: { code: 'too_many_requests' } } })
  expect(rejected.headers.get('Retry-After')).toBe('40')
  time += 40_000
  expect((await app.post('/api/contacts', aContact())).status).toBe(201)
})

test('what ended in 503 does not count towards the limit', async () => {
  let status = 503
  const app = await createTestApp({
    rateLimits: [{ method: 'GET', path: '/seguimiento/*', requests: 1, perMs: 60_000 }],
    site: async (_request, _backend, { rejection = status }) => new Response('page', { status: rejection }),
  })
  const statusOf = async () => (await app.get('/seguimiento/x')).status
  expect([await statusOf(), await statusOf(), await statusOf()]).toEqual([503, 503, 503])
  status = 200
  expect([await statusOf(), await statusOf()]).toEqual([200, 429])
})

test('setting the clock back a day does not lengthen the wait', async () => {
  let time = 0
  let clock = Date.parse('2026-11-15T12:00:00Z')
  const app = await createTestApp({ rateLimits: perMinute(1), monotonicMs: () => time, now: () => new Date(clock) })
  expect((await app.post('/api/contacts', aContact())).status).toBe(201)
  clock -= 24 * 3_600_000
  const rejected = await app.post('/api/contacts', aContact())
  expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([429, '60'])
  time += 60_000
  expect((await app.post('/api/contacts', aContact())).status).toBe(201)
})

test('rate limits count by the address that the trusted proxy reports', async () => {
  const app = await createTestApp({ rateLimits: perMinute(1), trustProxy: 1 })
  const postFrom = (address: string) =>
    app.post('/api/contacts', aContact(), { 'X-Forwarded-For': `9.9.9.9, ${address}` })
  expect((await postFrom('1.1.1.1')).status).toBe(201)
  expect((await postFrom('1.1.1.2')).status).toBe(201)
  expect((await postFrom('1.1.1.1')).status).toBe(429)
})

test('rate limits count all spellings of a path together', async () => {
  const app = await createTestApp({ rateLimits: [{ method: 'POST', path: '/contacto', requests: 1, perMs: 60_000 }] })
  const post = async (path: string) => (await app.request(path, { method: 'POST', body: 'a=b' })).status
  expect(await post('/contacto')).toBe(200)
  for (const spelling of ['/Contacto', '/contacto/', '/contacto.data', '/contacto/.data', '/contacto/_.data']) {
    expect(await post(spelling)).toBe(429)
  }
})

test('a limit of all paths counts every spelling of the start page, and a limit of the API every path below it', async () => {
  const limits = { requests: 1, perMs: 60_000 }
  const app = await createTestApp({
    rateLimits: [
      { method: 'GET', path: '/api/products/*', ...limits },
      { method: 'POST', path: '/*', ...limits },
    ],
  })
  const statusOf = async (path: string, method: string) => (await app.request(path, { method })).status
  await statusOf('/', 'POST')
  for (const spelling of ['//', '/.data', '/_.data', '/_root.data']) expect(await statusOf(spelling, 'POST')).toBe(429)
  await statusOf('/api/products/x', 'GET')
  for (const path of ['/api/products/.data', '/api/products/x.data']) expect(await statusOf(path, 'GET')).toBe(429)
})

test('the three ways of sending a request share one limit, in every spelling', async () => {
  const ways = ['/api/contacts', '/api/invoices', '/contacto', '/servicio-tecnico', '/cotizacion', '/mineria']
  const spellings = ['/API/contacts', '//api/invoices/', '/api/%63ontacts', '/contacto.data', '/Cotizacion/_.data']
  const app = await createTestApp({ rateLimits, trustProxy: 1 })
  const statusOf = async (path: string, index: number) => {
    const headers = { 'X-Forwarded-For': `2001:db8:1:${index}::1` }
    return (await app.request(path, { method: 'POST', body: 'a=b', headers })).status
  }
  const sent = Array.from({ length: 20 }, (_, index) => statusOf(ways[index % ways.length] ?? '', index))
  expect(await Promise.all(sent)).not.toContain(429)
  const more = await Promise.all([...ways, ...spellings].map(statusOf))
  expect(new Set(more)).toEqual(new Set([429]))
})

test('an X-Forwarded-For header from the client is ignored', async () => {
  const app = await createTestApp({ rateLimits: perMinute(1) })
  expect((await app.post('/api/contacts', aContact(), { 'X-Forwarded-For': '1.1.1.1' })).status).toBe(201)
  expect((await app.post('/api/contacts', aContact(), { 'X-Forwarded-For': '2.2.2.2' })).status).toBe(429)
})

test('every route that accepts data has a rate limit', () => {
  expect(rateLimits.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/searches',
    'POST /login',
    'POST /api/admin/me/password',
    'POST /api/admin/*',
    'GET /cotizacion/productos',
    'GET /cotizacion/lista.pdf',
    'GET /api/fits',
    'GET /seguimiento/*',
    'POST /seguimiento/*',
    'POST /*',
  ])
})

test('an internal failure is 500 without details, and no visitor data reaches the log', async () => {
  const app = await createTestApp()
  await app.db.execute(sql`alter table requests add constraint broken check (email not like 'ana%')`)
  try {
    const message = 'Hola\n    at casa de Ana, teléfono 1234'
    const { status, body } = await app.post('/api/contacts', { ...aContact(), message })
    expect(status).toBe(500)
    expect(body).toEqual({ error: { code: 'internal', message: 'Ocurrió un error inesperado.' } })
    const log = app.logLines.join('')
    expect(log).toContain('request failed')
    for (const word of ['Ana', 'ana.rojas', 'Río Claro', '1234', 'casa de']) expect(log).not.toContain(word)
  } finally {
    await app.db.execute(sql`alter table requests drop constraint broken`)
  }
})

test('while the database is unreachable requests are 503, and the catalogue is still served', async () => {
  const app = await createTestApp({ db: unreachable() })
  const response = await app.post('/api/contacts', aContact())
  expect(response).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } })
  expect(response.headers.get('Retry-After')).toBe('5')
  expect(await app.get('/api/banners/active', { Authorization: 'Bearer x' })).toMatchObject({ status: 503 })
  expect((await app.get('/api/products')).status).toBe(200)
  expect((await app.get('/api/banners/active')).status).toBe(200)
})

test('GET /readyz is 503 when the database or the queue does not respond', async () => {
  const app = await createTestApp({ isReady: async () => false })
  expect(await app.get('/readyz')).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } })
})

test('GET /readyz is never cached', async () => {
  let isReady = true
  const app = await createTestApp({ isReady: async () => isReady })
  expect((await app.get('/readyz')).status).toBe(200)
  isReady = false
  expect((await app.get('/readyz')).status).toBe(503)
})

test('a request is logged without personal data', async () => {
  const app = await createTestApp()
  await app.post('/api/contacts', aContact())
  expect(JSON.parse(app.logLines.at(-1) ?? '')).toMatchObject({ method: 'POST', path: '/api/contacts', status: 201 })
  expect(app.logLines.join('')).not.toContain('ana.rojas')
})

test('pictures and videos are served, and a missing file is 404', async () => {
  const app = await createTestApp()
  const picture = await app.raw('/media/products/zuncho-pet-16-verde-1-640.avif')
  expect(picture.status).toBe(200)
  expect(picture.headers.get('Content-Type')).toBe('image/avif')
  expect(picture.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect((await app.raw('/media/loops/envolvedora.mp4')).headers.get('Content-Type')).toBe('video/mp4')
  expect((await app.get('/media/products/no-such-1.jpg')).status).toBe(404)
  expect((await app.get('/media/../package.json')).body).not.toContain('"precinta"')
})

test('a picture is immutable under its versioned address, and cached for minutes under others', async () => {
  const app = await createTestApp()
  const { body } = await app.get('/api/products/108')
  const version = readPictureAddress(body.srcImg[0])?.version
  const file = '/media/products/zuncho-pet-16-verde-1-640.avif'
  const cacheControl = async (address: string) => (await app.raw(address)).headers.get('Cache-Control')
  expect(await cacheControl(`${file}?v=${version}`)).toBe('public, max-age=31536000, immutable')
  expect(await cacheControl(body.srcImg[0])).toBe('public, max-age=31536000, immutable')
  expect(await cacheControl(file)).toBe('public, max-age=300')
  expect(await cacheControl(`${file}?v=00000000`)).toBe('public, max-age=300')
  const etag = (await app.raw(file)).headers.get('ETag') ?? ''
  expect((await app.get(file, { 'If-None-Match': etag })).status).toBe(304)
})

test('a stored picture address with an old version is served with the current one', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const { body } = await staff.get('/api/admin/products/108')
  const [first, ...others] = body.pictures
  const pictures = [{ ...first, src: `${first.src}&v=00000000` }, ...others]
  expect((await staff.put('/api/admin/products/108', { ...body, pictures })).status).toBe(200)
  const product = (await app.get('/api/products/108')).body
  expect(product.srcImg[0]).toMatch(/&v=[\da-f]{8}$/)
  expect(product.srcImg[0]).not.toContain('v=00000000')
})

test('the typed client makes all six calls', async () => {
  const app = await createTestApp()
  const { body } = await app.get('/api/products')
  const client = createClient({
    baseUrl: '/api',
    fetch: async (input, init) => {
      const { status, headers, body } = await app.request(String(input), init)
      return new Response(JSON.stringify(body), { status, headers })
    },
  })
  expect(await client.getProducts({ categoryId: 0, page: 0, name: '' })).toEqual(body)
  expect((await client.getProducts({ categoryId: 18, name: 'túnel & ET', page: 0 })).products).toHaveLength(2)
  expect((await client.getProduct(119)).name).toBe('Enzunchadora a batería PB 16')
  expect(await client.getCategories()).toHaveLength(7)
  expect(await client.getActiveBanners()).toHaveLength(3)
  expect(await client.sendContact({ ...aContact(), contactType: 'CONTACT' }, 'key-1')).toMatchObject({ id: 1 })
  expect(await client.sendQuotation(aQuotation(), 'key-2')).toMatchObject({ id: 2 })
  await expect(client.getProduct(1)).rejects.toMatchObject({ name: 'ApiError', status: 404 })
  await expect(client.getActiveBanners('expired')).rejects.toMatchObject({ status: 401 })
  await expect(client.sendContact({ ...aContact(), name: '', contactType: 'CONTACT' }, 'key-3')).rejects.toMatchObject({
    status: 422,
    fields: { name: 'Nombre es requerido' },
  })
})
