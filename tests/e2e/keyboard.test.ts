import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setUpBrowser } from './browser.ts'
import { desktop, linesOf } from './form-steps.ts'
import { untilAlive } from './page-checks.ts'

const openPage = setUpBrowser()

/** Role and accessible name of the focused element. */
async function focused(page: Page): Promise<string> {
  const [, said = ''] = /^- '?(.*?)'?:?$/m.exec(await page.locator(':focus').ariaSnapshot()) ?? []
  return said
}

/** Presses Tab until the target has the focus; every stop on the way must have an accessible name. */
async function tabTo(page: Page, target: string): Promise<void> {
  const stops: string[] = []
  while (stops.length < 60) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (stop.startsWith(target)) return
    stops.push(stop)
    expect(stop).toMatch(/^(\w+ "\S|text: \S)/)
  }
  throw new Error(`${target} was not reached. Stops: ${stops.join(' | ')}`)
}

/** Waits for the page; after navigation its content must have the focus. */
async function arrive(page: Page, address: string): Promise<void> {
  await page.waitForURL(address)
  await page.waitForFunction(() => document.activeElement?.id === 'contenido')
}

test('from the home page to the confirmation by Tab, Enter, Space and typing alone', async () => {
  const page = await openPage(desktop)
  await page.goto('/')
  await untilAlive(page)
  await tabTo(page, 'link "Saltar al contenido"')
  await page.keyboard.press('Enter')
  await tabTo(page, 'link "Ver el catálogo"')
  await page.keyboard.press('Enter')
  await arrive(page, '**/productos')

  await tabTo(page, 'searchbox "Buscar producto"')
  await page.keyboard.type('zuncho pp 12')
  await page.keyboard.press('Enter')
  // The product is also on the list before the search, but not as the first.
  const first = page.getByRole('region', { name: 'Resultados' }).getByRole('heading', { level: 3 }).first()
  await first.and(page.getByRole('heading', { name: 'Zuncho PP 12 mm azul' })).waitFor()
  await tabTo(page, 'link "Zuncho PP 12 mm azul"')
  await page.keyboard.press('Enter')
  await arrive(page, '**/productos/*?producto=102')
  await page.getByRole('heading', { level: 1, name: 'Zuncho PP 12 mm azul' }).waitFor()

  await tabTo(page, 'button "Sumar uno: Zuncho PP 12 mm azul"')
  await page.keyboard.press('Space')
  await page.keyboard.press('Space')
  await tabTo(page, 'button "Agregar a la Cotización"')
  await page.keyboard.press('Space')
  await page.getByText('Agregado!', { exact: true }).waitFor()
  await tabTo(page, 'link "Ir a mi Cotización"')
  await page.keyboard.press('Enter')
  await arrive(page, '**/cotizacion')
  await linesOf(page).waitFor()

  await tabTo(page, 'button "Restar uno: Zuncho PP 12 mm azul"')
  await page.keyboard.press('Space')
  await tabTo(page, 'textbox "Nombre*"')
  await page.keyboard.type('Ana Rojas')
  await tabTo(page, 'textbox "Correo*"')
  await page.keyboard.type('ana@aserradero.example')
  await tabTo(page, 'textbox "Empresa*"')
  await page.keyboard.type('Aserradero')
  await tabTo(page, 'textbox "Mensaje"')
  await page.keyboard.type('Con despacho a Los Ángeles.')
  await tabTo(page, 'button "Solicitar Cotización"')
  const request = page.waitForRequest('**/api/invoices')
  await page.keyboard.press('Enter')
  expect((await request).postDataJSON()).toMatchObject({
    name: 'Ana Rojas',
    email: 'ana@aserradero.example',
    company: 'Aserradero',
    message: 'Con despacho a Los Ángeles.',
    invoiceDetails: [{ productId: 102, quantity: 2, name: 'Zuncho PP 12 mm azul' }],
  })
  await arrive(page, '**/confirmacion?folio=COT-*')
  await tabTo(page, 'link "Volver al Inicio"')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/')
})
