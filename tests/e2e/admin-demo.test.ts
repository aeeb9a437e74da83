/** @module-tag thorough */

import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { seedBanners } from '../../demo/banners.ts'
import { seedProducts } from '../../demo/products.ts'
import { freePort, startServer } from '../support/server-process.ts'
import { unpreparedFolder } from '../support/test-database.ts'
import { setUpBrowser } from './browser.ts'
import { save, saved } from './catalogue-steps.ts'
import { enterOffice, openFromMenu, overflow } from './office.ts'
import { axeFindings } from './page-checks.ts'
import { staffSettings } from './staff-account.ts'

const openPage = setUpBrowser()
const folder = unpreparedFolder()
const emptyFolder = unpreparedFolder()
let server: Awaited<ReturnType<typeof startServer>>

/** A first start: nobody has decided yet about the demo. */
beforeAll(async () => {
  server = await startServer({ PORT: await freePort(), DATA_DIR: folder, ...staffSettings })
})
afterAll(async () => {
  await server.stop()
})

const size = `${seedProducts.length} productos y ${seedBanners.length} banners`

test('the first sign-in asks about the demo, which is marked and removed in one act', async () => {
  const page = await openPage({ baseURL: server.url, viewport: { width: 1280, height: 900 } })
  await enterOffice(page, '/solicitudes', server.url)
  const question = page.getByRole('region', { name: '¿Con qué catálogo quieres empezar?' })
  await question.getByText(`catálogo de demostración: ${size}`).waitFor()
  await page.getByText('Nada coincide con estos filtros.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await question.getByRole('button', { name: 'Empezar con el catálogo vacío' }).click()
  const dialog = page.getByRole('dialog', { name: 'Quitar el catálogo de demostración' })
  await dialog.getByText(`Se eliminan ${size}.`).waitFor()
  await dialog.getByText('Las 27 categorías').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancelar' }).click()

  await question.getByRole('button', { name: 'Conservar la demostración por ahora' }).click()
  await question.waitFor({ state: 'detached' })
  const notice = page.getByRole('region', { name: 'Catálogo de demostración' })
  await openFromMenu(page, 'Resumen')
  await notice.getByText(size).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await openFromMenu(page, 'Banners')
  await expect.poll(() => page.getByText('Demostración', { exact: true }).count()).toBe(seedBanners.length)
  await openFromMenu(page, 'Productos')
  await notice.waitFor()
  const row = page.getByRole('row').filter({ hasText: 'Zuncho PP 9 mm blanco' })
  await row.getByText('Demostración', { exact: true }).waitFor()

  await row.getByText('Zuncho PP 9 mm blanco').click()
  await page.getByText('Es de la demostración. Con el primer cambio pasa a ser de la empresa.').waitFor()
  await page.getByLabel('Nombre').first().fill('Nuestro zuncho PP 9 mm')
  await save(page)
  await saved(page).waitFor()
  await page.getByText('Es de la demostración.').waitFor({ state: 'detached' })

  await openFromMenu(page, 'Productos')
  await notice.getByText(`${seedProducts.length - 1} productos y ${seedBanners.length} banners`).waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => overflow(page)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 900 })
  await notice.getByRole('button', { name: 'Quitar la demostración' }).click()
  await dialog.getByText(`Se eliminan ${seedProducts.length - 1} productos`).waitFor()
  await dialog.getByRole('button', { name: 'Quitar la demostración' }).click()
  await page.getByText('La demostración ya no está en el sitio: queda 30 días en la papelera.').waitFor()
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  await page.getByRole('row').filter({ hasText: 'Nuestro zuncho PP 9 mm' }).waitFor()
  expect(await notice.count()).toBe(0)

  const site = await openPage({ baseURL: server.url })
  await site.goto('/productos')
  await expect.poll(() => site.locator('.product-card').count()).toBe(1)

  await openFromMenu(page, 'Historial')
  await page.getByRole('row').filter({ hasText: 'Eliminación' }).first().waitFor()
  await openFromMenu(page, 'Papelera')
  await page.getByRole('button', { name: 'Restaurar Zuncho PET 32 mm máxima carga' }).click()
  await page.getByText('Zuncho PET 32 mm máxima carga está de vuelta.').waitFor()
  await site.reload()
  await expect.poll(() => site.locator('.product-card').count()).toBe(2)
})

test('the list of an empty catalogue offers to create products or to import them', async () => {
  const settings = { DATA_DIR: emptyFolder, DEMO: 'off', ...staffSettings }
  const empty = await startServer({ PORT: await freePort(), ...settings })
  onTestFinished(async () => void (await empty.stop()))
  const page = await openPage({ baseURL: empty.url })
  await enterOffice(page, '/productos', empty.url)
  await page.getByRole('heading', { name: 'El catálogo está vacío' }).waitFor()
  expect(await page.getByRole('region', { name: '¿Con qué catálogo quieres empezar?' }).count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Importar una planilla' }).click()
  await page.waitForURL('**/admin/importar')
})
