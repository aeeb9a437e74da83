import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { type IconName, icons } from '../../web/ui/drawings.ts'

/** Until the scripts have taken over the page that the server sent: one of their effects is to restore positions themselves. */
export const untilAlive = (page: Page) => page.waitForFunction(() => history.scrollRestoration === 'manual')

/** By which a drawing is known on a page. */
export const firstLineOf = (icon: IconName) => / d="([^"]*)"/.exec(icons[icon])?.[1]

/** How far things moved, by the browser's own reckoning. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { shift: number }
    seen.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { shift: number }).shift)
}

/** So that the page is first painted with the font that stands in. */
export const holdFontUntilPaint = (page: Page) =>
  page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await route.continue()
  })

/** Notes what the browser asks of the API. */
export function watchCalls(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.startsWith('/api/')) calls.push(url.pathname + url.search)
  })
  return calls
}

/** From here on time passes on the page only as far as the test says. */
export async function stopClock(page: Page) {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1000)
}

/** Under a clock that stands still: some turns of the page, in which it takes in what has arrived. */
export async function settle(page: Page) {
  for (let turn = 0; turn < 30; turn++) await page.evaluate(() => undefined)
}

export async function axeFindings(page: Page): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis)
  if (!isLoaded) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  })
}
