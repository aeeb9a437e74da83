import { compareAll } from './measure.ts'
import { startNginxWith } from './nginx.ts'
import { startOwnSite, visit } from './own-site.ts'
import { atLeast, atMost, compared, type Result } from './results.ts'
import { load } from './wrk.ts'

const paths = ['/mineria', '/productos']

/** A page that is kept in memory against a file from nginx: what a server that does nothing else can do. */
export async function benchPages(rounds: number): Promise<Result[]> {
  await using site = await startOwnSite()
  const results: Result[] = []
  for (const path of paths) {
    await visit(site.url + path)
    await using nginx = await startNginxWith(site.url + path)
    await load(site, path, { seconds: 2 })
    const { perSecond, perWork, p99 } = await compareAll(
      () => load(site, path),
      () => load(nginx, '/'),
      rounds,
    )
    results.push(
      compared(`cached ${path}`, 'requests/s', 'nginx', perSecond, atLeast(perSecond.ratio, 0.6)),
      compared(`cached ${path}, by processor time`, 'requests/s', 'nginx', perWork, atLeast(perWork.ratio, 0.6)),
      compared(`cached ${path}, p99`, 'ms', 'nginx', p99, atMost(p99.ratio, 2)),
    )
  }
  return results
}
