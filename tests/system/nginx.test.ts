/** @module-tag thorough */

import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { Agent, request } from 'node:https'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isNginxAtHand } from '../../drill/needs.ts'
import { metricsToken, startNginx, startSite } from '../../drill/site.ts'
import { openWorkshop } from '../../drill/workshop.ts'
import { isPostgresAtHand, startPostgres } from '../support/postgres-server.ts'
import { aContact } from '../support/samples.ts'
import { freePort } from '../support/server-process.ts'

const publicPages = [
  '/',
  '/productos',
  '/productos?categoryId=1&page=2',
  '/nosotros',
  '/productos/zuncho-pet-16-verde?producto=108',
]
const token = 'a'.repeat(27)
const privatePages = [
  '/login',
  '/admin',
  '/cotizacion',
  '/confirmacion',
  '/productos?name=zuncho',
  `/seguimiento/${token}`,
]
const otherSpellings = [
  `/s%65guimiento/${token}`,
  `/%73%45guimiento/${token}`,
  `//seguimiento//${token}`,
  `/SeguiMiento/${token}.data`,
  `/mineria/../seguimiento/${token}`,
  `/./seguimiento/${token}`,
  `/seguimiento/${token}%zz`,
  `/s%65guimiento/${token}%zz`,
  `/login?enlace=${token}`,
  `/login?%65nlace=${token}`,
  `/login?a=b&enl%61ce=${token}`,
]
/** The program would serve them, but nobody can number the addresses. */
const inventedAddresses = ['/nosotros?x=1', '/nosotros/../mineria', '/productos?page=2&categoryId=1', '/robots.txt?x=1']
const apiCalls = ['/api/products', '/api/admin/me']

async function start() {
  const workshop = openWorkshop()
  onTestFinished(workshop.clear)
  const postgres = startPostgres()
  onTestFinished(postgres.stop)
  const site = await startSite(workshop, postgres.url)
  const send = (path: string, headers: Record<string, string> = {}, body?: string, from = '127.0.0.1') =>
    new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>((done, fail) => {
      const options = {
        host: '127.0.0.1',
        localAddress: from,
        port: site.port,
        path,
        headers,
        rejectUnauthorized: false,
      }
      request({ ...options, method: body ? 'POST' : 'GET' }, (response) =>
        buffer(response).then((body) => done({ status: response.statusCode, headers: response.headers, body }), fail),
      )
        .on('error', fail)
        .end(body)
    })
  const log = () => readFileSync(join(workshop.folder, 'nginx/precinta.access.log'), 'utf8')
  return { ...site, send, log }
}

const contact = JSON.stringify(aContact())
const json = { 'Content-Type': 'application/json' }
const keyed = { ...json, 'Idempotency-Key': 'one' }

test.runIf(isNginxAtHand() && isPostgresAtHand())(
  'behind nginx, a video is sent in parts, and a page is not taken for that of another address',
  async () => {
    const { send } = await start()
    for (let round = 0; round < 2; round++) {
      const { status, headers, body } = await send('/media/loops/inicio.mp4', { Range: 'bytes=100-199' })
      expect([status, headers['content-range'], body.length]).toEqual([206, 'bytes 100-199/220385', 100])
    }
    for (const encoding of ['br', 'gzip']) {
      expect((await send('/', { 'Accept-Encoding': encoding })).status).toBe(200)
      expect((await send(`/${encoding}`)).status).toBe(302)
    }
  },
)

test.runIf(isNginxAtHand() && isPostgresAtHand())(
  'behind nginx, the other process responds in place of one that hangs',
  async () => {
    const { ports, hang, send } = await start()
    hang(ports[0] ?? '')
    const paths = ['/', '/productos?name=zuncho', '/cotizacion', '/media/loops/inicio.mp4']
    const pages = [...paths, ...paths].map((path) => send(path))
    const requests = [1, 2, 3, 4].map((key) => send('/api/contacts', { ...json, 'Idempotency-Key': `${key}` }, contact))
    for (const { status } of await Promise.all(pages)) expect(status).toBe(200)
    for (const { status } of await Promise.all(requests)) expect(status).toBe(201)
  },
)

const maxUnderWay = 250

/** An application that holds its first responses. */
async function startSlowApp(count: number) {
  const held: ServerResponse[] = []
  const server = createServer((_request, response) => {
    if (held.length < count) held.push(response)
    else response.end('page')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { port, held }
}

test.runIf(isNginxAtHand())(
  'behind nginx, one address has at most 250 requests under way, and another address gets its page',
  async () => {
    const workshop = openWorkshop()
    onTestFinished(workshop.clear)
    const { port: appPort, held } = await startSlowApp(maxUnderWay)
    const port = await freePort()
    await startNginx(workshop, port, [appPort, appPort])
    const agent = new Agent({ rejectUnauthorized: false })
    // It ends every connection, also those without a response.
    onTestFinished(() => agent.destroy())
    const statusOf = (number: number, localAddress = '127.0.0.1') =>
      new Promise<number | undefined>((done, fail) => {
        const path = `/api/products?name=${number}`
        request({ agent, host: '127.0.0.1', port, path, localAddress }, (response) => {
          response.resume().on('end', () => done(response.statusCode))
        })
          .on('error', fail)
          .end()
      })
    const underWay = Array.from({ length: maxUnderWay }, (_, number) => statusOf(number))
    await vi.waitUntil(() => held.length === maxUnderWay, { timeout: 40_000 })
    expect(await statusOf(maxUnderWay)).toBe(429)
    expect(await statusOf(maxUnderWay, '127.0.0.2')).toBe(200)
    for (const response of held) response.end('page')
    expect(new Set(await Promise.all(underWay))).toEqual(new Set([200]))
    expect(await statusOf(maxUnderWay)).toBe(200)
  },
)

test.runIf(isNginxAtHand() && isPostgresAtHand())(
  'behind nginx, public pages are served while both processes are gone, and nothing private is ever stored',
  async () => {
    const { ports, kill, send, log } = await start()
    const before = new Map<string, Buffer>()
    for (const path of publicPages) {
      for (const encoding of ['br', 'gzip']) {
        const { status, headers, body } = await send(path, { 'Accept-Encoding': `deflate, ${encoding}` })
        expect([path, status, headers['content-encoding']]).toEqual([path, 200, encoding])
        before.set(path + encoding, body)
      }
    }
    for (const path of [...privatePages, ...apiCalls]) expect((await send(path)).status).toBeLessThan(500)
    for (const path of otherSpellings) expect((await send(path)).status).toBeLessThan(500)
    for (const headers of [json, keyed, keyed]) expect((await send('/api/contacts', headers, contact)).status).toBe(201)

    for (const path of inventedAddresses) expect((await send(path)).status).toBe(200)
    for (const process of [1, 2]) {
      const authorized = { Authorization: `Bearer ${metricsToken}` }
      expect((await send(`/metrics/${process}`, authorized)).body.toString()).toContain('precinta_ready 1')
      expect((await send(`/metrics/${process}`, authorized, undefined, '127.0.0.2')).status).toBe(403)
    }
    expect((await send('/metrics')).status).toBe(404)

    await Promise.all(ports.map(kill))
    for (const path of publicPages) {
      for (const encoding of ['br', 'gzip']) {
        const { status, body } = await send(path, { 'Accept-Encoding': encoding })
        expect([path, status, body.equals(before.get(path + encoding) ?? Buffer.of())]).toEqual([path, 200, true])
      }
    }
    for (const path of [...privatePages, ...inventedAddresses]) {
      const { status, headers } = await send(path)
      expect([path, status, headers['retry-after']]).toEqual([path, 503, '5'])
    }
    const failing = [...apiCalls.map((path) => send(path)), send('/api/contacts', keyed, contact)]
    for (const { status, body } of await Promise.all(failing)) {
      expect(status).toBe(503)
      expect(JSON.parse(body.toString()).error.code).toBe('unavailable')
    }
    expect(log()).toContain('/seguimiento/...')
    expect(log()).toContain('/productos?name=zuncho')
    expect(log()).not.toContain(token)
  },
)
