/** @module-tag thorough */

import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { freePort, startServer } from '../support/server-process.ts'
import { startSmtpSink } from '../support/smtp-sink.ts'
import { dataFolder } from '../support/test-database.ts'
import { allowComplaints, setUpBrowser, setUpPage } from './browser.ts'
import {
  codeLine,
  desktop,
  fill,
  film,
  opening,
  phone,
  storedItems,
  strap,
  takeTime,
  untilUnitsLoaded,
  visiting,
  whoAsks,
} from './form-steps.ts'
import { enterOffice, openConfirmedRequest } from './office.ts'
import { staffSettings } from './staff-account.ts'

const openPage = setUpBrowser()
const openNew = opening(openPage)
const open = visiting(setUpPage(desktop))
const folder = dataFolder()

const note = 'Núcleo de 406 mm, con certificado.'
const other = 'Bolsas de 40 × 60 cm'
const sharedLink = `/cotizacion#lista=108x5,145x1&nota108=${encodeURIComponent(note)}&otro=Bolsas&v=1`

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Lista compartida' })
const choose = (page: Page, name: RegExp) => dialog(page).getByRole('button', { name }).click()
const storedOther = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('precinta-cotizacion') ?? '').state.otherProduct)

async function addWords(page: Page) {
  await page.getByRole('button', { name: `Agregar nota: ${strap.name}` }).click()
  await page.keyboard.type(note)
  await page.getByLabel('Otro producto').fill(other)
}

test('a note and another product are kept, and are sent with the list', async () => {
  const page = await open('/cotizacion', { items: [strap, film] })
  await addWords(page)
  await page.reload()
  await page.getByLabel(`Nota: ${strap.name}`).waitFor()
  expect(await page.getByLabel(`Nota: ${strap.name}`).inputValue()).toBe(note)
  await fill(page, whoAsks)
  const request = page.waitForRequest('**/api/invoices')
  await page.getByRole('button', { name: 'Solicitar Cotización' }).click()
  expect((await request).postDataJSON()).toMatchObject({
    invoiceDetails: [
      { productId: 108, quantity: 2, name: strap.name, note },
      { productId: 163, quantity: 6, name: film.name },
    ],
    otherProduct: other,
  })
  await page.waitForURL('**/confirmacion?folio=COT-*')
  expect([await storedItems(page), await storedOther(page)]).toEqual([[], ''])
})

test('a note stops at 500 characters, another product at 1000, and control characters become spaces', async () => {
  const page = await open('/cotizacion', { items: [{ ...strap, note: 'a'.repeat(499) }] })
  const field = page.getByLabel(`Nota: ${strap.name}`)
  await field.pressSequentially('bcd')
  expect((await field.inputValue()).length).toBe(500)
  await page.getByText('500 / 500').waitFor()
  await page.getByLabel('Otro producto').fill('Bolsas\u2028de\u0007papel')
  expect(await page.getByLabel('Otro producto').inputValue()).toBe('Bolsas de papel')
  expect(await page.getByLabel('Otro producto').getAttribute('maxlength')).toBe('1000')
})

test('an emptied note stays open while it is edited, also after a product was removed', async () => {
  const page = await open('/cotizacion', { items: [{ ...strap, note }, film] })
  await page.getByRole('button', { name: `Quitar ${film.name}` }).click()
  const field = page.getByLabel(`Nota: ${strap.name}`)
  await field.fill('')
  await page.keyboard.type('Otra nota')
  expect(await field.inputValue()).toBe('Otra nota')
})

test('a list of only another product is not sent', async () => {
  const page = await open('/cotizacion', { items: [strap] })
  await page.getByLabel('Otro producto').fill(other)
  await page.getByRole('button', { name: `Quitar ${strap.name}` }).click()
  await page.getByText('No hay productos en la cotización.', { exact: true }).waitFor()
  expect(await page.getByLabel('Otro producto').inputValue()).toBe(other)
  await fill(page, whoAsks)
  await page.getByRole('button', { name: 'Solicitar Cotización' }).click()
  await page.getByRole('alert').getByText('Debes incluir al menos 1 producto en la cotización!').waitFor()
})

test('adding a product again keeps its note', async () => {
  const page = await open('/productos/zuncho-pet-16-verde?producto=108', { items: [{ ...strap, note }] })
  await page.getByRole('button', { name: 'Agregar a la Cotización' }).click()
  await page.getByText('Agregado!').waitFor()
  expect(await storedItems(page)).toMatchObject([{ id: 108, quantity: 3, note }])
})

test('the list is copied with its notes, and its link opens the same list elsewhere', async () => {
  const page = await open('/cotizacion', { items: [{ ...strap, note }, film] })
  await untilUnitsLoaded(page)
  await page.getByLabel('Otro producto').fill(other)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copiar lista' }).click()
  await page.getByText('Lista copiada').waitFor()
  expect((await page.evaluate(() => navigator.clipboard.readText())).split('\n')).toEqual([
    ...[`2 × ${strap.name} (rollos)`, codeLine(strap), `  Nota: ${note}`],
    ...[`6 × ${film.name} (rollos)`, codeLine(film), `Otro producto: ${other}`],
    expect.stringMatching(/^Ver la lista: http:.*\/cotizacion#lista=/),
  ])
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  await page.getByText('Enlace copiado').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const colleague = await openNew(link)
  await dialog(colleague).getByText('Este enlace trae una lista de 2 productos. La tuya está vacía.').waitFor()
  await choose(colleague, /^Usar esta lista/)
  await colleague.waitForURL(/\/cotizacion$/)
  await colleague.getByLabel(`Nota: ${strap.name}`).waitFor()
  expect(await storedItems(colleague)).toMatchObject([
    { id: 108, name: strap.name, quantity: 2, unit: 'rollo', note },
    { id: 163, name: film.name, quantity: 6 },
  ])
  expect(await storedOther(colleague)).toBe(other)
})

test('where the browser can share, the link is handed to it', async () => {
  const page = await openPage(phone)
  await page.addInitScript(() => {
    const share = async (data: ShareData) => Object.assign(globalThis, { shared: data.url })
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  })
  await page.goto('/cotizacion?producto=108&cantidad=3')
  await page.getByRole('button', { name: 'Compartir enlace' }).click()
  const url = await page.evaluate(() => (globalThis as unknown as { shared?: string }).shared)
  expect(url).toMatch(/\/cotizacion#lista=108x3&v=1$/)
})

test('a shared list replaces the own one, which can be undone', async () => {
  const page = await open(sharedLink, { items: [strap, film] })
  await dialog(page).getByText('Este enlace trae una lista de 2 productos; la tuya tiene 2.').waitFor()
  await choose(page, /^Reemplazar mi lista/)
  await page.waitForURL(/\/cotizacion$/)
  expect(await storedItems(page)).toMatchObject([
    { id: 108, quantity: 5, note },
    { id: 145, quantity: 1, name: 'Envolvedora de pilar EP 15' },
  ])
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Deshacer')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Quitar ${film.name}` }).waitFor()
  expect(await storedItems(page)).toMatchObject([
    { id: 108, quantity: 2 },
    { id: 163, quantity: 6 },
  ])
  expect(await storedOther(page)).toBe('')
})

test('a shared list is added to the own one: quantities add up, notes and texts are joined', async () => {
  const page = await open('/cotizacion', { items: [{ ...strap, note: 'Urgente' }, film] })
  await page.getByLabel('Otro producto').fill(other)
  await page.goto(sharedLink)
  await choose(page, /^Agregar a mi lista/)
  await page.waitForURL(/\/cotizacion$/)
  expect(await storedItems(page)).toMatchObject([
    { id: 108, quantity: 7, note: `Urgente\n${note}` },
    { id: 163, quantity: 6 },
    { id: 145, quantity: 1 },
  ])
  expect(await storedOther(page)).toBe(`${other}\nBolsas`)
})

test('products that no longer fit on the list are counted', async () => {
  const items = Array.from({ length: 199 }, (_, index) => ({ ...strap, id: 1000 + index, name: `Producto ${index}` }))
  const page = await open(sharedLink, { items })
  await choose(page, /^Agregar a mi lista/)
  await page.getByText('La lista admite 200 productos: 1 producto del enlace quedó fuera.').waitFor()
})

test('a shared list can be looked at without changing the own one, by keyboard, and then be taken over', async () => {
  const page = await open(sharedLink, { items: [film] })
  await dialog(page)
    .getByRole('button', { name: /^Solo mirar/ })
    .waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Lista compartida')
  for (let times = 0; times < 3; times++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/cotizacion$/)
  const view = page.getByRole('region', { name: 'Lista compartida' })
  await view.getByText('Cantidad: 5 rollos').waitFor()
  await view.getByText(note).waitFor()
  await view.getByText('Otro producto: Bolsas').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Lista compartida')
  expect(await page.getByRole('button', { name: 'Solicitar Cotización' }).count()).toBe(0)
  expect(await storedItems(page)).toMatchObject([{ id: 163 }])
  await view.getByRole('button', { name: 'Agregar a mi lista' }).click()
  await page.getByRole('button', { name: 'Deshacer' }).waitFor()
  expect((await storedItems(page)).map(({ id }: { id: number }) => id)).toEqual([163, 108, 145])
})

test('Escape only looks, and the way back leads to the own list', async () => {
  const page = await open(sharedLink, { items: [film] })
  await dialog(page)
    .getByRole('button', { name: /^Solo mirar/ })
    .waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Volver a mi lista' }).click()
  await page.getByRole('button', { name: `Quitar ${film.name}` }).waitFor()
  expect(await storedItems(page)).toMatchObject([{ id: 163, quantity: 6 }])
})

test('a forged link shows the names of the catalogue, and its texts as text', async () => {
  const page = await open('/cotizacion#lista=108x1,99999x2&nota108=%3Cimg%20src=x%3E&name=Gratis&nombre108=Gratis&v=1')
  await choose(page, /^Solo mirar/)
  const view = page.getByRole('region', { name: 'Lista compartida' })
  await view.getByRole('link', { name: strap.name }).waitFor()
  await view.getByText('Producto n.º 99999', { exact: true }).waitFor()
  await view.getByText('<img src=x>').waitFor()
  expect(await page.getByText('Gratis').count()).toBe(0)
})

test.each(['#lista=108x2,16', '#lista=x&v=1', '#lista=108x2&v=9', '#lista=%&v=1'])(
  'the malformed link %s says so and changes nothing',
  async (fragment) => {
    const page = await open(`/cotizacion${fragment}`, { items: [film] })
    await dialog(page)
      .getByText(/^El enlace está incompleto o dañado/)
      .waitFor()
    await dialog(page).getByRole('button', { name: 'Cerrar' }).click()
    await page.waitForURL(/\/cotizacion$/)
    expect(await storedItems(page)).toMatchObject([{ id: 163, quantity: 6 }])
  },
)

test('when the catalogue cannot be read, a link says so and changes nothing', async () => {
  const page = await openNew('/contacto', { items: [film] })
  allowComplaints(page)
  await page.clock.install()
  await page.route('**/cotizacion/productos?**', (route) => route.abort())
  await page.goto(sharedLink)
  await dialog(page).getByText('Leyendo los productos…').waitFor()
  await page.clock.runFor(60_000)
  await dialog(page)
    .getByText(/^No se pudo leer el catálogo/)
    .waitFor()
  await dialog(page).getByRole('button', { name: 'Cerrar' }).click()
  expect(await storedItems(page)).toMatchObject([{ id: 163 }])
})

test('at 390 px the dialog and the shared list fit the screen', async () => {
  const page = await openNew(sharedLink, { items: [film], ...phone })
  await dialog(page)
    .getByRole('button', { name: /^Solo mirar/ })
    .waitFor()
  const box = await dialog(page).boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= 390 && box.y >= 0 && box.y + box.height <= 800).toBe(true)
  await choose(page, /^Solo mirar/)
  await page.getByRole('button', { name: 'Volver a mi lista' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('the PDF of the list is downloaded', async () => {
  const page = await open('/cotizacion', { items: [strap, film] })
  const link = page.getByRole('link', { name: 'Descargar PDF' })
  expect(await link.getAttribute('href')).toBe('/cotizacion/lista.pdf?productos=108x2,163x6')
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toMatch(/^lista-para-cotizar-\d{4}-\d{2}-\d{2}\.pdf$/)
})

test('on paper the list has a letterhead, the notes and the other product, and no fields', async () => {
  const page = await open('/cotizacion', { items: [{ ...strap, note }, film] })
  await page.getByLabel('Otro producto').fill(other)
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await main.getByText(/^\+56 2 2555 0100 · /).waitFor()
  await main.getByText(`Nota: ${note}`, { exact: true }).waitFor()
  await main.getByText(`Otro producto: ${other}`, { exact: true }).waitFor()
  for (const role of ['textbox', 'button', 'spinbutton'] as const) {
    expect(await main.getByRole(role).count()).toBe(0)
  }
})

test('without scripts a note and another product are sent with the product', async () => {
  const page = await openPage({ ...desktop, javaScriptEnabled: false })
  allowComplaints(page)
  await page.goto('/cotizacion?producto=108&cantidad=1')
  await page.getByLabel('Nota: Zuncho PET 16 mm verde gofrado').fill('Sin impresión')
  await page.getByLabel('Otro producto').fill(other)
  await page.getByRole('button', { name: 'Solicitar Cotización' }).click()
  await page.getByText('Nombre es requerido', { exact: true }).waitFor()
  expect(await page.getByLabel('Nota: Zuncho PET 16 mm verde gofrado').inputValue()).toBe('Sin impresión')
  await fill(page, whoAsks)
  await page.getByRole('button', { name: 'Solicitar Cotización' }).click()
  await page.waitForURL('**/confirmacion?folio=COT-*')
  const office = await openPage(desktop)
  await openConfirmedRequest(office, page)
  await office.getByText('Nota: Sin impresión').waitFor()
  await office.getByText(`Otro producto: ${other}`).waitFor()
})

test('note and other product reach the back office and the mail to staff, and not the mail to the visitor', async () => {
  const smtp = await startSmtpSink()
  onTestFinished(smtp.stop)
  const settings = { SMTP_URL: smtp.url, MAIL_TO: 'ventas@precinta.example', ...staffSettings }
  const server = await startServer({ PORT: await freePort(), DATA_DIR: folder, ...settings })
  onTestFinished(async () => {
    await server.stop()
  })
  const page = await openNew('/cotizacion', { items: [strap], baseURL: server.url })
  await takeTime(page)
  await addWords(page)
  await fill(page, whoAsks)
  await page.getByRole('button', { name: 'Solicitar Cotización' }).click()
  await page.waitForURL('**/confirmacion?folio=COT-*')
  await expect.poll(() => smtp.received.length, { timeout: 60_000 }).toBe(2)
  const [toStaff] = smtp.receivedBy('ventas@precinta.example')
  expect(toStaff?.text).toContain(note)
  expect(toStaff?.text).toContain(other)
  const [toVisitor] = smtp.receivedBy(whoAsks['Correo*'])
  expect(toVisitor?.text).toContain(strap.name)
  expect(toVisitor?.text).not.toContain(note)
  expect(toVisitor?.text).not.toContain(other)
  const office = await openPage({ ...desktop, baseURL: server.url })
  await enterOffice(office, '/solicitudes/1/show', server.url)
  await office.getByText(`Nota: ${note}`).waitFor()
  await office.getByText(`Otro producto: ${other}`).waitFor()
  await office.getByRole('link', { name: 'Imprimir' }).click()
  await office.getByText(`Nota: ${note}`).waitFor()
  await office.getByText(`Otro producto: ${other}`).waitFor()
})
