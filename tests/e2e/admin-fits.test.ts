/** @module-tag thorough */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allowComplaints } from './browser.ts'
import { part, save } from './catalogue-steps.ts'
import { checkScreen, openFromMenu, phone } from './office.ts'
import { setUpOwnOffice } from './own-office.ts'
import { axeFindings, untilAlive } from './page-checks.ts'

const { enter, visit } = setUpOwnOffice()

const strapPath = '/productos/zuncho-pet-16-verde?producto=108'
const strap = 'Zuncho PET 16 mm verde gofrado'
const seal = 'Sello dentado PET 16 mm'

async function choose(page: Page, label: string, name: string) {
  await page.getByRole('combobox', { name: label, exact: true }).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

/** A visitor's quotation page with these products on the list. */
async function withList(...products: [number, string][]) {
  const page = await visit('/cotizacion')
  const items = products.map(([id, name]) => ({ id, name, image: '', quantity: 1 }))
  await page.evaluate(
    (value) => localStorage.setItem('precinta-cotizacion', value),
    JSON.stringify({ state: { items }, version: 1 }),
  )
  await page.reload()
  await untilAlive(page)
  return page
}

test('an exception changes what a product fits and warns on the quotation page', async () => {
  const page = await enter('/compatibilidad')
  await part(page, 'Excepciones').getByRole('button', { name: 'Nueva excepción' }).click()
  allowComplaints(page)
  await save(page)
  await page.getByText('Elige un producto').first().waitFor()
  await choose(page, 'Producto', seal)
  await choose(page, 'Otro producto', strap)
  await page.getByLabel('Motivo que verá el cliente').fill('El dentado daña el gofrado')
  expect(await axeFindings(page)).toEqual([])
  await save(page)
  await page.getByText('Excepción guardada: el sitio ya la usa.').waitFor()
  await part(page, 'Excepciones').getByText(`${strap} y ${seal}`).waitFor()

  const site = await visit(strapPath)
  await site.getByRole('heading', { name: 'Compatible con' }).waitFor()
  expect(await site.getByRole('heading', { name: 'Sellos', exact: true }).count()).toBe(0)
  const list = await withList([108, strap], [170, seal])
  await list.getByText('El dentado daña el gofrado').waitFor()

  await page.getByRole('button', { name: `Eliminar ${strap} y ${seal}` }).click()
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await part(page, 'Excepciones').getByText('No hay excepciones: deciden las reglas.').waitFor()
  await site.reload()
  await site.getByRole('heading', { name: 'Sellos', exact: true }).waitFor()
})

test('two products are tried out, and an exception shows in the trial', async () => {
  const page = await enter('/compatibilidad')
  await choose(page, 'Primer producto', 'Zuncho PET 19 mm alta tenacidad')
  await choose(page, 'Segundo producto', seal)
  const verdict = part(page, 'Según Zunchos ↔ Sellos')
  await verdict.getByText('No sirven juntos: el sello es para 16 mm y el zuncho mide 19 mm').waitFor()
  expect(await verdict.getByRole('row').nth(2).getByRole('cell').allTextContents()).toEqual(['19 mm', '16 mm', 'no'])
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Nueva excepción' }).click()
  await choose(page, 'Producto', 'Zuncho PET 19 mm alta tenacidad')
  await choose(page, 'Otro producto', seal)
  await page.getByRole('radio', { name: 'Sirven juntos', exact: true }).check()
  await save(page)
  await page.getByText('Sirven juntos, por una excepción.').waitFor()
  await choose(page, 'Segundo producto', 'Film stretch manual 20 µm')
  await page.getByText('Ninguna regla une estas dos clases de productos').waitFor()
})

test('a rule is changed, moved and created, and the history tells it', async () => {
  const page = await enter('/compatibilidad')
  const rules = part(page, 'Reglas')
  await rules.getByText(/^Zunchos ↔ Sellos: material del zuncho, ancho de zuncho y espesor/).waitFor()
  await page.getByRole('button', { name: 'Bajar Zunchos ↔ Herramientas y máquinas' }).click()
  await expect.poll(() => rules.getByRole('listitem').first().textContent()).toContain('Zunchos ↔ Sellos')
  await page.getByRole('button', { name: 'Cambiar Zunchos ↔ Sellos' }).press('Enter')
  await page.getByRole('heading', { name: 'Cambiar Zunchos ↔ Sellos' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  const seals = part(page, 'Productos que dependen de ellos')
  await seals.getByLabel('Título del grupo').fill('')
  allowComplaints(page)
  await save(page)
  await seals.getByText('Escribe el título').waitFor()
  await seals.getByLabel('Título del grupo').fill('Sellos y grapas')
  await save(page)
  await page.getByText('Regla guardada: el sitio ya la usa.').waitFor()
  const site = await visit(strapPath)
  await site.getByRole('heading', { name: 'Sellos y grapas' }).waitFor()

  await page.getByRole('button', { name: 'Nueva regla' }).click()
  for (const [title, heading, name, category] of [
    ['Productos de base', 'Films', 'el film', 'Film stretch'],
    ['Productos que dependen de ellos', 'Cintas', 'la cinta', 'Cintas'],
  ] as const) {
    const side = part(page, title)
    await side.getByLabel('Título del grupo').fill(heading)
    await side.getByLabel('Nombre con artículo').fill(name)
    await side.getByRole('combobox', { name: 'Categorías' }).fill(category)
    await page
      .getByRole('option', { name: new RegExp(category) })
      .first()
      .click()
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Agregar medida' }).click()
  await choose(page, 'Atributo', 'Color')
  await save(page)
  await rules.getByText('Films ↔ Cintas').waitFor()
  await openFromMenu(page, 'Historial')
  await page.getByText('Regla de compatibilidad').first().waitFor()
  await page.getByText('Films ↔ Cintas').waitFor()
})

test('a product has its own exceptions, and its form stays as it was typed', async () => {
  const page = await enter('/productos/108')
  const own = part(page, 'Excepciones de compatibilidad')
  await own.getByText('No hay excepciones: deciden las reglas.').waitFor()
  await page.getByLabel('Subtítulo').fill('Todavía no guardado')
  await own.getByRole('button', { name: 'Nueva excepción' }).click()
  await choose(page, 'Otro producto', 'Film stretch manual 20 µm')
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
  await own.getByText('Film stretch manual 20 µm').waitFor()
  expect(await page.getByLabel('Subtítulo').inputValue()).toBe('Todavía no guardado')
  expect(await axeFindings(page)).toEqual([])
})

test('the dialog of a rule fits a phone', async () => {
  const page = await enter('/compatibilidad', phone)
  await page.getByRole('button', { name: 'Cambiar Zunchos ↔ Esquineros' }).click()
  await page.getByRole('heading', { name: 'Cambiar Zunchos ↔ Esquineros' }).waitFor()
  await checkScreen(page, 'rule')
})
