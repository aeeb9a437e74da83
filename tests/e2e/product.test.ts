import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { allowComplaints, setUpBrowser, setUpPage, setUpPlainPage } from './browser.ts'
import { desktop, phone } from './form-steps.ts'
import { firstLineOf } from './page-checks.ts'

const openPage = setUpBrowser()
const open = setUpPage(desktop)
const openOnPhone = setUpPage(phone)
const read = setUpPlainPage(desktop)

/** What follows it are other products, which can also be added. */
const form = (page: Page) => page.getByRole('article').first()

const machine = '/productos/enzunchadora-bateria-pb-16?producto=119'

const wrapper = '/productos/envolvedora-pilar-ep-16?producto=146'

const gallery = (page: Page) => page.getByRole('region', { name: 'Imágenes del producto' })
/** Without the query, which contains the version. */
const shownPicture = async (page: Page) =>
  (await gallery(page).locator('picture img').first().getAttribute('src'))?.split('?')[0]

test('the arrows cycle through the pictures; thumbnails and keys select one', async () => {
  const page = await open(machine)
  const [first, second, third] = [1, 2, 3].map((n) => `/media/products/enzunchadora-bateria-pb-16-${n}.jpg`)
  expect(await shownPicture(page)).toBe(first)
  await gallery(page).getByRole('button', { name: 'Imagen siguiente' }).click()
  expect(await shownPicture(page)).toBe(second)
  await gallery(page).getByRole('button', { name: 'Imagen anterior' }).click()
  await gallery(page).getByRole('button', { name: 'Imagen anterior' }).click()
  expect(await shownPicture(page)).toBe(third)
  await gallery(page).getByRole('button', { name: 'Imagen siguiente' }).click()
  expect(await shownPicture(page)).toBe(first)
  await gallery(page)
    .getByRole('button', { name: /^Ver imagen 2/ })
    .click()
  expect(await shownPicture(page)).toBe(second)
  await page.keyboard.press('ArrowRight')
  expect(await shownPicture(page)).toBe(third)
  await page.keyboard.press('ArrowLeft')
  expect(await shownPicture(page)).toBe(second)
})

test('a swipe shows the next picture and wraps around; a short or vertical one does not', async () => {
  const page = await openOnPhone(machine)
  const finger = await page.context().newCDPSession(page)
  const box = await gallery(page).getByRole('button', { name: 'Ampliar imagen' }).boundingBox()
  if (!box) throw new Error('The picture is not shown.')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const swipe = async (x: number, y = 0) => {
    const at = (part: number) => [{ x: middle.x + (x * part) / 2, y: middle.y + (y * part) / 2 }]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(-1) })
    for (const part of [-0.5, 0, 0.5, 1]) {
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) })
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const shown = () =>
    gallery(page)
      .getByText(/^Imagen \d \/ 3$/)
      .textContent()
  await swipe(-160)
  await expect.poll(shown).toBe('Imagen 2 / 3')
  await swipe(160)
  await expect.poll(shown).toBe('Imagen 1 / 3')
  await swipe(160)
  await expect.poll(shown).toBe('Imagen 3 / 3')
  await swipe(-20)
  await swipe(10, -120)
  expect(await shown()).toBe('Imagen 3 / 3')
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('a click on the picture enlarges it, and Escape closes it', async () => {
  const page = await open(machine)
  await gallery(page).getByRole('button', { name: 'Ampliar imagen' }).click()
  const zoom = page.getByRole('dialog')
  await zoom.waitFor()
  const width = await zoom.locator('img').evaluate((img) => img.getBoundingClientRect().width)
  expect(width).toBe(1200)
  await page.keyboard.press('Escape')
  await zoom.waitFor({ state: 'hidden' })
})

test('on a phone a picture larger than the screen opens centred', async () => {
  const page = await openOnPhone(machine)
  await gallery(page).getByRole('button', { name: 'Ampliar imagen' }).tap()
  const zoom = page.getByRole('dialog')
  await zoom.waitFor()
  const [left, right] = await zoom.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => [
    scrollLeft,
    scrollWidth - clientWidth - scrollLeft,
  ])
  expect(left).toBeGreaterThan(100)
  expect(Math.abs((left ?? 0) - (right ?? 0))).toBeLessThanOrEqual(2)
})

test('plus and minus step the quantity, never below 1; typing changes nothing', async () => {
  const page = await open(machine)
  const field = form(page).getByRole('spinbutton')
  for (const [name, value] of Object.entries({ min: '0', max: '455', step: '1' })) {
    expect(await field.getAttribute(name)).toBe(value)
  }
  const plus = form(page).getByRole('button', { name: /^Sumar uno/ })
  const minus = form(page).getByRole('button', { name: /^Restar uno/ })
  expect(await field.inputValue()).toBe('1')
  expect(await minus.isDisabled()).toBe(true)
  await plus.click()
  await plus.click()
  expect(await field.inputValue()).toBe('3')
  await field.pressSequentially('99')
  expect(await field.inputValue()).toBe('3')
  await minus.click()
  await minus.click()
  expect(await field.inputValue()).toBe('1')
})

test('the quantity may exceed 455: the limit is not enforced', async () => {
  const page = await open('/productos/film-stretch-manual-20?producto=163')
  const field = form(page).getByRole('spinbutton')
  await field.focus()
  for (let times = 0; times < 50; times++) await page.keyboard.press('PageUp')
  expect(await field.inputValue()).toBe('501')
})

test('a product is added to the list, then offers to go back or to the quotation', async () => {
  const page = await open('/productos?categoryId=19')
  await page.getByRole('link', { name: 'Enzunchadora a batería PB 16' }).click()
  // Cards of the list have the same buttons.
  await page.getByRole('button', { name: 'Agregar a la Cotización' }).waitFor()
  await form(page)
    .getByRole('button', { name: /^Sumar uno/ })
    .click()
  await page.getByRole('button', { name: 'Agregar a la Cotización' }).click()
  await page.getByText('Agregado!', { exact: true }).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Cotización 1 producto' }).waitFor()
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('precinta-cotizacion') ?? '{}').state.items)
  expect(stored).toEqual([
    {
      id: 119,
      image: expect.stringMatching(/^\/media\/products\/enzunchadora-bateria-pb-16-1\.jpg/),
      name: 'Enzunchadora a batería PB 16',
      quantity: 2,
    },
  ])
  await page.getByRole('button', { name: 'Volver a productos' }).click()
  await page.waitForURL('**/productos?categoryId=19')
  await page.goForward()
  await page.getByRole('button', { name: 'Agregar a la Cotización' }).click()
  await page.getByRole('link', { name: 'Ir a mi Cotización' }).click()
  await page.waitForURL('**/cotizacion')
  expect(await page.getByRole('spinbutton').first().inputValue()).toBe('3')
})

test('the tabs start at Información and are operated by keys', async () => {
  const page = await open(wrapper)
  const tabs = page.getByRole('tab')
  expect(await tabs.allTextContents()).toEqual(['Especificaciones', 'Información', 'Descargas', 'Videos'])
  const chosen = () => page.getByRole('tab', { selected: true }).textContent()
  expect(await chosen()).toBe('Información')
  const panel = page.getByRole('tabpanel')
  expect(await panel.getByRole('listitem').count()).toBeGreaterThan(3)
  expect(await panel.locator('li svg path').first().getAttribute('d')).toBe(firstLineOf('check'))
  await page.getByRole('tab', { name: 'Especificaciones' }).click()
  expect(await panel.getByRole('row').count()).toBeGreaterThan(7)
  await page.keyboard.press('ArrowLeft')
  expect(await chosen()).toBe('Videos')
  await page.keyboard.press('ArrowRight')
  expect(await chosen()).toBe('Especificaciones')
  await page.keyboard.press('End')
  expect(await chosen()).toBe('Videos')
  await page.keyboard.press('Home')
  expect(await chosen()).toBe('Especificaciones')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Especificaciones')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  expect(await chosen()).toBe('Descargas')
  const download = panel.getByRole('link', { name: /^Ficha técnica/ })
  expect(await download.getAttribute('target')).toBe('_blank')
  expect(await download.getAttribute('href')).toBe('/fichas/envolvedora-pilar-ep-16.pdf')
})

test('a video file plays in the page, and is not fetched before', async () => {
  const page = await open(wrapper)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('tab', { name: 'Videos' }).click()
  const videos = page.getByRole('tabpanel').locator('video')
  const looks = await videos.evaluateAll((all) =>
    all.map((video) => {
      const { poster, controls, preload } = video as HTMLVideoElement
      return { poster: new URL(poster).pathname, controls, preload, name: video.getAttribute('aria-label') }
    }),
  )
  const name = 'Envolvedora de pilar EP 16 preestiro'
  expect(looks.map((look) => ({ ...look, name: look.name?.replaceAll('\u00a0', ' ') }))).toEqual([
    { poster: '/media/loops/envolvedora.jpg', controls: true, preload: 'none', name: `${name}, video 1` },
    { poster: '/media/loops/film.jpg', controls: true, preload: 'none', name: `${name}, video 2` },
  ])
  expect(asked.filter((path) => path.endsWith('.mp4'))).toEqual([])
  await videos.first().evaluate((video) => (video as HTMLVideoElement).play())
  expect(asked.filter((path) => path.endsWith('.mp4'))).toContain('/media/loops/envolvedora.mp4')
})

test('Volver goes back', async () => {
  const page = await open('/zunchos-herramientas')
  await page.getByRole('main').getByRole('link', { name: 'Enzunchadoras manuales' }).click()
  await page.getByRole('link', { name: 'Tensor manual TP 16' }).click()
  await page.getByRole('button', { name: 'Volver', exact: true }).click()
  await page.waitForURL('**/productos?categoryId=20')
})

test('Volver leads to the catalogue if the product was opened directly', async () => {
  const page = await openPage(desktop)
  await page.goto(machine)
  await page.getByRole('button', { name: 'Volver', exact: true }).click()
  await page.waitForURL(/\/productos$/)
})

test('a product that loads late gets its title and description', async () => {
  const page = await open('/productos')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/products/102', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: 'Zuncho PP 12 mm azul' }).click()
  await page.getByRole('status', { name: 'Cargando producto' }).waitFor()
  release()
  await page.waitForFunction(() => document.title === 'Zuncho PP 12 mm azul | Precinta')
  expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/.{120,160}/)
  expect(await page.locator('meta[name=robots]').count()).toBe(0)
})

test('a visit to a product does not change the cached list of its category', async () => {
  const page = await open(machine)
  await page.getByRole('link', { name: 'Ver la categoría' }).click()
  await page.waitForURL('**/productos?categoryId=19')
  await page.waitForFunction(() => document.querySelectorAll('.product-card').length === 5)
})

test('other products of the same category show below', async () => {
  const page = await open(machine)
  const names = await page.locator('.product-card h3').allTextContents()
  expect(names.length).toBe(4)
  expect(names).not.toContain('Enzunchadora a batería PB 16')
  expect(names).toContain('Enzunchadora a batería PB 13')
})

test('an address without a product of ours is 404, and shows that it does not exist', async () => {
  for (const path of ['no-existe?producto=99999', 'zuncho-pet-16-verde', 'zuncho-pet-16-verde?producto=abc']) {
    const response = await fetch(new URL(`/productos/${path}`, inject('siteUrl')))
    expect([response.status, await response.text()], path).toEqual([
      404,
      expect.stringContaining('Error loading products'),
    ])
  }
  const page = await open('/productos/no-existe?producto=99999')
  allowComplaints(page)
  await page.getByText('Error loading products', { exact: true }).waitFor()
})

test.each([true, false])('products that the texts name are links, with scripts: %s', async (javaScriptEnabled) => {
  const page = await (javaScriptEnabled ? open : read)('/productos/zuncho-pp-13-amarillo?producto=103')
  const article = form(page)
  await article.getByRole('tabpanel').getByRole('link', { name: 'Cortador de zuncho plástico CZ 19' }).waitFor()
  expect(await article.getByRole('link', { name: 'Zuncho PP 13 mm amarillo' }).count()).toBe(0)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).not.toContain('mentions')
  await article.getByRole('link', { name: 'Hebilla plástica 13 mm' }).click()
  await page.getByRole('heading', { level: 1, name: 'Hebilla plástica 13 mm' }).waitFor()
})
