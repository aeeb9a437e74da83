/** @module-tag thorough */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import routes from '../../web/routes.ts'
import { setUpBrowser } from './browser.ts'
import { axeFindings, coveredTexts, hasFont, holdFontUntilPaint, shiftOf, underStraps } from './page-checks.ts'
import { industryPaths, paths } from './route-table.ts'

const openPage = setUpBrowser()

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

/** Equal cards and rows, which axe checks a few of. */
const repeats = ['.product-card:nth-child(n+4)', 'tbody tr:nth-child(n+4)', 'main li:nth-child(n+4):has(.quick-add)']

/** The industry pages are one component, so the smallest screen of one of them is enough for axe. */
const isOnlyContent = (path: string) => industryPaths.includes(path) && path !== industryPaths[0]

test.each(paths)(
  '%s stays still when the font is late, has the same text without scripts, is accessible and fits every screen',
  async (path) => {
    const page = await openPage({ viewport: { width: 1440, height: 900 } })
    await holdFontUntilPaint(page)
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    expect(await hasFont(page)).toBe(true)
    expect.soft(await shiftOf(page), 'what moved when the font came late').toBeLessThanOrEqual(0.01)
    const [text, sent] = await textsOf(page, (await response?.text()) ?? '')
    expect.soft(text, 'text with scripts').toBe(sent)

    expect.soft(await axeFindings(page, { exclude: repeats }), 'barriers on a desktop').toEqual([])
    expect.soft(await underStraps(page), 'texts under a strap on a desktop').toEqual([])
    for (const width of [1280, 768, 390, 360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(overflow, `sideways at ${width} px`).toBeLessThanOrEqual(0)
      expect.soft(await underStraps(page), `texts under a strap at ${width} px`).toEqual([])
      const covered = await coveredTexts(page, '.quick-add :is(button, input, select), .compare-toggle')
      expect.soft(covered, `texts under a control at ${width} px`).toEqual([])
    }
    if (isOnlyContent(path)) return
    expect.soft(await axeFindings(page, { exclude: repeats }), 'barriers on the smallest screen').toEqual([])
  },
)

test('an unknown path redirects home, also within the browser', async () => {
  const page = await openPage()
  await page.goto('/no-existe')
  expect(new URL(page.url()).pathname).toBe('/')
  await page.goto('/contacto')
  await page.evaluate(() =>
    (
      globalThis as unknown as { __reactRouterDataRouter: { navigate: (to: string) => void } }
    ).__reactRouterDataRouter.navigate('/tampoco'),
  )
  await page.waitForFunction(() => location.pathname === '/')
  await page.goBack()
  await page.waitForURL('**/contacto')
})
