import { randomInt } from 'node:crypto'
import { connect } from 'node:net'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { builtPages } from '../../server/pages/load-pages.ts'
import { paths } from '../e2e/route-table.ts'
import { aQuotation } from '../support/samples.ts'
import { mailedPage, storeSentQuote } from '../support/sent-quote.ts'
import { setUpTestApp } from '../support/test-app.ts'
import { type Description, type Generated, generateCall, visitPage } from './fuzz/generate-request.ts'
import { createRandom } from './fuzz/random.ts'

type Run = { seed: number; calls: number; visits: number; raw: number }

/** The same requests every time, so that a change is judged by what it changes. */
const fixed: Run = { seed: 1, calls: 750, visits: 200, raw: 50 }
const generated: Run = {
  seed: Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31)),
  calls: 7500,
  visits: 2000,
  raw: 500,
}
/** Far more than any request takes, even on a slow machine. */
const hangsAfterMs = 60_000

const pages: [string, ...string[]] = [
  '/',
  ...paths,
  '/envolvedoras',
  '/cotizacion?calculo=film&propuesta=163',
  '/cotizacion?calculo=zuncho&propuesta=108',
  '/cotizacion?calculo=airpads&propuesta=135',
  '/cotizacion/productos',
  '/cotizacion/lista.pdf',
  '/comparar',
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

/** Collects requests that got a 5xx response or none, with the command that reproduces them. */
function gatherFindings(seed: number) {
  const findings: string[] = []
  const judge = (request: Generated, outcome: number | 'no response') => {
    if (outcome === 'no response' || outcome >= 500) findings.push(`${outcome} to ${shown(request)}`)
  }
  const report = () => {
    const again = `FUZZ_SEED=${seed} npx vitest run --project process tests/system/fuzz.test.ts`
    expect(findings.slice(0, 30), `${findings.length} findings; to see them again: ${again}`).toEqual([])
  }
  return { judge, report }
}

const within = <T>(work: Promise<T>) =>
  Promise.race([
    work,
    new Promise<'no response'>((give) => setTimeout(give, hangsAfterMs, 'no response' as const).unref()),
  ])

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

/** Writes the request to the socket unchanged, which HTTP client libraries do not allow. */
async function sendRaw(port: number, { method, path, headers, body = '' }: Generated): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.setEncoding('latin1').on('error', () => {})
  socket.on('data', (data) => {
    received += data
  })
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`)
  const length = body ? [`Content-Length: ${Buffer.byteLength(body)}`] : []
  socket.write(
    `${[`${method} ${path} HTTP/1.1`, ...lines, ...length, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`,
  )
  // The server may close the connection on malformed input, which the socket reports as an error.
  await new Promise((closed) => socket.once('close', closed))
  return Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? 0)
}

function respondToAll({ seed, calls, visits, raw }: Run) {
  test('the API responds to any request, never with 5xx', { timeout: 900_000 }, async () => {
    const random = createRandom(seed)
    const { app, ask } = await startApp()
    const { body: description } = await app.get('/api/openapi.json')
    let staff = await app.signIn()
    const seen = new Set<number>()
    const { judge, report } = gatherFindings(seed)
    for (let count = 0; count < calls; count++) {
      const request = generateCall(random, description as Description)
      const isStaff = request.path.startsWith('/api/admin') && random.chance(0.9)
      const status = await within(ask(request, isStaff ? staff.cookies() : {}))
      judge(request, status)
      if (status !== 'no response') seen.add(status)
      // A generated request may have signed the session out.
      if (isStaff && status === 401) staff = await app.signIn()
    }
    report()
    for (const status of [200, 201, 400, 401, 404, 415, 422]) expect([...seen]).toContain(status)
  })

  test('pages respond to any request, never with 5xx', { timeout: 900_000 }, async () => {
    const random = createRandom(seed + 1)
    const { app, ask } = await startApp()
    const { id } = (await app.post('/api/invoices', aQuotation())).body
    await storeSentQuote(app.db, id)
    const tracking = await mailedPage(app, id)
    const { judge, report } = gatherFindings(seed)
    for (let count = 0; count < visits; count++) {
      const request = visitPage(random, [...pages, tracking, `${tracking}/cotizacion-v1.pdf`])
      judge(request, await within(ask(request)))
    }
    report()
  })

  test('raw requests get a response or a closed connection, never 5xx', { timeout: 900_000 }, async () => {
    const random = createRandom(seed + 2)
    const { app } = await startApp()
    const { body: description } = await app.get('/api/openapi.json')
    const { judge, report } = gatherFindings(seed)
    await using server = await app.listen()
    for (let count = 0; count < raw; count++) {
      const request = random.chance(0.5) ? visitPage(random, pages) : generateCall(random, description as Description)
      if (random.chance(0.1))
        request.path = random.pick(['*', '//evil.example', 'http://x/', '/\\', '/é', '?', '/a b', ''])
      judge(request, await within(sendRaw(server.port, request)))
    }
    report()
    expect(await sendRaw(server.port, { method: 'GET', path: '/healthz', headers: {} })).toBe(200)
  })
}

describe('a thousand requests, the same every time', () => respondToAll(fixed))

describe(`ten thousand requests of seed ${generated.seed}`, { tags: 'thorough' }, () => respondToAll(generated))
