/** @module-tag thorough */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setUpPage, setUpPlainPage } from './browser.ts'
import { desktop, phone, strap, withList } from './form-steps.ts'
import { coveredTexts, resize } from './page-checks.ts'

const visit = setUpPage(desktop)
const visitOnPhone = setUpPage(phone)
const read = setUpPlainPage(desktop)

const table = (page: Page) => page.getByRole('region', { name: 'Tabla de comparación' })
const rowOf = async (page: Page, name: RegExp) => {
  const texts = await table(page).getByRole('row', { name }).getByRole('cell').allTextContents()
  return texts.map((text) => text.replaceAll('\u00a0', ' '))
}

test.each([
  ['a desktop', visit],
  ['a phone', visitOnPhone],
])('products are chosen on cards and compared in one unit, with the differences marked, on %s', async (_, open) => {
  const page = await open('/productos?categoryId=9')
  await page.getByRole('button', { name: 'Comparar Zuncho PET 16 mm verde gofrado' }).click()
  await page.getByRole('button', { name: 'Comparar Zuncho PET 19 mm alta tenacidad' }).click()
  const tray = page.getByRole('region', { name: 'Comparación' })
  await tray.getByText('2 productos para comparar').waitFor()
  await tray.getByRole('link', { name: 'Comparar' }).click()
  await page.waitForURL('**/comparar?productos=108,109')
  await table(page).waitFor()
  expect(await rowOf(page, /^Ancho de zuncho/)).toEqual(['15,5 mm', '19 mm'])
  expect(await rowOf(page, /^Material/)).toEqual([
    'Poliéster (PET) gofrado',
    'Poliéster (PET) gofrado de alta tenacidad',
  ])
  expect(await table(page).getByRole('rowheader', { name: 'Ancho de zuncho (distinto)' }).count()).toBe(1)
  expect(
    await table(page).getByRole('rowheader', { name: 'Diámetro interior de la bobina', exact: true }).count(),
  ).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('a phone shows two products beside each other below the name of each row, and the edge of a third', async () => {
  const page = await visitOnPhone('/comparar?productos=146,147')
  const row = table(page).getByRole('row', { name: /^Capacidad/ })
  const name = await row.getByRole('rowheader').boundingBox()
  const cells = await Promise.all((await row.getByRole('cell').all()).map((cell) => cell.boundingBox()))
  expect(cells.length).toBe(2)
  for (const cell of cells) {
    expect(cell?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0) - 1)
    expect((cell?.x ?? 0) + (cell?.width ?? 0)).toBeLessThanOrEqual(390)
  }
  await page.goto('/comparar?productos=146,147,148')
  const third = await table(page).getByRole('columnheader').last().boundingBox()
  expect(third?.x).toBeLessThan(370)
  expect((third?.x ?? 0) + (third?.width ?? 0)).toBeGreaterThan(390)
  await page.getByText('Hacia el lado están los 3 productos.').waitFor()
  expect(await coveredTexts(page, 'th :is(button, input, select)')).toEqual([])
})

test('the buttons of all products are on one line, however long their names are', async () => {
  const page = await visit('/comparar?productos=108,109,110,107')
  for (const { viewport } of [desktop, phone]) {
    await resize(page, viewport)
    const boxes = (await table(page).getByRole('columnheader').all()).map(async (head) => ({
      name: await head.getByRole('link').first().boundingBox(),
      button: await head.getByRole('button', { name: /^Agregar/ }).boundingBox(),
    }))
    const [long, , , short] = await Promise.all(boxes)
    expect(long?.name?.height).toBeGreaterThan(short?.name?.height ?? 0)
    expect(long?.button?.y).toBeCloseTo(short?.button?.y ?? 0, 0)
  }
})

test.each([true, false])('only the rows that differ are shown on request (scripts: %s)', async (javaScriptEnabled) => {
  const page = await (javaScriptEnabled ? visit : read)('/comparar?productos=146,147')
  const names = () => table(page).getByRole('rowheader').allTextContents()
  const all = await names()
  const different = all.filter((name) => name.endsWith('(distinto)'))
  expect(different.length).toBeLessThan(all.length)
  await page.getByRole('link', { name: 'Solo diferencias' }).click()
  await page.waitForURL('**/comparar?productos=146,147&filas=diferencias')
  await expect.poll(names).toEqual(different)
  await page.getByRole('link', { name: 'Envolvedora de pilar EP 15' }).click()
  await page.waitForURL(/&filas=diferencias$/)
  await page.getByRole('link', { name: 'Todas las filas' }).click()
  await expect.poll(async () => (await names()).length).toBeGreaterThan(different.length)
})

test('a shared comparison opens, adds to the list, and takes products in and out by its address', async () => {
  const page = await visit('/comparar?productos=108,109')
  await table(page)
    .getByRole('button', { name: /^Agregar Zuncho PET 19/ })
    .click()
  await page.getByRole('link', { name: 'Zuncho PET 25 mm extra pesado' }).click()
  await page.waitForURL('**/comparar?productos=108,109,110')
  await table(page).getByRole('link', { name: 'Quitar Zuncho PET 16 mm verde gofrado' }).click()
  await page.waitForURL('**/comparar?productos=109,110')
  await page.goto('/cotizacion')
  await page.getByRole('button', { name: 'Quitar Zuncho PET 19 mm alta tenacidad' }).waitFor()
})

test('what is removed from the comparison does not come back with the tray', async () => {
  const page = await visit('/productos?categoryId=9')
  await page.getByRole('button', { name: 'Comparar Zuncho PET 16 mm verde gofrado' }).click()
  await page.getByRole('button', { name: 'Comparar Zuncho PET 19 mm alta tenacidad' }).click()
  await page.getByRole('region', { name: 'Comparación' }).getByRole('link', { name: 'Comparar' }).click()
  await table(page).getByRole('link', { name: 'Quitar Zuncho PET 16 mm verde gofrado' }).click()
  await page.waitForURL('**/comparar?productos=109')
  await page.goto('/productos?categoryId=9')
  await page.getByText('1 producto para comparar').waitFor()
})

test('a comparison prints its table without what only works on a screen', async () => {
  const page = await visit('/comparar?productos=108,109,110,107')
  const onlyOnScreen = [
    table(page)
      .getByRole('button', { name: /^Agregar / })
      .first(),
    table(page)
      .getByRole('link', { name: /^Quitar / })
      .first(),
    page.getByRole('heading', { name: 'Agregar otro de la misma categoría' }),
  ]
  const shown = () => Promise.all(onlyOnScreen.map((part) => part.isVisible()))
  const heads = table(page).getByRole('columnheader')
  await page.emulateMedia({ media: 'print' })
  expect(await shown()).toEqual([false, false, false])
  expect(await Promise.all((await heads.all()).map((head) => head.isVisible()))).toEqual([true, true, true, true])
  expect(await rowOf(page, /^Ancho de zuncho/)).toEqual(['15,5 mm', '19 mm', '25 mm', '12,5 mm'])
})

test('a fifth product is not taken', async () => {
  const page = await visit('/productos?categoryId=9')
  const buttons = page.getByRole('button', { name: /^Comparar Zuncho/ })
  for (let index = 0; index < 4; index++) await buttons.nth(index).click()
  await page.getByText('4 productos para comparar').waitFor()
  expect(await buttons.nth(4).getAttribute('aria-disabled')).toBe('true')
  await buttons.nth(4).dispatchEvent('click')
  expect(await buttons.nth(4).getAttribute('aria-pressed')).toBe('false')
  await page.getByRole('button', { name: 'Vaciar la comparación' }).click()
  expect(await buttons.nth(4).getAttribute('aria-disabled')).toBe('false')
})

test('products of the quotation list can be compared', async () => {
  const page = await visit('/cotizacion', withList([strap]))
  await page.getByRole('button', { name: `Comparar ${strap.name}` }).click()
  await page.getByText('1 producto para comparar').waitFor()
})

test('without scripts a comparison is built by links', async () => {
  const page = await read('/productos?categoryId=9')
  await page.getByRole('button', { name: 'Comparar Zuncho PET 16 mm verde gofrado' }).click()
  await page.getByRole('link', { name: 'Zuncho PET 25 mm extra pesado' }).click()
  expect(page.url()).toMatch(/\/comparar\?productos=108,110$/)
  expect(await rowOf(page, /^Ancho de zuncho/)).toEqual(['15,5 mm', '25 mm'])
})

test('an empty or unknown comparison leads to the catalogue', async () => {
  for (const path of ['/comparar', '/comparar?productos=', '/comparar?productos=99999,abc']) {
    const page = await read(path)
    expect(await page.getByRole('link', { name: 'Ver el catálogo' }).count(), path).toBe(1)
  }
})
