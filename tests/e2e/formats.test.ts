/** @module-tag thorough */

import { expect, test } from 'vitest'
import { setUpBrowser, setUpPage } from './browser.ts'
import { part } from './catalogue-steps.ts'
import { desktop, fill, linesOf, phone, takeTime, whoAsks } from './form-steps.ts'
import { enterOffice } from './office.ts'
import { resize, untilAlive } from './page-checks.ts'

const openPage = setUpBrowser()
const visit = setUpPage(desktop)

const strapPage = '/productos/zuncho-pet-16-verde?producto=108'
const pallet = 'Pallet de 36 rollos'

test('a product is asked for in pallets, from its page to the request in the inbox and the private page', async () => {
  const page = await openPage(desktop)
  await page.goto(strapPage)
  await page.getByRole('combobox', { name: /^Formato/ }).selectOption(pallet)
  await page.getByRole('button', { name: 'Agregar a la Cotización' }).click()
  await page.getByRole('link', { name: 'Ir a mi Cotización' }).click()
  const line = linesOf(page).getByRole('listitem')
  await line.getByText('= 36 rollos', { exact: true }).waitFor()
  await line.getByRole('button', { name: /^Sumar uno/ }).click()
  expect(await line.getByRole('spinbutton').inputValue()).toBe('2')
  await takeTime(page)
  await fill(page, whoAsks)
  const request = page.waitForRequest('**/api/invoices')
  await page.getByRole('button', { name: 'Solicitar Cotización' }).click()
  expect((await request).postDataJSON().invoiceDetails).toEqual([
    { productId: 108, quantity: 72, name: 'Zuncho PET 16 mm verde gofrado', format: pallet },
  ])
  const tracking = page.getByRole('link', { name: 'Seguir la solicitud' })
  await tracking.waitFor()
  const folio = new URL(page.url()).searchParams.get('folio') ?? ''
  await tracking.click()
  await page.waitForURL('**/seguimiento/*')
  await untilAlive(page)
  await page.getByText('2 pallets de 36 rollos = 72 rollos').waitFor()
  await page.getByRole('button', { name: 'Cotizar de nuevo' }).click()
  await page.waitForURL('**/cotizacion')
  await line.getByText('= 72 rollos', { exact: true }).waitFor()

  const office = await openPage(desktop)
  await enterOffice(office, `/solicitudes?filter=${encodeURIComponent(JSON.stringify({ q: folio }))}`)
  await office.getByRole('link', { name: folio }).click()
  await part(office, 'Productos').getByText('en 2 pallets de 36 rollos').waitFor()
})

test.each([
  ['the table', '/productos?categoryId=9&vista=tabla'],
  ['the comparison', '/comparar?productos=108,109'],
])('%s offers formats, and what is added in another format joins the line', async (_, path) => {
  const page = await visit(path)
  const add = page.getByRole('button', { name: /^Agregar Zuncho PET 16/ })
  await page.getByRole('combobox', { name: /^Formato: Zuncho PET 16/ }).selectOption(pallet)
  await add.click()
  await page.goto('/cotizacion')
  const line = linesOf(page).getByRole('listitem')
  await line.getByText('= 36 rollos', { exact: true }).waitFor()
  await page.goto(path)
  await add.click()
  await page.goto('/cotizacion')
  await line.getByText('rollos', { exact: true }).waitFor()
  expect(await line.getByRole('spinbutton').inputValue()).toBe('37')
})

test('on a phone the product page with formats fits the screen', async () => {
  const page = await visit(strapPage)
  await resize(page, phone.viewport)
  await page.getByRole('combobox', { name: /^Formato/ }).selectOption(pallet)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
