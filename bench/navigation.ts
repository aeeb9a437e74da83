import type { Page } from 'playwright-core'
import { asNewVisitor, desktopScreen, openBrowser } from './browser.ts'
import { compare } from './measure.ts'
import { startOwnSite, visit } from './own-site.ts'
import { atMost, compared, type Result } from './results.ts'

const ways = [
  { name: 'list to detail', from: '/productos', link: '.product-card a', to: '/productos/' },
  { name: 'menu to page', from: '/nosotros', link: 'header a[href="/servicio-tecnico"]', to: '/servicio-tecnico' },
]
type Way = (typeof ways)[number]

const connections = [
  { name: 'on localhost', latency: 0, bytesPerSecond: -1 },
  { name: 'with 40 ms and 10 Mbit/s', latency: 40, bytesPerSecond: 10_000_000 / 8 },
]
type Connection = (typeof connections)[number]

const hoverMs = 250

/**
 * `hovered` clicks after hovering, so that the site prefetches; `unhovered` clicks at once; `by hand` swaps the server's
 * prepared markup in, all at once.
 */
type Manner = 'hovered' | 'unhovered' | 'by hand'

/** Runs in the page: records when each picture and title is painted. */
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

/** Waits until the first picture is loaded and nothing was painted for half a second. */
async function untilAllIsPainted(page: Page) {
  await page.waitForFunction(() => {
    const { paints } = globalThis as unknown as { paints: { at: number }[] }
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img[fetchpriority=high]')]
    const last = Math.max(...paints.map(({ at }) => at))
    return paints.length > 0 && pictures.every(({ complete }) => complete) && performance.now() - last > 500
  })
}

/** Prepares the new page's markup and its decoded first picture, and swaps them in on click. */
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
  // Without a reference the decoded picture would be garbage-collected.
  Object.assign(globalThis, { first })
}

/** Milliseconds from the click to the largest paint of the new page. */
async function timeToLargestPaint(
  page: Page,
  { from, link, to }: Way,
  { latency, bytesPerSecond }: Connection,
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
  if (manner !== 'unhovered') {
    await target.hover()
    await page.waitForTimeout(hoverMs)
    await page.mouse.down()
    await page.mouse.up()
  } else {
    // A click without pointer events does not trigger prefetching.
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
    for (const connection of connections) {
      const walk = (manner: Manner) => () =>
        asNewVisitor(browser, desktopScreen, (page) => timeToLargestPaint(page, way, connection, site.url, manner))
      await walk('hovered')()
      const time = await compare(walk('hovered'), walk('unhovered'), rounds)
      const name = `${way.name}, ${connection.name}`
      results.push(compared(name, 'ms', 'not prefetched', time, atMost(time.ours, 50, 'ms')))
      if (connection.latency > 0) continue
      const leastTime = await compare(walk('hovered'), walk('by hand'), rounds)
      results.push(compared(name, 'ms', 'swapped by hand', leastTime))
    }
  }
  return results
}
