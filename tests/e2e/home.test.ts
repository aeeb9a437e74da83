import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inicio } from '../../web/content/inicio.ts'
import { setUpBrowser, setUpPlainPage } from './browser.ts'
import { stopClock, untilAlive } from './page-checks.ts'
import { industryPaths } from './route-table.ts'

const openPage = setUpBrowser()

const desktop = { viewport: { width: 1280, height: 800 } }
const read = setUpPlainPage(desktop)

const banners = [
  'Zunchos y herramientas para cargas que viajan lejos',
  'Envolvedoras: de 20 a 120 pallets por hora',
  'Airpads: relleno con 99 % de aire',
]

const shown = (page: Page) =>
  page
    .locator('.carousel-slide')
    .evaluateAll((slides) =>
      slides
        .filter((slide) => (slide as HTMLElement).dataset.current === 'true')
        .map((slide) => slide.querySelector('a')?.textContent?.replaceAll('\u00a0', ' ')),
    )

const expectShown = (page: Page, banner: string | undefined) => expect.poll(() => shown(page)).toEqual([banner])

/** Opens the home page with a stopped clock. The first click on the carousel restarts its five seconds. */
async function openStill(page: Page) {
  await stopClock(page)
  await page.goto('/', { waitUntil: 'load' })
  // Scripts start after a frame, which the stopped clock never fires, or on a key press.
  await page.keyboard.press('Shift')
  await untilAlive(page)
}

const next = (page: Page) => page.getByRole('button', { name: 'Banner siguiente' }).click()

test('the carousel shows one banner at a time, every 5000 ms, with a transition of 500 ms', async () => {
  const page = await openPage(desktop)
  await openStill(page)
  await expectShown(page, banners[0])
  await next(page)
  await expectShown(page, banners[1])
  await page.clock.runFor(4900)
  await expectShown(page, banners[1])
  await page.clock.runFor(200)
  await expectShown(page, banners[2])
  await page.clock.runFor(5000)
  await expectShown(page, banners[0])
  const speed = await page
    .locator('.carousel-slide')
    .first()
    .evaluate((slide) => getComputedStyle(slide).transitionDuration)
  expect(speed).toBe('0.5s, 0.5s')
})

test.each([768, 1440])('no banner’s heading ends with a short line at %i px', async (width) => {
  const page = await openPage({ viewport: { width, height: 900 } })
  await openStill(page)
  const shares: (number | undefined)[] = []
  for (const banner of banners) {
    const heading = page.locator('.carousel-slide').getByText(banner, { exact: true })
    shares.push(
      await heading.evaluate((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        const lines = Map.groupBy(range.getClientRects(), ({ top }) => Math.round(top))
        const widths = [...lines.values()].map((line) => line.reduce((sum, part) => sum + part.width, 0))
        return (widths.at(-1) ?? 0) / Math.max(...widths)
      }),
    )
  }
  expect(shares.filter((share = 0) => share < 0.5)).toEqual([])
})

test('pictures of hidden banners load after the scripts', async () => {
  const page = await openPage(desktop)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'load' })
  const pictures = () => asked.filter((path) => path.startsWith('/media/banners/'))
  await expect.poll(pictures).toHaveLength(3)
  const script = asked.findIndex((path) => path.endsWith('.js'))
  expect(asked.slice(0, script).filter((path) => path.startsWith('/media/banners/'))).toHaveLength(1)
})

test('using the carousel does not stop it; its button does', async () => {
  const page = await openPage(desktop)
  await openStill(page)
  await page.getByRole('button', { name: 'Banner siguiente' }).click()
  await expectShown(page, banners[1])
  await page.getByRole('region', { name: 'Destacados' }).hover()
  await page.clock.runFor(5100)
  await expectShown(page, banners[2])
  await page.getByRole('button', { name: 'Detener el carrusel' }).click()
  await page.clock.runFor(20_000)
  await expectShown(page, banners[2])
  await page.getByRole('button', { name: 'Banner anterior' }).click()
  await expectShown(page, banners[1])
  await page.getByRole('button', { name: 'Reanudar el carrusel' }).click()
  await page.clock.runFor(5100)
  await expectShown(page, banners[2])
})

test('the carousel does not move with prefers-reduced-motion', async () => {
  const page = await openPage({ ...desktop, reducedMotion: 'reduce' })
  await openStill(page)
  await page.getByRole('button', { name: 'Reanudar el carrusel' }).waitFor()
  await page.clock.runFor(20_000)
  await expectShown(page, banners[0])
})

test('a banner’s url is both its picture and its link', async () => {
  const page = await read('/')
  const slide = page.locator('.carousel-slide').first()
  const link = (await slide.getByRole('link').first().getAttribute('href')) ?? ''
  expect(link).toMatch(/^\/media\/banners\/banner-1\.jpg/)
  const picture = (await slide.locator('img').getAttribute('src')) ?? ''
  expect(picture.split('?')[0]).toBe(link.split('?')[0])
})

test('a banner shows its text, and its button is a link', async () => {
  const page = await read('/')
  const slide = page.locator('.carousel-slide').first()
  await slide.getByText('Zuncho PP, PET, textil y de acero, con la herramienta y el sello de su medida.').waitFor()
  await slide.getByRole('link', { name: 'Ver zunchos y herramientas' }).click()
  await page.waitForURL('**/zunchos-herramientas')
})

test('the home page links to contact and products, and presents the company and the industries', async () => {
  const page = await read('/')
  const main = page.getByRole('main')
  expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe(inicio.welcome.title)
  expect(await main.getByRole('link', { name: 'Contactar a ventas' }).getAttribute('href')).toBe('/contacto')
  expect(await main.getByRole('link', { name: 'Ver el catálogo' }).getAttribute('href')).toBe('/productos')
  const text = (await main.textContent()) ?? ''
  for (const figure of ['plantas de producción8', '+1.200', '+40', '+30', '2006', '1947'])
    expect(text).toContain(figure)
  for (const path of industryPaths) expect(await main.locator(`a[href="${path}"]`).count(), path).toBe(1)
})
