import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import type { SheetThread } from '../../documents/sheet-thread.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

const leave = {
  'closes the connection': (client: Socket) => client.destroy(),
  'resets the connection': (client: Socket) => client.resetAndDestroy(),
}
const ways = Object.entries(leave)

const metricsToken = 'a-token-for-prometheus'

type Options = Parameters<typeof createTestApp>[0]

/** Sends a request, leaves once the server works on it, and returns what was logged and counted. */
async function leaveEarly(leaveNow: (client: Socket) => void, begun: Promise<void>, options: Options, sent: string) {
  const app = await createTestApp({ metricsToken, ...options })
  await using server = await app.listen()
  const client = connect(server.port, '127.0.0.1')
  client.write(sent)
  await begun
  leaveNow(client)
  await vi.waitUntil(() => app.logLines.length > 0, { timeout: 30_000 })
  const { body } = await app.request('/metrics', { headers: { Authorization: `Bearer ${metricsToken}` } })
  const counted = /http_request_duration_seconds_count\{.*status="(\d+)"/.exec(body)?.[1]
  return { logged: app.logLines.map((line) => JSON.parse(line)), counted }
}

const early = { logged: [expect.objectContaining({ level: 30, status: 499 })], counted: '499' }

const endings: Record<string, (signal: AbortSignal) => Response> = {
  'stops with the reason': ({ reason }) => {
    throw reason
  },
  'stops with an AbortError': () => {
    throw new DOMException('This operation was aborted', 'AbortError')
  },
  'turns out as a failure': () => new Response('Unexpected Server Error', { status: 500 }),
  'is complete': () => new Response('page'),
}

test.each(ways.flatMap(([way, go]) => Object.entries(endings).map(([how, end]) => [way, how, go, end] as const)))(
  'a visitor who %s before a page that then %s is no failure',
  async (_way, _how, go, end) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const site = async ({ signal }: Request) => {
      const aborted = once(signal, 'abort')
      resolve()
      await aborted
      return end(signal)
    }
    const page = 'GET /cotizacion HTTP/1.1\r\nHost: precinta.example\r\n\r\n'
    expect(await leaveEarly(go, promise, { site }, page)).toEqual(early)
  },
)

test.each(ways)('a visitor who %s before a PDF is drawn is no failure', async (_, go) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const draw: SheetThread['draw'] = (_job, signal) => {
    resolve()
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  }
  const list = 'GET /cotizacion/lista.pdf?productos=108x1 HTTP/1.1\r\nHost: precinta.example\r\n\r\n'
  expect(await leaveEarly(go, promise, { sheetThread: { draw, stop: async () => {} } }, list)).toEqual(early)
})

test.each(
  ways.flatMap(([way, go]) =>
    ['/api/contacts', '/contacto', '/api/admin/uploads/pdfs'].map((path) => [way, path, go] as const),
  ),
)('a visitor who %s while a body is sent to %s is no failure', async (_, path, go) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const app = await createTestApp()
  const { Cookie } = (await app.signIn()).cookies()
  await using server = await app.listen()
  const client = connect(server.port, '127.0.0.1')
  client.once('data', () => resolve())
  const from = `Host: precinta.example\r\nOrigin: https://precinta.example\r\nCookie: ${Cookie}`
  const announced = 'Content-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: 500'
  client.write(`POST ${path} HTTP/1.1\r\n${from}\r\n${announced}\r\n\r\n{"name":`)
  await promise
  go(client)
  await vi.waitUntil(() => app.logLines.length > 0, { timeout: 30_000 })
  expect(app.logLines.map((line) => JSON.parse(line))).toEqual(early.logged)
})
