/** @module-tag thorough */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { ProductList } from '../../shared/catalogue/public.ts'
import { allowComplaints, setUpPage, setUpPlainPage } from './browser.ts'
import { desktop, storedItems, visiting } from './form-steps.ts'

const open = visiting(setUpPage(desktop))
const read = setUpPlainPage(desktop)

const partialOnly = 'enzunchadora xyzzyq batería'
const noneText = 'No hay productos con todas las palabras; estos coinciden en parte'
const someText = 'Estos coinciden en parte'

const searchFor = (name: string, more = '') => `/productos?name=${encodeURIComponent(name)}${more}`
const results = (page: Page) => page.getByRole('region', { name: 'Resultados' })
const searchbox = (page: Page) => page.getByRole('searchbox', { name: 'Buscar producto' })
const names = (page: Page) => results(page).getByRole('heading', { level: 3 }).allTextContents()
const message = (page: Page) => page.getByLabel('Mensaje*')

/** What a screen reader announces about the results. */
const announced = (page: Page) => results(page).getByRole('status').last().textContent()

/** Products in lists of their own, as the page groups them. */
const groups = (page: Page) =>
  results(page)
    .getByRole('list')
    .evaluateAll((lists) => lists.map((list) => list.querySelectorAll('li').length))

/** Their ids exist, because the page fetches products ahead. */
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const number = index + 1
    return { id: 100 + number, slug: `p-${number}`, name: `Producto ${number}`, subtitle: '', alt: '', srcImg: [] }
  })

/** Responds to the list call of the browser with a search of 30 results. */
async function routeList(page: Page, more: Partial<ProductList>) {
  await page.route(/\/api\/products\?/, async (route) => {
    const start = Number(new URL(route.request().url()).searchParams.get('page')) * 12
    await route.fulfill({ json: { products: numbered(30).slice(start, start + 12), totalPages: 3, ...more } })
  })
}

/** Records what the page counts. */
async function watchCounts(page: Page) {
  const counts: unknown[] = []
  await page.route('**/api/searches', async (route) => {
    counts.push(route.request().postDataJSON())
    await route.fulfill({ status: 204 })
  })
  return counts
}

async function search(page: Page, text: string) {
  await searchbox(page).fill(text)
  await searchbox(page).press('Enter')
}

test('a search that no product matches completely shows partial results below a line, also without scripts', async () => {
  const page = await read(searchFor(partialOnly))
  expect(await announced(page)).toBe(noneText)
  const list = results(page).getByRole('list', { name: noneText })
  expect(await list.getByRole('listitem').count()).toBe((await names(page)).length)
  expect((await names(page))[0]).toMatch(/^Enzunchadora a batería/)
})

test('what a search finds only partly is announced, and spare parts are linked to the service', async () => {
  const page = await open('/productos')
  expect(await announced(page)).toBe('')
  await search(page, partialOnly)
  await results(page).getByText(noneText, { exact: true }).waitFor()
  expect(await announced(page)).toBe(noneText)
  await search(page, 'zuncho')
  await results(page).getByText(noneText, { exact: true }).waitFor({ state: 'detached' })
  expect(await announced(page)).toBe('')

  const service = results(page).getByRole('status').getByRole('link', { name: 'ver servicio técnico' })
  for (const text of ['REPUESTOS', 'mantención er 120']) {
    await search(page, text)
    await service.waitFor()
    await search(page, 'zuncho')
    await service.waitFor({ state: 'detached' })
  }
  const nearest = results(page).getByRole('status').getByRole('link', { name: 'film para airpads' })
  await search(page, 'dunnage')
  await nearest.waitFor()
  expect(await nearest.getAttribute('href')).toBe('/productos?categoryId=13')

  await search(page, 'repuesto')
  await service.click()
  await page.waitForURL('**/servicio-tecnico')
})

test.each([
  {
    complete: 15,
    pages: [
      { groups: [12], line: 0, status: '' },
      { groups: [3, 9], line: 1, status: 'Coinciden con todas las palabras: 3; en parte: 9.' },
      { groups: [6], line: 1, status: someText },
    ],
  },
  {
    complete: 12,
    pages: [
      { groups: [12], line: 0, status: '' },
      { groups: [12], line: 1, status: someText },
    ],
  },
])('the pages of a search with $complete complete results have the line in its place', async ({ complete, pages }) => {
  const page = await open('/productos')
  await routeList(page, { matchingAll: complete })
  await search(page, 'zuncho rojo')
  for (const [index, expected] of pages.entries()) {
    if (index > 0) await results(page).getByRole('link', { name: 'Siguiente' }).click()
    await results(page)
      .getByRole('link', { name: `Producto ${index * 12 + 1}`, exact: true })
      .waitFor()
    expect(await groups(page)).toEqual(expected.groups)
    expect(await results(page).getByText(someText, { exact: true }).count()).toBe(expected.line)
    expect(await announced(page)).toBe(expected.status)
  }
})

test('while the next page loads, the line stays in its place', async () => {
  const page = await open('/productos')
  await routeList(page, { matchingAll: 3 })
  await search(page, 'zuncho rojo')
  await results(page).getByText(someText, { exact: true }).waitFor()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/api\/products\?/, async (route) => {
    await held
    await route.fallback()
  })
  await results(page).getByRole('link', { name: 'Siguiente' }).click()
  await page.waitForURL('**/productos?page=2')
  expect(await groups(page)).toEqual([3, 9])
  release()
  await results(page).getByRole('link', { name: 'Producto 13', exact: true }).waitFor()
  expect(await groups(page)).toEqual([12])
})

test('a misspelled search without results suggests a spelling that finds products', async () => {
  const page = await open('/productos')
  await search(page, 'eznchodora')
  await results(page).getByText('¿Quisiste decir enzunchadora?').waitFor()
  expect(await announced(page)).toBe('Sin resultados!!')
  await results(page).getByRole('link', { name: 'enzunchadora', exact: true }).click()
  await page.waitForURL('**/productos?name=enzunchadora')
  await expect.poll(async () => (await names(page))[0]).toMatch(/^Enzunchadora/)
  expect(await searchbox(page).inputValue()).toBe('enzunchadora')
})

test('a search without results in a category is offered in the whole catalogue first', async () => {
  const page = await open(searchFor('sello', '&categoryId=16'))
  const [first] = await results(page).getByRole('link').allTextContents()
  expect(first).toBe('Buscar «sello» en todo el catálogo')
  await results(page).getByRole('link', { name: first }).click()
  await page.waitForURL('**/productos?name=sello')
  await expect.poll(async () => (await names(page))[0]).toMatch(/^Sello/)
})

test('an empty result links to the categories in their order, also without scripts', async () => {
  const page = await read(searchFor('xyzzyq'))
  expect(await results(page).getByRole('link').allTextContents()).toEqual([
    'Zunchos',
    'Máquinas y herramientas',
    'Airpad',
    'Máquinas envolvedoras',
    'Sistemas de embalaje',
    'Herramientas de apoyo',
    'Accesorios de embalaje',
    'Ver todo el catálogo',
    'Escríbenos qué buscas',
  ])
  await results(page).getByRole('link', { name: 'Airpad' }).click()
  await page.waitForURL('**/productos?categoryId=3')
})

test.each([true, false])(
  'a search without results starts a contact message (scripts: %s)',
  async (javaScriptEnabled) => {
    // Fills the cache with the page without a search.
    const page = await (javaScriptEnabled ? open : read)('/contacto')
    expect(await message(page).inputValue()).toBe('')
    await page.goto(searchFor('xyzzyq 40 "mm" & más'))
    await results(page).getByRole('link', { name: 'Escríbenos qué buscas' }).click()
    await page.waitForURL('**/contacto?busqueda=*')
    expect(await message(page).inputValue()).toBe('Busco: xyzzyq 40 "mm" & más')
    await page.goto('/contacto')
    expect(await message(page).inputValue()).toBe('')
  },
)

test('the search in a contact message is one line of at most 200 characters', async () => {
  const page = await open(`/contacto?busqueda=${encodeURIComponent(`dos\nlíneas\u0000 <b>${'x'.repeat(300)}`)}`)
  const value = await message(page).inputValue()
  expect(value).toMatch(/^Busco: dos líneas <b>x+$/)
  expect(value.length).toBeLessThanOrEqual('Busco: '.length + 200)
  await page.getByText(`${value.length} / 2.000`).waitFor()
})

test('a search does not replace the draft of a contact message', async () => {
  const page = await open('/contacto')
  await message(page).fill('Necesitamos una envolvedora.')
  await page.goto('/contacto?busqueda=xyzzyq')
  await expect.poll(() => message(page).inputValue()).toBe('Necesitamos una envolvedora.')
  await message(page).fill('')
  await page.getByLabel('Nombre*').fill('Ana Rojas')
  await page.reload()
  await expect.poll(() => page.getByLabel('Nombre*').inputValue()).toBe('Ana Rojas')
  expect(await message(page).inputValue()).toBe('Busco: xyzzyq')
})

test('a message that was only prefilled does not outlive its link', async () => {
  const page = await open('/contacto?busqueda=xyzzyq')
  await page.getByLabel('Nombre*').fill('Ana Rojas')
  await page.goto('/contacto?busqueda=otra')
  await expect.poll(() => page.getByLabel('Nombre*').inputValue()).toBe('Ana Rojas')
  expect(await message(page).inputValue()).toBe('Busco: otra')
})

test('what a search leads to is counted: the opened position over all pages, and what is added', async () => {
  const page = await open('/productos')
  const counts = await watchCounts(page)
  await search(page, 'zuncho')
  await results(page).getByRole('link', { name: 'Siguiente' }).click()
  await results(page)
    .getByText(/^2 de /)
    .waitFor()
  await results(page).and(page.locator('[aria-busy=false]')).waitFor()
  await results(page).getByRole('listitem').nth(2).getByRole('link').click()
  await expect.poll(() => counts).toEqual([{ text: 'zuncho', event: 'opened', position: 15 }])
  await page.getByRole('button', { name: 'Agregar a la Cotización' }).click()
  await expect.poll(() => counts.slice(1)).toEqual([{ text: 'zuncho', event: 'added' }])
})

test('positions continue after the line', async () => {
  const page = await open('/productos')
  const counts = await watchCounts(page)
  await routeList(page, { matchingAll: 3 })
  await search(page, 'zuncho rojo')
  await results(page).getByRole('list', { name: someText }).getByRole('link').first().click()
  await expect.poll(() => counts).toEqual([{ text: 'zuncho rojo', event: 'opened', position: 4 }])
})

test('products that no search found are not counted', async () => {
  const page = await open('/productos')
  const counts = await watchCounts(page)
  await results(page).getByRole('link', { name: 'Zuncho PP 12 mm azul' }).click()
  await page.getByRole('button', { name: 'Agregar a la Cotización' }).click()
  await page.getByText('Agregado!').waitFor()
  await page.goto(searchFor('zuncho'))
  await results(page).getByRole('listitem').first().getByRole('link').click()
  await expect.poll(() => counts).toEqual([{ text: 'zuncho', event: 'opened', position: 1 }])
})

test('a failed count does not disturb the visitor', async () => {
  const page = await open(searchFor('zuncho'))
  allowComplaints(page)
  await page.route('**/api/searches', (route) => route.abort())
  await results(page).getByRole('listitem').first().getByRole('link').click()
  await page.getByRole('button', { name: 'Agregar a la Cotización' }).click()
  await page.getByText('Agregado!').waitFor()
  expect(await storedItems(page)).toHaveLength(1)
})
