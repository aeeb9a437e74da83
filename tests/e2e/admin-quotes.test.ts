import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { writeCsv } from 'hucre/csv'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../../db/connect.ts'
import { quotes, settings as storedSettings } from '../../db/schema.ts'
import { aQuotation } from '../support/samples.ts'
import { freePort, startServer } from '../support/server-process.ts'
import { startSmtpSink } from '../support/smtp-sink.ts'
import { dataFolder } from '../support/test-database.ts'
import { allowComplaints, fromAnAddressOfItsOwn, setUpBrowser } from './browser.ts'
import { file } from './catalogue-steps.ts'
import { fill, film, opening, strap, takeTime, whoAsks } from './form-steps.ts'
import { enterOffice, overflow } from './office.ts'
import { axeFindings } from './page-checks.ts'
import { line, prepare, price, save, send, version } from './quote-steps.ts'
import { staffSettings } from './staff-account.ts'

const openPage = setUpBrowser()
const phone = { viewport: { width: 390, height: 844 } }
const dataDir = dataFolder()

let smtp: Awaited<ReturnType<typeof startSmtpSink>>
let server: Awaited<ReturnType<typeof startServer>>
let settings: Parameters<typeof startServer>[0]

beforeAll(async () => {
  smtp = await startSmtpSink()
  const sales = { SMTP_URL: smtp.url, MAIL_TO: 'ventas@precinta.example' }
  settings = { PORT: await freePort(), DATA_DIR: dataDir, TRUST_PROXY: '1', ...sales, ...staffSettings }
  server = await startServer(settings)
})
afterAll(async () => {
  await server.stop()
  await smtp.stop()
})

const office = (page: Page, path: string) => enterOffice(page, path, server.url)

/** Submits a list of two products from a company and an address unique to the test. */
async function receive(more: object = {}) {
  const mark = crypto.randomUUID().slice(0, 8)
  const company = `Empresa ${mark}`
  // Companies are told apart by the domain of their mail.
  const email = `compras@${mark}.example`
  const response = await fetch(`${server.url}/api/invoices`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...fromAnAddressOfItsOwn() },
    body: JSON.stringify({ ...aQuotation(), company, email, ...more }),
  })
  expect(response.status).toBe(201)
  return { ...((await response.json()) as { id: number; folio: string }), company, email }
}

/** A request whose first version was sent in the given page, which then shows the request. */
async function sendFirst(page: Page) {
  const request = await receive()
  await office(page, `/solicitudes/${request.id}/show`)
  await prepare(page, 'Preparar cotización')
  await price(page, 1).fill('25.000')
  await price(page, 2).fill('390.000')
  await send(page)
  await version(page, 1).getByText('Enviada', { exact: true }).waitFor()
  return request
}

const quoteMails = (email: string) => smtp.receivedBy(email).filter(({ subject }) => subject?.startsWith('Cotización '))

const hiddenWidth = (field: Element) => field.scrollWidth - field.clientWidth

/** What a buyer sees who follows the link in the last mail. */
async function followLink(email: string) {
  const [path] = /\/seguimiento\/[\w-]+/.exec(quoteMails(email).at(-1)?.text ?? '') ?? []
  const page = await openPage({ baseURL: server.url })
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
  const buyer = await opening(openPage)('/cotizacion', { items: [strap, film], baseURL: server.url })
  await takeTime(buyer)
  const email = `${crypto.randomUUID()}@aserradero.example`
  await fill(buyer, { ...whoAsks, 'Correo*': email })
  await buyer.getByRole('button', { name: 'Solicitar Cotización' }).click()
  await buyer.waitForURL('**/confirmacion?folio=*')
  const folio = new URL(buyer.url()).searchParams.get('folio') ?? ''

  const page = await openPage()
  await office(page, '/solicitudes')
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
  const page = await openPage()
  const { email, folio } = await sendFirst(page)
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

  await office(page, `/cotizaciones?filter=${encodeURIComponent(JSON.stringify({ q: folio, outcome: 'won' }))}`)
  await page.getByRole('row').filter({ hasText: folio }).getByText('Rechazada').waitFor()
  await page.getByText('$ 1.642.200 en 1 cotización').waitFor()
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
  const page = await openPage()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id } = await receive()
  await office(page, `/solicitudes/${id}/show`)
  const field = page.getByLabel('Enlace del cliente')
  const statusOf = async (link: string) => (await fetch(server.url + new URL(link).pathname)).status
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
  const page = await openPage()
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  const { id } = await receive()
  await office(page, `/solicitudes/${id}/show`)
  await page.getByRole('button', { name: 'Renovar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  const field = page.getByLabel('Enlace del cliente')
  const link = await field.inputValue()
  expect((await fetch(server.url + new URL(link).pathname)).status).toBe(200)
  await page.getByRole('button', { name: 'Copiar', exact: true }).click()
  await page.getByText('está seleccionado, cópialo con Ctrl+C').waitFor()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(link)
})

/** Signs a second person in, in a page of his own. */
async function invite(page: Page) {
  await office(page, '/equipo')
  await page.getByRole('link', { name: 'Invitar' }).click()
  await page.getByLabel('Nombre').fill('Iván Peña')
  await page.getByLabel('Correo').fill(`${crypto.randomUUID()}@precinta.example`)
  await page.getByRole('button', { name: 'Guardar' }).click()
  const link = new URL(await page.getByRole('dialog').getByLabel('Enlace').inputValue())
  const his = await openPage({ baseURL: server.url })
  await his.goto(link.pathname + link.search)
  await his.getByLabel('Contraseña').fill('la clave de Iván')
  await his.getByRole('button', { name: 'Guardar y entrar' }).click()
  await his.waitForURL('**/admin/**')
  return his
}

test('who opens an editor that a colleague has open is told, and a deleted draft is not called sent', async () => {
  const page = await openPage()
  const his = await invite(page)
  const { id } = await sendFirst(page)
  await prepare(page, 'Nueva versión')
  await his.goto(`/admin/solicitudes/${id}/cotizacion`)
  await his.getByRole('alert').getByText('marta también tiene abierta esta cotización.').waitFor()
  await his.getByText(/^marta la guardó el \d\d-\d\d-\d{4} \d\d:\d\d\.$/).waitFor()
  expect(await axeFindings(his)).toEqual([])
  await page.getByRole('alert').getByText('Iván Peña también tiene abierta esta cotización.').waitFor()

  await price(his, 1).fill('24.000')
  await page.getByRole('button', { name: 'Eliminar borrador' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await his.getByText('Otra persona eliminó este borrador.').waitFor()
  await his.getByRole('button', { name: 'Crear el borrador de nuevo' }).click()
  await his.getByText(/ · versión 2$/).waitFor()
  expect(await price(his, 1).inputValue()).toBe('24.000')
  await save(his)
  const history = page.getByRole('region', { name: 'Notas e historial' })
  await history.getByText('Eliminó el borrador de la versión 2 de la cotización.').waitFor()
})

test('the summary counts quotations by month, seller and reason, with amounts', async () => {
  const page = await openPage()
  await sendFirst(page)
  const panel = page.getByRole('region', { name: 'Cotización' })
  await panel.getByRole('button', { name: 'Registrar resultado' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Cómo terminó?' })
  await dialog.getByRole('radio', { name: 'Perdida' }).check()
  await dialog.getByRole('button', { name: 'Compra postergada' }).click()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await panel.getByText('Perdida', { exact: true }).waitFor()

  await office(page, '/resumen')
  const figures = page.getByRole('region', { name: 'Cotizaciones enviadas' })
  const reasons = figures.getByRole('region', { name: 'Por qué se pierden' })
  await reasons.getByRole('row', { name: /^Compra postergada 1\s?\$\s1\.642\.200$/ }).waitFor()
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

test('two people edit one draft: the second is told, loses nothing, and decides', async () => {
  const { id } = await receive()
  const [first, second] = [await openPage(), await openPage()]
  allowComplaints(second)
  await office(first, `/solicitudes/${id}/show`)
  await prepare(first, 'Preparar cotización')
  await office(second, `/solicitudes/${id}/cotizacion`)
  await price(first, 1).fill('25.000')
  await price(second, 1).fill('24.000')
  await price(second, 2).fill('380.000')
  await save(first)

  const notice = second.getByRole('alert').filter({ hasText: 'mientras la editabas' })
  await notice.getByText(/^marta guardó esta cotización el \d\d-\d\d-\d{4} \d\d:\d\d, mientras/).waitFor()
  expect(await price(second, 2).inputValue()).toBe('380.000')
  await notice.getByText('En qué se diferencia la suya de la tuya').click()
  await notice.getByText(`${strap.name}, precio: $ 24.000 → $ 25.000`).waitFor()
  expect(await axeFindings(second)).toEqual([])
  await notice.getByRole('button', { name: 'Seguir con la mía' }).click()
  await save(second)
  // The first person typed nothing since, so the newer draft just replaces what is shown.
  await first.getByText(/^marta guardó cambios el .+: ya los estás viendo\.$/).waitFor()
  expect(await price(first, 2).inputValue()).toBe('380.000')

  await price(second, 1).fill('23.000')
  await send(first)
  await second.getByText(/^marta envió la versión 1 el /).waitFor()
  await second.getByRole('button', { name: 'Seguir en una nueva versión' }).click()
  await second.getByText(/ · versión 2$/).waitFor()
  expect(await price(second, 1).inputValue()).toBe('23.000')
  await save(second)
})

test('what was typed survives a reload, and leaving asks first', async () => {
  const { id } = await receive()
  const page = await openPage()
  await office(page, `/solicitudes/${id}/show`)
  await prepare(page, 'Preparar cotización')
  await price(page, 1).fill('25.000')
  await page.getByRole('link', { name: 'Volver a la solicitud' }).click()
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' })
  expect(await axeFindings(page)).toEqual([])
  await question.getByRole('button', { name: 'Seguir editando' }).click()
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await page.getByText('Recuperamos lo que no habías guardado.').waitFor()
  expect(await price(page, 1).inputValue()).toBe('25.000')
  await save(page)
  await page.getByRole('link', { name: 'Volver a la solicitud' }).click()
  await page.getByText(/marta la guardó el/).waitFor()
  await prepare(page, 'Seguir editando')
  await page.getByRole('button', { name: 'Eliminar borrador' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await page.getByRole('button', { name: 'Preparar cotización' }).waitFor()
})

test('what was typed while the draft was being saved is not left out of what is sent', async () => {
  const page = await openPage()
  const { id } = await receive()
  await office(page, `/solicitudes/${id}/show`)
  await prepare(page, 'Preparar cotización')
  await price(page, 1).fill('25.000')
  const { promise: typed, resolve: type } = Promise.withResolvers<void>()
  await page.route('**/quotes/draft', async (route) => {
    await typed
    await route.continue()
  })
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await price(page, 2).fill('390.000')
  type()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Lo último que escribiste no está en esta versión').waitFor()
  expect(await dialog.getByRole('button', { name: 'Enviar cotización' }).isDisabled()).toBe(true)
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await send(page)
  await version(page, 1).getByText('$ 1.642.200').waitFor()
})

test('another currency asks before it empties what was typed, and a choice can be undone', async () => {
  const { id } = await receive()
  const page = await openPage()
  await office(page, `/solicitudes/${id}/show`)
  await prepare(page, 'Preparar cotización')
  await price(page, 1).fill('12.500')
  await page.getByLabel('Flete').fill('15.000')
  const currency = page.getByRole('combobox', { name: 'Moneda' })
  const dialog = page.getByRole('dialog', { name: '¿Cambiar a Dólares (USD)?' })
  const chooseDollars = async () => {
    await currency.click()
    await page.getByRole('option', { name: 'Dólares (USD)' }).click()
    await dialog.getByText('Se vacían 1 precio escrito a mano y el flete', { exact: false }).waitFor()
  }
  await chooseDollars()
  await dialog.getByRole('button', { name: 'Seguir en Pesos (CLP)' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect([await currency.textContent(), await price(page, 1).inputValue()]).toEqual(['Pesos (CLP)', '12.500'])
  await chooseDollars()
  await dialog.getByRole('button', { name: 'Cambiar y vaciar' }).click()
  await line(page, 1).getByText('Antes $ 12.500').waitFor()
  expect([await currency.textContent(), await price(page, 1).inputValue()]).toEqual(['Dólares (USD)', ''])
  expect(await page.getByLabel('Flete').inputValue()).toBe('')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByText('Volvió lo que habías escrito.').waitFor()
  expect([await currency.textContent(), await price(page, 1).inputValue()]).toEqual(['Pesos (CLP)', '12.500'])
  expect(await page.getByLabel('Flete').inputValue()).toBe('15.000')

  await page.reload()
  await page.getByText('Recuperamos lo que no habías guardado.').waitFor()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await page.getByText('Se descartó lo que habías escrito.').waitFor()
  expect(await price(page, 1).inputValue()).toBe('')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByText('Volvió lo que habías escrito.').waitFor()
  expect([await price(page, 1).inputValue(), await page.getByLabel('Flete').inputValue()]).toEqual(['12.500', '15.000'])
  await save(page)
})

test('a customer who called is quoted by keyboard alone', async () => {
  const page = await openPage()
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
  const email = `${crypto.randomUUID()}@llama.example`
  await office(page, '/cotizaciones')
  // The list still changes its address while it loads.
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Nueva cotización' }).press('Enter')
  await page.getByRole('textbox', { name: 'Persona', exact: true }).waitFor()
  for (const text of ['Julia Pérez', 'Viñas del Sur', email]) {
    await page.keyboard.type(text)
    await press('Tab')
  }
  await press('Enter')
  await page.getByRole('region', { name: 'Condiciones' }).waitFor()

  await page.getByRole('combobox', { name: 'Agregar del catálogo' }).focus()
  await page.keyboard.type('film stretch manual 20')
  await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual([expect.stringContaining(film.name)])
  await press('Enter')
  await line(page, 1).waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'unitPrice')
  await page.keyboard.type('8490')
  await page.getByRole('button', { name: 'Línea libre' }).press('Enter')
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'name')
  await page.keyboard.type('Instalación en planta')
  await press('Enter')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await price(page, 1).focus()
  await press('Enter')
  await page.keyboard.type('90000')
  expect(await price(page, 2).inputValue()).toBe('90000')

  await page.getByRole('button', { name: 'Subir Instalación en planta' }).press('Enter')
  await line(page, 1).and(page.getByLabel('Línea 1: Instalación en planta')).waitFor()
  await page.getByRole('button', { name: 'Quitar Instalación en planta' }).press('Space')
  expect(await focused()).toBe('Deshacer')
  await press('Enter')
  await page.getByLabel('Línea 1: Instalación en planta').waitFor()

  await page.getByRole('button', { name: 'Enviar', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog')
  const message = dialog.getByLabel('Mensaje')
  await message.fill(`${await message.inputValue()}\n\nLlega el [día de la visita].`)
  await dialog.getByRole('button', { name: 'Enviar cotización' }).press('Enter')
  await dialog.getByText('Completa lo que falta antes de enviar').waitFor()
  await page.keyboard.insertText('lunes')
  await dialog.getByRole('button', { name: 'Enviar cotización' }).press('Enter')
  await version(page, 1).getByText('Enviada', { exact: true }).waitFor()
  await expect.poll(() => smtp.receivedBy(email).length).toBe(1)
  expect(smtp.receivedBy(email)[0]?.text).toContain('Llega el lunes.')
})

test('a caller without a mail address is quoted with a document to print and a link to hand over', async () => {
  const page = await openPage({ baseURL: server.url })
  await office(page, '/cotizaciones/create')
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
  const buyer = await openPage({ baseURL: server.url })
  await buyer.goto(new URL(link).pathname)
  await buyer.getByText('Fleje a pedido').first().waitFor()
})

test('a price list is tried, corrected and imported, and its price fills a line', async () => {
  const page = await openPage()
  const importing = async (...rows: string[][]) => {
    const content = writeCsv([['id', 'moneda', 'precio neto'], ...rows], { delimiter: ';' })
    await page.getByLabel('Archivo de precios').setInputFiles(file('precios.csv', 'text/csv', Buffer.from(content)))
  }
  await office(page, '/precios')
  await page.getByRole('link', { name: 'Importar' }).and(page.locator('[href$="/precios/importar"]')).click()
  await importing(['108', 'CLP', '24.500'], ['163', 'CLP', 'mucho'])
  await page.getByText('Hay 1 línea con errores').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await importing(['108', 'CLP', '24.500'], ['163', 'USD', '9,90'])
  await page.getByRole('button', { name: 'Importar 2 cambios' }).click()
  await page.getByText('Importación terminada. Nuevos: 2. Cambiados: 0. Los precios nuevos ya se proponen').waitFor()

  const { id } = await receive()
  await office(page, `/solicitudes/${id}/show`)
  await prepare(page, 'Preparar cotización')
  expect(await price(page, 1).inputValue()).toBe('24.500')
  await price(page, 1).fill('20.000')
  await line(page, 1).getByRole('button', { name: 'Lista: $ 24.500' }).click()
  expect(await price(page, 1).inputValue()).toBe('24.500')
  await price(page, 2).fill('390.000')
  await send(page)
  const { id: next } = await receive({ company: 'Otra empresa' })
  await office(page, `/solicitudes/${next}/show`)
  await prepare(page, 'Preparar cotización')
  await line(page, 1)
    .getByRole('button', { name: /^A Empresa .+, \d\d-\d\d-\d{4}: \$ 24\.500$/ })
    .waitFor()

  await office(page, '/precios')
  await page.getByRole('textbox', { name: 'Buscar' }).fill(strap.name)
  const row = page.getByRole('row').filter({ hasText: strap.name })
  await row.getByText('$ 24.500').waitFor()
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
})

test('every state of a quotation is accessible, and fits a phone', async () => {
  for (const options of [{}, phone]) {
    const page = await openPage(options)
    const check = async () => {
      await page.waitForLoadState('networkidle')
      expect(await axeFindings(page)).toEqual([])
      await expect.poll(() => overflow(page)).toBe(0)
    }
    const { id } = await receive({ otherProduct: 'Cantoneras de cartón', message: 'Para despachar a Talca.' })
    await office(page, `/solicitudes/${id}/show`)
    await page.getByRole('button', { name: 'Preparar cotización' }).waitFor()
    await check()
    await prepare(page, 'Preparar cotización')
    await check()
    // The longest unit of the catalogue.
    await line(page, 1).getByLabel('Unidad').fill('caja de 2.000 unidades')
    await line(page, 1).getByLabel('Cantidad').fill('100000')
    await price(page, 1).fill('12.345.678')
    for (const name of ['unit', 'quantity', 'unitPrice']) {
      expect(await line(page, 1).locator(`[name=${name}]`).evaluate(hiddenWidth), name).toBe(0)
    }
    await price(page, 1).fill('12,5')
    await page.getByRole('button', { name: 'Quitar Otro producto' }).click()
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByText('Escribe pesos sin decimales, como 12.500').waitFor()
    await check()
    await price(page, 1).fill('12.500')
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    await page.getByRole('dialog').getByLabel('Asunto').waitFor()
    await check()
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar cotización' }).click()
    await version(page, 1).waitFor()
    await page.getByRole('combobox', { name: 'Estado' }).getByText('Respondida').waitFor()
    await check()
    for (const path of ['/cotizaciones', '/cotizaciones/create', '/precios', '/precios/importar', '/resumen']) {
      await office(page, path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await check()
    }
  }
})

test('before sending, staff are told what the document lacks; afterwards they remind the buyer', async () => {
  const page = await openPage()
  const { id, email, folio } = await receive()
  await office(page, `/solicitudes/${id}/show`)
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
  await office(page, `/solicitudes/${id}/cotizacion`)
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await dialog.getByText('El PDF sale sin giro de la empresa.').waitFor()
  await dialog.getByRole('button', { name: 'Enviar cotización' }).click()
  await page.getByText('Respondida', { exact: true }).first().waitFor()

  await page.getByRole('button', { name: 'Recordar al cliente' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await page.getByText('Recordatorio en cola para enviarse.').waitFor()
  await page.getByText('Se le recordó al cliente la versión 1 de la cotización.').waitFor()
  const reminders = () =>
    smtp.receivedBy(email).filter(({ subject }) => subject?.startsWith(`La cotización ${folio} vence`))
  await expect.poll(() => reminders().length).toBe(1)
})

test('the field to correct has the focus also when a frame is painted before its error', async () => {
  const page = await openPage()
  const { id } = await receive()
  await office(page, `/solicitudes/${id}/show`)
  await prepare(page, 'Preparar cotización')
  for (const number of [1, 2]) await price(page, number).fill('25.000')
  await save(page)
  for (const number of [1, 2]) await price(page, number).fill('')
  await page.evaluate(() => {
    window.requestAnimationFrame = (paint) => {
      queueMicrotask(() => paint(performance.now()))
      return 0
    }
  })
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await line(page, 1).locator('[name="unitPrice"]:focus[aria-invalid="true"]').waitFor()
})

test('a quotation whose last day has passed is expired, and the next version makes it current again', async () => {
  const page = await openPage()
  allowComplaints(page)
  const { id, email } = await sendFirst(page)
  await expect.poll(() => quoteMails(email).length).toBe(1)
  await server.stop()
  const { db, close } = await connect({ databaseUrl: undefined, dataDir, onError: () => undefined })
  await db.update(quotes).set({ validUntil: '2026-01-31' }).where(eq(quotes.requestId, id))
  await close()
  server = await startServer(settings)

  await office(page, `/solicitudes/${id}/show`)
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
  const page = await openPage()
  await server.stop()
  const { db, close } = await connect({ databaseUrl: undefined, dataDir, onError: () => undefined })
  const quoteReminder = { subject: 'Vence {folio}', body: 'Quedan [precio neto] por pagar.' }
  await db.insert(storedSettings).values({ name: 'mailTemplates', value: { quoteReminder }, updatedAt: new Date() })
  await close()
  server = await startServer(settings)

  await office(page, '/cotizaciones')
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
