/** @module-tag thorough */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setUpPage, setUpPlainPage } from './browser.ts'
import { desktop, errorOf, film, linesOf, phone, visiting } from './form-steps.ts'

const open = visiting(setUpPage(desktop))
const openOnPhone = setUpPage(phone)
const withoutScripts = setUpPlainPage(desktop)

/** Texts have no-break spaces between a number and its unit. */
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ').trim()

const result = (page: Page) => page.getByRole('region', { name: 'Resultado' })
const proposal = (page: Page) => page.getByRole('region', { name: 'Productos para este cálculo' })
const wordsOf = async (page: Page) => plain(await result(page).textContent())
const field = (page: Page, label: string) =>
  page.getByRole('form', { name: 'Datos del cálculo' }).getByLabel(new RegExp(`^${label}`))
const addressOf = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '')
const listed = async (page: Page) => {
  await page.getByRole('link', { name: 'Ir a mi Cotización' }).click()
  await page.waitForURL('**/cotizacion')
  return linesOf(page)
}

test('the overview leads to three calculators, and the menu to the overview', async () => {
  const page = await open('/calculadoras')
  for (const path of ['/calculadoras/film', '/calculadoras/zuncho', '/calculadoras/airpads']) {
    await page.locator(`main a[href="${path}"]`).first().waitFor()
  }
  const links = page.getByRole('contentinfo').getByRole('link', { name: 'Calculadoras' })
  expect(await links.getAttribute('href')).toBe('/calculadoras')
})

test('film for 300 pallets a month: the formulas have their numbers, and the rolls go to the list with a note', async () => {
  const page = await open('/calculadoras/film')
  const words = await wordsOf(page)
  expect(words).toContain('37 rollos de 300 m al mes')
  expect(words).toContain('12 × 2 × (1,2 + 1) m= 52,8 m')
  expect(words).toContain('52,8 m / 1,5= 35,2 m')
  expect(words).toContain('35,2 m × 9,2 g= 324 g')
  expect(words).toContain('35,2 m × 300 × 1,05= 11.088 m, 102 kg')
  expect(words).toContain('11.088 m / 300 m= 37 rollos')
  expect(plain(await proposal(page).textContent())).toContain('Film stretch manual 20 µm37 rollos al mes')
  await proposal(page).getByRole('button', { name: 'Agregar a la Cotización' }).click()
  await page.getByText('Agregado!', { exact: true }).waitFor()
  const lines = await listed(page)
  await lines.getByText('Film stretch manual 20 µm').first().waitFor()
  expect(await lines.getByLabel(/^Cantidad/).inputValue()).toBe('37')
  expect(await lines.getByLabel(/^Nota/).inputValue()).toBe(
    'Cálculo para 300 pallets al mes de 1.200 × 1.000 mm y 1.500 mm de alto: 12 vueltas de film de 500 mm y 20 µm con 50 % de estiramiento, 35,2 m (324 g) por pallet y 5 % de merma; 11.088 m y 102 kg al mes.',
  )
})

test('the result follows what is typed, and its address shows the same', async () => {
  const page = await open('/calculadoras/film')
  await field(page, 'Cómo se envuelve').selectOption('Con envolvedora de preestiro')
  await expect.poll(() => wordsOf(page)).toContain('4 rollos de 1.500 m al mes')
  expect(await wordsOf(page)).toContain('160 g por pallet')
  await proposal(page)
    .getByText(/Film stretch automático 23/)
    .waitFor()
  await field(page, 'Espesor del film').fill('17')
  await field(page, 'Estiramiento').fill('300')
  await proposal(page)
    .getByText(/Film stretch alto rendimiento 17/)
    .waitFor()
  await page.getByRole('button', { name: 'Calcular' }).click()
  await page.waitForURL('**/calculadoras/film?aplicacion=maquina&espesor=17&estiramiento=300#resultado')
  const shared = await withoutScripts(addressOf(page))
  expect(await wordsOf(shared)).toBe(await wordsOf(page))
})

test('the calculation replaces a note that was cleared', async () => {
  const page = await open('/calculadoras/film', { items: [film] })
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Cotización/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Agregar nota/ }).click()
  const note = linesOf(page).getByLabel(/^Nota/)
  await note.fill('Entregar en Quilicura')
  await note.fill('')
  await page.goBack()
  await proposal(page).getByRole('button', { name: 'Agregar a la Cotización' }).click()
  const lines = await listed(page)
  expect(await lines.getByLabel(/^Nota/).inputValue()).toMatch(/^Cálculo para 300 pallets/)
})

test('the proposal follows an assumption that was changed', async () => {
  const page = await open('/calculadoras/airpads?rendimiento=3')
  // 13.2 L / (3 × 0.1) = 44 cushions, 4.4 m. 4.4 × 2,640 × 1.03 = 11,964 m, 24 rolls of 500 m.
  expect(await wordsOf(page)).toContain('24 rollos de 500 m al mes')
  expect(plain(await proposal(page).textContent())).toContain('Film airpad almohada 200 mm24 rollos de 500 m al mes')
})

test('the calculation joins a note and a quantity that the list has already', async () => {
  const page = await open('/calculadoras/film', { items: [{ ...film, quantity: 6, note: 'Entregar en Quilicura' }] })
  await proposal(page).getByRole('button', { name: 'Agregar a la Cotización' }).click()
  const lines = await listed(page)
  expect(await lines.getByLabel(/^Cantidad/).inputValue()).toBe('43')
  expect(await lines.getByLabel(/^Nota/).inputValue()).toMatch(/^Entregar en Quilicura\nCálculo para 300 pallets/)
})

test('without products that fit, the calculator says so and offers the list', async () => {
  const page = await open('/calculadoras/film?espesor=35')
  await proposal(page)
    .getByText(/^El catálogo no tiene un film de 500.mm y 35.µm/)
    .waitFor()
  expect(await proposal(page).getByRole('button').count()).toBe(0)
  const link = proposal(page).getByRole('link', { name: 'Ver los productos de la categoría' })
  expect(await link.getAttribute('href')).toBe('/productos?categoryId=15&ancho-film=500')
})

test('strap and seals for 800 kg: the weakest that holds, with boxes of seals, in two lines', async () => {
  const page = await open('/calculadoras/zuncho')
  const words = await wordsOf(page)
  expect(words).toContain('2 × 5,2 m= 10,4 m')
  expect(words).toContain('10,4 m × 500 × 1,03= 5.356 m')
  expect(words).toContain('0,5 × 800 kg × 9,81 m/s²= 3.924 N')
  expect(words).toContain('3.924 N × 2 / (2 × 2 × 0,75)= 2.616 N')
  const options = proposal(page).getByRole('radio')
  expect(await options.count()).toBe(3)
  expect(await options.first().getAttribute('aria-label')).toBe('Zuncho PET 12 mm verde')
  await field(page, 'Unión').selectOption('Sello metálico')
  // 2 × (5 + 0.3) = 10.6 m. 10.6 × 500 × 1.03 = 5,459 m, 4 rolls of 1,500 m. 2 × 500 × 1.03 = 1,030 seals, 2 boxes.
  await expect.poll(() => wordsOf(page)).toContain('1.030 sellos al mes')
  await proposal(page)
    .getByText(/Sello dentado PET 16/)
    .waitFor()
  await proposal(page).getByRole('button', { name: 'Agregar a la Cotización' }).click()
  const lines = await listed(page)
  await lines.getByLabel(/^Nota: Sello dentado PET 16/).waitFor()
  const quantities = await lines
    .getByLabel(/^Cantidad/)
    .evaluateAll((inputs) => inputs.map((input) => 'value' in input && input.value))
  expect(quantities).toEqual(['4', '2'])
  expect(await lines.getByLabel(/^Nota: Zuncho PET 16/).inputValue()).toContain('Rotura mínima por zuncho: 3.018 N')
  expect(await lines.getByLabel(/^Nota: Sello/).inputValue()).toContain('Cierres: 1.030 al mes, 1 por zuncho.')
})

test('another proposed strap can be chosen', async () => {
  const page = await open('/calculadoras/zuncho')
  await proposal(page)
    .getByRole('radio', { name: /^Zuncho PET 19/ })
    .check()
  await proposal(page).getByRole('button', { name: 'Agregar a la Cotización' }).click()
  const lines = await listed(page)
  await lines.getByLabel(/^Nota: Zuncho PET 19/).waitFor()
  expect(await lines.getByLabel(/^Cantidad/).inputValue()).toBe('6')
})

test('cushions for 120 boxes a day', async () => {
  const page = await open('/calculadoras/airpads')
  const words = await wordsOf(page)
  expect(words).toContain('400 × 300 × 250 mm= 30 L')
  expect(words).toContain('13,2 L / (5,6 L/m × 0,1 m)= 24 almohadas, 2,4 m')
  expect(words).toContain('2,4 m × 120 × 22 × 1,03= 6.526 m')
  expect(words).toContain('14 rollos de 500 m al mes')
  await proposal(page)
    .getByRole('radio', { name: /reciclado/ })
    .check()
  await proposal(page).getByRole('button', { name: 'Agregar a la Cotización' }).click()
  const lines = await listed(page)
  await lines.getByLabel(/^Nota: Film airpad reciclado/).waitFor()
  expect(await lines.getByLabel(/^Cantidad/).inputValue()).toBe('14')
})

test('an invalid value shows its error beside the field, and nothing that was typed is lost', async () => {
  const page = await open('/calculadoras/film')
  await field(page, 'Ancho del pallet').fill('800')
  await field(page, 'Alto por envolver').fill('alto')
  expect(await errorOf(page, 'Alto por envolver (mm)')).toBe('«alto» no es un número')
  await result(page).getByText('Falta corregir para calcular:').waitFor()
  expect(await proposal(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Calcular' }).click()
  expect(await field(page, 'Alto por envolver').evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await field(page, 'Ancho del pallet').inputValue()).toBe('800')
  await field(page, 'Alto por envolver').fill('1800')
  await expect.poll(() => wordsOf(page)).toContain('14 × 2 × (1,2 + 0,8) m= 56 m')
  await field(page, 'Estiramiento').fill('200')
  expect(plain(await errorOf(page, 'Estiramiento (%)'))).toBe(
    'A mano, el film se estira hasta 100 %; más requiere una envolvedora',
  )
})

test.each([
  ['film', 'Pallets al mes', '600', '74 rollos de 300 m al mes', 'Film stretch manual 20 µm'],
  ['zuncho', 'Cargas al mes', '1.000', '8 rollos de 1.500 m al mes', 'Zuncho PET 12 mm verde'],
  ['airpads', 'Cajas al día', '240', '27 rollos de 500 m al mes', 'Film airpad almohada 200 mm'],
])('without scripts the calculator of %s responds with its result', async (name, label, text, figure, product) => {
  const page = await withoutScripts(`/calculadoras/${name}`)
  await field(page, label).fill(text)
  await page.getByRole('button', { name: 'Calcular' }).click()
  await page.waitForURL('**#resultado')
  expect(await wordsOf(page)).toContain(figure)
  expect(await field(page, label).inputValue()).toBe(text)
  expect(await proposal(page).getByRole('button').count()).toBe(0)
  const names = await proposal(page).getByRole('link').allTextContents()
  expect(names.map(plain)).toContain(product)
  await proposal(page)
    .getByRole('link', { name: `Cotizar ${product}` })
    .click()
  await page.getByText(product).first().waitFor()
  expect(addressOf(page)).toContain(`/cotizacion?calculo=${name}&propuesta=`)
  expect(await page.getByLabel(`Nota: ${product}`).inputValue()).toContain(`Cálculo para ${text} `)
})

test('a wrong field is told alone, and millimetres are offered for metres', async () => {
  const page = await open('/calculadoras/film')
  await field(page, 'Alto por envolver').fill('1,6')
  await expect
    .poll(() => wordsOf(page))
    .toMatch(/corregir para calcular:Alto por envolver: debe estar entre 200 y 4.000 mm; 1,6 m son 1.600 mm$/)
})

test('without scripts an error stands beside its field, and what was typed stays', async () => {
  const page = await withoutScripts('/calculadoras/zuncho')
  await field(page, 'Peso de la carga').fill('mucho')
  await field(page, 'Cargas al mes').fill('75')
  await page.getByRole('button', { name: 'Calcular' }).click()
  await page.waitForURL('**#resultado')
  expect(await errorOf(page, 'Peso de la carga (kg)')).toBe('«mucho» no es un número')
  expect(await field(page, 'Peso de la carga').inputValue()).toBe('mucho')
  expect(await field(page, 'Cargas al mes').inputValue()).toBe('75')
})

test.each([
  ['/film-embalaje', 'Calcular el film por pallet', 'Pallets al mes', 'film?pallets=450'],
  ['/zunchos-herramientas', 'Calcular el zuncho por carga', 'Cargas al mes', 'zuncho?cargas=450'],
  ['/airpads', 'Calcular los airpads por caja', 'Cajas al día', 'airpads?cajas=450'],
])('the first questions are on %s, and lead to the result', async (path, name, label, address) => {
  const page = await open(path)
  const block = page.getByRole('form', { name })
  await block.getByLabel(label).fill('450')
  await block.getByRole('button', { name: 'Calcular' }).click()
  await page.waitForURL(`**/calculadoras/${address}#resultado`)
  expect(await field(page, label).inputValue()).toBe('450')
  const plainPage = await withoutScripts(path)
  const plainBlock = plainPage.getByRole('form', { name })
  await plainBlock.getByLabel(label).fill('450')
  await plainBlock.getByRole('button', { name: 'Calcular' }).click()
  await plainPage.waitForURL('**#resultado')
  expect(await wordsOf(plainPage)).toBe(await wordsOf(page))
})

test('on a phone the calculator fits, and the button leads to the result', async () => {
  const page = await openOnPhone('/calculadoras/zuncho')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByText('Supuestos', { exact: true }).click()
  await field(page, 'Factor de seguridad').fill('3')
  await expect.poll(() => wordsOf(page)).toContain('3.924 N × 3 / (2 × 2 × 0,75)= 3.924 N')
  await page.getByRole('button', { name: 'Calcular' }).click()
  await page.waitForURL('**/calculadoras/zuncho?seguridad=3#resultado')
  await expect.poll(async () => (await result(page).boundingBox())?.y ?? 900).toBeLessThan(200)
})
