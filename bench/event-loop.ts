import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { paths } from '../tests/e2e/route-table.ts'
import { aContact } from '../tests/support/samples.ts'
import { compareAll } from './measure.ts'
import { benchFolder, startOwnSite } from './own-site.ts'
import { atMost, compared, type Result } from './results.ts'

const viewsPerSecond = 200
const submissionsPerSecond = 5
const seconds = 15

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Resolves to a description of the failure, or to undefined. */
function send(url: string, body?: string): Promise<string | undefined> {
  return new Promise((done) => {
    const headers = {
      'Accept-Encoding': 'gzip, deflate, br',
      'X-Forwarded-For': `10.${crypto.getRandomValues(new Uint8Array(3)).join('.')}`,
      ...(body && { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }),
    }
    const sent = request(url, { agent, method: body ? 'POST' : 'GET', headers }, (response) => {
      const isGood = response.statusCode === 200 || response.statusCode === 201
      response.resume().on('end', () => done(isGood ? undefined : `${url} responded ${response.statusCode}`))
    })
    sent.on('error', ({ message }) => done(`${url}: ${message}`))
    sent.end(body)
  })
}

/** Nine in ten views are of cached pages; the tenth is a search, which is rendered for each request. */
const viewOf = (index: number) =>
  index % 10 === 9 ? `/productos?name=zuncho+${index % 40}` : (paths[index % paths.length] ?? '/')

/** Sends at a fixed rate, without waiting for earlier responses. */
async function sendEvery(ms: number, run: (index: number) => ReturnType<typeof send>) {
  const underway: ReturnType<typeof send>[] = []
  const start = performance.now()
  for (let index = 0; index * ms < seconds * 1000; index++) {
    await wait(Math.max(0, start + index * ms - performance.now()))
    underway.push(run(index))
  }
  return Promise.all(underway)
}

/** The longest time the server's event loop was blocked, under load and idle. */
export async function benchEventLoop(rounds: number): Promise<Result[]> {
  const folder = benchFolder()
  const file = join(folder, 'gaps.json')
  const probe = new URL('event-loop-probe.ts', import.meta.url).href
  await using site = await startOwnSite({ NODE_OPTIONS: `--import=${probe}`, EVENT_LOOP_FILE: file })

  const readGaps = async (): Promise<{ longest: number; p99: number }> => {
    rmSync(file, { force: true })
    process.kill(site.pid, 'SIGUSR2')
    while (!existsSync(file) || readFileSync(file, 'utf8') === '') await wait(10)
    return JSON.parse(readFileSync(file, 'utf8'))
  }
  const busy = async () => {
    await readGaps()
    const body = JSON.stringify(aContact())
    const failures = await Promise.all([
      sendEvery(1000 / viewsPerSecond, (index) => send(site.url + viewOf(index))),
      sendEvery(1000 / submissionsPerSecond, () => send(`${site.url}/api/contacts`, body)),
    ])
    const [first] = failures.flat().filter((failure) => failure !== undefined)
    if (first) throw new Error(first)
    return readGaps()
  }
  const idle = async () => {
    await readGaps()
    await wait(seconds * 1000)
    return readGaps()
  }

  await busy()
  const { longest, p99 } = await compareAll(busy, idle, Math.min(rounds, 5))
  const load = `${viewsPerSecond} views/s and ${submissionsPerSecond} submissions/s`
  return [
    compared(`longest event-loop gap, ${load}`, 'ms', 'idle', longest, atMost(longest.ours, 50, 'ms')),
    compared(`event-loop gap, p99, ${load}`, 'ms', 'idle', p99),
  ]
}
