import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allowComplaints } from './browser.ts'
import { part, save, saved } from './catalogue-steps.ts'
import { openFromMenu, overflow } from './office.ts'
import { setUpOwnOffice } from './own-office.ts'
import { axeFindings } from './page-checks.ts'

const { enter, visit } = setUpOwnOffice()

const phone = { width: 390, height: 844 }

const filter = (page: Page, name: string) =>
  page.getByRole('form', { name: 'Filtros' }).getByRole('group', { name, includeHidden: true })
const line = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('an attribute is found, stops filtering the list of the site, and filters it again', async () => {
  const site = await visit('/productos?categoryId=1')
  await filter(site, 'Color').waitFor({ state: 'attached' })
  const page = await enter('/atributos')
  await page.getByLabel('Buscar por nombre').fill('TRANSLUCIDO')
  await page.getByText('Ningún atributo tiene ese texto.').waitFor()
  await page.getByLabel('Buscar por nombre').fill('colór')
  await line(page, 'Color').first().waitFor()
  expect(await axeFindings(page)).toEqual([])
  const isFilter = page.getByRole('switch', { name: 'Filtrar por Color', exact: true })
  await isFilter.press('Space')
  await expect.poll(() => isFilter.isChecked()).toBe(false)
  await site.reload()
  await filter(site, 'Ancho de zuncho').waitFor({ state: 'attached' })
  expect(await filter(site, 'Color').count()).toBe(0)
  await isFilter.press('Space')
  await expect.poll(() => isFilter.isChecked()).toBe(true)
  await site.reload()
  await filter(site, 'Color').waitFor({ state: 'attached' })
})

test('attributes are put in order, also among those that were searched for', async () => {
  const page = await enter('/atributos')
  const names = () =>
    page.getByRole('link', { name: /^Editar / }).evaluateAll((links) => links.map((link) => link.ariaLabel))
  await page.getByLabel('Buscar por nombre').fill('material')
  await page.getByRole('link', { name: 'Editar Material', exact: true }).waitFor()
  const [first, ...others] = await names()
  const last = others.at(-1) ?? ''
  await page.getByRole('button', { name: last.replace('Editar', 'Subir'), exact: true }).click()
  await expect.poll(async () => (await names()).indexOf(last)).toBe(others.length - 1)
  expect([...(await names())].sort()).toEqual([first, ...others].sort())
})

test('a new attribute is tried out, corrected, saved, deleted and brought back', async () => {
  const page = await enter('/atributos')
  await page.getByRole('link', { name: 'Nuevo atributo' }).press('Enter')
  allowComplaints(page)
  await save(page)
  await page.getByText('Escribe el nombre', { exact: true }).waitFor()
  await page.getByLabel('Nombre', { exact: true }).fill('Forma de la venta')
  await page.getByLabel('Clave', { exact: true }).fill('orden')
  await page.getByLabel('Tipo').click()
  await page.getByRole('option', { name: 'Opciones' }).click()
  const rows = part(page, 'Filas de las fichas')
  await rows.getByLabel('Fila 1', { exact: true }).fill('Unidad de venta')
  await rows.getByLabel('Categorías de la fila 1').fill('zunchos')
  await page.getByRole('option', { name: 'ZUNCHOS', exact: true }).click()
  await page.keyboard.press('Escape')
  const choices = part(page, 'Opciones')
  for (const [index, name] of ['Rollo', 'Caja'].entries()) {
    await choices.getByRole('button', { name: 'Agregar opción' }).click()
    await choices.getByLabel(`Opción ${index + 1}`, { exact: true }).fill(name)
    await choices.getByLabel(`Clave de la opción ${index + 1}`).fill(name.toLowerCase())
    await choices.getByLabel(`Palabras de la opción ${index + 1}`).fill('rollo')
    await page.keyboard.press('Enter')
  }
  const trial = part(page, 'Probar')
  await trial.getByLabel('Texto de la fila').fill('1 rollo de 500 m')
  await trial.getByText('Forma de la venta: Rollo').waitFor()
  await trial.getByLabel('Texto de la fila').fill('Un bulto')
  await trial.getByText('No se entiende: se muestra tal cual').waitFor()
  await page.getByLabel('Filtra la lista de productos').check()
  await save(page)
  await page.getByText('Esta clave ya es parte de las direcciones del sitio').waitFor()
  await page.getByText('«rollo» está repetida').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('Clave', { exact: true }).fill('forma')
  await choices.getByLabel('Palabras de la opción 2').press('Backspace')
  await choices.getByLabel('Palabras de la opción 2').fill('caja,')
  await save(page)
  await page.getByText('Atributo creado: el sitio ya lo usa.').waitFor()
  await line(page, 'Forma de la venta').waitFor()

  await page.getByLabel('Buscar por nombre').fill('forma')
  await page.getByRole('button', { name: 'Eliminar Forma de la venta' }).click()
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByText('Forma de la venta eliminado').waitFor()
  await openFromMenu(page, 'Historial')
  await page.getByRole('button', { name: 'Deshacer la eliminación de Forma de la venta' }).click()
  await page.getByText('Forma de la venta está de vuelta.').waitFor()
  await openFromMenu(page, 'Atributos')
  await page.getByRole('link', { name: 'Editar Forma de la venta' }).waitFor()
})

test('an attribute of a fit rule is not deleted, and a unit added to it is understood', async () => {
  const page = await enter('/atributos')
  allowComplaints(page)
  await page.getByRole('button', { name: 'Eliminar Ancho de zuncho' }).click()
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByText('«Zunchos ↔ Herramientas y máquinas» usa este atributo').waitFor()
  await page.getByRole('link', { name: 'Editar Ancho de zuncho' }).click()
  const units = part(page, 'Unidades')
  await units.getByRole('button', { name: 'Agregar unidad' }).click()
  const last = await units.getByRole('listitem').count()
  await units.getByLabel(`Unidad ${last}`, { exact: true }).fill('pulgadas')
  await units.getByLabel(`Factor ${last}`).fill('25,4')
  const trial = part(page, 'Probar')
  await trial.getByLabel('Texto de la fila').fill('0,5 a 0,75 pulgadas')
  await trial.getByText('Ancho de zuncho: 12,7 a 19,05 mm').waitFor()
  await save(page)
  await saved(page).waitFor()
  await page.reload()
  expect(await units.getByLabel(`Factor ${last}`).inputValue()).toBe('25,4')
})

test('the product form tells how rows are understood, and offers the rows of the category', async () => {
  const page = await enter('/productos/create')
  await page.getByLabel('Nombre', { exact: false }).first().fill('Zuncho de prueba')
  const rows = part(page, 'Especificaciones')
  await rows.getByRole('button', { name: 'Agregar las filas de la categoría' }).click()
  await page.getByText('Elige primero la categoría.').waitFor()
  await page.getByLabel('Categoría').fill('Zunchos PET')
  await page.getByRole('option', { name: /^Zunchos PET/ }).click()
  await rows.getByRole('button', { name: 'Agregar especificación' }).click()
  await rows.getByLabel('Característica 1').fill('Ancho')
  await rows.getByLabel('Valor 1').fill('13 a 16 mm')
  await rows.getByText('Ancho de zuncho: 13 a 16 mm').waitFor()
  await rows.getByLabel('Valor 1').fill('angosto')
  await rows.getByText('No se entiende: se muestra tal cual').waitFor()
  await rows.getByLabel('Característica 1').fill('Quimera')
  await rows.getByText('Fila sin atributo').waitFor()
  await rows.getByLabel('Característica 1').fill('Ancho')
  await rows.getByLabel('Valor 1').fill('16 mm')
  await rows.getByRole('button', { name: 'Agregar las filas de la categoría' }).click()
  await expect.poll(() => rows.getByRole('listitem').count()).toBeGreaterThan(4)
  const keys = await rows
    .getByLabel(/^Característica/)
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
  expect(keys).toContain('Espesor')
  expect(keys.filter((key) => key === 'Ancho')).toHaveLength(1)
  await rows.getByLabel(`Valor ${keys.indexOf('Espesor') + 1}`).fill('0,8 mm')
  await rows.getByText('Espesor de zuncho: 0,8 mm').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await save(page)
  await page.getByText('Producto creado.').waitFor()
  await expect.poll(() => rows.getByRole('listitem').count()).toBe(2)
})

test('the report leads to the product, and what is corrected there disappears from it', async () => {
  const page = await enter('/productos/108')
  const rows = part(page, 'Especificaciones')
  await rows.getByLabel('Valor 1', { exact: true }).waitFor()
  const count = await rows.getByRole('listitem').count()
  await rows.getByRole('button', { name: 'Agregar especificación' }).click()
  await rows.getByLabel(`Característica ${count + 1}`).fill('Quimera')
  await rows.getByLabel(`Valor ${count + 1}`).fill('sí')
  await save(page)
  await saved(page).waitFor()
  await openFromMenu(page, 'Calidad de las fichas')
  const unknown = part(page, 'Filas sin atributo')
  await unknown.getByRole('button', { name: /^Quimera/ }).press('Enter')
  await unknown.getByText('Crear un atributo para «Quimera»').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await unknown.getByRole('listitem').getByRole('link').click()
  await rows.getByRole('button', { name: `Quitar fila ${count + 1}` }).click()
  await save(page)
  await saved(page).waitFor()
  await openFromMenu(page, 'Calidad de las fichas')
  await unknown.getByText('Nada que revisar.').waitFor()
})

test.each([
  ['/atributos', 'Buscar por nombre, clave, fila u opción'],
  ['/atributos/1', 'Texto de la fila'],
  ['/atributos/create', 'Texto de la fila'],
  ['/productos/108', 'Valor 1'],
])('on a phone %s fits, and has no faults of accessibility', async (path, field) => {
  const page = await enter(path, phone)
  await page.getByLabel(field, { exact: true }).waitFor()
  expect(await overflow(page)).toBe(0)
  expect(await axeFindings(page)).toEqual([])
})

test('on a phone the report fits, and has no faults of accessibility', async () => {
  const page = await enter('/calidad', phone)
  await part(page, 'Atributos que faltan').waitFor()
  expect(await overflow(page)).toBe(0)
  expect(await axeFindings(page)).toEqual([])
})
