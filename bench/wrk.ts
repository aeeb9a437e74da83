import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { workedMs } from './processor-time.ts'

/** `perWork` is requests per second of the server's CPU time. */
type Load = { perSecond: number; perWork: number }

type Server = { url: string; pid: number }

/** Fewer requests vary too much. */
const minRequests = 100

/** Each connection sends its next request as soon as it has a response. Any failed request is an error. */
export async function load(
  { url: base, pid }: Server,
  path: string,
  { seconds = 4, connections = 32 } = {},
): Promise<Load> {
  const url = base + path
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '30s',
    '-H',
    'Accept-Encoding: gzip, deflate, br',
  ]
  const before = workedMs(pid)
  const { stdout } = await promisify(execFile)('wrk', [...args, url])
  const worked = workedMs(pid) - before
  const trouble = /Non-2xx.*|Socket errors:.*[1-9].*/.exec(stdout)
  if (trouble) throw new Error(`${url}: ${trouble[0]}`)
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  if (requests < minRequests)
    throw new Error(`${url}: ${requests} requests in ${seconds} s are too few; the machine is too busy.`)
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    perWork: requests / (worked / 1000),
  }
}
