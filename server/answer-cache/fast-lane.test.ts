import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { openConnection } from '../../tests/raw-connection.ts'
import { setUpTestApp } from '../../tests/test-app.ts'

const createTestApp = setUpTestApp()

const site = async () => new Response('<p>page</p>', { headers: { 'Content-Type': 'text/html' } })

const ask = (method: string, path: string, ...lines: string[]) =>
  `${[`${method} ${path} HTTP/1.1`, 'Host: precinta.example', 'Accept-Encoding: br', ...lines].join('\r\n')}\r\n\r\n`
const askForPage = ask('GET', '/nosotros')

const linesOf = (head: string) =>
  head
    .split('\r\n')
    .map((line) => line.toLowerCase().replace(/^date: .*/, 'date'))
    .toSorted()

test('a kept page is sent again and again over one connection, as it was made', async () => {
  const app = await createTestApp({ site })
  await using server = await app.listen()
  using visitor = openConnection(server.port)
  visitor.send(askForPage)
  const made = await visitor.read()
  for (let visit = 0; visit < 3; visit++) {
    visitor.send(askForPage)
    const kept = await visitor.read()
    expect(linesOf(kept.head)).toEqual(linesOf(made.head))
    expect(kept.body.toString()).toBe('<p>page</p>')
  }
})

test('the date of a kept page is the present one', async () => {
  let time = Date.parse('2026-03-02T12:00:00Z')
  const app = await createTestApp({ site, now: () => new Date(time) })
  await using server = await app.listen()
  await app.get('/nosotros')
  using visitor = openConnection(server.port)
  for (const second of ['00', '05']) {
    visitor.send(askForPage)
    expect((await visitor.read()).head).toContain(`\r\ndate: Mon, 02 Mar 2026 12:00:${second} GMT\r\n`)
    time += 5_000
  }
})

test('requests that come together are answered one after the other, until one of them ends the connection', async () => {
  const app = await createTestApp({ site })
  await using server = await app.listen()
  await app.get('/nosotros')
  using visitor = openConnection(server.port)
  const last = ask('GET', '/nosotros', 'Connection: close')
  visitor.send(askForPage.repeat(20) + ask('GET', '/healthz') + askForPage + ask('HEAD', '/nosotros') + last)
  const bodies: string[] = []
  for (let answer = 0; answer < 22; answer++) bodies.push((await visitor.read()).body.toString())
  expect(bodies).toEqual([...Array(20).fill('<p>page</p>'), 'ok', '<p>page</p>'])
  expect((await visitor.read({ hasBody: false })).head).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  const { head, body } = await visitor.read()
  expect([/\r\nconnection: close\r\n/i.test(head), body.toString()]).toEqual([true, '<p>page</p>'])
  expect(await visitor.isAtEnd()).toBe(true)
})

test('a visitor of an older kind is answered, and let go', async () => {
  const app = await createTestApp({ site })
  await using server = await app.listen()
  await app.get('/nosotros')
  using visitor = openConnection(server.port)
  visitor.send('GET /nosotros HTTP/1.0\r\nAccept-Encoding: br\r\n\r\n')
  expect((await visitor.read()).body.toString()).toBe('<p>page</p>')
  expect(await visitor.isAtEnd()).toBe(true)
})

test('a visitor who asks and does not read gets every answer whole in the end', async () => {
  const page = randomBytes(150_000).toString('hex')
  const app = await createTestApp({ site: async () => new Response(page) })
  await using server = await app.listen()
  await app.get('/nosotros')
  using visitor = openConnection(server.port)
  visitor.socket.pause()
  visitor.send(askForPage.repeat(60))
  // The server has had its turns when another visitor has been answered.
  using other = openConnection(server.port)
  other.send(ask('GET', '/healthz'))
  await other.read()
  for (let answer = 0; answer < 60; answer++) expect((await visitor.read()).body.toString() === page).toBe(true)
})

test('a request that comes in pieces is answered', async () => {
  const app = await createTestApp({ site })
  await using server = await app.listen()
  await app.get('/nosotros')
  using visitor = openConnection(server.port)
  visitor.send(askForPage.slice(0, 9))
  using other = openConnection(server.port)
  other.send(askForPage)
  await other.read()
  visitor.send(askForPage.slice(9))
  expect((await visitor.read()).body.toString()).toBe('<p>page</p>')
})

test('after a page that is known already, and one that was asked for with a body, the connection goes on', async () => {
  const app = await createTestApp({ site })
  await using server = await app.listen()
  const etag = (await app.get('/nosotros')).headers.get('ETag')
  using visitor = openConnection(server.port)
  visitor.send(ask('GET', '/nosotros', `If-None-Match: ${etag}`))
  expect((await visitor.read({ hasBody: false })).head).toMatch(/^HTTP\/1\.1 304 /)
  visitor.send(`${ask('GET', '/nosotros', 'Content-Length: 4')}body`)
  expect((await visitor.read()).body.toString()).toBe('<p>page</p>')
  visitor.send(askForPage)
  expect((await visitor.read()).body.toString()).toBe('<p>page</p>')
})

// The server would cut it off after eight seconds in any case.
test('a server that is told to close lets an idle connection go at once', { timeout: 6_000 }, async () => {
  const app = await createTestApp({ site })
  await using server = await app.listen()
  await app.get('/nosotros')
  using visitor = openConnection(server.port)
  visitor.send(askForPage)
  await visitor.read()
  const gone = once(visitor.socket, 'close')
  visitor.socket.resume()
  await server[Symbol.asyncDispose]()
  await gone
})
