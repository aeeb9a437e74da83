import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allowComplaints, setUpBrowser } from './browser.ts'
import { json, startOtherBackend } from './other-backend.ts'
import { axeFindings, untilAlive } from './page-checks.ts'

const openPage = setUpBrowser()

const desktop = { viewport: { width: 1280, height: 900 } }
const machine = '/productos/enzunchadora-bateria-pb-16?producto=119'

async function open(path: string, options = desktop): Promise<Page> {
  const page = await openPage(options)
  await page.goto(path)
  await untilAlive(page)
  return page
}

const gallery = (page: Page) => page.getByRole('region', { name: 'Imágenes del producto' })
const shownPicture = (page: Page) => gallery(page).locator('picture img').first().getAttribute('src')

const aProduct = {
  id: 7,
  slug: 'prueba',
  name: 'Producto de prueba',
  desc: 'Texto.',
  alt: 'Prueba',
  srcImg: [],
  jsonDetails: { specifications: [], information: [], downloads: [], videos: [] },
}

test('the arrows go round the pictures, thumbnails and keys choose one', async () => {
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

test('a swipe turns to the next picture', async () => {
  const page = await open(machine, {
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  } as typeof desktop)
  const picture = gallery(page).locator('picture').first()
  const swipe = (from: number, to: number) =>
    picture.evaluate(
      (element, [x1, x2]) => {
        const touch = { bubbles: true, pointerType: 'touch', clientY: 200 }
        element.dispatchEvent(new PointerEvent('pointerdown', { ...touch, clientX: x1 as number }))
        element.dispatchEvent(new PointerEvent('pointerup', { ...touch, clientX: x2 as number }))
      },
      [from, to],
    )
  await swipe(300, 100)
  await gallery(page).getByText('2 / 3').waitFor()
  await swipe(100, 300)
  await gallery(page).getByText('1 / 3').waitFor()
})

test('a click on the picture shows it large, and Escape closes it', async () => {
  const page = await open(machine)
  await gallery(page).getByRole('button', { name: 'Ampliar imagen' }).click()
  const zoom = page.getByRole('dialog')
  await zoom.waitFor()
  const width = await zoom.locator('img').evaluate((img) => img.getBoundingClientRect().width)
  expect(width).toBe(1200)
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await zoom.waitFor({ state: 'hidden' })
})

test('plus and minus step the quantity, never below 1; typing changes nothing', async () => {
  const page = await open(machine)
  const field = page.getByRole('spinbutton')
  for (const [name, value] of Object.entries({ min: '0', max: '455', step: '1' })) {
    expect(await field.getAttribute(name)).toBe(value)
  }
  const plus = page.getByRole('button', { name: /^Sumar uno/ })
  const minus = page.getByRole('button', { name: /^Restar uno/ })
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

test('beyond 455 the quantity goes on: the limit is not enforced', async () => {
  const page = await open('/productos/film-stretch-manual-20?producto=163')
  const field = page.getByRole('spinbutton')
  const pack = page.getByRole('button', { name: /^\+\d+/ }).last()
  const size = Number(/\d+/.exec((await pack.textContent()) ?? ''))
  await pack.click()
  expect(await field.inputValue()).toBe(String(1 + size))
  const times = Math.ceil(455 / size)
  for (let click = 0; click < times; click++) await pack.click()
  expect(await field.inputValue()).toBe(String(1 + size * (times + 1)))
})

test('a product is put on the list, and then one goes back or to the quotation', async () => {
  const page = await openPage(desktop)
  await page.goto('/productos?categoryId=19')
  await untilAlive(page)
  await page.getByRole('link', { name: 'Enzunchadora a batería PB 16' }).click()
  await page.getByRole('button', { name: /^Sumar uno/ }).click()
  await page.getByRole('button', { name: 'Agregar a la Cotización' }).click()
  await page.getByText('Agregado!', { exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])
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
  expect(await page.getByRole('spinbutton').inputValue()).toBe('3')
})

test('the tabs begin at Información and are walked by keys', async () => {
  const page = await open(machine)
  const tabs = page.getByRole('tab')
  expect(await tabs.allTextContents()).toEqual(['Especificaciones', 'Información', 'Descargas', 'Videos'])
  const chosen = () => page.getByRole('tab', { selected: true }).textContent()
  expect(await chosen()).toBe('Información')
  const panel = page.getByRole('tabpanel')
  expect(await panel.getByRole('listitem').count()).toBeGreaterThan(3)
  expect(await panel.locator('li svg use').first().getAttribute('href')).toMatch(/#check$/)
  await page.getByRole('tab', { name: 'Especificaciones' }).click()
  expect(await panel.getByRole('row').count()).toBeGreaterThan(7)
  await page.keyboard.press('ArrowLeft')
  expect(await chosen()).toBe('Videos')
  await page.keyboard.press('ArrowLeft')
  expect(await chosen()).toBe('Descargas')
  const download = panel.getByRole('link', { name: /^Ficha técnica/ })
  expect(await download.getAttribute('target')).toBe('_blank')
  expect(await download.getAttribute('href')).toBe('/fichas/enzunchadora-bateria-pb-16.pdf')
  expect(await axeFindings(page)).toEqual([])
})

test('a video is a picture until it is clicked', async () => {
  const page = await open(machine)
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  )
  await page.getByRole('tab', { name: 'Videos' }).click()
  expect(await page.locator('iframe').count()).toBe(0)
  await page.getByRole('link', { name: /^Reproducir/ }).click()
  expect(await page.locator('iframe').getAttribute('src')).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/Precinta/,
  )
})

test.each([
  [{ specifications: [{ key: 'Ancho', value: '16 mm' }] }, ['Especificaciones']],
  [{ information: 'Un texto corrido.' }, ['Información']],
  [
    { downloads: [{ name: 'Manual', link: 'https://backend.example/manual.pdf' }], videos: ['Precinta001'] },
    ['Descargas', 'Videos'],
  ],
  [{}, []],
])('only tabs with data show: %j', async (details, tabs) => {
  const product = { ...aProduct, jsonDetails: { ...aProduct.jsonDetails, ...details } }
  const page = await open('/productos/prueba?producto=7', {
    ...desktop,
    baseURL: await startOtherBackend({ 'GET /products/7': () => json(product) }),
  } as typeof desktop)
  expect(await page.getByRole('tab').allTextContents()).toEqual(tabs)
  if ('information' in details)
    await page.getByRole('tabpanel').getByText('Un texto corrido.', { exact: true }).waitFor()
})

test('Volver goes back, and to the catalogue for who came by a link', async () => {
  const page = await open('/zunchos-herramientas')
  await page.getByRole('main').getByRole('link', { name: 'Enzunchadoras manuales' }).click()
  await page.getByRole('link', { name: 'Tensor manual TP 16' }).click()
  await page.getByRole('button', { name: 'Volver', exact: true }).click()
  await page.waitForURL('**/productos?categoryId=20')
  const direct = await open(machine)
  await direct.getByRole('button', { name: 'Volver', exact: true }).click()
  await direct.waitForURL(/\/productos$/)
})

test('a product that comes late gets its title and description when it is there', async () => {
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

test('a visit to a product leaves the list of its category whole', async () => {
  const page = await open(machine)
  await page.getByRole('link', { name: 'Ver la categoría' }).click()
  await page.waitForURL('**/productos?categoryId=19')
  await page.waitForFunction(() => document.querySelectorAll('.product-card').length === 5)
})

test('products of the same category stand below, without the product itself', async () => {
  const page = await open(machine)
  const names = await page.locator('.product-card h3').allTextContents()
  expect(names.length).toBe(4)
  expect(names).not.toContain('Enzunchadora a batería PB 16')
  expect(names).toContain('Enzunchadora a batería PB 13')
})

test.each([
  ['/productos/no-existe?producto=99999', 404],
  ['/productos/zuncho-pet-16-verde', 404],
  ['/productos/zuncho-pet-16-verde?producto=abc', 404],
])('%s says that it is not there', async (path, status) => {
  const page = await openPage(desktop)
  allowComplaints(page)
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(status)
  expect(await answer?.text()).toContain('Error loading products')
  await page.getByText('Error loading products', { exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])
})

test('where the backend fails, the product page is 503 with its text', async () => {
  const page = await openPage({
    ...desktop,
    baseURL: await startOtherBackend({ 'GET /products/7': () => json({}, 500) }),
  })
  allowComplaints(page)
  const answer = await page.goto('/productos/x?producto=7')
  expect(answer?.status()).toBe(503)
  await page.getByText('Error loading products', { exact: true }).waitFor()
})
