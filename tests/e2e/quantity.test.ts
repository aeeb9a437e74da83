/** @module-tag thorough */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setUpBrowser, setUpPage } from './browser.ts'
import { desktop, film, linesOf, phone, strap, visiting, withList } from './form-steps.ts'
import { pauseClock, settle } from './page-checks.ts'

const openPage = setUpBrowser()
const open = visiting(setUpPage(desktop))
const openOnPhone = setUpPage(phone)

const strapPage = '/productos/zuncho-pet-16-verde?producto=108'
const sealPage = '/productos/sello-pet-16?producto=170'
const seals = {
  id: 170,
  image: '/media/products/sello-pet-16-1.jpg',
  name: 'Sello dentado PET 16 mm',
  quantity: 200,
}

/** Other products follow, which can also be added. */
const quantity = (page: Page) => page.getByRole('spinbutton').first().inputValue()
/** Runs the timers, and lets the page render what they have changed. */
async function runFor(page: Page, ms: number) {
  await page.clock.runFor(ms)
  await settle(page)
}
const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first()

test('a product with formats is counted in the chosen one, and the quantity stays in sale units', async () => {
  const page = await open(strapPage)
  const format = page.getByRole('combobox', { name: /^Formato/ })
  expect(await format.getByRole('option').allTextContents()).toEqual(['Rollo', 'Pallet de 36 rollos'])
  await format.selectOption('Pallet de 36 rollos')
  expect(await quantity(page)).toBe('1')
  await button(page, /^Sumar uno/).click()
  expect(await quantity(page)).toBe('2')
  await page.getByText('pallets de 36 rollos= 72 rollos').waitFor()
  await format.selectOption('Rollo')
  expect(await quantity(page)).toBe('72')
})

test('a product without formats has no choice of format', async () => {
  const page = await open('/productos/enzunchadora-bateria-pb-16?producto=119')
  await page.getByRole('button', { name: /^Otra cantidad/ }).waitFor()
  expect(await page.getByRole('article').first().getByRole('combobox').count()).toBe(0)
})

test('200 pieces take four actions at most', async () => {
  const page = await open(strapPage)
  await button(page, /^Otra cantidad/).click()
  await page.keyboard.type('200')
  await page.keyboard.press('Enter')
  expect(await quantity(page)).toBe('200')
  await page.getByRole('button', { name: 'Agregar a la Cotización' }).click()
  await page.getByText('En tu lista: 200 rollos').waitFor()
})

test('another quantity is accepted in common formats, and an invalid one shows an error', async () => {
  const page = await open(sealPage)
  await button(page, /^Otra cantidad/).click()
  const dialog = page.getByRole('dialog', { name: 'Otra cantidad' })
  const field = dialog.getByRole('textbox', { name: 'Sello dentado PET 16 mm' })
  expect(await field.getAttribute('inputmode')).toBe('numeric')
  for (const wrong of ['', '0', '-4', '2,5', '1.000.001', 'doce']) {
    await field.fill(wrong)
    await field.press('Enter')
    await dialog.getByText('Escribe un número entero de 1 a 1.000.000').waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
  }
  await field.fill('1.500')
  await dialog.getByRole('button', { name: 'Aplicar' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await quantity(page)).toBe('1500')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Otra cantidad')
  await button(page, /^Otra cantidad/).click()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await quantity(page)).toBe('1500')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Otra cantidad')
})

test('Shift and the page keys step by ten, arrows by one, never below 1', async () => {
  const page = await open(strapPage)
  const plus = button(page, /^Sumar uno/)
  const minus = button(page, /^Restar uno/)
  await plus.click({ modifiers: ['Shift'] })
  expect(await quantity(page)).toBe('11')
  await minus.click({ modifiers: ['Shift'] })
  expect(await quantity(page)).toBe('1')
  await page.getByRole('spinbutton').first().focus()
  const steps = [
    ['PageUp', '11'],
    ['Shift+ArrowUp', '21'],
    ['ArrowUp', '22'],
    ['ArrowDown', '21'],
    ['Shift+ArrowDown', '11'],
    ['PageDown', '1'],
    ['PageDown', '1'],
  ] as const
  for (const [key, value] of steps) {
    await page.keyboard.press(key)
    expect(await quantity(page), key).toBe(value)
  }
})

test('a held button accelerates, and stops on release', async () => {
  const page = await openPage({ viewport: { width: 1280, height: 900 } })
  await page.clock.install()
  await page.goto(strapPage)
  await button(page, /^Sumar uno/).hover()
  await pauseClock(page)
  await page.mouse.down()
  await runFor(page, 1200)
  const early = Number(await quantity(page))
  expect(early).toBeGreaterThan(5)
  await runFor(page, 1200)
  const later = Number(await quantity(page))
  expect(later).toBeGreaterThan(early + 50)
  expect(later % 10).toBe(0)
  await page.mouse.up()
  await runFor(page, 2000)
  expect(Number(await quantity(page))).toBe(later)
  await button(page, /^Sumar uno/).click()
  expect(Number(await quantity(page))).toBe(later + 1)
})

test('lifting a finger from a held button adds nothing more', async () => {
  const page = await openPage(phone)
  await page.clock.install()
  await page.goto(strapPage)
  const plus = button(page, /^Sumar uno/)
  await plus.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await plus.boundingBox()) ?? {}
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  const browser = await page.context().newCDPSession(page)
  await pauseClock(page)
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await runFor(page, 900)
  const held = Number(await quantity(page))
  expect(held).toBeGreaterThan(1)
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await runFor(page, 1000)
  expect(Number(await quantity(page))).toBe(held)
})

test('the unit shows beside the quantity, with the contents of boxes', async () => {
  const page = await open(sealPage)
  await page.getByText('caja de 1.000 unidades', { exact: true }).waitFor()
  await button(page, /^Sumar uno/).click()
  await page.getByText('cajas de 1.000 unidades= 2.000 unidades').waitFor()
})

test('the lines of the list have unit, formats and any quantity, also those stored without a unit', async () => {
  const page = await open('/cotizacion', { items: [strap, seals] })
  const line = (name: string) => linesOf(page).getByRole('listitem').filter({ hasText: name })
  await line(strap.name).getByText('rollos', { exact: true }).waitFor()
  await line(seals.name).getByText('= 200.000 unidades', { exact: true }).waitFor()
  await line(strap.name).getByRole('combobox').selectOption('Pallet de 36 rollos')
  expect(await line(strap.name).getByRole('spinbutton').inputValue()).toBe('1')
  await line(strap.name).getByText('= 36 rollos', { exact: true }).waitFor()
  await line(seals.name)
    .getByRole('button', { name: /^Otra cantidad/ })
    .click()
  await page.keyboard.type('50')
  await page.keyboard.press('Enter')
  await line(seals.name).getByText('= 50.000 unidades', { exact: true }).waitFor()
})

test('on a phone the formats of the list fit the screen', async () => {
  const page = await openOnPhone('/cotizacion', withList([strap, seals, film]))
  await page.getByRole('combobox', { name: /Sello/ }).selectOption('Pallet de 120 cajas')
  expect(await page.getByRole('spinbutton', { name: /Sello/ }).inputValue()).toBe('2')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('a product on the list says so on its card and on its page', async () => {
  const page = await open('/productos?categoryId=9', { items: [{ ...strap, unit: 'rollo' }] })
  const card = page.getByRole('article').filter({ hasText: 'En tu lista' })
  expect(await card.getByRole('heading').textContent()).toContain('verde gofrado')
  await card.getByText('En tu lista: 2 rollos').waitFor()
  await page.goto(strapPage)
  await page.getByRole('article').getByText('En tu lista: 2 rollos').first().waitFor()
  await page.goto(sealPage)
  expect(await page.getByRole('article').first().getByText('En tu lista').count()).toBe(0)
})

test('card, page and list show the current unit, also if it has changed since the product was added', async () => {
  const page = await open('/productos?categoryId=9', { items: [{ ...strap, unit: 'caja' }] })
  await page.getByRole('article').getByText('En tu lista: 2 rollos').waitFor()
  await page.goto(strapPage)
  await page.getByRole('article').getByText('En tu lista: 2 rollos').first().waitFor()
  await page.goto('/cotizacion')
  await linesOf(page)
    .getByRole('listitem')
    .filter({ hasText: strap.name })
    .getByText('rollos', { exact: true })
    .waitFor()
})

test('in a list the unit stands beside the quantity, in a table as the first format', async () => {
  const page = await open('/productos?name=sello')
  const quantity = page.getByRole('spinbutton', { name: 'Cantidad: Sello dentado PET 16 mm' })
  await page.locator('form').filter({ has: quantity }).getByText('Por caja de 1.000 unidades').waitFor()
  const unit = await quantity.evaluate(
    (field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
  )
  expect(unit?.replaceAll('\u00a0', ' ')).toBe('Por caja de 1.000 unidades')
  await page.goto('/productos?name=sello&vista=tabla')
  const formats = page.getByRole('combobox', { name: 'Formato: Sello dentado PET 16 mm' }).getByRole('option')
  expect((await formats.first().textContent())?.replaceAll('\u00a0', ' ')).toBe('Caja de 1.000 unidades')
})

test('the unit does not widen the form: all in a list are equally wide', async () => {
  const page = await open('/productos/tensor-manual-tp-16?producto=123')
  const heading = page.getByRole('heading', { name: 'Compatible con' })
  const forms = page.locator('section').filter({ has: heading }).locator('form')
  await forms.filter({ hasText: 'Por rollo' }).first().waitFor()
  await forms.filter({ hasText: 'Por caja de 1.000 unidades' }).first().waitFor()
  const widths = await forms.evaluateAll((all) => all.map((form) => Math.round(form.getBoundingClientRect().width)))
  expect(new Set(widths).size).toBe(1)
})
