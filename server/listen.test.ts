import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openConnection } from '../tests/raw-connection.ts'
import { aContact } from '../tests/samples.ts'
import { setUpTestApp } from '../tests/test-app.ts'
import { stallMs } from './listen.ts'

const createTestApp = setUpTestApp()

test.each(['/healthz', '/readyz', '/api/products', '/nosotros'])('GET %s over HTTP/1.0 needs no Host', async (path) => {
  const app = await createTestApp()
  await using server = await app.listen()
  using client = openConnection(server.port)
  client.send(`GET ${path} HTTP/1.0\r\n\r\n`)
  expect((await client.read()).head).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(await client.isAtEnd()).toBe(true)
})

test('HTTP/1.1 without Host is 400', async () => {
  const app = await createTestApp()
  await using server = await app.listen()
  using client = openConnection(server.port)
  client.send('GET /healthz HTTP/1.1\r\n\r\n')
  expect((await client.read({ hasBody: false })).head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
})

const announce = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: precinta.example\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

test.each([
  ['a body that is too large', '/api/contacts', 413],
  ['a form that is too large', '/contacto', 413],
  ['a body that nobody reads', '/api/nowhere', 404],
])('%s, announced and not sent, ends the connection, and the response says so', async (_, path, status) => {
  const app = await createTestApp()
  await using server = await app.listen()
  using client = openConnection(server.port)
  client.send(announce(path, 10_000_000))
  const { head } = await client.read()
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(head).toMatch(/\r\nconnection: close\r\n/i)
  expect(await client.isAtEnd()).toBe(true)
})

test('after a body that came whole the connection goes on', async () => {
  const app = await createTestApp()
  await using server = await app.listen()
  using client = openConnection(server.port)
  const body = JSON.stringify({ ...aContact(), name: '' })
  for (let i = 0; i < 2; i++) {
    client.send(announce('/api/contacts', Buffer.byteLength(body)) + Buffer.from(body).toString('latin1'))
    const { head } = await client.read()
    expect(head).toMatch(/^HTTP\/1\.1 422 /)
    expect(head).toMatch(/\r\nconnection: keep-alive\r\n/i)
  }
})

/** Sockets of this process: of the server's side and of the client's. */
const countSockets = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length

test('many who ask for a large file and do not read are cut off, and others are served meanwhile', async () => {
  const app = await createTestApp()
  const name = `${'0'.repeat(32)}.pdf`
  const length = 20_000_000
  writeFileSync(join(app.uploadsFolder, name), Buffer.alloc(length))
  await using server = await app.listen({ stalledAfterMs: 5_000 })
  const before = countSockets()
  const readers = Array.from({ length: 220 }, () => {
    const socket = connect(server.port, '127.0.0.1')
    socket.write(`GET /media/uploads/${name} HTTP/1.1\r\nHost: precinta.example\r\n\r\n`)
    return socket
  })
  onTestFinished(() => {
    for (const reader of readers) reader.destroy()
  })
  await Promise.all(
    readers.map(async (reader) => {
      await once(reader, 'data')
      reader.pause()
    }),
  )

  for (const path of ['/nosotros', '/media/products/zuncho-pet-16-verde-1-640.avif', '/api/products']) {
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`)
    expect([path, response.status, (await response.bytes()).length > 0]).toEqual([path, 200, true])
  }

  await expect.poll(countSockets, { timeout: 50_000, interval: 200 }).toBeLessThan(before + readers.length + 20)
  const [first] = readers
  let received = 0
  first?.on('data', (piece) => {
    received += piece.length
  })
  first?.resume()
  if (first) await once(first, 'close')
  expect(received).toBeLessThan(length)
})

test('who does not read is cut off within half a minute', () => {
  expect(2 * stallMs).toBeLessThanOrEqual(30_000)
})

test('a client that waits long for its response gets it', async () => {
  const { promise: isReady, resolve } = Promise.withResolvers<boolean>()
  const app = await createTestApp({ isReady: () => isReady })
  await using server = await app.listen({ stalledAfterMs: 50 })
  using client = openConnection(server.port)
  using other = openConnection(server.port)
  client.send('GET /readyz HTTP/1.1\r\nHost: precinta.example\r\n\r\n')
  other.send('GET /healthz HTTP/1.1\r\nHost: precinta.example\r\n')
  expect(await other.isAtEnd()).toBe(true)
  resolve(true)
  expect((await client.read()).head).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
})

test('a connection beyond the limit is closed, and there is room again when another ends', async () => {
  const app = await createTestApp()
  await using server = await app.listen({ maxConnections: 2 })
  const ask = 'GET /healthz HTTP/1.1\r\nHost: precinta.example\r\n\r\n'
  using first = openConnection(server.port)
  using second = openConnection(server.port)
  for (const client of [first, second]) {
    client.send(ask)
    await client.read()
  }
  using third = openConnection(server.port)
  expect(await third.isAtEnd()).toBe(true)
  first.socket.destroy()
  await expect
    .poll(
      async () => {
        using next = openConnection(server.port)
        next.send(ask)
        return await next.read().then(
          ({ body }) => body.toString(),
          () => 'closed',
        )
      },
      { timeout: 30_000 },
    )
    .toBe('ok')
})
