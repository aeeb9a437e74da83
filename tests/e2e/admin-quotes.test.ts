import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { quotes, settings as storedSettings } from '../../db/schema.ts'
import { aQuotation } from '../support/samples.ts'
import { allowComplaints } from './browser.ts'
import { fill, film, opening, strap, takeTime, whoAsks } from './form-steps.ts'
import { enterOffice, go, nowhere } from './office.ts'
import { setUpMailOffice } from './own-office.ts'
import { axeFindings } from './page-checks.ts'
import { line, prepare, price, send, sendPriced, version } from './quote-steps.ts'

const { changeStored, enter, openPage, openWindow, receive, smtp, url } = setUpMailOffice()

/** A request whose first version was sent; the page shows the request. */
async function enterSent() {
  const request = await receive('/invoices', aQuotation())
  const page = await enter(nowhere)
  await sendPriced(page, request, 50_000)
  await go(page, `/solicitudes/${request.id}/show`)
  await version(page, 1).getByText('Enviada', { exact: true }).waitFor()
  return { page, ...request }
}

const quoteMails = (email: string) =>
  smtp()
    .receivedBy(email)
    .filter(({ subject }) => subject?.startsWith('Cotización '))

/** What a buyer sees who follows the link in the last mail. */
async function followLink(email: string) {
  const [path] = /\/seguimiento\/[\w-]+/.exec(quoteMails(email).at(-1)?.text ?? '') ?? []
  const page = await openPage({ baseURL: url() })
  await page.goto(path ?? '')
  return page
}

async function react(page: Page, choice: string | undefined, field: string, text: string, button: string) {
  if (choice) await page.getByText(choice, { exact: true }).click()
  await page.getByLabel(field).fill(text)
  await page.getByRole('button', { name: button }).click()
  await page.waitForURL('**#respuesta')
}

test('a list becomes a request, a quotation with a PDF, a change, a second version and an accepted business', async () => {
  const buyer = await opening(openPage)('/cotizacion', { items: [strap, film], baseURL: url() })
  await takeTime(buyer)
  const email = `${crypto.randomUUID()}@aserradero.example`
  await fill(buyer, { ...whoAsks, 'Correo*': email })
  await buyer.getByRole('button', { name: 'Solicitar Cotización' }).click()
  await buyer.waitForURL('**/confirmacion?folio=*')
  const folio = new URL(buyer.url()).searchParams.get('folio') ?? ''

  const page = await enter('/solicitudes')
  await page.getByRole('link', { name: folio }).click()
  await prepare(page, 'Preparar cotización')
  expect(await line(page, 1).getByLabel('Producto').inputValue()).toBe(strap.name)
  expect(await line(page, 2).getByLabel('Cantidad').inputValue()).toBe('6')
  await price(page, 1).fill('$ 25.990')
  await line(page, 1).getByLabel('Descuento').fill('7,5')
  await line(page, 1).getByText('$ 48.082').waitFor()
  await page.getByText(`Sin precio: ${film.name}.`).waitFor()
  await price(page, 2).fill('8490')
  await page.getByLabel('Flete').fill('15000')
  await page.getByLabel('RUT del cliente').fill('761234560')
  await page.getByLabel('Forma de pago').fill('30 días')
  expect(await page.getByLabel('RUT del cliente').inputValue()).toBe('76.123.456-0')
  const totals = page.getByRole('region', { name: 'Totales' })
  await totals.getByText('$ 135.686').waitFor()
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Enviar la versión 1 a Ana Rojas' })
  expect(await dialog.getByLabel('Mensaje').inputValue()).toContain('por un total de $\u00a0135.686.')
  await dialog.getByLabel('Con copia a').fill('bodega@aserradero.example, compras')
  await dialog.getByRole('button', { name: 'Enviar cotización' }).click()
  await dialog.getByText('Ingresa un correo válido').waitFor()
  await dialog.getByLabel('Con copia a').fill('bodega@aserradero.example')
  await dialog.getByRole('button', { name: 'Enviar cotización' }).click()
  await version(page, 1).getByText('Enviada', { exact: true }).waitFor()

  await expect.poll(() => quoteMails(email).length).toBe(1)
  const [mail] = quoteMails(email)
  expect(mail?.envelopeTo).toEqual([email])
  await expect
    .poll(() => quoteMails('bodega@aserradero.example').map(({ messageId }) => messageId))
    .toContain(mail?.messageId)
  expect(mail?.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf'])
  const track = await followLink(email)
  await version(page, 1).getByText('Vista por el cliente', { exact: true }).waitFor()
  await react(track, 'Pedir un cambio', 'Qué debemos cambiar*', 'Necesitamos 8 rollos de film.', 'Enviar el cambio')
  await version(page, 1).getByText('Cambio solicitado', { exact: true }).waitFor()
  await version(page, 1).getByText('Necesitamos 8 rollos de film.').waitFor()

  await prepare(page, 'Nueva versión')
  await page.getByRole('alert').getByText('Necesitamos 8 rollos de film.').waitFor()
  await line(page, 2).getByLabel('Cantidad').fill('8')
  await send(page)
  await version(page, 2).getByText('Enviada', { exact: true }).waitFor()
  await version(page, 2).getByText('Qué cambió desde la versión 1').click()
  await version(page, 2).getByText(`${film.name}, cantidad: 6 rollos → 8 rollos`).waitFor()
  await version(page, 2).getByText('Total: $ 135.686 → $ 155.892').waitFor()

  await expect.poll(() => quoteMails(email).length).toBe(2)
  const again = await followLink(email)
  const comment = 'Comentario u orden de compra (opcional)'
  await react(again, 'Aceptar la cotización', comment, 'OC 4512', 'Confirmar aceptación')
  await version(page, 2).getByText('Aceptada', { exact: true }).waitFor()
  await version(page, 2).getByText('OC 4512').waitFor()
  await page.getByText('Ganada', { exact: true }).waitFor()
  const history = page.getByRole('region', { name: 'Notas e historial' })
  for (const said of ['Abrió la versión 1', 'Pidió un cambio en la versión 1', 'Aceptó la versión 2']) {
    await history
      .getByRole('listitem')
      .filter({ hasText: 'El cliente' })
      .getByText(`${said} de la cotización.`)
      .waitFor()
  }
})

test('a declined quotation is lost with the reason, and staff can correct the outcome', async () => {
  const { page, email, folio } = await enterSent()
  await expect.poll(() => quoteMails(email).length).toBe(1)
  const track = await followLink(email)
  await track.getByText('Rechazar la cotización', { exact: true }).click()
  await track.getByRole('radio', { name: 'Precio' }).check()
  await react(track, undefined, 'Comentario (opcional)', 'Nos ofrecieron menos.', 'Confirmar rechazo')
  await version(page, 1).getByText('Rechazada', { exact: true }).waitFor()
  const panel = page.getByRole('region', { name: 'Cotización' })
  await version(page, 1).getByText('Motivo: Precio.').waitFor()
  await version(page, 1).getByText('Nos ofrecieron menos.').waitFor()
  await panel.getByText('Perdida', { exact: true }).waitFor()
  await panel.getByRole('button', { name: 'Corregir resultado' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Cómo terminó?' })
  expect(await dialog.getByLabel('Motivo').inputValue()).toBe('Precio')
  await dialog.getByRole('radio', { name: 'Ganada' }).check()
  expect(await dialog.getByLabel('Motivo').inputValue()).toBe('')
  await dialog.getByRole('button', { name: 'Orden de compra recibida' }).click()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await panel.getByText('Ganada', { exact: true }).waitFor()
  await page.getByText('Resultado: Ganada, Orden de compra recibida.').waitFor()

  await go(page, `/cotizaciones?filter=${encodeURIComponent(JSON.stringify({ q: folio, outcome: 'won' }))}`)
  await page.getByRole('row').filter({ hasText: folio }).getByText('Rechazada').waitFor()
  await page.getByText('$ 1.547.000 en 1 cotización').waitFor()
  for (const [name, start, rows] of [
    ['Cotizaciones', 'cotizaciones', 1],
    ['Líneas', 'lineas-de-cotizaciones', 2],
  ] as const) {
    await page.getByRole('button', { name: 'Exportar CSV' }).click()
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name }).click()])
    expect(download.suggestedFilename()).toMatch(new RegExp(`^${start}-\\d{4}-\\d\\d-\\d\\d\\.csv$`))
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
    expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual(Array(rows).fill(folio))
  }
  await page.getByRole('link', { name: folio }).click()
  await version(page, 1).waitFor()
})

test('the buyer’s link is shown, copied, renewed and revoked, and the old one stops working', async () => {
  const { id } = await receive('/invoices', aQuotation())
  const page = await enter(`/solicitudes/${id}/show`)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const field = page.getByLabel('Enlace del cliente')
  const statusOf = async (link: string) => (await fetch(url() + new URL(link).pathname)).status
  await page.getByRole('button', { name: 'Ver enlace' }).click()
  const first = await field.inputValue()
  expect(await statusOf(first)).toBe(200)
  await page.getByRole('button', { name: 'Copiar', exact: true }).click()
  await page.getByText('Enlace copiado.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first)
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'Renovar' }).click()
  const question = page.getByRole('dialog', { name: '¿Renovar el enlace del cliente?' })
  await question.getByText('también en los correos ya enviados').waitFor()
  await question.getByRole('button', { name: 'Confirmar' }).click()
  await expect.poll(() => field.inputValue()).not.toBe(first)
  const second = await field.inputValue()
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])

  await page.getByRole('button', { name: 'Anular', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await page.getByText('El enlace privado del cliente está anulado.').waitFor()
  expect(await statusOf(second)).toBe(404)
  await page.getByText('Anuló el enlace del cliente.').waitFor()
})

test('without a clipboard a renewed link is still shown, selected to be copied by hand', async () => {
  const { id } = await receive('/invoices', aQuotation())
  const page = await openPage({ baseURL: url() })
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await enterOffice(page, `/solicitudes/${id}/show`, url())
  await page.getByRole('button', { name: 'Renovar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  const field = page.getByLabel('Enlace del cliente')
  const link = await field.inputValue()
  expect((await fetch(url() + new URL(link).pathname)).status).toBe(200)
  await page.getByRole('button', { name: 'Copiar', exact: true }).click()
  await page.getByText('está seleccionado, cópialo con Ctrl+C').waitFor()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(link)
})

test('the summary counts quotations by month, seller and reason, with amounts', async () => {
  const { page } = await enterSent()
  const panel = page.getByRole('region', { name: 'Cotización' })
  await panel.getByRole('button', { name: 'Registrar resultado' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Cómo terminó?' })
  await dialog.getByRole('radio', { name: 'Perdida' }).check()
  await dialog.getByRole('button', { name: 'Compra postergada' }).click()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await panel.getByText('Perdida', { exact: true }).waitFor()

  await go(page, '/resumen')
  const figures = page.getByRole('region', { name: 'Cotizaciones enviadas' })
  const reasons = figures.getByRole('region', { name: 'Por qué se pierden' })
  await reasons.getByRole('row', { name: /^Compra postergada 1\s?\$\s1\.547\.000$/ }).waitFor()
  for (const name of ['Por mes', 'Por responsable']) {
    const part = figures.getByRole('region', { name })
    expect(await part.getByRole('columnheader').allInnerTexts()).toEqual([
      name === 'Por mes' ? 'Mes' : 'Responsable',
      ...['Enviadas', 'Ganadas', 'Perdidas'],
    ])
    expect(await part.getByRole('row').nth(1).textContent()).toMatch(/\d\s?\$\s[\d.]{9,}/)
  }
  await figures.getByText('en el mes y con el monto de su primera versión').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  const cut = (table: Element) =>
    table.getBoundingClientRect().right - (table.parentElement?.getBoundingClientRect().right ?? 0)
  for (const table of await figures.getByRole('table').all()) expect(await table.evaluate(cut)).toBeLessThan(1)
})

test('a caller without a mail address is quoted with a document to print and a link to hand over', async () => {
  const page = await enter('/cotizaciones/create')
  const company = `Aserradero ${crypto.randomUUID().slice(0, 8)}`
  await page.getByLabel('Persona').fill('Rosa Vera')
  await page.getByLabel('Empresa').fill(company)
  await page.getByRole('button', { name: 'Preparar cotización' }).click()
  await page.getByRole('button', { name: 'Línea libre' }).click()
  await line(page, 1).getByLabel('Producto').fill('Fleje a pedido')
  await price(page, 1).fill('45.000')
  await page.getByRole('button', { name: 'Entregar', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Entregar cotización' }).click()
  await page.waitForURL('**/show')
  await version(page, 1).getByText('Entregada', { exact: true }).waitFor()
  await version(page, 1).getByText('Entregada sin correo el', { exact: false }).waitFor()
  const region = page.getByRole('region', { name: 'Cotización' })
  const field = region.getByLabel('Enlace para entregar')
  const first = await field.inputValue()
  expect(await region.getByText('enlace privado').count()).toBe(1)
  expect(await region.getByRole('button', { name: 'Ver enlace' }).count()).toBe(0)
  await region.getByRole('button', { name: 'Renovar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await expect.poll(() => field.inputValue()).not.toBe(first)
  const link = await field.inputValue()
  const pdf = await region.getByRole('link', { name: 'Abrir el PDF para imprimir' }).getAttribute('href')
  const document = await page.request.get(pdf ?? '')
  expect([document.status(), document.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await page.getByText('Entregó la versión 1 de la cotización sin correo').waitFor()
  await page.getByText('No dejó correo: respóndele por teléfono', { exact: false }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  const buyer = await openPage({ baseURL: url() })
  await buyer.goto(new URL(link).pathname)
  await buyer.getByText('Fleje a pedido').first().waitFor()
})

test('before sending, staff are told what the document lacks; afterwards they remind the buyer', async () => {
  const { id, email, folio } = await receive('/invoices', aQuotation())
  const page = await enter(`/solicitudes/${id}/show`)
  await prepare(page, 'Preparar cotización')
  for (const number of [1, 2]) await price(page, number).fill('')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  const unpriced = line(page, 1).locator('[name="unitPrice"]:focus[aria-invalid="true"]')
  await unpriced.waitFor()
  await line(page, 1).getByText('El total es cero: revisa los precios y los descuentos').waitFor()
  await page.keyboard.type('25.000')
  await unpriced.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('El PDF sale sin RUT ni giro de la empresa.').waitFor()
  await dialog.getByRole('link', { name: 'Configuración' }).click()
  await page.getByRole('textbox', { name: 'RUT', exact: true }).fill('76.123.456-0')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Cambios guardados.').waitFor()
  await go(page, `/solicitudes/${id}/cotizacion`)
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await dialog.getByText('El PDF sale sin giro de la empresa.').waitFor()
  await dialog.getByRole('button', { name: 'Enviar cotización' }).click()
  await page.getByText('Respondida', { exact: true }).first().waitFor()

  await page.getByRole('button', { name: 'Recordar al cliente' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await page.getByText('Recordatorio en cola para enviarse.').waitFor()
  await page.getByText('Se le recordó al cliente la versión 1 de la cotización.').waitFor()
  const reminders = () =>
    smtp()
      .receivedBy(email)
      .filter(({ subject }) => subject?.startsWith(`La cotización ${folio} vence`))
  await expect.poll(() => reminders().length).toBe(1)
})

test('a quotation whose last day has passed is expired, and the next version makes it current again', async () => {
  const { page, id, email } = await enterSent()
  // While the server is stopped, calls fail.
  allowComplaints(page)
  await expect.poll(() => quoteMails(email).length).toBe(1)
  await changeStored((db) => db.update(quotes).set({ validUntil: '2026-01-31' }).where(eq(quotes.requestId, id)))

  await page.reload()
  await version(page, 1).getByText('Vencida', { exact: true }).waitFor()
  await version(page, 1).getByText('Venció el 31-01-2026.').waitFor()
  const track = await followLink(email)
  await track.getByText('La cotización venció.').waitFor()
  expect(await track.getByText('Aceptar la cotización', { exact: true }).count()).toBe(0)
  await prepare(page, 'Nueva versión')
  await send(page)
  await version(page, 2).getByText('Enviada', { exact: true }).waitFor()
  await track.reload()
  await track.getByText('Aceptar la cotización', { exact: true }).waitFor()
})

test('a stored text that is no longer valid is told on every screen until its section is saved', async () => {
  const quoteReminder = { subject: 'Vence {folio}', body: 'Quedan [precio neto] por pagar.' }
  await changeStored((db) =>
    db.insert(storedSettings).values({ name: 'mailTemplates', value: { quoteReminder }, updatedAt: new Date() }),
  )
  const page = await openWindow('/cotizaciones')
  const notice = page.getByText('Parte de lo guardado en Configuración ya no es válido y no se usa:')
  await notice.waitFor()
  await notice.getByRole('link', { name: 'Textos de correos' }).click()
  await page.getByText('No existe [precio neto].').waitFor()
  await page.getByText(quoteReminder.body, { exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Cambios guardados.').waitFor()
  await notice.waitFor({ state: 'detached' })
})
