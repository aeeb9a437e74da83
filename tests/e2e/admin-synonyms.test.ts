/** @module-tag thorough */

import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { allowComplaints } from './browser.ts'
import { save } from './catalogue-steps.ts'
import { checkScreen, go, nowhere, openFromMenu, phone } from './office.ts'
import { setUpOwnOffice } from './own-office.ts'
import { axeFindings } from './page-checks.ts'

const { enter, url, visit } = setUpOwnOffice()

const json = { 'Content-Type': 'application/json' }

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const select = (page: Page, name: string) => page.getByRole('combobox', { name })
const words = (page: Page) => select(page, 'Palabras o frases')

/** For all tests, because counts are stored only every 30 seconds. */
beforeAll(async () => {
  const search = (name: string) => fetch(`${url()}/api/products?${new URLSearchParams({ name })}`)
  for (const name of ['hebilla', 'hebilla', 'hebilla', 'sello', 'sello']) await search(name)
  for (const event of [{ event: 'opened', position: 2 }, { event: 'added' }]) {
    const body = JSON.stringify({ text: 'hebilla', ...event })
    const sent = await fetch(`${url()}/api/searches`, { method: 'POST', headers: json, body })
    expect(sent.status).toBe(204)
  }
  // Searched last: once this is listed, the others are stored too.
  for (const name of ['Quimera', 'quimera']) await fetch(`${url()}/productos?${new URLSearchParams({ name })}`)
  for (const name of ['dodecaedro', 'dodecaedro']) await search(name)
})

async function untilListed(page: Page, text: string) {
  const counted = async () => (await page.request.get('/api/admin/searches')).text()
  await expect.poll(counted, { interval: 1000 }).toContain(`"${text}"`)
}

test('a search that failed becomes a synonym, and the site finds it', async () => {
  const page = await enter(nowhere)
  await untilListed(page, 'quimera')
  await go(page, '/resumen')
  const misses = region(page, 'Búsquedas sin resultado')
  await misses.getByRole('button', { name: 'Crear sinónimo de quimera' }).click()
  await page.getByText('Agrega otra palabra al grupo para probarlo.').waitFor()
  expect(await page.getByLabel('Texto de la búsqueda').inputValue()).toBe('quimera')
  await words(page).fill('hebilla')
  await words(page).press('Enter')
  await region(page, 'Hoy').getByText('Sin resultados').waitFor()
  await region(page, 'Con este grupo')
    .getByRole('listitem')
    .filter({ hasText: 'Hebilla' })
    .getByText('Nuevo')
    .first()
    .waitFor()
  expect(await axeFindings(page)).toEqual([])
  await save(page)
  await page.getByText('Sinónimos guardados: la búsqueda del sitio ya los usa.').waitFor()
  await misses.getByText('quimera').waitFor({ state: 'detached' })
  const site = await visit('/productos?name=quimera')
  await site
    .getByRole('heading', { name: /^Hebilla/ })
    .first()
    .waitFor()
})

test('a group is created with the keyboard, tried out, made one-way and deleted', async () => {
  const page = await enter('/sinonimos')
  await page.getByRole('button', { name: 'Nuevo grupo' }).press('Enter')
  await page.keyboard.type('unicornio,')
  allowComplaints(page)
  await save(page)
  await page.getByText('Escribe al menos dos palabras o frases').waitFor()
  await page.keyboard.type('esquinero')
  await page.keyboard.press('Enter')
  await page.keyboard.type('para')
  await save(page)
  await page.getByText('La búsqueda no toma en cuenta «para»').waitFor()
  await page.keyboard.press('Backspace')
  await page.getByRole('radio', { name: 'La primera también busca las demás' }).check()
  await page.getByText('unicornio → esquinero', { exact: true }).waitFor()
  await page.getByLabel('Texto de la búsqueda').fill('unicornio')
  await page.keyboard.press('Enter')
  await region(page, 'Con este grupo').getByText('Nuevo').first().waitFor()
  await save(page)
  const group = 'unicornio → esquinero'
  await page.getByRole('button', { name: `Cambiar ${group}` }).waitFor()
  const searched = page.getByLabel('Buscar en los grupos')
  await searched.fill('UNICÓRN')
  expect(await page.getByRole('main').getByRole('listitem').count()).toBe(1)
  await page.getByRole('button', { name: `Cambiar ${group}` }).click()
  await page.getByRole('radio', { name: 'Significan lo mismo' }).check()
  await save(page)
  await page.getByRole('button', { name: 'Eliminar unicornio = esquinero' }).click()
  await page.getByText('No va a la papelera').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByText('Ningún grupo tiene esa palabra.').waitFor()
  await openFromMenu(page, 'Historial')
  await page.getByText('Un solo sentido: sí → no').waitFor()
  await page.getByText('Eliminación').first().waitFor()
})

test('the searches of the site are listed, sorted and filtered', async () => {
  const page = await enter(nowhere)
  await untilListed(page, 'dodecaedro')
  await go(page, '/busquedas')
  const row = (text: string) => page.getByRole('row').filter({ hasText: text })
  await row('dodecaedro').waitFor()
  const cells = async (text: string) => row(text).getByRole('cell').allTextContents()
  expect((await cells('hebilla')).slice(1)).toEqual(['3', expect.stringMatching(/^\d+$/), '33 %', '2', '33 %'])
  expect((await cells('dodecaedro')).slice(1)).toEqual(['2', '0', '0 %', '–', '0 %'])
  expect(await axeFindings(page)).toEqual([])

  const first = () => page.getByRole('row').nth(1).textContent()
  await page.getByRole('button', { name: 'Resultados' }).click()
  await expect.poll(first).toContain('dodecaedro')
  await select(page, 'Mostrar').click()
  await page.getByRole('option', { name: 'Sin clics' }).click()
  await row('dodecaedro').waitFor({ state: 'detached' })
  await row('sello').waitFor()
  await select(page, 'Mostrar').click()
  await page.getByRole('option', { name: 'Sin resultados' }).click()
  await row('sello').waitFor({ state: 'detached' })
  await select(page, 'Período').click()
  await page.getByRole('option', { name: 'Últimos 90 días' }).click()
  await row('dodecaedro').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^busquedas-\d{4}-\d\d-\d\d\.csv$/)
  const exported = await readFile(await download.path(), 'utf8')
  expect(exported).toContain('dodecaedro;2;0;0;;0')
  expect(exported).not.toContain('sello')
})

test('the searches and the dialog of a synonym fit a phone', async () => {
  const page = await enter(nowhere, phone)
  await untilListed(page, 'dodecaedro')
  await go(page, '/busquedas')
  await page.getByRole('button', { name: 'Crear sinónimo de dodecaedro' }).waitFor()
  await checkScreen(page, 'searches')
  await page.getByRole('button', { name: 'Crear sinónimo de dodecaedro' }).click()
  await words(page).waitFor()
  await checkScreen(page, 'synonym')
})
