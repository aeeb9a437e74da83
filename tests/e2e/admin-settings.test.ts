/** @module-tag thorough */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { defaultCompany } from '../../shared/settings/default-company.ts'
import { readPdfText } from '../support/pdf-text.ts'
import { allowComplaints } from './browser.ts'
import { part, save, saved } from './catalogue-steps.ts'
import { checkScreen, holdCalls, openFromMenu, phone } from './office.ts'
import { setUpOwnOffice } from './own-office.ts'
import { axeFindings } from './page-checks.ts'

const { enter, visit } = setUpOwnOffice()

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const openSection = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Secciones de la configuración' }).getByRole('link', { name }).click()
const stored = async (page: Page, section: string) => (await page.request.get(`/api/admin/settings/${section}`)).json()

async function dataSheet(page: Page): Promise<string> {
  const response = await page.request.get('/fichas/zuncho-pet-16-verde.pdf')
  return readPdfText(await response.body()).join(' ')
}

test('a new phone is on the site and in data sheets at once, and undoing it brings the old one back', async () => {
  const site = await visit('/contacto')
  const shown = () => site.getByRole('contentinfo').getByRole('link', { name: /^\+56 2/ })
  const before = defaultCompany.phone.label
  expect(await shown().textContent()).toBe(before)

  const page = await enter('/solicitudes')
  await openFromMenu(page, 'Configuración')
  const sales = field(page, 'Teléfono de ventas')
  await sales.fill('+56 2 2999 0000')
  await save(page)
  await saved(page).waitFor()
  expect((await stored(page, 'company')).phones.sales).toBe('+56 2 2999 0000')
  await site.reload()
  expect(await shown().textContent()).toBe('+56 2 2999 0000')
  expect(await shown().getAttribute('href')).toBe('tel:+56229990000')
  expect(await dataSheet(site)).toContain('+56 2 2999 0000')

  const history = part(page, 'Últimos cambios')
  await history.getByText(`Teléfono de ventas: ${before} → +56 2 2999 0000`).waitFor()
  await history.getByRole('button', { name: 'Deshacer el cambio de Empresa' }).click()
  await page.getByText('El valor anterior está de vuelta.').waitFor()
  await expect.poll(() => sales.inputValue()).toBe(before)
  await site.reload()
  expect(await shown().textContent()).toBe(before)
  await history.getByRole('link', { name: 'Todo el historial' }).click()
  await page.getByText(`Teléfono de ventas: +56 2 2999 0000 → ${before}`).waitFor()
})

test('a RUT is checked and written as in Chile, and unsaved changes are not lost by a click', async () => {
  const page = await enter('/configuracion/empresa')
  const rut = field(page, 'RUT')
  await rut.fill('76123456-1')
  await save(page)
  await page.getByText('El RUT no es válido: revisa los números y el dígito verificador').waitFor()
  expect(await rut.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await axeFindings(page)).toEqual([])
  await rut.fill('51266633')
  await rut.press('Tab')
  await expect.poll(() => rut.inputValue()).toBe('5.126.663-3')
  await openSection(page, 'Horario')
  await page.getByRole('dialog').getByText('Los cambios que no guardaste se pierden.').waitFor()
  await page.getByRole('button', { name: 'Seguir editando' }).click()
  expect(await rut.inputValue()).toBe('5.126.663-3')
  await openSection(page, 'Horario')
  await page.getByRole('button', { name: 'Salir' }).click()
  await part(page, 'Días cerrados').waitFor()
  await openSection(page, 'Empresa')
  await expect.poll(() => rut.inputValue()).toBe('')
})

test('a colleague’s change is told, and both changes are saved', async () => {
  const page = await enter('/configuracion/cotizaciones')
  allowComplaints(page)
  const payment = field(page, 'Forma de pago')
  await payment.fill('30 días')
  const { updatedAt, ...quotes } = await stored(page, 'quotes')
  const data = { ...quotes, place: 'Bodega', updatedAt }
  expect((await page.request.put('/api/admin/settings/quotes', { data })).status()).toBe(200)
  await save(page)
  const notice = page.getByRole('alert').filter({ hasText: 'Otra persona guardó cambios mientras editabas.' })
  await notice.getByText('Lugar de entrega: A convenir → Bodega').waitFor()
  expect(await payment.inputValue()).toBe('30 días')
  expect(await axeFindings(page)).toEqual([])
  await notice.getByRole('button', { name: 'Sumar lo mío a lo suyo' }).click()
  expect(await field(page, 'Lugar de entrega').inputValue()).toBe('Bodega')
  await save(page)
  await saved(page).waitFor()
  expect(await stored(page, 'quotes')).toMatchObject({ payment: '30 días', place: 'Bodega' })
})

test('a template is written with placeholders, an unknown one is named, and the preview fills them in', async () => {
  const page = await enter('/configuracion/correos')
  await page.getByRole('button', { name: 'Respuesta libre' }).click()
  const subject = page.getByRole('textbox', { name: 'Asunto' }).filter({ visible: true })
  const body = page.getByRole('textbox', { name: 'Texto' }).filter({ visible: true })
  await body.fill('Hola, {nonbre}:')
  await save(page)
  await page.getByText('No existe {nonbre}. Puedes usar {nombre},').waitFor()
  await body.fill('Hola, ')
  await page.getByRole('button', { name: 'Insertar {nombre}' }).filter({ visible: true }).click()
  expect(await body.inputValue()).toBe('Hola, {nombre}')
  await page.keyboard.type(':')
  await subject.fill('Por ')
  await page.getByRole('button', { name: 'Insertar {folio}' }).filter({ visible: true }).click()
  const preview = page.getByRole('region', { name: 'Vista previa' }).filter({ visible: true })
  await preview.getByText('Hola, Ana:').waitFor()
  await preview.getByText('Por COT-2026-000042').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await save(page)
  await saved(page).waitFor()
  const { replies } = await stored(page, 'mailTemplates')
  expect(replies.at(-1)).toMatchObject({ name: 'Respuesta libre', subject: 'Por {folio}', body: 'Hola, {nombre}:' })

  await page.getByRole('button', { name: 'Recordatorio antes de vencer' }).click()
  const ofReminder = page.getByRole('textbox', { name: 'Asunto' }).filter({ visible: true }).last()
  await ofReminder.fill('Vence: ')
  await page.getByRole('button', { name: 'Insertar {enlace}' }).filter({ visible: true }).click()
  await page.getByText('El enlace va en el texto, no en el asunto').waitFor()
  await ofReminder.fill('La cotización {folio} vence el {vence}')
  await page.getByText('El enlace va en el texto, no en el asunto').waitFor({ state: 'hidden' })

  const contact = { name: 'Pedro', email: 'pedro@x.cl', company: 'X', message: 'Hola', contactType: 'CONTACT' }
  await page.request.post('/api/contacts', { data: contact })
  await openFromMenu(page, 'Solicitudes')
  await page.getByRole('row').filter({ hasText: 'Pedro' }).click()
  await page.getByRole('button', { name: 'Respuesta libre' }).click()
  expect(await field(page, 'Mensaje').inputValue()).toBe('Hola, Pedro:')
  // A template without gaps is complete.
  await page.getByRole('button', { name: 'Enviar respuesta' }).click()
  await page.getByText('Respondió por correo:').waitFor()
})

test('recipients and hours are kept, on a phone too', async () => {
  const page = await enter('/configuracion/destinatarios', phone)
  const addresses = page.getByRole('combobox', { name: 'Mensajes de contacto' })
  await addresses.fill('ventas')
  await save(page)
  await page.getByText('«ventas»: Ingresa un correo válido').waitFor()
  await addresses.press('Backspace')
  await addresses.fill('Ventas@precinta.example,')
  await save(page)
  await saved(page).waitFor()
  expect((await stored(page, 'recipients')).contact).toEqual(['ventas@precinta.example'])
  await checkScreen(page, 'recipients')

  await openSection(page, 'Horario')
  await page.getByRole('checkbox', { name: 'Sábado' }).check()
  await page.getByLabel('Sábado, cierra').fill('08:00')
  await save(page)
  await page.getByText('Debe cerrar después de abrir').waitFor()
  await page.getByLabel('Sábado, cierra').fill('13:00')
  await page.getByRole('button', { name: 'Agregar día' }).click()
  await page.getByLabel('Fecha 1').fill('2026-12-24')
  await page.getByLabel('Motivo 1').fill('Víspera de Navidad')
  await save(page)
  await part(page, 'Últimos cambios').getByText('Sábado: cerrado → 09:00 a 13:00').waitFor()
  expect(await stored(page, 'hours')).toMatchObject({
    week: { saturday: { opens: '09:00', closes: '13:00' }, sunday: null },
    closedDays: [{ date: '2026-12-24', name: 'Víspera de Navidad' }],
  })
  await checkScreen(page, 'hours')
})

test('a person signs with the own data, and a colleague can correct those of another', async () => {
  const page = await enter('/mi-cuenta')
  await field(page, 'Nombre').fill('Marta Díaz')
  await field(page, 'Cargo').fill('Jefa de ventas')
  await save(page)
  await page.getByText('Datos guardados.').waitFor()
  await page.getByRole('button', { name: 'Marta Díaz' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.request.post('/api/admin/staff', { data: { name: 'jefe', email: 'ivan@precinta.example' } })
  await openFromMenu(page, 'Equipo')
  await page
    .getByRole('paragraph')
    .filter({ hasText: /^Jefa de ventas$/ })
    .waitFor()
  await page.getByRole('link', { name: 'Editar a jefe' }).click()
  await field(page, 'Nombre').fill('Iván Soto')
  await field(page, 'Firma').fill('Iván\nPrecinta')
  await save(page)
  await page.getByText('Datos guardados.').last().waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Volver al equipo' }).click()
  const changed = part(page, 'Historial de las cuentas').getByRole('row', { name: 'Datos y firma cambiados' })
  await expect.poll(() => changed.first().textContent()).toMatch(/Iván SotoMarta Díaz$/)
  await changed.first().getByText('Nombre: jefe → Iván Soto').waitFor()
  await changed.first().getByRole('button', { name: 'Deshacer el cambio de los datos de Iván Soto' }).click()
  await page.getByText('Los datos anteriores están de vuelta.').waitFor()
  await page.getByRole('link', { name: 'Editar a jefe' }).waitFor()
})

test('a screen that loads slowly says so, accessibly', async () => {
  const page = await enter('/configuracion/empresa')
  const release = await holdCalls(page, '**/api/admin/settings/company')
  await page.reload()
  await page.getByText('Un momento, por favor').waitFor()
  expect(await axeFindings(page)).toEqual([])
  release()
  await page.getByLabel('Razón social').waitFor()
})
