import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setUpBrowser, setUpPage } from './browser.ts'
import { pauseClock, settle, untilAlive, watchTimers } from './page-checks.ts'

const openPage = setUpBrowser()

const desktop = { viewport: { width: 1280, height: 800 } }
const visit = setUpPage(desktop)
const untilAtTop = (page: Page, id: string) =>
  page.waitForFunction((name) => Math.abs(document.getElementById(name)?.getBoundingClientRect().top ?? 9) < 2, id)

/** Records the options of each scrollIntoView and its delay after the click. */
async function watchScrolls(page: Page) {
  await page.evaluate(() => {
    const calls: { id: string; behavior: string; block: string }[] = []
    Object.assign(globalThis, { calls })
    const scroll = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (options) {
      const { behavior = '', block = '' } = (options ?? {}) as ScrollIntoViewOptions
      calls.push({ id: this.id, behavior, block })
      scroll.call(this, options)
    }
  })
  return () => page.evaluate(() => (globalThis as unknown as { calls: object[] }).calls)
}

/** Also waits for the frame in which the page receives the scroll event. */
const scrollDown = (page: Page, y: number) =>
  page.evaluate((to) => {
    scrollTo(0, to)
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, y)

test('a new path starts at the top; back and forward restore the position', async () => {
  const page = await visit('/soluciones')
  await scrollDown(page, 1500)
  await page.getByRole('main').getByRole('link', { name: 'Forestal' }).click()
  await page.waitForURL('**/forestal')
  await page.waitForFunction(() => scrollY === 0)
  await scrollDown(page, 700)
  await page.goBack()
  await page.waitForURL('**/soluciones')
  await page.waitForFunction(() => scrollY > 1000)
  await page.goForward()
  await page.waitForURL('**/forestal')
  await page.waitForFunction(() => scrollY === 700)
})

test('back to a product restores the position among the other products below it', async () => {
  const page = await visit('/productos')
  const list = page.getByRole('region', { name: 'Resultados' })
  await list.getByRole('link', { name: 'Zuncho PP 9 mm blanco' }).click()
  const others = page.locator('section', { hasText: 'De la misma categoría' })
  await others.scrollIntoViewIfNeeded()
  const y = await page.evaluate(() => scrollY)
  expect(y).toBeGreaterThan(500)
  const product = page.url()
  await others.getByRole('link').last().click()
  await page.waitForURL((url) => url.href !== product)
  await page.waitForFunction(() => scrollY === 0)
  await page.goBack()
  await page.waitForURL(product)
  await page.waitForFunction((before) => scrollY === before, y)
})

test('a hash scrolls its element to the top of the view after 100 ms, smoothly', async () => {
  const page = await openPage(desktop)
  await page.goto('/servicio-tecnico')
  const calls = await watchScrolls(page)
  await page.clock.install()
  await pauseClock(page)
  const untilWaiting = await watchTimers(page)
  await page.getByRole('link', { name: 'Solicitar servicio' }).click()
  await page.waitForURL('**#service-form')
  await untilWaiting(100)
  await page.clock.runFor(99)
  expect(await calls()).toEqual([])
  await page.clock.runFor(2)
  await settle(page)
  expect(await calls()).toEqual([{ id: 'service-form', behavior: 'smooth', block: 'start' }])
  await untilAtTop(page, 'service-form')
})

test('the same hash works again, and does not animate with prefers-reduced-motion', async () => {
  const page = await openPage({ ...desktop, reducedMotion: 'reduce' })
  await page.goto('/servicio-tecnico')
  await untilAlive(page)
  const calls = await watchScrolls(page)
  for (const times of [1, 2]) {
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('link', { name: 'Solicitar servicio' }).click()
    await untilAtTop(page, 'service-form')
    expect((await calls()).length).toBe(times)
  }
  expect((await calls())[0]).toEqual({ id: 'service-form', behavior: 'auto', block: 'start' })
})

test('an address with a hash opens at its element', async () => {
  const page = await visit('/servicio-tecnico#service-form')
  await untilAtTop(page, 'service-form')
  await page.goto('/codigo-etica#seccion-4.11')
  await page.waitForFunction(() => scrollY > 500)
  await untilAtTop(page, 'seccion-4.11')
})

test('a hash that cannot be decoded still opens the page', async () => {
  const page = await openPage(desktop)
  await page.clock.install()
  await page.goto('/nosotros#%')
  await page.clock.runFor(500)
  await page.goto('/codigo-etica#%E0%A4%A')
  await page.clock.runFor(500)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
})
