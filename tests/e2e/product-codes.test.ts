/** @module-tag thorough */

import { expect, test } from 'vitest'
import { aQuotation } from '../support/samples.ts'
import { allowComplaints } from './browser.ts'
import { part, save, saved } from './catalogue-steps.ts'
import { linesOf } from './form-steps.ts'
import { setUpOwnOffice } from './own-office.ts'
import { axeFindings, untilAlive } from './page-checks.ts'

const { visit, enter } = setUpOwnOffice()

const strapPage = '/productos/zuncho-pet-16-verde?producto=108'
const shown = 'Cód. ZPET-16-V'

test('buyers see the code on card, table, product page, comparison, list and private page', async () => {
  const page = await visit('/productos?name=zpet16v')
  const cards = page.getByRole('main').getByRole('article')
  expect(await cards.count()).toBe(1)
  await cards.getByText(shown).waitFor()
  await page.goto('/productos?categoryId=9&vista=tabla')
  await page.getByRole('rowheader', { name: 'Zuncho PET 16 mm verde gofrado' }).getByText(shown).waitFor()
  await page.goto('/comparar?productos=108,109')
  await page.getByRole('columnheader').getByText(shown).waitFor()
  await page.goto(strapPage)
  await untilAlive(page)
  await page.getByRole('article').first().getByText(shown).waitFor()
  const [product] = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent ?? '')))
  expect(product).toMatchObject({ '@type': 'Product', sku: 'ZPET-16-V' })
  await page.getByRole('button', { name: 'Agregar a la Cotización' }).click()
  await page.getByRole('link', { name: 'Ir a mi Cotización' }).click()
  await linesOf(page).getByText(shown).waitFor()
  const receipt = await page.request.post('/api/invoices', { data: aQuotation() })
  await page.goto((await receipt.json()).trackingUrl)
  await page.getByRole('main').getByText(shown).waitFor()
})

test('staff give a product a code, which no other has, and see it in the list and in a request', async () => {
  const page = await enter('/productos/119')
  allowComplaints(page)
  const code = page.getByLabel('Código')
  await code.fill('zpet-16-v')
  await save(page)
  await page.getByText('Otro producto ya usa este código').waitFor()
  expect(await code.getAttribute('aria-invalid')).toBe('true')
  await code.fill('PB-16/A')
  await save(page)
  await saved(page).waitFor()
  expect(await axeFindings(page)).toEqual([])
  const { id } = await (await page.request.post('/api/invoices', { data: aQuotation() })).json()
  await page.goto('/admin/productos')
  await page.getByPlaceholder('Buscar producto').fill('pb16a')
  await page.getByRole('cell', { name: 'PB-16/A', exact: true }).waitFor()
  await page.goto(`/admin/solicitudes/${id}/show`)
  const line = part(page, 'Productos').getByRole('row').filter({ hasText: 'Cód. PB-16/A' })
  const leftOf = (text: string) => line.getByText(text).evaluate((element) => element.getBoundingClientRect().left)
  expect(await leftOf('Cód. PB-16/A')).toBe(await leftOf('Enzunchadora a batería PB 16'))
})
