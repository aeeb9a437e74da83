import { readFileSync, rmSync } from 'node:fs'
import { paths } from '../tests/e2e/route-table.ts'
import { buildSite, freePort, spawnServer, startServer } from '../tests/support/server-process.ts'
import { repeat } from './measure.ts'
import { benchFolder, visit } from './own-site.ts'
import { workedMs } from './processor-time.ts'
import { figureText, type Result, stated } from './results.ts'

const isReady = (url: string) =>
  visit(url).then(
    ({ ok }) => ok,
    () => false,
  )

const megabytes = (pid = 0) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Time from the command to the first page on an existing data folder, and the memory used afterwards. */
export async function benchStart(rounds: number): Promise<Result[]> {
  buildSite()
  const dataDir = benchFolder()
  const first = await startServer({ PORT: await freePort(), DATA_DIR: dataDir })
  await first.stop()

  const after = { fresh: 0, warm: 0, worked: 0 }
  const { value, noise } = await repeat(async () => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const begin = performance.now()
    const child = spawnServer({ PORT: port, DATA_DIR: dataDir })
    while (!(await isReady(url))) {
      if (child.exitCode !== null) throw new Error(child.output())
      await new Promise((next) => setTimeout(next, 5))
    }
    const taken = performance.now() - begin
    after.worked = workedMs(child.pid ?? 0)
    after.fresh = megabytes(child.pid)
    for (const path of paths) await visit(url + path)
    after.warm = megabytes(child.pid)
    const ended = new Promise((done) => child.once('exit', done))
    child.kill()
    await ended
    return taken
  }, rounds)
  rmSync(dataDir, { recursive: true, force: true })
  return [
    stated('start to first page, existing data', `${figureText(value, 'ms')} (noise ±${Math.round(noise * 100)} %)`),
    stated('processor time until then', figureText(after.worked, 'ms')),
    stated('memory after the first page', figureText(after.fresh, 'MB')),
    stated('memory after a visit of every page', figureText(after.warm, 'MB')),
  ]
}
