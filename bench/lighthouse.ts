import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findChromium } from '../tests/e2e/chromium.ts'
import { paths, unlisted } from '../tests/e2e/route-table.ts'
import { compare, median } from './measure.ts'
import { next } from './needs.ts'
import { benchFolder, startOwnSite, visit, visitAll } from './own-site.ts'
import { atLeast, atMost, compared, figureText, type Result, stated } from './results.ts'
import { buildTwin, startTwin, twinPages } from './twin.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const times = { lcp: 'largest-contentful-paint', tbt: 'total-blocking-time', cls: 'cumulative-layout-shift' } as const

type Report = {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}
type Marks = { scores: number[]; lcp: number; tbt: number; cls: number }

const program = fileURLToPath(new URL('node_modules/lighthouse/cli/index.js', import.meta.url))

/** Retries, because Lighthouse occasionally fails on a trace without its first events. */
async function examine(address: string, tries = 3): Promise<Marks> {
  return examineOnce(address).catch((error: unknown) => {
    if (tries === 1) throw error
    return examine(address, tries - 1)
  })
}

/** Mobile with simulated throttling, which is Lighthouse's default. */
async function examineOnce(address: string): Promise<Marks> {
  const folder = benchFolder()
  const file = join(folder, 'report.json')
  // Chromium would load pages of its address bar at the same time.
  const ownPages = 'WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup'
  const flags = `--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --disable-features=${ownPages}`
  const options = [`--output-path=${file}`, '--output=json', '--quiet', `--only-categories=${categories}`, flags]
  await promisify(execFile)(process.execPath, [program, address, ...options], {
    env: { ...process.env, CHROME_PATH: findChromium() },
  })
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true, force: true })
  if (report.runtimeError) throw new Error(`${address}: ${report.runtimeError.message}`)
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
    lcp: value(times.lcp),
    tbt: value(times.tbt),
    cls: value(times.cls),
  }
}

const middle = (all: Marks[]): Marks => ({
  scores: categories.map((_, index) => median(all.map(({ scores }) => scores[index] ?? 0))),
  lcp: median(all.map(({ lcp }) => lcp)),
  tbt: median(all.map(({ tbt }) => tbt)),
  cls: median(all.map(({ cls }) => cls)),
})

async function examineOften(address: string, times: number): Promise<Marks> {
  const all: Marks[] = []
  for (let time = 0; time < times; time++) all.push(await examine(address))
  return middle(all)
}

/** Pages excluded from search engines cannot reach a full SEO score. */
const isUnlisted = (path: string) => unlisted.includes(path)

function marksOf(path: string, { scores, lcp, tbt, cls }: Marks): Result {
  const counted = isUnlisted(path) ? scores.slice(0, 3) : scores
  const text = `${scores.join('/')}, LCP ${figureText(lcp / 1000, 's')}, TBT ${figureText(tbt, 'ms')}, CLS ${figureText(cls)}`
  return stated(
    `Lighthouse ${path}`,
    text,
    { ...atLeast(Math.min(...counted), 100), text: isUnlisted(path) ? '100/100/100' : '100/100/100/100' },
    { ...atMost(lcp, 1400), text: '≤ 1.4 s' },
    atMost(tbt, 50, 'ms'),
    atMost(cls, 0.01),
  )
}

export async function benchLighthouse(rounds: number): Promise<Result[]> {
  await using site = await startOwnSite()
  const results: Result[] = []
  await visitAll(site.url, paths)
  for (const path of paths) results.push(marksOf(path, await examineOften(site.url + path, Math.min(rounds, 3))))
  if (next.isThere()) results.push(...(await againstTwin(site.url, Math.min(rounds, 3))))
  return results
}

async function againstTwin(siteUrl: string, rounds: number): Promise<Result[]> {
  await buildTwin(siteUrl)
  await using twin = await startTwin()
  const results: Result[] = []
  for (const { path } of twinPages) {
    await visit(twin.url + path)
    const lcp = await compare(
      async () => (await examine(siteUrl + path)).lcp,
      async () => (await examine(twin.url + path)).lcp,
      rounds,
    )
    results.push(compared(`LCP of ${path}`, 'ms', 'Next.js', lcp, atMost(lcp.ratio, 0.7)))
  }
  return results
}
