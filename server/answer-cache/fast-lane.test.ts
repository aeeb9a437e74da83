import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { setUpTestApp } from '../../tests/test-app.ts'

const createTestApp = setUpTestApp()

const site = async () => new Response('<p>page</p>', { headers: { 'Content-Type': 'text/html' } })
const head = (method: string, path: string, ...lines: string[]) =>
  `${[`${method} ${path} HTTP/1.1`, 'Host: precinta.example', 'Accept-Encoding: br', ...lines].join('\r\n')}\r\n\r\n`

/** What comes back over one connection for all that is sent over it: first once to have the page kept, then by turns. */
async function converse(port: number, ...parts: string[]) {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1')
  const answers: string[] = []
  for (const part of [head('GET', '/nosotros'), ...parts]) {
    socket.write(part, 'latin1')
    answers.push(String(await once(socket, 'data')))
  }
  return { socket, answers }
}

const bodyOf = (answer: string) => {
  const bytes = Buffer.from(answer.slice(answer.indexOf('\r\n\r\n') + 4), 'latin1')
  return bytes.length > 0 ? brotliDecompressSync(bytes).toString() : ''
}
const headersOf = (answer: string) =>
  answer
    .slice(0, answer.indexOf('\r\n\r\n'))
    .split('\r\n')
    .filter((line) => !/^(date|connection|keep-alive):/i.test(line))
    .map((line) => line.toLowerCase())

test('a kept page is sent again and again over one connection, as it was made', async () => {
  const app = await createTestApp({ site })
  await using server = await app.listen()
  const { socket, answers } = await converse(server.port, head('GET', '/nosotros'), head('GET', '/nosotros'))
  const [made = '', ...kept] = answers
  for (const answer of kept) {
    expect(headersOf(answer).toSorted()).toEqual(headersOf(made).toSorted())
    expect(answer).toMatch(/\r\nconnection: keep-alive\r\n/)
    const date = /\r\ndate: (.*)\r\n/.exec(answer)?.[1] ?? ''
    expect(Math.abs(Date.now() - Date.parse(date))).toBeLessThan(60_000)
    expect(bodyOf(answer)).toBe('<p>page</p>')
  }
  socket.destroy()
})

test('the date of a kept page is the present one', async () => {
  let time = Date.parse('2026-03-02T12:00:00Z')
  const app = await createTestApp({ site, now: () => new Date(time) })
  await using server = await app.listen()
  const { socket } = await converse(server.port, head('GET', '/nosotros'))
  time += 5_000
  socket.write(head('GET', '/nosotros'))
  expect(String(await once(socket, 'data'))).toContain('\r\ndate: Mon, 02 Mar 2026 12:00:05 GMT\r\n')
  socket.destroy()
})

test('requests that come together are answered one after the other', async () => {
  const app = await createTestApp({ site })
  await using server = await app.listen()
  const { socket } = await converse(server.port)
  const last = head('GET', '/nosotros', 'Connection: close')
  socket.write(head('GET', '/nosotros').repeat(20) + head('GET', '/healthz') + head('HEAD', '/nosotros') + last)
  const answers = (await text(socket)).split(/(?=HTTP\/1\.1 )/)
  expect(answers.map((answer) => answer.slice(0, 15))).toEqual(Array(23).fill('HTTP/1.1 200 OK'))
  expect(answers.map((answer) => (answer.includes('text/plain') ? 'ok' : bodyOf(answer)))).toEqual([
    ...Array(20).fill('<p>page</p>'),
    'ok',
    '',
    '<p>page</p>',
  ])
})

test('a request that comes in pieces, one that knows the page, and one with a body are answered as they should', async () => {
  const app = await createTestApp({ site })
  await using server = await app.listen()
  const { socket, answers } = await converse(server.port, head('GET', '/nosotros'))
  const etag = /\r\netag: (.*)\r\n/i.exec(answers[0] ?? '')?.[1]
  const whole = head('GET', '/nosotros')
  socket.write(whole.slice(0, 9))
  await new Promise((later) => setTimeout(later, 20))
  socket.write(whole.slice(9))
  expect(bodyOf(String(await once(socket, 'data')))).toBe('<p>page</p>')
  socket.write(head('GET', '/nosotros', `If-None-Match: ${etag}`))
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 304 [\s\S]*\r\n\r\n$/)
  socket.write(`${head('GET', '/nosotros', 'Content-Length: 4')}body`)
  expect(bodyOf(String(await once(socket, 'data')))).toBe('<p>page</p>')
  socket.write(head('GET', '/healthz'))
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 200 OK/)
  socket.destroy()
})

test('a server that is told to close lets a kept connection go', async () => {
  const app = await createTestApp({ site })
  const server = await app.listen()
  const { socket } = await converse(server.port, head('GET', '/nosotros'))
  const gone = once(socket, 'close')
  socket.resume()
  await server[Symbol.asyncDispose]()
  await gone
})
