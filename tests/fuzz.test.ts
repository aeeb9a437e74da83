import { randomInt } from 'node:crypto'
import { connect } from 'node:net'
import { beforeEach, expect, test, vi } from 'vitest'
import { builtPages } from '../server/pages.ts'
import { paths } from './e2e/route-table.ts'
import { callApi, type Description, type Generated, visitPage } from './fuzz/generate-request.ts'
import { createRandom } from './fuzz/random.ts'
import { setUpTestApp } from './test-app.ts'

const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31))
const counts = { calls: 7500, visits: 2000, raw: 500 }
/** Far more than any of them takes, on any machine. */
const hangsAfterMs = 60_000

const pages: [string, ...string[]] = [
  '/',
  ...paths,
  '/envolvedoras',
  '/cotizacion/productos',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-paginas.xml',
  '/sitemap-productos.xml',
  '/healthz',
  '/readyz',
  '/admin',
  '/admin/productos',
  '/api',
  '/api/docs',
  '/assets',
  '/media/products',
  '/media/uploads',
  '/fichas/no-existe.pdf',
]

const createTestApp = setUpTestApp()

beforeEach(() => {
  // The router warns of every address that cannot be decoded.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const shown = ({ body, ...request }: Generated) => JSON.stringify({ ...request, body: body?.slice(0, 300) })

/** What was answered with 5xx or not at all, with what it takes to see it again. */
function gatherFindings() {
  const findings: string[] = []
  const judge = (request: Generated, outcome: number | 'no answer') => {
    if (outcome === 'no answer' || outcome >= 500) findings.push(`${outcome} to ${shown(request)}`)
  }
  const report = () => {
    const again = `FUZZ_SEED=${seed} npx vitest run --project process tests/fuzz.test.ts`
    expect(findings.slice(0, 30), `${findings.length} findings; to see them again: ${again}`).toEqual([])
  }
  return { judge, report }
}

const within = <T>(work: Promise<T>) =>
  Promise.race([work, new Promise<'no answer'>((give) => setTimeout(give, hangsAfterMs, 'no answer' as const).unref())])

async function startApp() {
  const { site } = await builtPages()
  const app = await createTestApp({ site })
  const ask = async ({ path, ...init }: Generated, cookies: Record<string, string> = {}) => {
    const response = await app.raw(path, { ...init, headers: { ...init.headers, ...cookies } })
    await response.arrayBuffer()
    return response.status
  }
  return { app, ask }
}

test(`whatever is sent to the API, it answers, and never with 5xx (seed ${seed})`, { timeout: 900_000 }, async () => {
  const random = createRandom(seed)
  const { app, ask } = await startApp()
  const { body: description } = await app.get('/api/openapi.json')
  let staff = await app.signIn()
  const seen = new Set<number>()
  const { judge, report } = gatherFindings()
  for (let count = 0; count < counts.calls; count++) {
    const request = callApi(random, description as Description)
    const isStaff = request.path.startsWith('/api/admin') && random.chance(0.9)
    const status = await within(ask(request, isStaff ? staff.cookies() : {}))
    judge(request, status)
    if (status !== 'no answer') seen.add(status)
    // It may have signed itself out.
    if (isStaff && status === 401) staff = await app.signIn()
  }
  report()
  for (const status of [200, 201, 400, 401, 404, 415, 422]) expect([...seen]).toContain(status)
})

test(`whatever is asked of the pages, they response, and never with 5xx (seed ${seed})`, {
  timeout: 900_000,
}, async () => {
  const random = createRandom(seed + 1)
  const { ask } = await startApp()
  const { judge, report } = gatherFindings()
  for (let count = 0; count < counts.visits; count++) {
    const request = visitPage(random, pages)
    judge(request, await within(ask(request)))
  }
  report()
})

/** Byte for byte on the line, as no client library would send it. */
async function sendRaw(port: number, { method, path, headers, body = '' }: Generated): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.setEncoding('latin1').on('error', () => {})
  socket.on('data', (data) => {
    heard += data
  })
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`)
  const length = body ? [`Content-Length: ${Buffer.byteLength(body)}`] : []
  socket.write(
    `${[`${method} ${path} HTTP/1.1`, ...lines, ...length, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`,
  )
  // What makes no sense may be cut off, which is an error of the connection.
  await new Promise((closed) => socket.once('close', closed))
  return Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? 0)
}

test(`whatever comes over the line, it is answered or cut off, and never with 5xx (seed ${seed})`, {
  timeout: 900_000,
}, async () => {
  const random = createRandom(seed + 2)
  const { app } = await startApp()
  const { body: description } = await app.get('/api/openapi.json')
  const { judge, report } = gatherFindings()
  await using server = await app.listen()
  for (let count = 0; count < counts.raw; count++) {
    const request = random.chance(0.5) ? visitPage(random, pages) : callApi(random, description as Description)
    if (random.chance(0.1))
      request.path = random.pick(['*', '//evil.example', 'http://x/', '/\\', '/é', '?', '/a b', ''])
    judge(request, await within(sendRaw(server.port, request)))
  }
  report()
  expect(await sendRaw(server.port, { method: 'GET', path: '/healthz', headers: {} })).toBe(200)
})
