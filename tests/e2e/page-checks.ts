import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { type IconName, icons } from '../../web/ui/drawings.ts'

/** Waits for hydration, which sets `scrollRestoration`. */
export const untilAlive = (page: Page) => page.waitForFunction(() => history.scrollRestoration === 'manual')

/** The first path of an icon, which identifies it on a page. */
export const firstLineOf = (icon: IconName) => / d="([^"]*)"/.exec(icons[icon])?.[1]

/** The cumulative layout shift since the page began to load. */
export const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntriesByType('layout-shift')) {
            shift += (entry as PerformanceEntry & { value: number }).value
          }
          // Without shifts there would be nothing to observe.
          if (list.getEntriesByName('asked').length > 0) resolve(shift)
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        observer.observe({ type: 'mark' })
        performance.mark('asked')
      }),
  )

/** Returns a function that reads the cumulative layout shift. */
export const watchShifts = async (page: Page) => () => shiftOf(page)

/** Delays the font, so that the first paint uses the fallback font. */
export const holdFontUntilPaint = (page: Page) =>
  page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await route.continue()
  })

export const hasFont = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].some(({ family, status }) => family === 'Archivo' && status === 'loaded')
  })

/** Straps that begin left of a heading in another column than the first, and texts of other columns that one covers. */
export const underStraps = (page: Page) =>
  page.evaluate(() => {
    const texts = [
      ...document.querySelectorAll('main a, main p, main li, main h2, main h3, main label, main td'),
    ].filter((element) => element.checkVisibility() && element.textContent?.trim())
    return [...document.querySelectorAll('.strap')].flatMap((strap) => {
      const { left, top, width } = strap.getBoundingClientRect()
      const line = getComputedStyle(strap, '::before')
      const end = left + width - Number.parseFloat(line.right)
      const start = end - Number.parseFloat(line.width)
      const page = strap.closest('.page')
      const edge = page ? page.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(page).paddingLeft) : 0
      if (start < left - 1 && Math.abs(left - edge) > 1) return [`${strap.textContent}: not in the first column`]
      return texts
        .filter((text) => !text.contains(strap) && !strap.contains(text))
        .filter((text) => {
          const box = text.getBoundingClientRect()
          return box.left < end && box.right > Math.max(start, 0) && box.top < top + 8 && box.bottom > top
        })
        .map((text) => `${strap.textContent}: ${text.textContent}`)
    })
  })

/** Texts of the main part that one of the controls covers. */
export const coveredTexts = (page: Page, controls: string) =>
  page.evaluate((controls) => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.sr-only, option')
    const main = document.querySelector('main') ?? document.body
    const lines: { text: Text; box: DOMRect }[] = []
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      if (!text.data.trim() || !text.parentElement || !isShown(text.parentElement)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const box of range.getClientRects()) lines.push({ text, box })
    }
    return [...main.querySelectorAll(controls)].filter(isShown).flatMap((control) =>
      [...control.getClientRects()].flatMap((area) =>
        lines
          .filter(({ text, box }) => {
            if (control.contains(text) || text.parentElement?.closest('label')?.contains(control)) return false
            const wide = Math.min(area.right, box.right) - Math.max(area.left, box.left)
            const high = Math.min(area.bottom, box.bottom) - Math.max(area.top, box.top)
            return wide > 1 && high > 1
          })
          .map(({ text }) => `${control.getAttribute('aria-label') ?? control.textContent}: ${text.data}`),
      ),
    )
  }, controls)

/** Records the API calls of the browser. */
export function watchCalls(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.startsWith('/api/')) calls.push(url.pathname + url.search)
  })
  return calls
}

export async function stopClock(page: Page) {
  await page.clock.install()
  await pauseClock(page)
}

/** Pauses an installed clock a minute ahead, because it cannot be paused at a moment that has already passed. */
export const pauseClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)

/** Returns a function that waits until the page has set a timer of that many milliseconds. */
export async function watchTimers(page: Page) {
  await page.evaluate(() => {
    const { setTimeout } = globalThis
    const waits: unknown[] = []
    const noting = (...args: Parameters<typeof setTimeout>) => {
      waits.push(args[1])
      return setTimeout(...args)
    }
    Object.assign(globalThis, { waits, setTimeout: noting })
  })
  return (wait: number) =>
    page.waitForFunction((wait) => (globalThis as unknown as { waits: number[] }).waits.includes(wait), wait, {
      polling: 50,
    })
}

/** With a stopped clock: lets the page process what has arrived. */
export async function settle(page: Page) {
  for (let turn = 0; turn < 30; turn++) await page.evaluate(() => undefined)
}

/** Waits until what the page has just rendered is painted. */
export const untilPainted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Resizes the window and waits until scripts have seen the new size. */
export async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  await untilPainted(page)
}

/** Scrolls far down and a little up, which shows the compact header. */
export async function scrollUp(page: Page) {
  for (const top of [1500, 1200]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    // So that the page receives each scroll as an event of its own.
    await untilPainted(page)
  }
}

/** Jumps to the end of transitions, because axe would measure a lower contrast during a fade. */
const endTransitions = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })

/** A browser compiles this three times faster than the readable file. */
const minifiedAxe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

type AxeOptions = {
  /** Selects parts that are left out, such as equal rows. */
  exclude?: string[]
  /** Selects the parts to check, instead of the whole document. */
  include?: string[]
}

export async function axeFindings(page: Page, { exclude = [], include = [] }: AxeOptions = {}): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis)
  if (!isLoaded) {
    await page.evaluate(minifiedAxe)
    await endTransitions(page)
  }
  return page.evaluate(
    async ({ exclude, include }) => {
      const shown = include.filter((part) => document.querySelector(part))
      const context = { include: shown.length > 0 ? shown : [document], exclude }
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(context, {
        resultTypes: ['violations'],
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    { exclude, include },
  )
}
