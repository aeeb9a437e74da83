import type { Page } from 'playwright-core'
import { asNewVisitor, desktop, openBrowser } from './browser.ts'
import { compare } from './measure.ts'
import { startOwnSite, visit } from './own-site.ts'
import { atMost, compared, type Result } from './results.ts'

/** From where, by which link, to where. */
const ways = [
  { name: 'list to detail', from: '/productos', link: '.product-card a', to: '/productos/' },
  { name: 'menu to page', from: '/nosotros', link: 'header a[href="/servicio-tecnico"]', to: '/servicio-tecnico' },
]
type Way = (typeof ways)[number]

/** A usual line, and none: the site on the visitor's own machine. */
const lines = [
  { name: 'on the machine itself', latency: 0, bytesPerSecond: -1 },
  { name: 'on a line of 40 ms and 10 Mbit/s', latency: 40, bytesPerSecond: 10_000_000 / 8 },
]
type Line = (typeof lines)[number]

const hoverMs = 250

/** As a visitor does it, without a sign before, or as the least that any program has to do. */
type Manner = 'announced' | 'unannounced' | 'by hand'

/** Every picture and every title tells when it is painted. */
function watchPaints() {
  const seen = globalThis as unknown as { clickedAt: number; paints: { at: number; area: number }[] }
  seen.paints = []
  const mark = () => {
    for (const element of document.querySelectorAll('main img, main h1')) element.setAttribute('elementtiming', 'shown')
  }
  addEventListener('DOMContentLoaded', mark)
  new MutationObserver(mark).observe(document, { childList: true, subtree: true })
  addEventListener(
    'click',
    ({ timeStamp }) => {
      seen.clickedAt = timeStamp
      seen.paints = []
    },
    { capture: true },
  )
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { renderTime, intersectionRect } = entry as PerformanceEntry & {
        renderTime: number
        intersectionRect: DOMRectReadOnly
      }
      seen.paints.push({ at: renderTime, area: intersectionRect.width * intersectionRect.height })
    }
  }).observe({ type: 'element', buffered: true })
}

/** Nothing of the page is on its way any more, and nothing new was painted for half a second. */
async function untilAllIsPainted(page: Page) {
  await page.waitForFunction(() => {
    const { paints } = globalThis as unknown as { paints: { at: number }[] }
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img[fetchpriority=high]')]
    const last = Math.max(...paints.map(({ at }) => at))
    return paints.length > 0 && pictures.every(({ complete }) => complete) && performance.now() - last > 500
  })
}

/** The new page's markup and its first picture lie ready; at the click they take the place of the old ones. */
async function swapByHand(link: Element) {
  const { href } = link as HTMLAnchorElement
  const page = new DOMParser().parseFromString(await (await fetch(href)).text(), 'text/html')
  const next = document.adoptNode(page.querySelector('main') as HTMLElement)
  const source = next.querySelector('img[fetchpriority=high]')?.previousElementSibling as HTMLSourceElement
  const first = new Image()
  first.sizes = source.sizes
  first.srcset = source.srcset
  await first.decode()
  const swap = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    document.querySelector('main')?.replaceWith(next)
    history.pushState(null, '', href)
    scrollTo(0, 0)
  }
  document.addEventListener('click', swap, { capture: true, once: true })
  // What lies ready only counts while somebody holds it.
  Object.assign(globalThis, { first })
}

/** From the click to the paint of the largest thing that the new page shows. */
async function timeToLargestPaint(
  page: Page,
  { from, link, to }: Way,
  { latency, bytesPerSecond }: Line,
  site: string,
  manner: Manner,
) {
  await page.addInitScript(watchPaints)
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await page.goto(site + from, { waitUntil: 'networkidle' })
  const target = page.locator(link).first()
  if (manner === 'by hand') await target.evaluate(swapByHand)
  if (manner !== 'unannounced') {
    await target.hover()
    await page.waitForTimeout(hoverMs)
    await page.mouse.down()
    await page.mouse.up()
  } else {
    // A click that nothing announces.
    await target.evaluate((element) => (element as HTMLElement).click())
  }
  await page.waitForURL((url) => url.pathname.startsWith(to))
  await untilAllIsPainted(page)
  return page.evaluate(() => {
    const { clickedAt, paints } = globalThis as unknown as {
      clickedAt: number
      paints: { at: number; area: number }[]
    }
    const largest = paints.filter(({ at }) => at > clickedAt).toSorted((a, b) => b.area - a.area)[0]
    return (largest?.at ?? Number.NaN) - clickedAt
  })
}

export async function benchNavigation(rounds: number): Promise<Result[]> {
  await using site = await startOwnSite()
  await using browser = await openBrowser()
  const results: Result[] = []
  for (const way of ways) {
    await visit(site.url + way.from)
    for (const line of lines) {
      const walk = (manner: Manner) => () =>
        asNewVisitor(browser, desktop, (page) => timeToLargestPaint(page, way, line, site.url, manner))
      await walk('announced')()
      const time = await compare(walk('announced'), walk('unannounced'), rounds)
      results.push(compared(`${way.name}, ${line.name}`, 'ms', 'not fetched ahead', time, atMost(time.ours, 50, 'ms')))
      if (line.latency > 0) continue
      const leastTime = await compare(walk('announced'), walk('by hand'), rounds)
      results.push(compared(`${way.name}, ${line.name}`, 'ms', 'put in place by hand', leastTime))
    }
  }
  return results
}
