import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import routes from '../../web/routes.ts'
import { setUpBrowser } from './browser.ts'
import {
  axeFindings,
  coveredTexts,
  hasFont,
  holdFontUntilPaint,
  underStraps,
  untilAlive,
  watchShifts,
} from './page-checks.ts'
import { paths, spellings, unlisted } from './route-table.ts'

const openPage = setUpBrowser()

/** Scrolls screen by screen, waits for the pictures in view, and returns those that did not load. */
async function scrollThrough(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const broken = new Set<string>()
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const shown = [...document.images].filter((img) => {
        const { top, bottom, width } = img.getBoundingClientRect()
        return width > 0 && bottom > 0 && top < innerHeight && img.checkVisibility({ visibilityProperty: true })
      })
      const isLate = new Promise((_, reject) => setTimeout(reject, 60_000))
      isLate.catch(() => undefined)
      const isDecoded = (img: HTMLImageElement) => Promise.race([img.decode(), isLate])
      await Promise.all(shown.map((img) => isDecoded(img).catch(() => broken.add(img.currentSrc || img.src))))
    }
    scrollTo(0, 0)
    return [...broken]
  })
}

/** The text of the main part with scripts, and as it is without them. */
const textsOf = (page: Page, html: string) =>
  page.evaluate((html) => {
    const sent = new DOMParser().parseFromString(html, 'text/html')
    return [document, sent].map(({ body }) => {
      const copy = body.querySelector('main')?.cloneNode(true) as HTMLElement
      for (const replaced of copy.querySelectorAll('.noscript\\:hidden:has(+ noscript), noscript + .needs-scripts')) {
        const noscript = [replaced.previousElementSibling, replaced.nextElementSibling].find(
          (sibling) => sibling?.tagName === 'NOSCRIPT',
        )
        replaced.replaceWith(...(noscript?.childNodes ?? []))
      }
      for (const note of copy.querySelectorAll('noscript')) note.remove()
      // The button of a video exists only with scripts.
      return copy.textContent.replace(/^(Pausar|Reanudar) el video/, '')
    })
  }, html)

const headOf = (page: Page) =>
  page.evaluate(() => {
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? ''
    return {
      lang: document.documentElement.lang,
      title: document.title,
      description: content('meta[name=description]'),
      robots: content('meta[name=robots]'),
      // The origin depends on the port of the test server.
      canonical:
        document
          .querySelector('link[rel=canonical]')
          ?.getAttribute('href')
          ?.replace(/^https?:\/\/[^/]+/, '') ?? '',
      openGraph: ['title', 'description', 'url', 'image', 'locale'].map((name) =>
        content(`meta[property="og:${name}"]`),
      ),
    }
  })

test('the routes are those of the specification, and those that were added', () => {
  const known = routes
    .flatMap((route) => route.children ?? [route])
    .map(({ path, index }) => (index ? '/' : `/${path}`))
  const specified = paths.map((path) => path.replace(/^\/productos\/.*/, '/productos/:slug'))
  const machines = [
    '/cotizacion/productos',
    '/robots.txt',
    '/.well-known/security.txt',
    '/sitemap.xml',
    '/sitemap-paginas.xml',
    '/sitemap-productos.xml',
  ]
  expect(known.sort()).toEqual(
    [...specified, '/envolvedoras', '/comparar', '/seguimiento/:token', ...machines, '/*'].sort(),
  )
})

test.each(paths)(
  '%s is complete, stays still when the font is late, has the same text without scripts, is accessible and fits every screen',
  async (path) => {
    const page = await openPage({ viewport: { width: 1440, height: 900 } })
    const shift = await watchShifts(page)
    await holdFontUntilPaint(page)
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    expect(await hasFont(page)).toBe(true)
    expect(await shift(), 'what moved when the font came late').toBeLessThanOrEqual(0.01)
    const [text, sent] = await textsOf(page, (await response?.text()) ?? '')
    expect(text).toBe(sent)
    expect(await scrollThrough(page), 'broken pictures').toEqual([])

    const head = await headOf(page)
    expect(head.lang).toBe('es-CL')
    expect(head.title.length).toBeGreaterThan(5)
    expect(head.title.length).toBeLessThan(60)
    expect(head.description.length).toBeGreaterThanOrEqual(120)
    expect(head.description.length).toBeLessThanOrEqual(160)
    expect(head.openGraph.every((content) => content.length > 0)).toBe(true)
    expect(head.robots).toBe(unlisted.includes(path) ? 'noindex' : '')
    expect(head.canonical).toBe(unlisted.includes(path) ? '' : path)

    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    const levels = await page
      .locator('h1, h2, h3, h4')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])))
    const leaps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 1) + 1)
    expect(leaps).toEqual([])

    expect(await axeFindings(page), 'barriers on a desktop').toEqual([])
    expect(await underStraps(page), 'texts under a strap on a desktop').toEqual([])
    for (const width of [1280, 768, 390, 360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `sideways at ${width} px`).toBeLessThanOrEqual(0)
      expect(await underStraps(page), `texts under a strap at ${width} px`).toEqual([])
      expect(await coveredTexts(page, '.quick-add :is(button, input, select), .compare-toggle')).toEqual([])
    }
    expect(await axeFindings(page), 'barriers on the smallest screen').toEqual([])
  },
)

test('no two pages share a title or a description', async () => {
  const titles = new Set<string | undefined>()
  const descriptions = new Set<string | undefined>()
  for (const path of paths) {
    const html = await (await fetch(new URL(path, inject('siteUrl')))).text()
    titles.add(/<title>([^<]+)</.exec(html)?.[1])
    descriptions.add(/<meta name="description" content="([^"]+)"/.exec(html)?.[1])
  }
  expect(titles.size).toBe(paths.length)
  expect(descriptions.size).toBe(paths.length)
})

test.each(Object.entries(spellings))('%s redirects to %s', async (spelling, path) => {
  const page = await openPage()
  await page.goto(path)
  const title = await page.title()
  const response = await page.goto(spelling)
  expect(response?.status()).toBe(200)
  expect(await page.title()).toBe(title)
  expect(await headOf(page)).toMatchObject({ canonical: path })
})

test('an unknown path redirects home, on the server and in the browser', async () => {
  const response = await fetch(new URL('/no-existe/nada', inject('siteUrl')), { redirect: 'manual' })
  expect(response.status).toBe(302)
  expect(response.headers.get('Location')).toBe('/')
  const page = await openPage()
  await page.goto('/no-existe')
  expect(new URL(page.url()).pathname).toBe('/')
  await page.goto('/contacto')
  await untilAlive(page)
  await page.evaluate(() =>
    (
      globalThis as unknown as { __reactRouterDataRouter: { navigate: (to: string) => void } }
    ).__reactRouterDataRouter.navigate('/tampoco'),
  )
  await page.waitForFunction(() => location.pathname === '/')
  await page.goBack()
  await page.waitForURL('**/contacto')
})

test('pages request nothing from another host', async () => {
  const page = await openPage()
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(inject('siteUrl')) && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  for (const path of ['/', '/nosotros', '/envolvedora', '/contacto', '/productos/zuncho-pet-16-verde?producto=108']) {
    await page.goto(path)
    await scrollThrough(page)
  }
  expect(foreign).toEqual([])
})

test('the Content-Security-Policy allows scripts by their hashes only', async () => {
  const response = await fetch(inject('siteUrl'))
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toMatch(/^'self'( 'sha256-[\w+/]{43}=')+$/)
})
