import type { Browser } from 'playwright-core'
import { paths } from '../tests/e2e/route-table.ts'
import { buildBlank, startBlank } from './blank.ts'
import { asNewVisitor, openBrowser, phoneScreen } from './browser.ts'
import { next } from './needs.ts'
import { startOwnSite, visitAll } from './own-site.ts'
import { atMost, compared, type Result } from './results.ts'
import { buildTwin, startTwin, twinPages } from './twin.ts'

type Bytes = { scripts: number; total: number }

const kB = (bytes: number) => bytes / 1000

/** Bytes of all response bodies of a first view until the network is idle, including everything prefetched. */
async function bytesOf(browser: Browser, address: string): Promise<Bytes> {
  return asNewVisitor(browser, phoneScreen, async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const types = new Map<string, { type: string; headers: number }>()
    const sum = { scripts: 0, total: 0 }
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      types.set(requestId, { type, headers: response.encodedDataLength })
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const response = types.get(requestId)
      if (!response) return
      const body = Math.max(0, encodedDataLength - response.headers)
      sum.total += body
      if (response.type === 'Script') sum.scripts += body
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    return sum
  })
}

const beside = (ours: number, theirs: number) => ({
  ours: kB(ours),
  theirs: kB(theirs),
  ratio: ours / theirs,
  noise: 0,
})

/** Byte counts do not depend on the machine, so one round is enough. */
export async function benchBytes(): Promise<Result[]> {
  await using site = await startOwnSite()
  await visitAll(site.url, paths)
  buildBlank()
  await using blank = await startBlank()
  await using browser = await openBrowser()
  const results: Result[] = []
  const { scripts: least } = await bytesOf(browser, blank.url)
  const own = new Map<string, Bytes>()
  for (const path of paths) {
    const bytes = await bytesOf(browser, site.url + path)
    own.set(path, bytes)
    const result = beside(bytes.scripts, least)
    results.push(compared(`JavaScript of ${path}`, 'kB', 'blank app', result, atMost(kB(bytes.scripts), 135, 'kB')))
  }
  if (!next.isThere()) return results
  await buildTwin(site.url)
  await using twin = await startTwin()
  for (const { path } of twinPages) {
    const { scripts, total } = own.get(path) ?? { scripts: Number.NaN, total: Number.NaN }
    const theirs = await bytesOf(browser, twin.url + path)
    const all = beside(total, theirs.total)
    results.push(
      compared(`JavaScript of ${path}`, 'kB', 'Next.js', beside(scripts, theirs.scripts)),
      compared(`all bytes of ${path}`, 'kB', 'Next.js', all, atMost(all.ratio, 0.8)),
    )
  }
  return results
}
