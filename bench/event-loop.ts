import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { paths } from '../tests/e2e/route-table.ts'
import { aContact } from '../tests/samples.ts'
import { compareAll } from './measure.ts'
import { startOwnSite, temporaryFolder } from './own-site.ts'
import { atMost, compared, type Result } from './results.ts'

const viewsPerSecond = 200
const submissionsPerSecond = 5
const seconds = 15

/** The server ends those that are idle when it ends. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Tells what was wrong with the answer, if anything was. */
function send(url: string, body?: string): Promise<string | undefined> {
  return new Promise((done) => {
    const headers = {
      'Accept-Encoding': 'gzip, deflate, br',
      'X-Forwarded-For': `10.${crypto.getRandomValues(new Uint8Array(3)).join('.')}`,
      ...(body && { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }),
    }
    const asked = request(url, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
      const isGood = answer.statusCode === 200 || answer.statusCode === 201
      answer.resume().on('end', () => done(isGood ? undefined : `${url} was answered ${answer.statusCode}`))
    })
    asked.on('error', ({ message }) => done(`${url}: ${message}`))
    asked.end(body)
  })
}

/** Nine in ten views are of pages that are kept; the tenth is a search, which is made for its visitor. */
const viewOf = (index: number) =>
  index % 10 === 9 ? `/productos?name=zuncho+${index % 40}` : (paths[index % paths.length] ?? '/')

/** So many a second, whether or not those before have been answered. */
async function sendEvery(ms: number, act: (index: number) => ReturnType<typeof send>) {
  const underway: ReturnType<typeof send>[] = []
  const start = performance.now()
  for (let index = 0; index * ms < seconds * 1000; index++) {
    await wait(Math.max(0, start + index * ms - performance.now()))
    underway.push(act(index))
  }
  return Promise.all(underway)
}

/** The longest time in which the server's only thread did nothing else, while visitors come and while nobody does. */
export async function benchEventLoop(rounds: number): Promise<Result[]> {
  const folder = temporaryFolder()
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
    const complaints = await Promise.all([
      sendEvery(1000 / viewsPerSecond, (index) => send(site.url + viewOf(index))),
      sendEvery(1000 / submissionsPerSecond, () => send(`${site.url}/api/contacts`, body)),
    ])
    const [first] = complaints.flat().filter((complaint) => complaint !== undefined)
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
