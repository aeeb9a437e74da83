import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { workedMs } from './processor-time.ts'

/** `perWork` is for each second of a processor that the server took. */
export type Load = { perSecond: number; perWork: number; p99: number }

type Server = { url: string; pid: number }

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }

const fewest = 100

/** So many visitors at once, each asking again as soon as it has its answer; every answer has to be a good one. */
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
    '--latency',
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
  if (requests < fewest)
    throw new Error(`${url}: ${requests} answers in ${seconds} s say nothing; the machine is too busy.`)
  const [, value = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    perWork: requests / (worked / 1000),
    p99: Number(value) * (units[unit] ?? Number.NaN),
  }
}
