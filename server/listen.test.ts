import { expect, test } from 'vitest'
import { openConnection } from '../tests/raw-connection.ts'
import { aContact } from '../tests/samples.ts'
import { setUpTestApp } from '../tests/test-app.ts'

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
