import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { aContact } from '../support/samples.ts'
import { freePort, spawnServer, startServer } from '../support/server-process.ts'
import { startSmtpSink } from '../support/smtp-sink.ts'
import { dataFolder, temporaryFolder } from '../support/test-database.ts'

type Server = Awaited<ReturnType<typeof startServer>>

const dataDir = temporaryFolder()
const otherDataDir = dataFolder()

async function start(env: Record<string, string> = {}) {
  const server = await startServer({ PORT: await freePort(), DATA_DIR: dataDir, ...env })
  onTestFinished(async () => {
    if (server.child.exitCode === null && server.child.signalCode === null) await server.stop('SIGKILL')
  })
  return server
}

const post = (url: string, body: unknown) =>
  fetch(`${url}/api/contacts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('a running server', () => {
  let server: Server

  beforeAll(async () => {
    server = await startServer({ PORT: await freePort(), DATA_DIR: dataDir })
  })
  afterAll(async () => {
    await server.stop('SIGKILL')
  })

  test('the server serves pages, the API and its description, and prints its address', async () => {
    const home = await fetch(server.url)
    expect(home.status).toBe(200)
    expect(await home.text()).toContain('<html lang="es-CL">')
    expect((await fetch(`${server.url}/api/products`)).status).toBe(200)
    expect((await fetch(`${server.url}/api/docs`)).status).toBe(200)
    await expect.poll(server.output).toContain(`http://localhost:${new URL(server.url).port}`)
    await expect.poll(server.output).toContain(dataDir)
  })

  test('a cached page respects encoding, ETag and method of each request', async () => {
    const { url } = server
    const visit = (headers: Record<string, string> = {}, method = 'GET') =>
      fetch(`${url}/nosotros`, { method, headers })
    const first = await visit()
    const page = await first.text()
    const etag = first.headers.get('ETag') ?? ''
    for (const encoding of ['br', 'gzip']) {
      const again = await visit({ 'Accept-Encoding': encoding })
      expect([again.status, again.headers.get('Content-Encoding'), await again.text()]).toEqual([200, encoding, page])
      expect(again.headers.get('Content-Security-Policy')).toBe(first.headers.get('Content-Security-Policy'))
    }
    const known = await visit({ 'Accept-Encoding': 'br', 'If-None-Match': etag })
    expect([known.status, await known.text(), known.headers.get('ETag')]).toEqual([304, '', etag])
    const head = await visit({ 'Accept-Encoding': 'br' }, 'HEAD')
    expect([head.status, await head.text(), Number(head.headers.get('Content-Length')) > 1000]).toEqual([200, '', true])
    const plain = await visit({ 'Accept-Encoding': 'identity' })
    expect([plain.headers.get('Content-Encoding'), await plain.text()]).toEqual([null, page])
    const banners = await fetch(`${url}/api/banners/active`)
    expect(banners.status).toBe(200)
    expect((await fetch(`${url}/api/banners/active`, { headers: { Authorization: 'Bearer x' } })).status).toBe(401)
  })

  test('a second process on the same data folder exits with one clear line', async () => {
    const second = spawnServer({ PORT: await freePort(), DATA_DIR: dataDir })
    const [code] = await once(second, 'close')
    expect(code).toBe(1)
    expect(second.output()).toBe(`The data folder ${dataDir}/postgres is in use by another process.\n`)
  })

  test('a port in use stops the start with one clear line and leaves no process behind', async () => {
    const child = spawnServer({ PORT: new URL(server.url).port, DATA_DIR: otherDataDir })
    const [code] = await once(child, 'close')
    expect(code).toBe(1)
    expect(child.output()).toMatch(/^listen EADDRINUSE.*\n$/)
  })

  test('a client that sends its headers or a form too slowly is cut off; a file may take longer', async () => {
    const send = (request: string) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1').setEncoding('utf8')
      const chunks: string[] = []
      socket.on('data', (data: string) => chunks.push(data))
      socket.write(request)
      return { socket, closed: once(socket, 'close'), response: () => chunks.join('') }
    }
    const headers = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n'
    const page = send('GET / HTTP/1.1\r\nHost: x\r\n')
    const file = send(`POST /api/admin/uploads/pdfs HTTP/1.1\r\n${headers}\r\n{`)
    const form = send(`POST /api/contacts HTTP/1.1\r\n${headers}\r\n{`)
    await Promise.all([page.closed, form.closed])
    expect(page.response()).toMatch(/^HTTP\/1\.1 408 /)
    expect(form.response()).toMatch(/^HTTP\/1\.1 408 /)
    expect(file.response()).not.toContain(' 408 ')
    file.socket.destroy()
  })
})

test('a bad setting stops the start with one clear line', async () => {
  const child = spawnServer({ PORT: 'abc' })
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  expect(child.output()).toBe('Bad setting: PORT must be a whole number from 0 to 65535.\n')
})

test('SIGTERM finishes the mail that is being sent, then ends cleanly', async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const smtp = await startSmtpSink({
    response: async () => {
      arrive()
      await wait(500)
      return undefined
    },
  })
  onTestFinished(smtp.stop)
  const server = await start({ SMTP_URL: smtp.url, MAIL_TO: 'ventas@precinta.example' })
  expect((await post(server.url, aContact())).status).toBe(201)
  await arrived
  expect(await server.stop('SIGTERM')).toBe(0)
  const before = smtp.received.length
  expect(before).toBeGreaterThan(0)

  const again = await start({ SMTP_URL: smtp.url, MAIL_TO: 'ventas@precinta.example' })
  await expect.poll(() => smtp.received.length, { timeout: 30_000 }).toBe(2)
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(2)
  await again.stop()
})

/** Request headers with Expect: the server's 100 tells that it waits for the body. */
const announcing = (length: number) =>
  `POST /api/contacts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`

/** Waits until the server accepts no new connection. */
const untilClosed = (url: string) =>
  expect
    .poll(() =>
      fetch(`${url}/healthz`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')

test('SIGTERM responds to the request in flight before the process ends', async () => {
  const server = await start()
  const body = JSON.stringify(aContact())
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  let response = ''
  socket.setEncoding('utf8').on('data', (data) => {
    response += data
  })
  socket.write(announcing(Buffer.byteLength(body)))
  await expect.poll(() => response).toMatch(/^HTTP\/1\.1 100 /)
  socket.write(body.slice(0, 20))
  const stopped = server.stop('SIGTERM')
  await untilClosed(server.url)
  socket.write(body.slice(20))
  expect(await stopped).toBe(0)
  await expect.poll(() => response).toMatch(/\r\nHTTP\/1\.1 201 /)
})

test('SIGTERM does not wait for a client that never finishes its request', async () => {
  const server = await start()
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.write(announcing(500))
  await once(socket, 'data')
  expect(await server.stop('SIGTERM')).toBe(0)
})

test('a database server that cannot be reached stops the start with one clear line', async () => {
  const child = spawnServer({ PORT: await freePort(), DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' })
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  expect(child.output()).toBe('DATABASE_URL: cannot connect to PostgreSQL (ECONNREFUSED).\n')
})
