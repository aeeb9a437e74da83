/** @module-tag thorough */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aContact, aQuotation, aServiceRequest } from '../support/samples.ts'
import { allowComplaints } from './browser.ts'
import { checkScreen, enterOffice, go, nowhere, openFromMenu, phone } from './office.ts'
import { setUpMailOffice } from './own-office.ts'
import { axeFindings, resize, untilPainted, watchShifts } from './page-checks.ts'
import { staffAccount } from './staff-account.ts'

const bounces = 'rebota@precinta.example'

const { cutMail, enter, openPage, openWindow, receive, smtp, url } = setUpMailOffice({
  response: ({ envelopeTo }) => (envelopeTo.includes(bounces) ? '5.1.1 No existe esa casilla' : undefined),
})

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

test('a request appears without reloading, is answered, and the mail arrives', async () => {
  const page = await enter('/solicitudes')
  // Only what differs from an earlier response is new.
  await page.waitForResponse('**/api/admin/requests/pulse')
  const { folio, company, email } = await receive('/invoices', {
    ...aQuotation(),
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
  const replied = () =>
    smtp()
      .receivedBy(email)
      .find(({ text }) => text?.includes('El precio neto es $ 25.000.'))
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
  const { id, folio, email } = await receive('/contacts', aContact())
  const screen = `/solicitudes/${id}/show`
  const [first, second] = [await enter(screen), await openWindow(screen)]
  allowComplaints(second)
  // The second window must not learn of the first reply by polling.
  await second.route('**/pulse', (route) => route.abort())
  for (const page of [first, second]) await page.getByRole('button', { name: 'Respuesta libre' }).click()
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
  const replies = () =>
    smtp()
      .receivedBy(email)
      .filter(({ subject }) => subject === `Respuesta a tu mensaje ${folio}`)
  await expect.poll(() => replies().length).toBe(1)

  await second.getByRole('button', { name: 'Enviar de todas formas' }).click()
  await message(second).waitFor({ state: 'detached' })
  await expect.poll(() => replies().length).toBe(2)
})

test('a template cannot be sent with placeholders: they are named, and the cursor goes to the first', async () => {
  const { id } = await receive('/invoices', aQuotation())
  const page = await enter(`/solicitudes/${id}/show`)
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
  const page = await enter(`/solicitudes/${id}/show`)
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
  const page = await enter(`/solicitudes/${id}/show`)
  allowComplaints(page)
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
  const page = await openPage({ baseURL: url() })
  await page.clock.install()
  const firstPulse = page.waitForResponse('**/api/admin/requests/pulse')
  await enterOffice(page, nowhere, url())
  await firstPulse
  for (const [path, call] of [
    ['/solicitudes', '/api/admin/requests'],
    [`/solicitudes/${id}/show`, `/api/admin/requests/${id}`],
  ] as const) {
    // The list has shown the folio already, so only the response says that the screen is loaded.
    const loaded = page.waitForResponse((response) => new URL(response.url()).pathname === call)
    await go(page, path)
    await loaded
    await page.getByText(folio).first().waitFor()
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

test('status, owner and notes appear in the history and in the print view', async () => {
  const { id, folio, company } = await receive('/contacts', aServiceRequest())
  const page = await enter(`/solicitudes/${id}/show`)
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
  await checkScreen(page, 'print view')
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: 'Imprimir' }).isVisible()).toBe(false)
  await page.emulateMedia({ media: null })
  await resize(page, phone)
  await checkScreen(page, 'print view on a phone')
})

test('an erased request says so, and cannot be answered or annotated', async () => {
  const { id, folio, email } = await receive('/contacts', aContact())
  const page = await enter(`/solicitudes/${id}/show`)
  await page.getByRole('heading', { name: 'Responder' }).waitFor()
  const erased = await page.request.post('/api/admin/privacy/erase', { data: { email, confirmation: email } })
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

test('the quotation of a request that does not exist leads to the inbox, and a wrong address says so', async () => {
  const page = await enter(nowhere)
  allowComplaints(page)
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/requests/99999')) calls++
  })
  await go(page, '/solicitudes/99999/cotizacion')
  await page.getByText('No encontramos lo solicitado.').first().waitFor()
  await page.waitForURL(/\/solicitudes(\?|$)/)
  expect(calls).toBe(1)
  await go(page, '/no-existe')
  await page.getByText('La dirección está mal escrita o el enlace ya no sirve.', { exact: true }).waitFor()
})

test('a mail that the mail server rejects shows the reason, and leaves once the address is corrected', async () => {
  const { id } = await receive('/contacts', aContact(), { email: bounces })
  const page = await enter(`/solicitudes/${id}/show`)
  allowComplaints(page)
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
  expect(smtp().receivedBy(corrected)).toHaveLength(1)
})

test('while mail is down a reply shows as queued and the dashboard says so; once sent, it is answered', async () => {
  const { id, folio } = await receive('/contacts', aContact())
  await expect.poll(() => smtp().received.filter(({ text }) => text?.includes(folio)).length).toBe(2)
  const restoreMail = await cutMail()
  const page = await enter(`/solicitudes/${id}/show`)
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

  await restoreMail()
  await page.goBack()
  await page.getByRole('combobox', { name: 'Estado' }).getByText('Respondida').waitFor({ timeout: 120_000 })
  await page.getByText('Respuesta en cola', { exact: true }).waitFor({ state: 'detached' })
  await openFromMenu(page, 'Resumen')
  await page.getByText('En cola', { exact: true }).waitFor()
  await page.getByText('Los correos no están saliendo.').waitFor({ state: 'detached' })
  expect(await page.getByText(/El servidor de correo no acepta/).count()).toBe(0)
})

test('what loads late moves nothing on the page of a request', async () => {
  const { id, company } = await receive('/invoices', aQuotation())
  // A browser counts only what moves within the window.
  const page = await openPage({ baseURL: url(), viewport: { ...phone, height: 3000 } })
  const readShift = await watchShifts(page)
  const request = page.waitForResponse(`**/api/admin/requests/${id}`)
  await page.route(/\/quotes$|\/settings\/(mailTemplates|company)$/, async (route) => {
    await (await request).finished()
    await untilPainted(page)
    await route.continue()
  })
  await enterOffice(page, `/solicitudes/${id}/show`, url())
  await page.getByRole('heading', { name: company }).waitFor()
  for (const name of ['Preparar cotización', 'Falta información']) await page.getByRole('button', { name }).waitFor()
  await untilPainted(page)
  expect(await readShift()).toBeLessThan(0.001)
})

test('when the quotations cannot be loaded, the page says so, and trying again keeps what was typed', async () => {
  const { id } = await receive('/contacts', aContact())
  const page = await enter(nowhere)
  allowComplaints(page)
  await page.route('**/quotes', (route) => route.fulfill({ status: 500, body: '{}' }))
  await go(page, `/solicitudes/${id}/show`)
  const note = page.getByLabel('Nota interna')
  await note.fill('Llamar el lunes.')
  await page.getByText('El servidor no pudo responder (error 500).').waitFor()
  const again = page.waitForRequest('**/quotes')
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await again
  await untilPainted(page)
  expect(await note.inputValue()).toBe('Llamar el lunes.')
})
