/** @module-tag thorough */

import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aContact, aQuotation } from '../support/samples.ts'
import { allowComplaints } from './browser.ts'
import { checkScreen, desktop, go, nowhere, phone, setUpOffice } from './office.ts'
import { resize } from './page-checks.ts'

const { enter } = setUpOffice()

const panel = (page: Page, name: string) => page.getByRole('region', { name })

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

test('the dashboard shows its figures, with a table for each chart', async () => {
  const page = await enter(nowhere, phone)
  await send(page, '/api/invoices', aQuotation())
  await go(page, '/resumen')
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
  for (const size of [phone, desktop]) {
    await resize(page, size)
    await checkScreen(page, `dashboard, ${size.width} pixels`)
  }
})

test('personal data is downloaded, then erased after the address is typed again', async () => {
  const page = await enter('/datos', phone)
  allowComplaints(page)
  const email = `ana.${randomUUID()}@aserradero.example`
  const { folio } = await send(page, '/api/contacts', { ...aContact(), email })
  await findPerson(page, 'ana')
  await page.getByText('Ingresa un correo válido').waitFor()
  await findPerson(page, email.toUpperCase())
  await page.getByRole('rowheader', { name: folio }).waitFor()
  await checkScreen(page, 'data of a person on a phone')

  const json = await downloaded(page, () => page.getByRole('button', { name: 'Descargar JSON' }).click())
  expect(json.name).toBe('datos-personales.json')
  expect(JSON.parse(json.content.toString()).requests[0]).toMatchObject({ folio, name: 'Ana Rojas' })
  const readable = await downloaded(page, () => page.getByRole('button', { name: 'Descargar para leer' }).click())
  expect(readable.content.toString()).toContain('Aserradero Río Claro')

  await page.getByRole('button', { name: 'Eliminar estos datos…' }).click()
  const dialog = page.getByRole('dialog', { name: `Eliminar los datos de ${email}` })
  await dialog.getByText('Una solicitud sigue abierta').waitFor()
  for (const size of [phone, desktop]) {
    await resize(page, size)
    await checkScreen(page, `question, ${size.width} pixels`)
  }
  await dialog.getByLabel('Escribe el correo para confirmar').fill('otra@aserradero.example')
  await dialog.getByRole('button', { name: 'Eliminar' }).click()
  await dialog.getByText('Escribe el mismo correo para confirmar').waitFor()
  await dialog.getByLabel('Escribe el correo para confirmar').fill(email)
  await dialog.getByRole('button', { name: 'Eliminar' }).click()
  await page.getByText(`No hay datos asociados a ${email}.`).waitFor()
  await panel(page, 'Registro').getByText('Eliminación de datos').first().waitFor()
  expect(await panel(page, 'Registro').textContent()).not.toContain('aserradero')
  await checkScreen(page, 'erased data on a desktop')
})

test('the retention period is changed, saved and switched off', async () => {
  const page = await enter('/datos')
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
  const page = await enter('/datos')
  const { name, content } = await downloaded(page, () => page.getByRole('button', { name: 'Descargar copia' }).click())
  expect(name).toMatch(/^precinta-\d{4}-\d\d-\d\d-\d{4}\.jsonl\.gz$/)
  const lines = gunzipSync(content).toString().trimEnd().split('\n')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ format: 'precinta', version: 1 })
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ end: true })
})
