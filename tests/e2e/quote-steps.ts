import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { RequestQuotes } from '../../shared/quotes/quote.ts'
import { aSending, edited } from '../support/quote-desk.ts'

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

/** Sends the first version with this price in every line as the person signed in to the page, without the screens. */
export async function sendPriced(page: Page, { id, folio }: { id: number; folio: string }, unitPrice: number) {
  const call = async (method: string, path: string, data?: unknown) => {
    const response = await page.request.fetch(`/api/admin/requests/${id}${path}`, { method, data })
    expect(response.ok(), path).toBe(true)
    return response.json()
  }
  const draftIn = ({ quotes }: RequestQuotes) => quotes[0] ?? expect.fail('There is no draft.')
  const draft = draftIn(await call('POST', '/quotes'))
  const lines = draft.lines.map(({ picture: _, ...line }) => ({ ...line, unitPrice }))
  const { updatedAt } = draftIn(await call('PUT', '/quotes/draft', edited(draft, { lines })))
  const { history } = await call('GET', '')
  const seenEventId = history[0]?.id ?? null
  await call('POST', '/quotes/send', aSending(updatedAt, { seenEventId, subject: `Cotización ${folio}` }))
}
