import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setUpPage, setUpPlainPage } from './browser.ts'
import { desktop, phone } from './form-steps.ts'

const visit = setUpPage(desktop)
const visitOnPhone = setUpPage(phone)
const read = setUpPlainPage(desktop)

const results = (page: Page) => page.getByRole('region', { name: 'Resultados' })
const names = (page: Page) => results(page).getByRole('heading', { level: 3 }).allTextContents()
const filters = (page: Page) => page.getByRole('form', { name: 'Filtros' })
const option = (page: Page, name: RegExp) => filters(page).getByRole('checkbox', { name })
const chips = (page: Page) => page.getByRole('list', { name: 'Filtros elegidos' })
const addressOf = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '')
/** A product's name has no-break spaces between a number and its unit. */
const plain = (texts: string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '))

test('three clicks leave one product of the whole catalogue', async () => {
  const page = await visit('/productos')
  await option(page, /^32 mm/).click()
  await filters(page).getByText('Tipo de cierre', { exact: true }).first().click()
  await option(page, /^Soldadura por fricción/).click()
  await results(page).getByText('1 producto', { exact: true }).waitFor()
  expect(plain(await names(page))).toEqual(['Enzunchadora neumática PN 32'])
})

test('a tool is found by category, material and width', async () => {
  const page = await visit('/productos')
  await page.getByRole('navigation', { name: 'Categorías' }).getByText('MÁQUINAS Y HERRAMIENTAS').click()
  await page.getByRole('link', { name: 'Enzunchadoras eléctricas' }).click()
  await option(page, /^PET/).click()
  await page.waitForURL('**/productos?categoryId=19&zuncho=pet')
  await option(page, /^19 mm/).click()
  await page.waitForURL('**/productos?categoryId=19&ancho=19&zuncho=pet')
  await results(page).getByText('1 producto', { exact: true }).waitFor()
  expect(plain(await names(page))).toEqual(['Enzunchadora a batería PB 25'])
  expect(plain(await chips(page).getByRole('listitem').allTextContents())).toEqual([
    'Quitar Material del zuncho: PET',
    'Quitar Ancho de zuncho: 19 mm',
    'Quitar todos',
  ])
})

test('values of one filter are alternatives, counts react, and chips remove what was chosen', async () => {
  const page = await visit('/productos?categoryId=1&ancho=16')
  await results(page).getByText('4 productos').waitFor()
  await option(page, /^19 mm/).click()
  await results(page).getByText('7 productos').waitFor()
  expect(await option(page, /^PET 2 productos/).count()).toBe(1)
  await option(page, /^PET/).click()
  await results(page).getByText('2 productos').waitFor()
  await chips(page).getByRole('link', { name: 'Quitar Ancho de zuncho: 16 mm' }).click()
  await results(page).getByText('1 producto', { exact: true }).waitFor()
  await page.goBack()
  await results(page).getByText('2 productos').waitFor()
  await chips(page).getByRole('link', { name: 'Quitar todos' }).click()
  await page.waitForURL('**/productos?categoryId=1')
  await results(page).getByText('19 productos').waitFor()
})

test('on a phone the filters are a sheet that tells how many products it leaves', async () => {
  const page = await visitOnPhone('/productos?categoryId=2')
  await page.getByRole('button', { name: 'Filtrar por medida' }).click()
  await option(page, /^Acero/).click()
  await filters(page).getByRole('button', { name: 'Ver 5 productos' }).waitFor()
  await option(page, /^19 mm/).click()
  await filters(page).getByRole('button', { name: 'Ver 4 productos' }).click()
  await filters(page).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Filtros: 2' }).waitFor()
  expect((await names(page)).length).toBe(4)
  const isInView = () => results(page).evaluate((list) => list.getBoundingClientRect().top < innerHeight / 2)
  await expect.poll(isInView).toBe(true)
})

test('on a phone three taps leave one product', async () => {
  const page = await visitOnPhone('/productos?categoryId=9')
  await page.getByRole('button', { name: 'Filtrar por medida' }).tap()
  await option(page, /^19 mm/).tap()
  await filters(page).getByRole('button', { name: 'Ver 1 producto' }).tap()
  await expect.poll(async () => plain(await names(page))).toEqual(['Zuncho PET 19 mm alta tenacidad'])
})

test('a table scrolls within itself on a phone', async () => {
  const page = await visitOnPhone('/productos?zuncho=pet&ancho=19&vista=tabla')
  await results(page).getByRole('table').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('the list is sorted by an attribute, and shown as a table of the main ones', async () => {
  const page = await visit('/productos?categoryId=1')
  await page.getByLabel('Ordenar por').selectOption('Resistencia a la rotura: mayor a menor')
  await page.waitForURL('**/productos?categoryId=1&orden=-resistencia')
  await expect.poll(async () => plain(await names(page))[0]).toBe('Zuncho de acero 32 mm extra resistencia')
  await page.getByRole('navigation', { name: 'Ver como' }).getByRole('link', { name: 'Tabla' }).click()
  await page.waitForURL('**/productos?categoryId=1&orden=-resistencia&vista=tabla')
  const table = results(page).getByRole('table')
  await table.waitFor()
  expect(await table.getByRole('columnheader').allTextContents()).toEqual([
    'Producto',
    'Material del zuncho',
    'Ancho de zuncho',
    'Espesor de zuncho',
    'Resistencia a la rotura',
    'Largo por rollo',
    'Agregar a la Cotización',
  ])
  const [, first = ''] = await table.getByRole('row').allInnerTexts()
  expect(first.replaceAll(/\s+/g, ' ')).toContain('Acero 31,75 mm 0,8 mm 24.100 N 250 m')
})

test('a product is added from its card and from the table', async () => {
  const page = await visit('/productos?categoryId=24')
  const card = results(page).getByRole('article').filter({ hasText: 'Sello dentado PET' })
  await card.getByRole('button', { name: /^Sumar uno/ }).click()
  await card.getByRole('button', { name: /^Agregar/ }).click()
  await card.getByText(/En tu lista: 2/).waitFor()
  await page.getByRole('navigation', { name: 'Ver como' }).getByRole('link', { name: 'Tabla' }).click()
  const row = results(page).getByRole('row').filter({ hasText: 'Sello dentado PET' })
  await row.getByRole('button', { name: /^Agregar/ }).click()
  await row.getByText(/En tu lista: 3/).waitFor()
})

test('a search by measure leads to everything that has it', async () => {
  const page = await visit('/productos?name=herramientas+PET+19+mm')
  expect(plain(await names(page))).not.toContain('Prensa enzunchadora LE 90')
  await results(page)
    .getByRole('link', { name: /^\d+ productos para PET y 19\smm$/ })
    .click()
  await page.waitForURL('**/productos?ancho=19&zuncho=pet')
  await expect.poll(async () => plain(await names(page))).toContain('Prensa enzunchadora LE 90')
})

test('a table without filters can be left', async () => {
  const page = await visit('/productos?name=robot&vista=tabla')
  await results(page).getByRole('link', { name: 'Tarjetas' }).click()
  await expect.poll(async () => (await names(page)).length).toBeGreaterThan(0)
})

test('a parameter of somebody else is no filter', async () => {
  const page = await visitOnPhone('/productos?categoryId=9&msclkid=0123456789abcdef0123456789abcdef&orden=nada')
  await page.getByRole('button', { name: 'Filtrar por medida' }).waitFor()
})

test('without scripts filters, sorting and adding are forms', async () => {
  const page = await read('/productos?categoryId=2')
  await option(page, /^PET/).check()
  await option(page, /^19 mm/).check()
  await filters(page).getByRole('button', { name: 'Ver productos' }).click()
  expect(new URLSearchParams(new URL(page.url()).search).getAll('ancho')).toEqual(['19'])
  expect(plain(await names(page))).toEqual(['Enzunchadora a batería PB 25'])
  await chips(page).getByRole('link', { name: 'Quitar Material del zuncho: PET' }).click()
  await page.getByLabel('Ordenar por').selectOption('Tensión: mayor a menor')
  await page.getByRole('button', { name: 'Ordenar' }).click()
  expect(addressOf(page)).toContain('orden=-tension')
  expect(addressOf(page)).toContain('ancho=19')
  const card = results(page).getByRole('article').first()
  await card.getByRole('button', { name: /^Agregar/ }).click()
  expect(addressOf(page)).toMatch(/^\/cotizacion\?producto=\d+&cantidad=1$/)
})
