import { expect, test } from 'vitest'
import { setUpBrowser } from './browser.ts'

const openPage = setUpBrowser()

test('a visitor opens the home page and sees the catalogue’s seven categories', async () => {
  const page = await openPage()
  await page.goto('/')
  expect(await page.title()).toBe('Precinta: zunchos, envolvedoras, film y airpads')
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'ZUNCHOS',
    'MÁQUINAS Y HERRAMIENTAS',
    'AIRPAD',
    'MÁQUINAS ENVOLVEDORAS',
    'SISTEMAS DE EMBALAJE',
    'HERRAMIENTAS DE APOYO',
    'ACCESORIOS DE EMBALAJE',
  ])
})

test('a developer reads the description of the API', async () => {
  const page = await openPage()
  await page.goto('/api/docs')
  expect(await page.getByRole('heading', { name: 'POST /api/invoices' }).isVisible()).toBe(true)
  await page.getByRole('link', { name: 'QuotationRequest' }).first().click()
  expect(page.url()).toContain('#QuotationRequest')
})
