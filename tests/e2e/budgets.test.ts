/** @module-tag thorough */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setUpPage } from './browser.ts'
import { hasFont, holdFontUntilPaint, shiftOf, untilAlive } from './page-checks.ts'
import { paths } from './route-table.ts'
import { type Load, watchLoads } from './watch-loads.ts'

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }

// Budgets are measured in full Chromium, which is what visitors use.
const visit = setUpPage(phone, 'chromium')

const sum = (loads: Load[]) => loads.reduce((total, { bytes }) => total + bytes, 0)

const noResults = '/productos?name=xyzzyq'

/** Pages whose first two screens are mostly pictures. */
const withManyPictures = ['/', '/productos', '/soluciones', '/calculadoras']

/** Pictures without a size or placeholder colour, and pictures that are neither lazy nor high priority. */
const oddPictures = (page: Page) =>
  page.locator('main img').evaluateAll((pictures) =>
    pictures
      .filter((picture) => {
        const { width, height, loading, fetchPriority, style } = picture as HTMLImageElement
        const waits = loading === 'lazy' || fetchPriority === 'high'
        return !(width > 0 && height > 0 && picture.hasAttribute('width') && style.backgroundColor && waits)
      })
      .map((picture) => picture.outerHTML),
  )

test.each([...paths, noResults])(
  'a first view of %s stays within its bytes and requests, without layout shift when the font is late',
  async (path) => {
    const page = await visit('/robots.txt')
    // With a route the browser has no cache.
    await holdFontUntilPaint(page)
    const loads = await watchLoads(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await untilAlive(page)
    expect(await hasFont(page)).toBe(true)
    expect(await shiftOf(page), 'what moved while it loaded').toBeLessThanOrEqual(0.01)
    expect(await oddPictures(page), 'pictures without size or colour, or that do not wait').toEqual([])
    const scripts = loads.filter(({ type }) => type === 'Script')
    expect(scripts.length).toBeGreaterThan(2)
    expect(sum(scripts)).toBeLessThanOrEqual(135_000)
    // Files that brotli would not make smaller are sent uncompressed.
    expect(scripts.filter(({ encoding, bytes }) => encoding !== 'br' && bytes > 100)).toEqual([])
    expect(scripts.length).toBeLessThanOrEqual(17)
    expect(loads.filter(({ type }) => type === 'Stylesheet').length).toBe(0)
    expect(loads.filter(({ type }) => type === 'Font').length).toBe(1)
    // A product that can be added and compared brings its controls along.
    const hasProducts = (await page.locator('.quick-add').count()) > 0
    expect(sum(loads.filter(({ type }) => type === 'Document'))).toBeLessThan(hasProducts ? 25_000 : 22_000)
    // The browser's video player has its icons in data URLs.
    const foreign = loads.filter(({ url }) => url.protocol !== 'data:' && url.origin !== new URL(page.url()).origin)
    expect(foreign).toEqual([])
    const assets = loads.filter(({ url }) => url.pathname.startsWith('/assets/'))
    expect(new Set(assets.map(({ cacheControl }) => cacheControl))).toEqual(
      new Set(['public, max-age=31536000, immutable']),
    )
    expect(loads.filter(({ url }) => /admin|better-auth/.test(url.pathname))).toEqual([])
    const withoutVideos = loads.filter(({ url }) => !url.pathname.startsWith('/media/loops/'))
    const isFull = withManyPictures.includes(path)
    expect(sum(withoutVideos)).toBeLessThan(isFull ? 280_000 : 220_000)
    expect(withoutVideos.length).toBeLessThan(isFull ? 32 : 26)
    const pictures = loads.filter(({ url }) => url.pathname.startsWith('/media/'))
    expect(pictures.filter(({ cacheControl }) => cacheControl !== 'public, max-age=31536000, immutable')).toEqual([])
  },
)

test('the poster of a video is fetched when scrolled near', async () => {
  const page = await visit('/robots.txt')
  const loads = await watchLoads(page)
  await page.goto('/nosotros', { waitUntil: 'load' })
  await untilAlive(page)
  const posters = () => loads.filter(({ url }) => url.pathname === '/media/loops/inicio.jpg').length
  expect(posters()).toBe(0)
  await page.locator('video').scrollIntoViewIfNeeded()
  await expect.poll(posters).toBe(1)
})

test('pictures below the fold are fetched when scrolled near', async () => {
  const page = await visit('/robots.txt')
  const loads = await watchLoads(page)
  await page.goto('/productos', { waitUntil: 'load' })
  await untilAlive(page)
  const pictures = () => loads.filter(({ url }) => url.pathname.startsWith('/media/')).length
  const before = pictures()
  expect(before).toBeLessThan(12)
  await page.locator('.product-card').last().scrollIntoViewIfNeeded()
  await expect.poll(pictures).toBeGreaterThan(before)
})
