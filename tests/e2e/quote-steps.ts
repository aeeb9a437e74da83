import type { Page } from 'playwright-core'

export const line = (page: Page, number: number) => page.getByRole('group', { name: `Línea ${number}:` })

export const price = (page: Page, number: number) => line(page, number).getByLabel('Precio unitario')

export const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByText('Cotización guardada.').waitFor()
}

/** From the request's page to the editor, whose lines are shown. */
export async function prepare(page: Page, button: 'Preparar cotización' | 'Nueva versión' | 'Seguir editando') {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('region', { name: 'Condiciones' }).waitFor()
}

/** From the editor to the request's page. */
export async function send(page: Page) {
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar cotización' }).click()
  await page.waitForURL('**/show')
}

/** The part of the request's page about a sent version. */
export const version = (page: Page, number: number) =>
  page
    .getByRole('region', { name: 'Cotización' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Versión ${number}`, exact: true }) })
