import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedBanners } from '../../demo/banners.ts'
import { aContact, aQuotation, aServiceRequest } from '../support/samples.ts'
import { freePort, startServer } from '../support/server-process.ts'
import { startSmtpSink } from '../support/smtp-sink.ts'
import { dataFolder } from '../support/test-database.ts'
import { allowComplaints, fromAnAddressOfItsOwn, setUpBrowser } from './browser.ts'
import { enterOffice, openFromMenu, overflow } from './office.ts'
import { axeFindings, resize, untilPainted, watchShifts } from './page-checks.ts'
import { staffAccount, staffSettings } from './staff-account.ts'

const openPage = setUpBrowser()
const phone = { viewport: { width: 390, height: 844 } }
const desktop = { viewport: { width: 1280, height: 720 } }
const folder = dataFolder()

const bounces = 'rebota@precinta.example'

let url: string
let smtp: Awaited<ReturnType<typeof startSmtpSink>>
let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  smtp = await startSmtpSink({
    response: ({ envelopeTo }) => (envelopeTo.includes(bounces) ? '5.1.1 No existe esa casilla' : undefined),
  })
  server = await startServer({
    PORT: await freePort(),
    DATA_DIR: folder,
    SMTP_URL: smtp.url,
    MAIL_TO: 'ventas@precinta.example',
    TRUST_PROXY: '1',
    ...staffSettings,
  })
  url = server.url
})
afterAll(async () => {
  await server.stop()
  await smtp.stop()
})

/** Submits a request from a company name unique to the test. */
async function receive(path: string, body: object): Promise<{ id: number; folio: string; company: string }> {
  const company = `Empresa ${crypto.randomUUID().slice(0, 8)}`
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...fromAnAddressOfItsOwn() },
    body: JSON.stringify({ ...body, company }),
  })
  expect(response.status).toBe(201)
  return { ...((await response.json()) as { id: number; folio: string }), company }
}

const office = (page: Page, path: string) => enterOffice(page, path, url)
/** The call that counts the results outside the view. */
const isCount = (address: string) => new URL(address).searchParams.get('perPage') === '1'
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

test('a request appears without reloading, is answered, and the mail arrives', async () => {
  const page = await openPage()
  // The first response only sets the baseline.
  const firstPulse = page.waitForResponse('**/api/admin/requests/pulse')
  await office(page, '/solicitudes')
  await firstPulse
  const email = `${crypto.randomUUID()}@ceramicas.example`
  const { folio, company } = await receive('/invoices', {
    ...aQuotation(),
    email,
    message: 'Para despachar a Talca.',
    invoiceDetails: [
      { productId: 108, quantity: 72, name: 'Zuncho PET 16 mm verde gofrado' },
      { productId: 170, quantity: 200, name: 'Sello dentado PET 16 mm' },
    ],
  })
  await page.getByText(`Llegó ${folio}, de ${company}.`).waitFor()
  await rowOf(page, folio).getByText('Nueva').waitFor()
  await rowOf(page, folio).getByRole('link', { name: folio }).click()

  await page.getByRole('heading', { name: company }).waitFor()
  await page.getByText('Para despachar a Talca.').waitFor()
  const product = page.getByRole('link', { name: 'Zuncho PET 16 mm verde gofrado' })
  expect(await product.getAttribute('href')).toMatch(/^\/productos\/.+\?producto=108$/)
  await page.getByRole('cell', { name: '72 rollos', exact: true }).waitFor()
  await page.getByRole('cell', { name: '200 cajas de 1.000 unidades = 200.000 unidades' }).waitFor()
  await page.getByRole('button', { name: 'Falta información', exact: true }).click()
  const message = page.getByRole('textbox', { name: 'Mensaje' })
  expect(await message.inputValue()).toContain('Hola, Pedro:')
  expect(await message.inputValue()).toContain('- 72 × Zuncho PET 16 mm verde gofrado')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('combobox', { name: 'Queda como' }).click()
  await page.getByRole('option', { name: 'Respondida' }).click()
  await message.fill('Hola, Pedro:\n\nEl precio neto es $ 25.000.\nSaludos')
  await page.getByRole('button', { name: 'Enviar respuesta' }).click()
  await page.getByText(`Respondió por correo: Solicitud de cotización ${folio}`).waitFor()

  // The acknowledgement has the same subject, which keeps both in one thread.
  const replied = () => smtp.receivedBy(email).find(({ text }) => text?.includes('El precio neto es $ 25.000.'))
  await expect.poll(replied).toBeDefined()
  const mail = replied()
  expect(mail?.subject).toBe(`Solicitud de cotización ${folio}`)
  expect(mail?.from?.name).toMatch(/ · Precinta$/)
  expect(mail?.replyTo).toMatchObject([{ address: staffAccount.email }, { address: 'ventas@precinta.example' }])
  expect(mail?.text).toContain('El precio neto es $ 25.000.\nSaludos')
  expect(mail?.text).toContain('Para despachar a Talca.')
  expect(mail?.inReplyTo).toMatch(new RegExp(`^<${folio}\\.acknowledgement\\.`))
  const reply = page.getByRole('listitem').filter({ hasText: 'Respuesta' })
  await reply.getByText('Enviado ·').waitFor()
  await page.getByRole('combobox', { name: 'Estado' }).getByText('Respondida').waitFor()
})

test('two colleagues answer: the second sees the first answer, keeps the text, and must confirm', async () => {
  const email = `${crypto.randomUUID()}@ceramicas.example`
  const { id, folio } = await receive('/contacts', { ...aContact(), email })
  const [first, second] = [await openPage(), await openPage()]
  allowComplaints(second)
  // The second window must not learn of the first reply by polling.
  await second.route('**/pulse', (route) => route.abort())
  for (const page of [first, second]) {
    await office(page, `/solicitudes/${id}/show`)
    await page.getByRole('button', { name: 'Respuesta libre' }).click()
  }
  const message = (page: Page) => page.getByRole('textbox', { name: 'Mensaje' })
  await message(first).fill('El precio neto es $ 25.000.')
  await message(second).fill('El precio neto es $ 31.000.')
  await first.getByRole('button', { name: 'Enviar respuesta' }).click()
  await message(first).waitFor({ state: 'detached' })

  await second.getByRole('button', { name: 'Enviar respuesta' }).click()
  const notice = second.getByRole('alert').filter({ hasText: 'mientras escribías' })
  await notice.getByText(/^marta respondió el \d\d-\d\d-\d{4} \d\d:\d\d, mientras escribías\.$/).waitFor()
  await notice.getByText('El precio neto es $ 25.000.').waitFor()
  expect(await message(second).inputValue()).toBe('El precio neto es $ 31.000.')
  expect(await axeFindings(second)).toEqual([])
  const replies = () => smtp.receivedBy(email).filter(({ subject }) => subject === `Respuesta a tu mensaje ${folio}`)
  await expect.poll(() => replies().length).toBe(1)

  await second.getByRole('button', { name: 'Enviar de todas formas' }).click()
  await message(second).waitFor({ state: 'detached' })
  await expect.poll(() => replies().length).toBe(2)
})

test('a template cannot be sent with placeholders: they are named, and the cursor goes to the first', async () => {
  const { id } = await receive('/invoices', aQuotation())
  const page = await openPage()
  await office(page, `/solicitudes/${id}/show`)
  const message = page.getByRole('textbox', { name: 'Mensaje' })
  const send = page.getByRole('button', { name: 'Enviar respuesta' })
  const chosen = () =>
    message.evaluate((field: HTMLTextAreaElement) =>
      document.activeElement === field ? field.value.slice(field.selectionStart, field.selectionEnd) : undefined,
    )
  await page.getByRole('button', { name: 'Coordinar visita técnica' }).click()
  expect(await chosen()).toBe('[día de la visita]')
  await page.keyboard.insertText('martes')
  await send.click()
  await page.getByText('Completa lo que falta antes de enviar').waitFor()
  expect(await message.getAttribute('aria-invalid')).toBe('true')
  expect(await chosen()).toBe('[hora de inicio]')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: '[hora de término]' }).click()
  await page.keyboard.insertText('11')
  await send.click()
  expect(await chosen()).toBe('[hora de inicio]')
  await page.keyboard.insertText('9')
  await page.getByText('Falta completar:').waitFor({ state: 'detached' })
  await send.click()
  await page.getByText('Respondió por correo:').waitFor()

  await page.getByRole('button', { name: 'Respuesta libre' }).click()
  expect(await chosen()).toBe('[tu respuesta]')
  await page.keyboard.press('Delete')
  await send.click()
  await page.getByText('Escribe la respuesta').waitFor()
  await message.fill('   ')
  await send.click()
  await page.getByText('Escribe la respuesta').waitFor()
  expect(await page.getByText('Respondió por correo:').count()).toBe(1)
})

test('a reply draft survives a reload, and what another template or discarding replaces can be restored', async () => {
  const { id } = await receive('/invoices', aQuotation())
  const page = await openPage()
  await office(page, `/solicitudes/${id}/show`)
  const template = (name: string) => page.getByRole('button', { name, exact: true })
  const message = page.getByRole('textbox', { name: 'Mensaje' })
  await template('Respuesta libre').click()
  await template('Falta información').click()
  await template('Respuesta libre').click()
  await message.fill('A medio escribir')
  await page.reload()
  expect(await message.inputValue()).toBe('A medio escribir')
  const undo = page.getByRole('button', { name: 'Deshacer' })
  await template('Falta información').click()
  expect(await message.inputValue()).toContain('Hola, Pedro:')
  await undo.click()
  expect(await message.inputValue()).toBe('A medio escribir')
  expect(await message.evaluate((field) => field === document.activeElement)).toBe(true)
  await undo.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Descartar' }).click()
  await page.getByText('Se descartó la respuesta.').waitFor()
  expect(await message.count()).toBe(0)
  await undo.click()
  expect(await message.inputValue()).toBe('A medio escribir')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await page.reload()
  await template('Falta información').waitFor()
  expect(await message.count()).toBe(0)
})

test('a reply whose text changed after it was sent is rejected once, then sent as a second mail', async () => {
  const { id } = await receive('/contacts', aContact())
  const page = await openPage()
  allowComplaints(page)
  await office(page, `/solicitudes/${id}/show`)
  await page.getByRole('button', { name: 'Falta información', exact: true }).click()
  const message = page.getByRole('textbox', { name: 'Mensaje' })
  // The server stores the reply, but the response is lost.
  await page.route('**/reply', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await message.fill('Primer texto')
  await page.getByRole('button', { name: 'Enviar respuesta' }).click()
  await page.getByText('No hay conexión con el servidor.').waitFor()
  await page.unroute('**/reply')
  await message.fill('Segundo texto')
  const sendAnyway = page.getByRole('button', { name: 'Enviar de todas formas' })
  await sendAnyway.click()
  await page.getByText('Esta respuesta ya se había enviado con otro texto.').waitFor()
  await sendAnyway.click()
  await message.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByText('Respondió por correo:').count()).toBe(2)
})

test('an idle window refreshes the waiting hours without extending its session', async () => {
  const { id, folio } = await receive('/contacts', aContact())
  const page = await openPage()
  await page.clock.install()
  for (const [path, call] of [
    ['/solicitudes', '/api/admin/requests'],
    [`/solicitudes/${id}/show`, `/api/admin/requests/${id}`],
  ] as const) {
    const firstPulse = page.waitForResponse('**/api/admin/requests/pulse')
    await office(page, path)
    await page.getByText(folio).first().waitFor()
    await firstPulse
    const nextCall = async (cause: () => Promise<unknown>) => {
      const next = page.waitForRequest((request) => new URL(request.url()).pathname === call)
      await cause()
      return (await next).headers()
    }
    expect(await nextCall(() => page.clock.fastForward('03:00'))).toMatchObject({ 'x-unattended': '1' })
    expect(await nextCall(() => receive('/contacts', aContact()))).toMatchObject({ 'x-unattended': '1' })
    const attended: string[] = []
    page.on('request', (request) => {
      const isAttended = new URL(request.url()).pathname === call && !('x-unattended' in request.headers())
      if (isAttended) attended.push(request.url())
    })
    // Repeated, because a refetch that is still in progress takes the place of the next one.
    const presence = async () => {
      await page.keyboard.press('Shift')
      await page.clock.fastForward('01:00')
      return attended.length
    }
    await expect.poll(presence, { interval: 1000 }).toBeGreaterThan(0)
  }
})

test('releasing spam sends its mails', async () => {
  const email = `${crypto.randomUUID()}@aserradero.example`
  const { folio } = await receive('/contacts', { ...aContact(), email, website: 'https://spam.example' })
  const page = await openPage()
  await office(page, '/solicitudes')
  await page.getByRole('button', { name: /^Spam \(\d+\)$/ }).click()
  await rowOf(page, folio).getByRole('link', { name: folio }).click()
  await page.getByText('Llenó un campo que las personas no ven.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  const sent = () => smtp.received.filter(({ text }) => text?.includes(folio)).flatMap(({ envelopeTo }) => envelopeTo)
  expect(sent()).toEqual([])
  await page.getByRole('button', { name: 'No es spam' }).click()
  await page.getByText('Liberó del spam; quedó como «Nueva».').waitFor()
  await expect.poll(() => sent().sort()).toEqual([email, 'ventas@precinta.example'])
  await page.getByText('Acuse de recibo', { exact: true }).waitFor()
})

test('status, owner and notes appear in the history and in the print view', async () => {
  const { id, folio, company } = await receive('/contacts', aServiceRequest())
  const page = await openPage()
  await office(page, `/solicitudes/${id}/show`)
  await choose(page, 'Estado', 'En curso')
  await page.getByText('Pasó de «Nueva» a «En curso».').waitFor()
  await choose(page, 'Responsable', 'marta')
  await page.getByText('Quedó a cargo de marta.').waitFor()
  await page.getByLabel('Nota interna').fill('Llamar el martes.')
  await page.getByRole('button', { name: 'Guardar nota' }).click()
  await page.getByRole('listitem').getByText('Llamar el martes.').waitFor()
  const whatsapp = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(whatsapp).toContain('https://wa.me/56912345678?text=')
  expect(decodeURIComponent(whatsapp ?? '')).toContain(folio)

  await page.getByRole('link', { name: 'Imprimir' }).click()
  await page.getByRole('heading', { name: `Servicio técnico ${folio}` }).waitFor()
  for (const text of [company, 'Enzunchadora a batería PB 16', 'La herramienta no suelda.', 'Llamar el martes.']) {
    await page.getByText(text).first().waitFor()
  }
  expect(await axeFindings(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: 'Imprimir' }).isVisible()).toBe(false)
})

test('an erased request says so, and cannot be answered or annotated', async () => {
  const email = `${crypto.randomUUID()}@aserradero.example`
  const { id, folio } = await receive('/contacts', { ...aContact(), email })
  const page = await openPage()
  await office(page, `/solicitudes/${id}/show`)
  await page.getByRole('heading', { name: 'Responder' }).waitFor()
  const erased = await page.request.post(`${url}/api/admin/privacy/erase`, { data: { email, confirmation: email } })
  expect(erased.status()).toBe(200)
  await page.getByText('Los datos personales se eliminaron el').waitFor()
  for (const name of ['Responder', 'Notas e historial', 'Quien escribe']) {
    expect(await page.getByRole('heading', { name }).count()).toBe(0)
  }
  expect(await page.getByRole('combobox', { name: 'Estado' }).getAttribute('aria-disabled')).toBe('true')
  expect(await axeFindings(page)).toEqual([])
  await openFromMenu(page, 'Solicitudes')
  await page.getByRole('button', { name: 'Todas' }).click()
  await rowOf(page, folio).getByText('Datos eliminados').waitFor()
  expect(await rowOf(page, folio).getByRole('checkbox').isEnabled()).toBe(false)
})

test('the status of many requests changes at once', async () => {
  const [one, other] = [await receive('/contacts', aContact()), await receive('/contacts', aContact())]
  const page = await openPage()
  await office(page, '/solicitudes')
  for (const { folio } of [one, other]) await rowOf(page, folio).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Cambiar estado' }).click()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('menuitem', { name: 'Cerrada' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Dejar 2 solicitudes como «Cerrada»?' })
  for (const { folio, company } of [one, other])
    await dialog.getByRole('listitem').filter({ hasText: folio }).getByText(company).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cambiar' }).click()
  await page.getByText('2 solicitudes cambiadas.').waitFor()
  await rowOf(page, one.folio).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Todas' }).click()
  for (const { folio } of [one, other]) await rowOf(page, folio).getByText('Cerrada').waitFor()
})

test('many requests are assigned to a colleague at once', async () => {
  const [one, other] = [await receive('/contacts', aContact()), await receive('/contacts', aContact())]
  const page = await openPage()
  await office(page, '/solicitudes')
  for (const { folio } of [one, other]) await rowOf(page, folio).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Asignar a' }).click()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('menuitem', { name: 'marta' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Asignar 2 solicitudes a marta?' })
  await dialog.getByRole('button', { name: 'Cambiar' }).click()
  await page.getByText('2 solicitudes cambiadas.').waitFor()
  for (const { folio } of [one, other]) await rowOf(page, folio).getByRole('cell', { name: 'marta' }).waitFor()
})

test('only visible rows stay selected after a filter, a view, a reload or the change of a colleague', async () => {
  const [one, other] = [await receive('/contacts', aContact()), await receive('/contacts', aContact())]
  const page = await openPage()
  await office(page, '/solicitudes')
  const choice = ({ folio }: { folio: string }) => rowOf(page, folio).getByRole('checkbox')
  const search = page.getByRole('searchbox', { name: 'Buscar' })
  for (const request of [one, other]) await choice(request).check()
  await page.getByText('Elegiste 2').waitFor()

  await search.fill(other.company)
  await rowOf(page, one.folio).waitFor({ state: 'detached' })
  await expect.poll(() => choice(other).isChecked()).toBe(false)
  await choice(other).check()
  await page.getByText('Elegiste 1', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Cambiar estado' }).click()
  await page.getByRole('menuitem', { name: 'En curso' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Dejar 1 solicitud como «En curso»?' })
  await dialog.getByRole('button', { name: 'Cambiar' }).click()
  await page.getByText('1 solicitud cambiada.').waitFor()
  await search.fill('')
  await rowOf(page, one.folio).getByText('Nueva').waitFor()

  for (const request of [one, other]) await choice(request).check()
  for (const name of ['Sin responsable', 'Por atender']) {
    await page.getByRole('button', { name }).click()
    await page.getByRole('button', { name, pressed: true }).waitFor()
  }
  await page.getByText('Elegiste 2').waitFor({ state: 'hidden' })
  for (const request of [one, other]) await choice(request).check()
  await page.reload()
  await choice(one).waitFor()
  expect([await choice(one).isChecked(), await choice(other).isChecked()]).toEqual([false, false])

  for (const request of [one, other]) await choice(request).check()
  const closed = await page.request.post(`${url}/api/admin/requests/change`, {
    data: { ids: [one.id], status: 'closed' },
  })
  expect(closed.status()).toBe(204)
  await rowOf(page, one.folio).waitFor({ state: 'detached' })
  await page.getByText('Elegiste 1', { exact: true }).waitFor()
})

test('a search counts results outside the view, can search all, and keeps its text when the view changes', async () => {
  const digits = String(Date.now()).slice(-8)
  const phone = `+56 9 ${digits.slice(0, 4)} ${digits.slice(4)}`
  const { folio, id } = await receive('/contacts', { ...aContact(), phone })
  const page = await openPage()
  await office(page, '/solicitudes')
  await rowOf(page, folio).waitFor()
  const closed = await page.request.post(`${url}/api/admin/requests/change`, { data: { ids: [id], status: 'closed' } })
  expect(closed.status()).toBe(204)
  const search = page.getByRole('searchbox', { name: 'Buscar' })
  await search.fill(`+569${digits}`)
  await page.getByText(`«+569${digits}» también está en 1 solicitud fuera de esta vista.`).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Buscar en todas' }).click()
  await rowOf(page, folio).waitFor()
  for (const name of ['Mías', 'Todas']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect.poll(() => page.getByRole('button', { name, exact: true }).getAttribute('aria-pressed')).toBe('true')
    expect(await search.inputValue()).toBe(`+569${digits}`)
  }
  await rowOf(page, folio).waitFor()
  // Choosing a view before the debounced search starts keeps the text too.
  await search.fill(folio)
  await page.getByRole('button', { name: 'Spam' }).click()
  await page.getByText(`«${folio}» también está en 1 solicitud fuera de esta vista.`).waitFor()
  expect(await page.getByRole('button', { name: 'Spam' }).getAttribute('aria-pressed')).toBe('true')
})

test('a search is there after a look at a request, and forgotten once the inbox is opened from the menu or by its address', async () => {
  const { company, folio } = await receive('/contacts', aContact())
  const other = await receive('/contacts', aContact())
  const page = await openPage()
  await office(page, '/solicitudes')
  await rowOf(page, other.folio).waitFor()
  const search = page.getByRole('searchbox', { name: 'Buscar' })
  const inSearch = async () => {
    await rowOf(page, folio).waitFor()
    await rowOf(page, other.folio).waitFor({ state: 'detached' })
    expect(await search.inputValue()).toBe(folio)
  }
  const inPorAtender = async () => {
    await rowOf(page, other.folio).waitFor()
    expect(await search.inputValue()).toBe('')
    expect(await page.getByRole('button', { name: 'Por atender' }).getAttribute('aria-pressed')).toBe('true')
  }
  await search.fill(folio)
  await inSearch()
  await page.getByRole('link', { name: folio }).click()
  await page.getByRole('heading', { name: company }).waitFor()
  await page.goBack()
  await inSearch()
  await openFromMenu(page, 'Solicitudes')
  await inPorAtender()
  await search.fill(folio)
  await inSearch()
  await page.goto(`${url}/admin/`)
  await inPorAtender()
})

test('a list or a request that cannot be loaded says so instead of being empty, and can be loaded again', async () => {
  const { id, company } = await receive('/contacts', aContact())
  const page = await openPage()
  allowComplaints(page)
  const failed = page.getByRole('alert').filter({ hasText: 'El servidor no pudo responder (error 503).' })
  const retry = failed.getByRole('button', { name: 'Reintentar' })
  // What the pulse reports would load the list again before the click.
  await page.route('**/api/admin/requests/pulse', () => undefined)
  for (const [path, calls, content] of [
    ['/solicitudes', '**/api/admin/requests?**', company],
    ['/productos', '**/api/admin/products?**', 'Zuncho PP 9 mm blanco'],
    ['/banners', '**/api/admin/banners?**', seedBanners[0]?.name ?? ''],
    ['/equipo', '**/api/admin/staff?**', staffAccount.email],
    ['/sinonimos', '**/api/admin/synonyms?**', 'zuncho'],
    ['/papelera', '**/api/admin/banners?**', 'Nada eliminado.'],
    [`/solicitudes/${id}/cotizacion`, `**/api/admin/requests/${id}`, 'No hay una cotización en preparación'],
    [`/solicitudes/${id}/show`, `**/api/admin/requests/${id}`, company],
  ] as const) {
    await page.route(calls, (route) => route.fulfill({ status: 503, body: '{}' }))
    await office(page, path)
    await retry.waitFor()
    expect(await page.getByText(/Nada coincide|No hay nada|No hay banners|Ningún grupo/).count(), path).toBe(0)
    await page.unroute(calls)
    await retry.click()
    await page.locator('main').getByText(content).last().waitFor()
    expect(await retry.count(), path).toBe(0)
  }
})

test('the quotation of a request that does not exist leads to the inbox, and a wrong address says so', async () => {
  const page = await openPage()
  allowComplaints(page)
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/requests/99999')) calls++
  })
  await office(page, '/solicitudes/99999/cotizacion')
  await page.getByText('No encontramos lo solicitado.').first().waitFor()
  await page.waitForURL(/\/solicitudes(\?|$)/)
  expect(calls).toBe(1)
  await office(page, '/no-existe')
  await page.getByText('La dirección está mal escrita o el enlace ya no sirve.', { exact: true }).waitFor()
})

test('while the list loads, no result counts as outside the view', async () => {
  const { folio } = await receive('/contacts', aContact())
  const page = await openPage()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/admin/requests?**', async (route) => {
    if (!isCount(route.request().url())) await released
    await route.continue()
  })
  const counted = page.waitForResponse((response) => isCount(response.url()))
  await office(page, `/solicitudes?filter=${encodeURIComponent(JSON.stringify({ q: folio }))}`)
  await (await counted).finished()
  await untilPainted(page)
  expect(await page.getByText(/fuera de esta vista/).count()).toBe(0)
  release()
  await rowOf(page, folio).waitFor()
  expect(await page.getByText(/fuera de esta vista/).count()).toBe(0)
})

test('a search is saved as a view, survives a reload, and can be deleted', async () => {
  const { folio, company } = await receive('/contacts', aContact())
  const hidden = await receive('/contacts', aContact())
  const page = await openPage()
  await office(page, '/solicitudes')
  await rowOf(page, hidden.folio).waitFor()
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(company.toUpperCase())
  await rowOf(page, hidden.folio).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Guardar esta vista' }).click()
  const dialog = page.getByRole('dialog', { name: 'Guardar esta vista' })
  await dialog.getByLabel('Nombre de la vista').fill(company)
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('button', { name: company, pressed: true }).waitFor()
  await page.getByRole('button', { name: 'Todas' }).click()
  await rowOf(page, hidden.folio).waitFor()
  await page.reload()
  await page.getByRole('button', { name: company }).click()
  await rowOf(page, hidden.folio).waitFor({ state: 'detached' })
  await rowOf(page, folio).waitFor()
  await page.getByRole('button', { name: 'Eliminar vista' }).click()
  await page.getByRole('button', { name: company }).waitFor({ state: 'detached' })
})

test('the filtered list is exported', async () => {
  const { folio, company } = await receive('/contacts', aContact())
  const hidden = await receive('/contacts', aContact())
  const page = await openPage()
  await office(page, '/solicitudes')
  await rowOf(page, hidden.folio).waitFor()
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(company)
  await rowOf(page, hidden.folio).waitFor({ state: 'detached' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^solicitudes-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text.trim().split('\r\n')).toHaveLength(2)
  expect(text).toContain(folio)
})

test('a mail that the mail server rejects shows the reason, and leaves once the address is corrected', async () => {
  const { id } = await receive('/contacts', { ...aContact(), email: bounces })
  const page = await openPage()
  allowComplaints(page)
  await office(page, `/solicitudes/${id}/show`)
  const mail = page.getByRole('listitem').filter({ hasText: 'Acuse de recibo' })
  await mail.getByText('La casilla de destino no existe o rechaza el mensaje.').waitFor()
  await mail.getByText('Detalle técnico').click()
  await mail.getByText('No existe esa casilla').waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Aviso al equipo' }).getByText('Enviado ·').waitFor()

  const corrected = `${crypto.randomUUID()}@aserradero.example`
  await mail.getByRole('button', { name: 'Corregir y reenviar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Corregir y reenviar' })
  await dialog.getByLabel('Correo del cliente').fill('sin arroba')
  await dialog.getByRole('button', { name: 'Reenviar' }).click()
  await dialog.getByText('Ingresa un correo válido').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByLabel('Correo del cliente').fill(corrected)
  await dialog.getByRole('button', { name: 'Reenviar' }).click()
  await mail.getByText('Enviado ·').waitFor()
  await page.getByText(`Corrigió el correo del cliente, de ${bounces} a ${corrected}`).waitFor()
  expect(smtp.receivedBy(corrected)).toHaveLength(1)
})

test('while mail is down a reply shows as queued and the dashboard says so; once sent, it is answered', async () => {
  const email = `${crypto.randomUUID()}@aserradero.example`
  const { id, folio } = await receive('/contacts', { ...aContact(), email })
  await expect.poll(() => smtp.received.filter(({ text }) => text?.includes(folio)).length).toBe(2)
  const { port } = smtp
  await smtp.stop()
  const page = await openPage()
  await office(page, `/solicitudes/${id}/show`)
  await page.getByRole('button', { name: 'Respuesta libre' }).click()
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('El precio neto es $ 25.000.')
  await page.getByRole('button', { name: 'Enviar respuesta' }).click()
  const trouble = page.getByRole('alert').filter({ hasText: 'aún no sale' })
  await trouble.getByText('El servidor de correo no acepta conexiones.').waitFor()
  expect(await trouble.getByText('ECONNREFUSED').isVisible()).toBe(false)
  await page.getByText('Respuesta en cola', { exact: true }).waitFor()
  await page.getByRole('combobox', { name: 'Estado' }).getByText('En curso').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await openFromMenu(page, 'Resumen')
  const verdict = page.getByRole('alert').filter({ hasText: 'Los correos no están saliendo.' })
  await verdict.getByText('El servidor de correo no acepta conexiones.').waitFor()
  expect(await axeFindings(page)).toEqual([])

  smtp = await startSmtpSink({ port })
  await page.goBack()
  await page.getByRole('combobox', { name: 'Estado' }).getByText('Respondida').waitFor({ timeout: 120_000 })
  await page.getByText('Respuesta en cola', { exact: true }).waitFor({ state: 'detached' })
  await openFromMenu(page, 'Resumen')
  await page.getByText('En cola', { exact: true }).waitFor()
  await page.getByText('Los correos no están saliendo.').waitFor({ state: 'detached' })
  expect(await page.getByText(/El servidor de correo no acepta/).count()).toBe(0)
})

test('the inbox is accessible, also on a phone', async () => {
  const { id, folio } = await receive('/invoices', aQuotation())
  const page = await openPage(phone)
  for (const path of ['/solicitudes', `/solicitudes/${id}/show`, `/solicitudes/${id}/imprimir`]) {
    await page.setViewportSize(phone.viewport)
    await office(page, path)
    for (const { viewport } of [phone, desktop]) {
      await resize(page, viewport)
      await page.getByText(folio).first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(await axeFindings(page)).toEqual([])
      await expect.poll(() => overflow(page)).toBe(0)
    }
  }
})

test('dialogs and menus over the inbox are accessible, also on a phone', async () => {
  const { folio, company } = await receive('/invoices', aQuotation())
  for (const options of [desktop, phone]) {
    const page = await openPage(options)
    const check = async () => {
      expect(await axeFindings(page)).toEqual([])
      await expect.poll(() => overflow(page)).toBe(0)
      await page.keyboard.press('Escape')
    }
    await office(page, '/solicitudes')
    await page.getByText(folio).waitFor()
    await page.getByRole('button', { name: 'Agregar filtro' }).click()
    await page.getByRole('menuitemcheckbox').first().waitFor()
    await check()
    await page.getByRole('combobox', { name: 'Estado' }).click()
    await page.getByRole('option', { name: 'Cerrada' }).waitFor()
    await check()
    await page.getByRole('link', { name: options === phone ? company : folio }).click()
    await page.getByRole('heading', { name: company }).waitFor()
    for (const name of ['Estado', 'Responsable']) {
      await page.getByRole('combobox', { name }).click()
      await page.getByRole('listbox').waitFor()
      await check()
      await page.getByRole('listbox').waitFor({ state: 'detached' })
    }
    await page.getByRole('button', { name: 'Falta información' }).click()
    await page.getByRole('combobox', { name: 'Queda como' }).click()
    await page.getByRole('listbox').waitFor()
    await check()
  }
  const page = await openPage(phone)
  await office(page, '/mi-cuenta')
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  const menu = page.getByRole('dialog', { name: 'Menú' })
  await menu.waitFor()
  expect(await axeFindings(page)).toEqual([])
  await menu.getByRole('menuitem', { name: 'Resumen' }).click()
  await page.getByRole('heading', { name: 'Resumen' }).waitFor()
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await menu.waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Abrir el menú' }).waitFor()
})

test('what loads late moves nothing on the page of a request', async () => {
  const { id, company } = await receive('/invoices', aQuotation())
  // A browser counts only what moves within the window.
  const page = await openPage({ viewport: { ...phone.viewport, height: 3000 } })
  const readShift = await watchShifts(page)
  const request = page.waitForResponse(`**/api/admin/requests/${id}`)
  await page.route(/\/quotes$|\/settings\/(mailTemplates|company)$/, async (route) => {
    await (await request).finished()
    await untilPainted(page)
    await route.continue()
  })
  await office(page, `/solicitudes/${id}/show`)
  await page.getByRole('heading', { name: company }).waitFor()
  for (const name of ['Preparar cotización', 'Falta información']) await page.getByRole('button', { name }).waitFor()
  await untilPainted(page)
  expect(await readShift()).toBeLessThan(0.001)
})

test('when the quotations cannot be loaded, the page says so, and trying again keeps what was typed', async () => {
  const { id } = await receive('/contacts', aContact())
  const page = await openPage()
  allowComplaints(page)
  await page.route('**/quotes', (route) => route.fulfill({ status: 500, body: '{}' }))
  await office(page, `/solicitudes/${id}/show`)
  const note = page.getByLabel('Nota interna')
  await note.fill('Llamar el lunes.')
  await page.getByText('El servidor no pudo responder (error 500).').waitFor()
  const again = page.waitForRequest('**/quotes')
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await again
  await untilPainted(page)
  expect(await note.inputValue()).toBe('Llamar el lunes.')
})

test('nothing fades or slides with prefers-reduced-motion', async () => {
  const page = await openPage(desktop)
  await office(page, '/solicitudes')
  await page.evaluate(() => {
    const seen = Object.assign(globalThis, { fades: 0 })
    document.addEventListener('transitionrun', () => seen.fades++)
  })
  const fades = () => page.evaluate(() => (globalThis as unknown as { fades: number }).fades)
  const openAndClose = async () => {
    await page.getByRole('button', { name: 'Agregar filtro' }).click()
    await page.getByRole('menuitemcheckbox').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('menuitemcheckbox').first().waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Cerrar el menú' }).click()
    await page.getByRole('button', { name: 'Abrir el menú' }).click()
  }
  await openAndClose()
  expect(await fades()).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openAndClose()
  expect(await fades()).toBeGreaterThan(0)
})

test('on a phone requests can be selected, changed and opened', async () => {
  const { folio, company } = await receive('/contacts', aContact())
  const page = await openPage(phone)
  await office(page, '/solicitudes')
  await page.getByRole('checkbox', { name: `Elegir ${folio}` }).check()
  await page.getByRole('button', { name: 'Cambiar estado' }).click()
  await page.getByRole('menuitem', { name: 'En curso' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cambiar' }).click()
  await page.getByRole('listitem').filter({ hasText: folio }).getByText('En curso').waitFor()
  await page.getByRole('link', { name: company }).click()
  await page.getByRole('heading', { name: company }).waitFor()
  await page.getByRole('button', { name: 'Respuesta libre' }).click()
  await page.getByRole('button', { name: 'Descartar' }).click()
})
