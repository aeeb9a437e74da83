import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { industryPaths, paths } from '../e2e/route-table.ts'
import { aQuotation } from '../support/samples.ts'
import { freePort, startServer } from '../support/server-process.ts'
import { dataFolder } from '../support/test-database.ts'

const folder = dataFolder()
let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  server = await startServer({ PORT: await freePort(), DATA_DIR: folder, TRUST_PROXY: '1' })
  const { body } = await send(
    'POST',
    '/api/invoices',
    { 'Content-Type': 'application/json' },
    JSON.stringify(aQuotation()),
  )
  const tracking = new URL(JSON.parse(body).trackingUrl).pathname
  all.push(tracking, `${tracking}.data`, `${tracking}/cotizacion-v1.pdf`)
})
afterAll(async () => {
  await server.stop()
})

const formPages = ['/login', '/contacto', '/servicio-tecnico', '/cotizacion', ...industryPaths]
const others = [
  ...['/robots.txt', '/sitemap.xml', '/cotizacion/productos', '/cotizacion/lista.pdf', '/comparar', '/no-existe'],
  ...['/admin', '/healthz', '/readyz'],
]
const all = [...paths, ...others, '/LOGIN', '/login/', '/login.data', '/contacto.data', '/_root.data']

let visitors = 0

/** Each request has a different client address, so that no rate limit rejects it. */
async function send(method: string, path: string, headers: Record<string, string> = {}, body?: string) {
  visitors += 1
  const from = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
  const sent = request(server.url + path, { method, headers: { 'X-Forwarded-For': from, ...headers } })
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: response.statusCode ?? 0, allow: response.headers.allow, body: await text(response) }
}

const contentTypes = [
  'application/json',
  'text/plain',
  'application/xml',
  'application/octet-stream',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded; charset=utf-16',
  ';',
]

test('no page responds with 5xx, whatever the method', async () => {
  for (const path of all) {
    for (const method of ['OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'POST']) {
      const { status } = await send(method, path)
      expect([method, path, status < 500]).toEqual([method, path, true])
    }
  }
})

test('no page responds with 5xx, whatever the content type of the body', async () => {
  for (const path of all) {
    for (const type of contentTypes) {
      const { status } = await send('POST', path, { 'Content-Type': type }, '{"email":"x"}')
      expect([path, type, status < 500]).toEqual([path, type, true])
    }
  }
})

test('a method that a page does not support is 405 with an Allow header', async () => {
  for (const path of [...formPages, '/Login', '/contacto/']) {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      expect(await send(method, path)).toMatchObject({ status: 405, allow: 'GET, HEAD, POST' })
    }
  }
  for (const path of ['/', '/nosotros', '/productos', '/cotizacion/productos', '/no-existe']) {
    expect(await send('POST', path)).toMatchObject({ status: 405, allow: 'GET, HEAD' })
  }
  expect((await send('DELETE', '/login')).body).toContain('Esta dirección no admite ese envío')
})

test('a body that is not a form is 415 on every page with a form', async () => {
  for (const path of formPages) {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
      const response = await send('POST', path, { 'Content-Type': type }, '{"email":"x"}')
      expect([path, type, response.status]).toEqual([path, type, 415])
      expect(response.body).toContain('El envío no es un formulario')
    }
  }
})

test('rejected posts leave no failure in the log', async () => {
  await send('POST', '/login', { Origin: 'https://evil.example' }, 'email=x')
  await send('POST', '/login', { Origin: 'null' }, 'email=x')
  await send('PUT', '/login')
  await send('POST', '/login', { 'Content-Type': 'application/json' }, '{}')
  expect(server.output()).not.toMatch(/"level":[456]0|"stack"/)
})
