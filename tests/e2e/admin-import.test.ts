/** @module-tag thorough */

import { writeCsv } from 'hucre/csv'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allowComplaints } from './browser.ts'
import { file } from './catalogue-steps.ts'
import { checkScreen, desktop, phone } from './office.ts'
import { setUpOwnOffice } from './own-office.ts'
import { axeFindings, resize } from './page-checks.ts'

const { enter, visit } = setUpOwnOffice()

const choose = (page: Page, content: Buffer) =>
  page.getByLabel('Archivo de productos').setInputFiles(file('lista.csv', 'text/csv', content))

const csv = (...rows: string[][]) => Buffer.from(writeCsv(rows, { delimiter: ';' }))

test('a file with an error is rejected, and imported once it is fixed', async () => {
  const page = await enter('/importar', phone)
  await choose(page, csv(['id', 'nombre', 'categoria'], ['121', 'Nombre importado', '19'], ['', 'Nueva', 'Inventada']))
  await page.getByText('Hay 1 línea con errores').waitFor()
  await page.getByText('categoria: La categoría «Inventada» no existe').waitFor()
  expect(await page.getByRole('button', { name: /^Importar/ }).isDisabled()).toBe(true)
  for (const size of [phone, desktop]) {
    await resize(page, size)
    await checkScreen(page, `errors of a file, ${size.width} pixels`)
  }

  await choose(
    page,
    csv(['id', 'nombre', 'categoria'], ['121', 'Nombre importado', '19'], ['', 'Nueva importada', 'Sellos']),
  )
  await page.getByRole('button', { name: 'Cambian: 1' }).click()
  await page.getByText('Nombre importado').first().waitFor()
  await page.getByRole('button', { name: 'Importar 2 cambios' }).click()
  await page.getByText('Importación terminada. Nuevos: 1. Cambiados: 1.').waitFor()
  const site = await visit('/api/products/121')
  expect(await site.textContent('body')).toContain('Nombre importado')
})

test('the trial shows only the changed part of a long text', async () => {
  const page = await enter('/importar')
  const { desc } = JSON.parse((await (await visit('/api/products/123')).textContent('body')) ?? '')
  await choose(page, csv(['id', 'descripcion'], ['123', `${desc} Frase nueva al final.`]))
  await page.getByRole('cell', { name: /descripcion: .+ → .+ Frase nueva al final\.$/s }).waitFor()
})

test('a file that is not a table is rejected', async () => {
  const page = await enter('/importar')
  allowComplaints(page)
  await page
    .getByLabel('Archivo de productos')
    .setInputFiles(file('lista.xlsx', 'application/octet-stream', Buffer.from('PK\x03\x04nada')))
  await page.getByText('El archivo está dañado o es demasiado grande una vez descomprimido.').waitFor()
})

test('an import whose response is cut, wrong or never comes shows an error and can be tried again', async () => {
  const page = await enter('/importar')
  allowComplaints(page)
  for (const [body, error] of [
    ['{"done":1,"total":2}\n', /se cortó/],
    ['x\n', /se cortó/],
    ['{"failed":"El catálogo no se pudo guardar: no se importó nada."}\n', /no se importó nada/],
    [undefined, /No hay conexión/],
  ] as const) {
    await page.route('**/api/admin/products/imports?*', (route) => (body ? route.fulfill({ body }) : route.abort()))
    await choose(page, csv(['id', 'nombre'], ['122', 'No llega a importarse']))
    await page.getByRole('button', { name: 'Importar 1 cambio' }).click()
    await page.getByRole('alert').getByText(error).waitFor()
    expect(await page.getByRole('button', { name: 'Elegir archivo' }).isEnabled()).toBe(true)
    await page.unroute('**/api/admin/products/imports?*')
  }
})

test('the catalogue is downloaded as Excel or CSV, and the open menu is accessible', async () => {
  const page = await enter('/productos')
  for (const [label, extension, start] of [
    ['Excel (XLSX)', 'xlsx', 'PK'],
    ['CSV', 'csv', '\uFEFFid;nombre;'],
  ] as const) {
    await page.getByRole('button', { name: 'Exportar' }).click()
    const item = page.getByRole('menuitem', { name: label })
    await item.waitFor()
    if (extension === 'xlsx') expect(await axeFindings(page)).toEqual([])
    const [download] = await Promise.all([page.waitForEvent('download'), item.click()])
    expect(download.suggestedFilename()).toMatch(new RegExp(`^productos-\\d{4}-\\d\\d-\\d\\d\\.${extension}$`))
    const content = Buffer.concat(await (await download.createReadStream()).toArray())
    expect(content.toString().startsWith(start)).toBe(true)
  }
})
