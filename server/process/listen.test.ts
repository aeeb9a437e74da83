import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openConnection } from '../../tests/support/raw-connection.ts'
import { aContact } from '../../tests/support/samples.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'
import { listen, stallMs } from './listen.ts'

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
  ['a body that is not read', '/api/nowhere', 404],
])('%s, announced and not sent, closes the connection with a "Connection: close" header', async (_, path, status) => {
  const app = await createTestApp()
  await using server = await app.listen()
  using client = openConnection(server.port)
  client.send(announce(path, 10_000_000))
  const { head } = await client.read()
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(head).toMatch(/\r\nconnection: close\r\n/i)
  expect(await client.isAtEnd()).toBe(true)
})

test.each([
  ['is cut off', 'Content-Length: 500', '{"name":', 499],
  ['is cut off between chunks', 'Transfer-Encoding: chunked', '8\r\n{"name":\r\n', 499],
  ['has a malformed chunk', 'Transfer-Encoding: chunked', '8\r\n{"name":\r\nzz\r\n', 400],
])('a body that %s is logged as the client’s error', async (_, header, body, status) => {
  for (const path of ['/api/contacts', '/contacto']) {
    const app = await createTestApp({ site: async (request) => new Response(await request.text()) })
    await using server = await app.listen()
    using client = openConnection(server.port)
    const headers = `Host: x\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n${header}`
    client.send(`POST ${path} HTTP/1.1\r\n${headers}\r\n\r\n`)
    // The server has begun to read the body.
    expect((await client.read({ hasBody: false })).head).toMatch(/^HTTP\/1\.1 100 /)
    client.socket.end(body)
    await vi.waitUntil(() => app.logLines.length > 0, { timeout: 30_000 })
    expect(app.logLines.map((line) => JSON.parse(line))).toMatchObject([{ level: 30, path, status }])
  }
})

test('the connection stays open after a complete body', async () => {
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

/** Counts the sockets of both sides, since client and server share this process. */
const countSockets = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length

const largeFile = { name: `${'0'.repeat(32)}.pdf`, length: 20_000_000 }

/** A client that requests a large file and stops reading after the first chunk. */
async function stopReading(port: number) {
  const socket = connect(port, '127.0.0.1')
  let received = 0
  socket.on('data', (piece) => {
    received += piece.length
  })
  socket.write(`GET /media/uploads/${largeFile.name} HTTP/1.1\r\nHost: precinta.example\r\nConnection: close\r\n\r\n`)
  await once(socket, 'data')
  socket.pause()
  return {
    disconnect: () => socket.destroy(),
    /** Resolves with the total number of bytes when the connection ends. */
    readRest: async () => {
      const closed = once(socket, 'close')
      socket.resume()
      await closed
      return received
    },
  }
}

test('other clients are served while many clients do not read their response', async () => {
  const app = await createTestApp()
  await app.uploadStore.put(largeFile.name, Buffer.alloc(largeFile.length))
  await app.localUploads.fetch(largeFile.name)
  await using server = await app.listen({ stalledAfterMs: 60_000 })
  const readers = await Promise.all(Array.from({ length: 220 }, () => stopReading(server.port)))
  for (const path of ['/nosotros', '/media/products/zuncho-pet-16-verde-1-640.avif', '/api/products']) {
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`)
    expect([path, response.status, (await response.bytes()).length > 0]).toEqual([path, 200, true])
  }
  // Clients that resume in time get the whole file.
  expect(await readers[0]?.readRest()).toBeGreaterThan(largeFile.length)
  expect(await readers.at(-1)?.readRest()).toBeGreaterThan(largeFile.length)
  for (const { disconnect } of readers) disconnect()
})

test('a client that does not read is disconnected, by default within 30 s', async () => {
  expect(2 * stallMs).toBeLessThanOrEqual(30_000)
  const app = await createTestApp()
  await app.uploadStore.put(largeFile.name, Buffer.alloc(largeFile.length))
  await app.localUploads.fetch(largeFile.name)
  await using server = await app.listen({ stalledAfterMs: 1_000 })
  const before = countSockets()
  const readers = await Promise.all(Array.from({ length: 10 }, () => stopReading(server.port)))
  expect(countSockets()).toBe(before + 20)
  // The client's socket stays open until it has been read to its end.
  await expect.poll(countSockets, { timeout: 50_000, interval: 100 }).toBe(before + 10)
  for (const { readRest } of readers) expect(await readRest()).toBeLessThan(largeFile.length)
})

test('a response is not cut off while the server pauses', async () => {
  const { readable, writable } = new TextEncoderStream()
  const work = writable.getWriter()
  const { port, close } = await listen(() => new Response(readable), {
    host: '127.0.0.1',
    port: 0,
    publicUrl: 'https://precinta.example',
    trustProxy: 0,
    stalledAfterMs: 1_000,
  })
  onTestFinished(close)
  work.write('first\n')
  const response = await fetch(`http://127.0.0.1:${port}/`)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toBe('first\n')
  for (let silences = 0; silences < 3; silences++) {
    using idle = openConnection(port)
    expect(await idle.isAtEnd()).toBe(true)
  }
  work.write('last\n')
  work.close()
  expect((await reader?.read())?.value).toBe('last\n')
})

test('a client that waits for a slow response gets it', async () => {
  const { promise: isReady, resolve } = Promise.withResolvers<boolean>()
  const app = await createTestApp({ isReady: () => isReady })
  await using server = await app.listen({ stalledAfterMs: 1_000 })
  using client = openConnection(server.port)
  using other = openConnection(server.port)
  client.send('GET /readyz HTTP/1.1\r\nHost: precinta.example\r\n\r\n')
  other.send('GET /healthz HTTP/1.1\r\nHost: precinta.example\r\n')
  expect(await other.isAtEnd()).toBe(true)
  resolve(true)
  expect((await client.read()).head).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
})

const ask = 'GET /healthz HTTP/1.1\r\nHost: precinta.example\r\n\r\n'

async function askOnce(port: number, from?: string): Promise<string> {
  using client = openConnection(port, from)
  client.send(ask)
  return (await client.read()).body.toString()
}

test.each([
  ['of all clients', { maxConnections: 3 }, '127.0.0.2'],
  ['of its address', { maxPerAddress: 3 }, '127.0.0.1'],
])('a connection beyond the limit %s takes the place of the one that has been idle longest', async (_, limit, from) => {
  const app = await createTestApp()
  await using server = await app.listen(limit)
  for (const sent of ['', ask.slice(0, -2), ask]) {
    using first = openConnection(server.port)
    first.send(sent)
    if (sent === ask) await first.read()
    else await once(first.socket, 'connect')
    using second = openConnection(server.port)
    second.send(ask)
    await second.read()
    using third = openConnection(server.port)
    await once(third.socket, 'connect')
    expect(await askOnce(server.port, from)).toBe('ok')
    expect(await first.isAtEnd()).toBe(true)
    second.send(ask)
    expect((await second.read()).body.toString()).toBe('ok')
  }
})

test.each([
  ['of all clients', { maxConnections: 3 }, ['127.0.0.2', '127.0.0.3']],
  ['of its address', { maxPerAddress: 3 }, ['127.0.0.1', '127.0.0.1']],
])('near the limit %s, responses close their connections', async (_, limit, others) => {
  const app = await createTestApp()
  await using server = await app.listen(limit)
  const kept: boolean[] = []
  for (const from of ['127.0.0.1', ...others]) {
    const client = openConnection(server.port, from)
    onTestFinished(() => {
      client[Symbol.dispose]()
    })
    client.send(ask)
    kept.push(/\r\nconnection: keep-alive\r\n/i.test((await client.read()).head))
    if (kept.length === 3) expect(await client.isAtEnd()).toBe(true)
  }
  expect(kept).toEqual([true, true, false])
})

test('while no connection is idle, others wait', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const app = await createTestApp({
    site: async () => {
      await held
      return new Response('page')
    },
  })
  await using server = await app.listen({ maxPerAddress: 1 })
  using busy = openConnection(server.port)
  busy.send(ask.replace('healthz', 'page'))
  await once(busy.socket, 'connect')
  using second = openConnection(server.port)
  using third = openConnection(server.port)
  for (const client of [second, third]) client.send(ask)
  expect(await askOnce(server.port, '127.0.0.2')).toBe('ok')
  release()
  for (const [client, body] of [
    [busy, 'page'],
    [second, 'ok'],
    [third, 'ok'],
  ] as const) {
    expect((await client.read()).body.toString()).toBe(body)
  }
})

test('connections from a trusted proxy are not limited by address', async () => {
  const app = await createTestApp({ trustProxy: 1 })
  await using server = await app.listen({ maxPerAddress: 1 })
  using first = openConnection(server.port)
  first.send(ask)
  await first.read()
  expect(await askOnce(server.port)).toBe('ok')
})

const askPages = (count: number) =>
  Array.from({ length: count }, (_, page) => ask.replace('healthz', `page-${page}`)).join('')

test('pipelined requests are served one after another, each when the previous response was taken', async () => {
  const served: string[] = []
  const app = await createTestApp({
    site: async (request) => {
      served.push(new URL(request.url).pathname)
      // More than the system's buffers take.
      return new Response(Buffer.alloc(30_000_000), { headers: { 'Content-Type': 'image/png' } })
    },
  })
  await using server = await app.listen()
  using client = openConnection(server.port)
  client.socket.pause()
  client.send(askPages(3))
  await vi.waitUntil(() => served.length > 0, { timeout: 30_000 })
  for (let others = 0; others < 5; others++) expect(await askOnce(server.port)).toBe('ok')
  expect(served).toEqual(['/page-0'])
  client.socket.resume()
  await expect.poll(() => served, { timeout: 60_000 }).toEqual(['/page-0', '/page-1', '/page-2'])
})

/** Connections of one address that send eight requests each and read nothing. */
function openUnread(port: number, count: number) {
  for (let opened = 0; opened < count; opened++) {
    const client = openConnection(port)
    onTestFinished(() => {
      client[Symbol.dispose]()
    })
    client.socket.pause()
    client.send(askPages(8))
  }
}

test('many connections that pipeline and read nothing hold one response each, and another address is served', async () => {
  const piece = Buffer.alloc(100_000)
  let served = 0
  const app = await createTestApp({
    site: async () => {
      served++
      // Without an end, so that the system's buffers cannot take it.
      const image = new ReadableStream({ pull: (stream) => stream.enqueue(piece) })
      return new Response(image, { headers: { 'Content-Type': 'image/png' } })
    },
  })
  await using server = await app.listen({ stalledAfterMs: 60_000 })
  openUnread(server.port, 20)
  for (let others = 0; others < 5; others++) expect(await askOnce(server.port, '127.0.0.2')).toBe('ok')
  await vi.waitUntil(() => served >= 20, { timeout: 30_000 })
  for (let others = 0; others < 5; others++) expect(await askOnce(server.port, '127.0.0.2')).toBe('ok')
  expect(served).toBe(20)
})

test('pipelined requests of many connections are served one at a time, with others in between', async () => {
  let served = 0
  const app = await createTestApp({
    site: async () => {
      served++
      // The system's buffers take all eight.
      return new Response(Buffer.alloc(1_000), { headers: { 'Content-Type': 'image/png' } })
    },
  })
  await using server = await app.listen()
  openUnread(server.port, 60)
  await vi.waitUntil(() => served >= 60, { timeout: 30_000, interval: 1 })
  expect(await askOnce(server.port, '127.0.0.2')).toBe('ok')
  expect(served).toBeLessThan(60 * 4)
  await expect.poll(() => served, { timeout: 60_000 }).toBe(60 * 8)
})

test('a client that sends hundreds of requests at once is disconnected, and one of them is served', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let served = 0
  const app = await createTestApp({
    site: async () => {
      served++
      await held
      return new Response('page')
    },
  })
  await using server = await app.listen()
  using client = openConnection(server.port)
  client.send(askPages(500))
  await expect(client.read()).rejects.toThrow(/ECONNRESET|The connection ended/)
  // The connection may end before its request has reached its page.
  await vi.waitUntil(() => served > 0, { timeout: 30_000 })
  release()
  using other = openConnection(server.port)
  for (let round = 0; round < 20; round++) {
    other.send(askPages(8))
    for (let count = 0; count < 8; count++) expect((await other.read()).head).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  }
  expect(served).toBe(1 + 20 * 8)
})
