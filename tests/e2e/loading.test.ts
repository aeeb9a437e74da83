/** @module-tag thorough */

import { chromium } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import { quiet, setUpBrowser } from './browser.ts'
import { stopClock, untilAlive } from './page-checks.ts'
import { watchLoads } from './watch-loads.ts'

const openPage = setUpBrowser()

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1440, height: 900 } }

test.each([
  { path: '/mineria', screen: 'phone', device: phone, file: '/media/heroes/mineria-phone-640.avif' },
  { path: '/mineria', screen: 'desktop', device: desktop, file: '/media/heroes/mineria-1920.avif' },
  { path: '/', screen: 'phone', device: phone, file: '/media/banners/banner-1-phone-640.avif' },
  { path: '/', screen: 'desktop', device: desktop, file: '/media/banners/banner-1-1920.avif' },
])('the first picture of $path on a $screen is preloaded in the displayed size and fetched once', async (opening) => {
  const page = await openPage(opening.device)
  const loads = await watchLoads(page)
  await page.goto(opening.path, { waitUntil: 'load' })
  await untilAlive(page)
  const preloads = page.locator('head link[rel="preload"][as="image"][imagesrcset]')
  const meant = await preloads.evaluateAll((links) =>
    links.filter((link) => matchMedia((link as HTMLLinkElement).media).matches).map((link) => link.outerHTML),
  )
  expect(meant).toEqual([expect.stringMatching(new RegExp(`${opening.file}\\?v=[\\da-f]{8} `))])
  const name = opening.file.replace(/(-phone)?-\d+\.avif$/, '-')
  const fetched = loads.map(({ url }) => url.pathname).filter((file) => file.startsWith(name))
  expect(fetched).toEqual([opening.file])
})

test.each([
  { path: '/mineria', ratio: 4 / 3 },
  { path: '/', ratio: 4 / 5 },
])('the phone crop of the first picture of $path is shown uncropped', async ({ path, ratio }) => {
  const page = await openPage(phone)
  await page.goto(path)
  const shown = await page
    .locator('main img.hero-picture')
    .first()
    .evaluate(async (img: HTMLImageElement) => {
      await img.decode()
      const { width, height } = img.getBoundingClientRect()
      return { box: width / height, file: img.naturalWidth / img.naturalHeight }
    })
  expect(shown.box).toBeCloseTo(ratio, 1)
  expect(shown.file).toBeCloseTo(ratio, 1)
})

test('scripts are fetched after the first picture has loaded', async () => {
  const page = await openPage(phone)
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`))
  const picture = Promise.withResolvers<void>()
  await page.route('**/media/heroes/**', async (route) => {
    await picture.promise
    await route.continue()
  })
  // Scripts also start after a timeout, which must not fire here.
  await stopClock(page)
  await page.goto('/mineria', { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => document.fonts.ready)
  expect(asked.filter((name) => name.startsWith('script'))).toEqual([])
  picture.resolve()
  await page.waitForLoadState('load')
  await page.clock.resume()
  await untilAlive(page)
  expect(asked.findIndex((name) => name.startsWith('script'))).toBeGreaterThan(
    asked.findIndex((name) => name.startsWith('image /media/heroes/')),
  )
})

test('a picture that never loads delays the scripts only for a limited time', async () => {
  const page = await openPage(phone)
  await page.route('**/media/heroes/**', () => {})
  await page.goto('/mineria', { waitUntil: 'domcontentloaded' })
  await untilAlive(page)
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
})

test('the first input starts the scripts at once, and only once', async () => {
  const page = await openPage(phone)
  const picture = Promise.withResolvers<void>()
  await page.route('**/media/heroes/**', async (route) => {
    await picture.promise
    await route.continue()
  })
  await page.goto('/mineria', { waitUntil: 'domcontentloaded' })
  await page.keyboard.press('Shift')
  await untilAlive(page)
  picture.resolve()
  await page.waitForLoadState('load')
  expect(await page.locator('head script[type=module]').count()).toBe(1)
})

test('text typed into the search before the scripts started is searched', async () => {
  const page = await openPage(desktop)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/productos', { waitUntil: 'domcontentloaded' })
  await page.getByRole('searchbox', { name: 'Buscar producto' }).pressSequentially('airpad')
  scripts.resolve()
  await untilAlive(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.product-card').first().textContent()).toMatch(/airpad/i)
})

test('hovering over a menu link prefetches the page and its first picture', async () => {
  const page = await openPage(desktop)
  await page.goto('/nosotros', { waitUntil: 'load' })
  await untilAlive(page)
  const loads = await watchLoads(page)
  await page.locator('header').getByRole('link', { name: 'Servicio técnico' }).first().hover()
  const names = () => loads.map(({ url }) => url.pathname).join(' ')
  await expect.poll(names).toMatch(/\/assets\/servicio-tecnico-/)
  await expect.poll(names).toContain('/media/heroes/servicio-tecnico-')
})

test('on a phone prefetching loads the phone crop of the first picture', async () => {
  const page = await openPage(phone)
  await page.goto('/nosotros', { waitUntil: 'load' })
  await untilAlive(page)
  const loads = await watchLoads(page)
  const pictures = () =>
    loads.map(({ url }) => url.pathname).filter((path) => path.startsWith('/media/heroes/servicio-tecnico'))
  const link = page.locator('footer').getByRole('link', { name: 'Servicio técnico' })
  await link.dispatchEvent('pointerover')
  await expect.poll(pictures).toEqual(['/media/heroes/servicio-tecnico-phone-640.avif'])
  await link.click()
  await page.waitForURL('**/servicio-tecnico')
  await page.locator('main img.hero-picture').waitFor()
  await page.waitForLoadState('networkidle')
  expect(pictures()).toEqual(['/media/heroes/servicio-tecnico-phone-640.avif'])
})

test('focusing a link by keyboard prefetches its page, even if the view scrolls to it', async () => {
  const page = await openPage(desktop)
  await page.goto('/nosotros', { waitUntil: 'load' })
  await untilAlive(page)
  const loads = await watchLoads(page)
  const link = page.locator('footer').getByRole('link', { name: 'Servicio técnico' })
  await link.focus()
  await page.waitForFunction(() => scrollY > 0)
  await expect.poll(() => loads.map(({ url }) => url.pathname).join(' ')).toMatch(/\/assets\/servicio-tecnico-/)
})

test('touching a product prefetches its data and its picture before the finger is lifted', async () => {
  const page = await openPage(phone)
  await page.goto('/productos', { waitUntil: 'load' })
  await untilAlive(page)
  const loads = await watchLoads(page)
  const card = page.locator('.product-card a').first()
  await card.scrollIntoViewIfNeeded()
  const { x, y } = await card.evaluate((link) => link.getBoundingClientRect().toJSON())
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 20, y: y + 10 }] })
  const names = () => loads.map(({ url }) => url.pathname).join(' ')
  await expect.poll(names).toContain('/api/products/101')
  await expect.poll(names).toMatch(/\/media\/products\/[\w-]+-1-640\.avif/)
})

test('a scroll gesture that starts on a link prefetches nothing', async () => {
  const page = await openPage(phone)
  await page.clock.install()
  await page.goto('/productos', { waitUntil: 'load' })
  await untilAlive(page)
  const loads = await watchLoads(page)
  const products = () => loads.map(({ url }) => url.pathname).filter((path) => path.startsWith('/api/products/'))
  const card = page.locator('.product-card a').first()
  await card.scrollIntoViewIfNeeded()
  const place = await card.evaluate((link) => {
    const { x, y } = link.getBoundingClientRect()
    return { x: x + 20, y: y + 20, isOnLink: link.contains(document.elementFromPoint(x + 20, y + 20)), scrollY }
  })
  expect(place.isOnLink).toBe(true)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', place)
  for (const up of [10, 30, 60, 90]) await touch('touchMove', { x: place.x, y: place.y - up })
  await touch('touchEnd')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place.scrollY)
  await page.clock.runFor(200)
  // If the touched card had been prefetched, its request would precede this one.
  const other = page.locator('.product-card a').nth(2)
  await other.dispatchEvent('pointerover')
  await page.clock.runFor(200)
  const [, id] = /producto=(\d+)/.exec((await other.getAttribute('href')) ?? '') ?? []
  await expect.poll(() => products().length).toBeGreaterThan(0)
  expect(products()).toEqual([`/api/products/${id}`])
})

test('hovering over the catalogue link prefetches its list', async () => {
  const page = await openPage(desktop)
  await page.goto('/nosotros')
  const loads = await watchLoads(page)
  await page.locator('header').getByRole('link', { name: 'Productos' }).first().hover()
  const names = () => loads.map(({ url }) => url.pathname)
  await expect.poll(names).toContain('/api/products')
  await expect.poll(names).toContain('/api/categories/subcategories')
  await page.locator('header').getByRole('link', { name: 'Productos' }).first().click()
  await page.locator('.product-card').first().waitFor()
  expect(names().filter((name) => name === '/api/products')).toHaveLength(1)
})

test('hovering over the home link prefetches its banners', async () => {
  const page = await openPage(desktop)
  await page.goto('/nosotros')
  const loads = await watchLoads(page)
  const home = page.locator('header').getByRole('link', { name: 'Precinta, inicio' })
  await home.hover()
  const names = () => loads.map(({ url }) => url.pathname)
  await expect.poll(names).toContain('/api/banners/active')
  await expect.poll(() => names().join(' ')).toMatch(/\/media\/banners\//)
  const before = loads.length
  await home.click()
  await page.locator('.carousel-slide').first().waitFor()
  expect(names().slice(before)).not.toContain('/api/banners/active')
})

test('hovering over the pager prefetches the next list', async () => {
  const page = await openPage(desktop)
  await page.goto('/productos?categoryId=1')
  const loads = await watchLoads(page)
  const next = page.getByRole('link', { name: 'Siguiente' })
  await next.hover()
  const asked = () => loads.map(({ url }) => url.pathname + url.search)
  await expect.poll(() => asked().filter((address) => address.startsWith('/api/products?'))).toHaveLength(1)
  expect(asked().join(' ')).toMatch(/\/api\/products\?(?=\S*categoryId=1)(?=\S*page=1)/)
  await next.click()
  await page.getByText(/^2 de /).waitFor()
  expect(asked().filter((address) => address.startsWith('/api/products?'))).toHaveLength(1)
})

test('a link clicked with a modifier key opens a new tab, and one to the same page adds no history entry', async () => {
  const page = await openPage(desktop)
  await page.goto('/nosotros')
  const link = page.locator('header').getByRole('link', { name: 'Servicio técnico' }).first()
  const [other] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })])
  await other.waitForURL('**/servicio-tecnico')
  expect(new URL(page.url()).pathname).toBe('/nosotros')
  await link.click()
  await page.waitForURL('**/servicio-tecnico')
  const steps = await page.evaluate(() => history.length)
  await link.click()
  expect(await page.evaluate(() => history.length)).toBe(steps)
  await page.goBack()
  await page.waitForURL('**/nosotros')
})

test('hovering over a card prefetches the product and its picture', async () => {
  const page = await openPage(desktop)
  await page.goto('/productos', { waitUntil: 'load' })
  await untilAlive(page)
  const loads = await watchLoads(page)
  await page.locator('.product-card a').first().hover()
  const names = () => loads.map(({ url }) => url.pathname).join(' ')
  await expect.poll(names).toContain('/api/products/')
  await expect.poll(names).toMatch(/\/assets\/producto-/)
  await expect.poll(names).toMatch(/\/media\/products\/[\w-]+-1-(640|960|1200)\.avif/)
  const before = loads.length
  await page.locator('.product-card a').first().click()
  await page.getByRole('button', { name: 'Agregar a la Cotización' }).waitFor()
  const after = loads.slice(before).map(({ url }) => url.pathname)
  expect(after.filter((name) => name.startsWith('/api/products/'))).toEqual([])
})

test('a video is fetched after the page has loaded, and never with data saving on', async () => {
  const page = await openPage(desktop)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const loads = await watchLoads(page)
  await page.goto('/envolvedora', { waitUntil: 'load' })
  await untilAlive(page)
  expect(await page.locator('video').count()).toBe(0)
  expect(
    loads.filter(({ url }) => url.pathname.startsWith('/media/loops/') && !url.pathname.endsWith('.avif')),
  ).toEqual([])
})

test('a video waits for the load event, even if scripts run before', async () => {
  const page = await openPage(desktop)
  const picture = Promise.withResolvers<void>()
  await page.route(/\/media\/loops\/.*\.avif/, (route) => picture.promise.then(() => route.continue()))
  const loads = await watchLoads(page)
  await page.goto('/envolvedora', { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await page.keyboard.press('Shift')
  await untilAlive(page)
  expect(await page.locator('main video').count()).toBe(0)
  picture.resolve()
  await page.locator('main video').waitFor()
  await expect.poll(() => loads.some(({ url }) => /\.(webm|mp4)$/.test(url.pathname))).toBe(true)
})

test('going back restores a page from the back/forward cache', async () => {
  // Playwright disables the back/forward cache by default.
  const ignoreDefaultArgs = ['--disable-back-forward-cache']
  const browser = await chromium.launch({ executablePath: inject('chromium'), args: quiet, ignoreDefaultArgs })
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ baseURL: inject('siteUrl') })
  await page.goto('/mineria')
  await untilAlive(page)
  await page.evaluate(() => Object.assign(globalThis, { isRestored: true }))
  await page.goto('/privacidad')
  await page.evaluate(() => history.back())
  // A page restored from the back/forward cache fires no load event.
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/mineria')
  expect(await page.evaluate(() => (globalThis as unknown as { isRestored?: boolean }).isRestored)).toBe(true)
})
