import { randomInt, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { startPostgres } from '../tests/support/postgres-server.ts'
import { aQuotation } from '../tests/support/samples.ts'
import { buildSite, freePort, startServer } from '../tests/support/server-process.ts'
import { repeat } from './measure.ts'
import { benchFolder, visit } from './own-site.ts'
import { workedMs } from './processor-time.ts'
import { figureText, type Result, stated } from './results.ts'
import { load } from './wrk.ts'

type Server = { url: string; pid: number }

const requests = 300
const atOnce = 16

/** What one and two processes serve and store in a second, on either database; pages and load share the processors. */
export async function benchCapacity(rounds: number): Promise<Result[]> {
  buildSite()
  const postgres = startPostgres({ isDurable: true })
  try {
    return [
      ...(await measure('one process, embedded database', 1, undefined, rounds)),
      ...(await measure('one process, PostgreSQL', 1, postgres.url, rounds)),
      ...(await measure('two processes, PostgreSQL', 2, postgres.url, rounds)),
    ]
  } finally {
    postgres.stop()
  }
}

async function measure(
  name: string,
  processes: number,
  databaseUrl: string | undefined,
  rounds: number,
): Promise<Result[]> {
  const folders = Array.from({ length: processes }, benchFolder)
  const started = await Promise.all(folders.map((dataDir) => start(dataDir, databaseUrl)))
  const servers = started.map(({ url, child }) => ({ url, pid: child.pid ?? 0 }))
  const rows = [
    ...(await pages(`${name}: a page from the cache`, servers, '/mineria', rounds)),
    ...(await pages(`${name}: a search`, servers, '/productos?name=zuncho', rounds)),
    ...(await submissions(`${name}: requests stored`, servers, rounds)),
  ]
  await Promise.all(started.map(({ stop }) => stop()))
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  return rows
}

const start = async (dataDir: string, databaseUrl: string | undefined) =>
  startServer(
    {
      PORT: await freePort(),
      DATA_DIR: dataDir,
      TRUST_PROXY: '1',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
    { isOptimized: true },
  )

async function pages(name: string, servers: Server[], path: string, rounds: number): Promise<Result[]> {
  for (const { url } of servers) await visit(url + path)
  const works: number[] = []
  const { value } = await repeat(async () => {
    const loads = await Promise.all(servers.map((server) => load(server, path)))
    works.push(1000 / (loads[0]?.perWork ?? Number.NaN))
    return loads.reduce((sum, { perSecond }) => sum + perSecond, 0)
  }, rounds)
  return [
    stated(name, `${figureText(value, 'requests/s')}, ${figureText(Math.min(...works), 'ms')} of a processor each`),
  ]
}

async function submissions(name: string, servers: Server[], rounds: number): Promise<Result[]> {
  const works: number[] = []
  const { value } = await repeat(async () => {
    const before = servers.map(({ pid }) => workedMs(pid))
    const perSecond = await storedPerSecond(servers)
    const worked = servers.reduce((sum, { pid }, index) => sum + workedMs(pid) - (before[index] ?? 0), 0)
    works.push(worked / requests)
    return perSecond
  }, rounds)
  return [
    stated(name, `${figureText(value, 'requests/s')}, ${figureText(Math.min(...works), 'ms')} of a processor each`),
  ]
}

async function storedPerSecond(servers: Server[]): Promise<number> {
  let sent = 0
  const visitor = async () => {
    while (sent < requests) {
      const server = servers[sent++ % servers.length]
      const response = await fetch(`${server?.url}/api/invoices`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': randomUUID(),
          // Each visitor has an address of its own, because rate limits are per address.
          'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
        },
        body: JSON.stringify(aQuotation()),
      })
      if (response.status !== 201) throw new Error(await response.text())
      await response.arrayBuffer()
    }
  }
  const begin = performance.now()
  await Promise.all(Array.from({ length: atOnce }, visitor))
  return requests / ((performance.now() - begin) / 1000)
}
