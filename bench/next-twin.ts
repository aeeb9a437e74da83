import { type Comparison, compareAll } from './measure.ts'
import { startOwnSite, visit } from './own-site.ts'
import { atLeast, compared, type Result } from './results.ts'
import { buildTwin, startTwin, twinPages } from './twin.ts'
import { load } from './wrk.ts'

/** Spelt so, the page is made for every visit: of each page, one spelling is kept. */
const ownFresh: Record<string, string> = { '/mineria': '/MINERIA', '/productos': '/productos?name=zuncho' }

/** Pages a second, of ours and of the same pages in Next.js: kept ones, and ones that are made for each visit. */
export async function benchNextTwin(rounds: number): Promise<Result[]> {
  await using site = await startOwnSite()
  await buildTwin(site.url)
  await using twin = await startTwin()
  await using plainTwin = await startTwin({ compress: false })
  const results: Result[] = []
  const race = async (ours: string, theirs: string): Promise<Comparison> => {
    for (const address of [ours, theirs]) {
      await visit(address)
      await load(address, { seconds: 2 })
    }
    const { perSecond } = await compareAll(
      () => load(ours),
      () => load(theirs),
      rounds,
    )
    return perSecond
  }
  for (const { path, fresh } of twinPages) {
    const kept = await race(site.url + path, twin.url + path)
    results.push(compared(`cached ${path}`, 'requests/s', 'Next.js', kept, atLeast(kept.ratio, 5)))
    const plain = await race(site.url + path, plainTwin.url + path)
    results.push(
      compared(`cached ${path}, Next.js not compressing`, 'requests/s', 'Next.js', plain, atLeast(plain.ratio, 5)),
    )
    const made = await race(site.url + ownFresh[path], twin.url + fresh)
    results.push(compared(`uncached ${path}`, 'requests/s', 'Next.js', made, atLeast(made.ratio, 3)))
  }
  return results
}
