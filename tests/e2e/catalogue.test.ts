import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seedProducts } from '../../demo/products.ts'
import { setUpBrowser, setUpPage, setUpPlainPage } from './browser.ts'
import { desktop, phone } from './form-steps.ts'
import { resize, untilAlive, watchCalls } from './page-checks.ts'

const openPage = setUpBrowser()
const visit = setUpPage(desktop)
const visitOnPhone = setUpPage(phone)
const read = setUpPlainPage(desktop)
const totalPages = Math.ceil(seedProducts.length / 12)

const results = (page: Page) => page.getByRole('region', { name: 'Resultados' })
const names = (page: Page) => results(page).getByRole('heading', { level: 3 }).allTextContents()
/** Waits until the new list has replaced the previous one. */
const untilListed = (page: Page) => results(page).and(page.locator('[aria-busy=false]')).waitFor()
const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar producto' })
const addressOf = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '')

test('the server-rendered page has twelve products, seven categories and a pager, and makes no API call', async () => {
  const page = await visit('/contacto')
  const calls = watchCalls(page)
  await page.goto('/productos', { waitUntil: 'networkidle' })
  expect((await names(page)).length).toBe(12)
  await results(page).getByText(`1 de ${totalPages}`).waitFor()
  const menu = page.getByRole('navigation', { name: 'Categorías' })
  expect(
    await menu.locator('> ul > li').evaluateAll((all) => all.map((li) => li.querySelector('summary, a')?.textContent)),
  ).toEqual([
    'ZUNCHOS',
    'MÁQUINAS Y HERRAMIENTAS',
    'AIRPAD',
    'MÁQUINAS ENVOLVEDORAS',
    'SISTEMAS DE EMBALAJE',
    'HERRAMIENTAS DE APOYO',
    'ACCESORIOS DE EMBALAJE',
  ])
  expect(calls).toEqual([])
})

test('a category without subcategories is selected by a click and cleared by another', async () => {
  const page = await visit('/productos')
  const entry = page
    .getByRole('navigation', { name: 'Categorías' })
    .getByRole('link', { name: 'HERRAMIENTAS DE APOYO' })
  await entry.click()
  await page.waitForURL('**/productos?categoryId=6')
  await page.waitForFunction(() => document.querySelectorAll('.product-card').length === 7)
  expect(await entry.getAttribute('aria-current')).toBe('true')
  await entry.click()
  await page.waitForURL(/\/productos$/)
  await results(page).getByText(`1 de ${totalPages}`).waitFor()
})

test('a category with subcategories expands; a subcategory is selected and cleared', async () => {
  const page = await visit('/productos')
  const menu = page.getByRole('navigation', { name: 'Categorías' })
  await menu.getByText('MÁQUINAS ENVOLVEDORAS').click()
  expect(addressOf(page)).toBe('/productos')
  await menu.getByRole('link', { name: 'Envolvedoras de túnel' }).click()
  await page.waitForURL('**/productos?categoryId=18')
  await page.waitForFunction(() => document.querySelectorAll('.product-card').length === 2)
  expect(
    await results(page)
      .getByText(/^\d+ de \d+$/)
      .count(),
  ).toBe(0)
  await menu.getByRole('link', { name: 'Envolvedoras de túnel' }).click()
  await page.waitForURL(/\/productos$/)
  await menu.getByText('MÁQUINAS ENVOLVEDORAS').click()
  await menu.getByRole('link', { name: 'Ver todo en MÁQUINAS ENVOLVEDORAS' }).click()
  await page.waitForURL('**/productos?categoryId=4')
  await page.getByRole('heading', { name: 'Máquinas envolvedoras', level: 1 }).waitFor()
})

test('expanded category, selection and page survive a reload, a shared link, back and forward', async () => {
  const page = await visit('/productos?categoryId=2&page=2')
  await results(page).getByText('2 de 2').waitFor()
  await page.reload()
  await results(page).getByText('2 de 2').waitFor()
  const menu = page.getByRole('navigation', { name: 'Categorías' })
  await menu.getByRole('link', { name: 'Enzunchadoras manuales' }).click()
  await page.waitForURL('**categoryId=20')
  await page.goBack()
  await results(page).getByText('2 de 2').waitFor()
  await page.goForward()
  await page.waitForFunction(() => document.querySelectorAll('.product-card').length === 8)
  expect(await menu.getByRole('link', { name: 'Enzunchadoras manuales' }).getAttribute('aria-current')).toBe('true')
  expect(await menu.locator('details[open]').count()).toBe(1)
})

test('the pager goes forward and back, and scrolls smoothly to the list', async () => {
  const page = await visit('/productos')
  const calls = watchCalls(page)
  await page.evaluate(() => {
    const moves: unknown[] = []
    Object.assign(globalThis, { moves })
    Element.prototype.scrollIntoView = function (options) {
      moves.push([this.getAttribute('aria-label'), options])
    }
  })
  expect(await results(page).getByRole('link', { name: 'Previo' }).count()).toBe(0)
  await results(page).getByRole('link', { name: 'Siguiente' }).click()
  await page.waitForURL('**/productos?page=2')
  await results(page).getByText(`2 de ${totalPages}`).waitFor()
  await expect.poll(() => calls).toContain('/api/products?page=1')
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { moves: unknown[] }).moves))
    .toEqual([['Resultados', { block: 'start', behavior: 'smooth' }]])
  await results(page).getByRole('link', { name: 'Previo' }).click()
  await page.waitForURL(/\/productos$/)
  await page.goto(`/productos?page=${totalPages}`)
  expect(await results(page).getByRole('link', { name: 'Siguiente' }).count()).toBe(0)
})

test('a page past the end redirects to the last one', async () => {
  const page = await visit('/productos?page=99')
  expect(addressOf(page)).toBe(`/productos?page=${totalPages}`)
})

test('the search filters 800 ms after the last key, and typing clears category and page at once', async () => {
  const page = await openPage(desktop)
  await page.clock.install()
  await page.goto('/productos?categoryId=16&page=1')
  await untilAlive(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const calls = watchCalls(page)
  await search(page).pressSequentially('zuncho')
  await page.waitForURL(/\/productos$/)
  await page.clock.runFor(799)
  expect(calls.filter((call) => call.includes('name='))).toEqual([])
  await search(page).pressSequentially('s')
  await page.clock.runFor(799)
  expect(calls.filter((call) => call.includes('name='))).toEqual([])
  await page.clock.runFor(2)
  await expect.poll(() => calls.filter((call) => call.includes('name='))).toEqual(['/api/products?page=0&name=zunchos'])
  expect(addressOf(page)).toBe('/productos')
})

test('a search survives paging, a visit to a product and a reload', async () => {
  const page = await visit('/productos')
  await search(page).fill('zuncho')
  await search(page).press('Enter')
  // Until the search is applied, the pager links to the next page of the whole catalogue.
  await results(page).getByText(`1 de ${totalPages}`).waitFor({ state: 'detached' })
  await results(page).getByRole('link', { name: 'Siguiente' }).click()
  await results(page)
    .getByText(/^2 de /)
    .waitFor()
  await untilListed(page)
  const second = await names(page)
  await results(page)
    .getByRole('link', { name: second[0] ?? '' })
    .click()
  await page.getByRole('button', { name: 'Volver', exact: true }).click()
  await page.waitForURL('**/productos?page=2')
  expect(await search(page).inputValue()).toBe('zuncho')
  await page.reload()
  await page.waitForFunction(
    () => (document.querySelector('main input[type=search]') as HTMLInputElement).value === 'zuncho',
  )
})

test('an empty result shows a message and further links', async () => {
  const page = await visit('/productos')
  await search(page).fill('xyzzyq')
  await search(page).press('Enter')
  await page.getByText('Sin resultados!!', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Ver todo el catálogo' }).click()
  await results(page).getByText(`1 de ${totalPages}`).waitFor()
})

test('specification values can be searched', async () => {
  const page = await visit('/productos?name=2.500%20N')
  expect(await names(page)).toContain('Enzunchadora a batería PB 16')
})

test('without scripts the search, the categories and the pager work', async () => {
  const page = await read('/productos')
  await search(page).fill('tensor')
  await search(page).press('Enter')
  await page.waitForURL('**/productos?name=tensor')
  expect((await names(page))[0]).toMatch(/^Tensor/)
  await page.goto('/productos')
  await results(page).getByRole('link', { name: 'Siguiente' }).click()
  await results(page).getByText(`2 de ${totalPages}`).waitFor()
})

test('on a phone the categories are a sheet that closes on a selection', async () => {
  const page = await visitOnPhone('/productos')
  const sheet = page.getByRole('navigation', { name: 'Categorías' })
  expect(await sheet.count()).toBe(0)
  await page.getByRole('button', { name: 'Categorías' }).tap()
  await sheet.waitFor()
  await sheet.getByText('AIRPAD', { exact: true }).tap()
  await sheet.getByRole('link', { name: 'Papel de relleno' }).tap()
  await page.waitForURL('**/productos?categoryId=14')
  await sheet.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Categoría: Papel de relleno' }).waitFor()
})

test('an open sheet closes when the window grows', async () => {
  const page = await visit('/productos')
  await resize(page, phone.viewport)
  await page.getByRole('button', { name: 'Categorías' }).click()
  const menu = page.getByRole('navigation', { name: 'Categorías' })
  await menu.waitFor()
  expect(await page.locator(':popover-open').count()).toBe(1)
  await page.setViewportSize(desktop.viewport)
  await expect.poll(() => page.locator(':popover-open').count()).toBe(0)
  expect(await menu.isVisible()).toBe(true)
  await results(page).getByRole('link', { name: 'Siguiente' }).click()
  await results(page).getByText(`2 de ${totalPages}`).waitFor()
})

test('hovering over a card fetches its product, which then opens without another call', async () => {
  const page = await visit('/productos')
  const calls = watchCalls(page)
  const card = results(page).getByRole('link', { name: 'Zuncho PP 12 mm azul' })
  await card.hover()
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/products/102')),
  )
  await card.click()
  await page.getByRole('heading', { level: 1, name: 'Zuncho PP 12 mm azul' }).waitFor()
  expect(calls.filter((call) => call === '/api/products/102').length).toBe(1)
})

test('a category selected during the search debounce is not overridden by the search', async () => {
  const page = await openPage(desktop)
  await page.clock.install()
  await page.goto('/productos')
  await untilAlive(page)
  await search(page).pressSequentially('film')
  await page
    .getByRole('navigation', { name: 'Categorías' })
    .getByRole('link', { name: 'HERRAMIENTAS DE APOYO' })
    .click()
  await page.waitForURL('**/productos?categoryId=6')
  await page.clock.runFor(2000)
  expect(addressOf(page)).toBe('/productos?categoryId=6')
  await page.waitForFunction(() => document.querySelectorAll('.product-card').length === 7)
})

test('while the next page loads the old list stays; a first list shows a skeleton', async () => {
  const page = await visit('/productos')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/api\/products(\?|$)/, async (route) => {
    await held
    await route.continue()
  })
  const first = await names(page)
  await results(page).getByRole('link', { name: 'Siguiente' }).click()
  await page.waitForURL('**?page=2')
  expect(await names(page)).toEqual(first)
  await page.goto('/contacto')
  await untilAlive(page)
  await page.getByRole('banner').getByRole('link', { name: 'Soluciones' }).hover()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Catálogo de productos' }).click()
  await page.getByRole('status', { name: 'Cargando productos' }).waitFor()
  release()
  await results(page).getByText(`1 de ${totalPages}`).waitFor()
})
