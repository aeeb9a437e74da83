import { expect, test } from 'vitest'
import { setUpPage, setUpPlainPage } from './browser.ts'
import { desktop, phone } from './form-steps.ts'
import { resize, scrollUp } from './page-checks.ts'

const visit = setUpPage(desktop)
const visitOnPhone = setUpPage(phone)
const read = setUpPlainPage(desktop)

test.each([true, false])('the catalogue is searched from every page (scripts: %s)', async (javaScriptEnabled) => {
  const page = await (javaScriptEnabled ? visit : read)('/mineria')
  const field = page.getByRole('banner').getByRole('searchbox', { name: 'Buscar en el catálogo' })
  await field.fill('hebilla 32 mm')
  await field.press('Enter')
  await page.waitForURL('**/productos?name=hebilla+32+mm')
  await page.getByRole('heading', { name: 'Hebilla de trincaje 32 mm' }).waitFor()
})

test('on a phone an icon opens the search, and the result closes it', async () => {
  const page = await visitOnPhone('/')
  await page.getByRole('banner').getByRole('button', { name: 'Buscar', exact: true }).click()
  const field = page.getByRole('searchbox', { name: 'Buscar en el catálogo' })
  await field.waitFor()
  await page.keyboard.type('esquinero')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/productos?name=esquinero')
  await field.waitFor({ state: 'hidden' })
})

test('the compact header has the search', async () => {
  for (const width of [1024, 1440]) {
    const page = await visit('/mineria')
    await resize(page, { width, height: 900 })
    await scrollUp(page)
    const compact = page.getByRole('region', { name: 'Encabezado compacto' })
    await compact.getByRole('button', { name: 'Buscar', exact: true }).click()
    expect(await compact.evaluate((header) => header.scrollWidth - header.clientWidth)).toBe(0)
    const field = compact.getByRole('searchbox', { name: 'Buscar en el catálogo' })
    await field.waitFor()
    await page.keyboard.type('esquinero')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/productos?name=esquinero')
  }
})

test('the compact header has the quotation with its count', async () => {
  const page = await visit('/productos')
  await page
    .getByRole('button', { name: /^Agregar Zuncho/ })
    .first()
    .click()
  await scrollUp(page)
  const compact = page.getByRole('region', { name: 'Encabezado compacto' })
  await compact.getByRole('link', { name: 'Cotización 1 producto' }).waitFor()
})
