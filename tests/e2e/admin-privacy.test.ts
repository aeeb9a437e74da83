import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aContact, aQuotation } from '../support/samples.ts'
import { allowComplaints, setUpBrowser } from './browser.ts'
import { enterOffice, overflow } from './office.ts'
import { axeFindings } from './page-checks.ts'

const openPage = setUpBrowser()
const desktop = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 390, height: 844 } }

const panel = (page: Page, name: string) => page.getByRole('region', { name })

const untilLoaded = (page: Page) => page.getByRole('progressbar').waitFor({ state: 'detached' })

async function send(page: Page, path: string, data: unknown) {
  const response = await page.request.post(path, { data })
  expect(response.status()).toBe(201)
  return (await response.json()) as { folio: string }
}

/** Name and content of the file that a click downloads. */
async function downloaded(page: Page, click: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), click()])
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) }
}

async function findPerson(page: Page, email: string) {
  await page.getByLabel('Correo de la persona').fill(email)
  await page.getByRole('button', { name: 'Buscar' }).click()
}

test.each([desktop, phone])('the dashboard shows its figures, with a table for each chart, in %o', async (size) => {
  const page = await openPage(size)
  await send(page, '/api/invoices', aQuotation())
  await enterOffice(page, '/resumen')
  const weeks = panel(page, 'Solicitudes por semana')
  await weeks.getByRole('img', { name: /^Solicitudes por semana: .* la semana del / }).waitFor()
  await weeks.getByText('Ver como tabla').click()
  expect(await weeks.getByRole('row').count()).toBe(13)
  expect(Number(await weeks.getByRole('row').last().getByRole('cell').last().textContent())).toBeGreaterThan(0)
  await panel(page, 'Productos más solicitados')
    .getByRole('img', { name: /Zuncho PET 16 mm verde gofrado: \d+ solicitud/ })
    .waitFor()
  await panel(page, 'Tiempo hasta la primera respuesta').getByText('Mediana en horas hábiles').waitFor()
  await panel(page, 'Correos').getByText('En cola').waitFor()
  await untilLoaded(page)
  expect(await axeFindings(page)).toEqual([])
  await expect.poll(() => overflow(page)).toBe(0)
})

test('a search without results, made twice, appears on the dashboard', async () => {
  const page = await openPage(desktop)
  for (const name of ['Xilófono', 'xilofono']) await page.goto(`/productos?name=${name}`)
  await enterOffice(page, '/resumen')
  const counted = async () => (await page.request.get('/api/admin/dashboard')).text()
  await expect.poll(counted, { interval: 1000 }).toContain('"xilofono"')
  await page.reload()
  await panel(page, 'Búsquedas sin resultado').getByText('xilofono').waitFor()
})

test.each([desktop, phone])(
  'personal data is downloaded, then erased after the address is typed again, in %o',
  async (size) => {
    const page = await openPage(size)
    allowComplaints(page)
    const email = `ana.${randomUUID()}@aserradero.example`
    const { folio } = await send(page, '/api/contacts', { ...aContact(), email })
    await enterOffice(page, '/datos')
    await findPerson(page, 'ana')
    await page.getByText('Ingresa un correo válido').waitFor()
    await findPerson(page, email.toUpperCase())
    await page.getByRole('rowheader', { name: folio }).waitFor()
    await untilLoaded(page)
    expect(await axeFindings(page)).toEqual([])
    await expect.poll(() => overflow(page)).toBe(0)

    const json = await downloaded(page, () => page.getByRole('button', { name: 'Descargar JSON' }).click())
    expect(json.name).toBe('datos-personales.json')
    expect(JSON.parse(json.content.toString()).requests[0]).toMatchObject({ folio, name: 'Ana Rojas' })
    const readable = await downloaded(page, () => page.getByRole('button', { name: 'Descargar para leer' }).click())
    expect(readable.content.toString()).toContain('Aserradero Río Claro')

    await page.getByRole('button', { name: 'Eliminar estos datos…' }).click()
    const dialog = page.getByRole('dialog', { name: `Eliminar los datos de ${email}` })
    await dialog.getByText('Una solicitud sigue abierta').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await dialog.getByLabel('Escribe el correo para confirmar').fill('otra@aserradero.example')
    await dialog.getByRole('button', { name: 'Eliminar' }).click()
    await dialog.getByText('Escribe el mismo correo para confirmar').waitFor()
    await dialog.getByLabel('Escribe el correo para confirmar').fill(email)
    await dialog.getByRole('button', { name: 'Eliminar' }).click()
    await page.getByText(`No hay datos asociados a ${email}.`).waitFor()
    await panel(page, 'Registro').getByText('Eliminación de datos').first().waitFor()
    expect(await panel(page, 'Registro').textContent()).not.toContain('aserradero')
  },
)

test('the retention period is changed, saved and switched off', async () => {
  const page = await openPage(desktop)
  await enterOffice(page, '/datos')
  const months = page.getByLabel('Meses desde el último cambio')
  await months.fill('36')
  await page.getByRole('button', { name: 'Guardar plazo' }).click()
  await page.getByText('Plazo guardado.').waitFor()
  await page.reload()
  await months.waitFor()
  expect(await months.inputValue()).toBe('36')
  await page.getByLabel('Eliminar automáticamente').click()
  await page.getByRole('button', { name: 'Guardar plazo' }).click()
  await panel(page, 'Registro').getByText('Cambio del plazo').nth(1).waitFor()
  await page.reload()
  await months.waitFor()
  expect(await page.getByLabel('Eliminar automáticamente').isChecked()).toBe(false)
})

test('a backup is downloaded while the site runs', async () => {
  const page = await openPage(desktop)
  await enterOffice(page, '/datos')
  const { name, content } = await downloaded(page, () => page.getByRole('button', { name: 'Descargar copia' }).click())
  expect(name).toMatch(/^precinta-\d{4}-\d\d-\d\d-\d{4}\.jsonl\.gz$/)
  const lines = gunzipSync(content).toString().trimEnd().split('\n')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ format: 'precinta', version: 1 })
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ end: true })
})
