import { compareAll } from './measure.ts'
import { startOwnSite, visit } from './own-site.ts'
import { atLeast, compared, type Result } from './results.ts'
import { buildTwin, startTwin, twinPages } from './twin.ts'
import { load } from './wrk.ts'

/** Addresses of the same pages that bypass the cache. */
const ownFresh: Record<string, string> = { '/mineria': '/MINERIA', '/productos': '/productos?name=zuncho' }

/** Requests per second of the site and of the same pages in Next.js, cached and uncached. */
export async function benchNextTwin(rounds: number): Promise<Result[]> {
  await using site = await startOwnSite()
  await buildTwin(site.url)
  await using twin = await startTwin()
  await using plainTwin = await startTwin({ compress: false })
  const results: Result[] = []
  const race = async (name: string, ours: string, their: typeof twin, theirs: string, aim: number, seconds = 4) => {
    for (const [server, path] of [[site, ours] as const, [their, theirs] as const]) {
      await visit(server.url + path)
      await load(server, path, { seconds })
    }
    const { perSecond, perWork } = await compareAll(
      () => load(site, ours, { seconds }),
      () => load(their, theirs, { seconds }),
      rounds,
    )
    results.push(
      compared(name, 'requests/s', 'Next.js', perSecond, atLeast(perSecond.ratio, aim)),
      compared(`${name}, by processor time`, 'requests/s', 'Next.js', perWork, atLeast(perWork.ratio, aim)),
    )
  }
  for (const { path, fresh } of twinPages) {
    await race(`cached ${path}`, path, twin, path, 5)
    await race(`cached ${path}, Next.js not compressing`, path, plainTwin, path, 5)
    await race(`uncached ${path}`, ownFresh[path] ?? path, twin, fresh, 1, 8)
  }
  return results
}
