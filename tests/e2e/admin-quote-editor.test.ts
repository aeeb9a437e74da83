/** @module-tag thorough */

import { writeCsv } from 'hucre/csv'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aQuotation } from '../support/samples.ts'
import { allowComplaints } from './browser.ts'
import { file } from './catalogue-steps.ts'
import { film, strap } from './form-steps.ts'
import { checkScreen, desktop, go, holdCalls, phone, untilLoaded } from './office.ts'
import { setUpMailOffice } from './own-office.ts'
import { axeFindings, untilPainted } from './page-checks.ts'
import { line, prepare, price, save, send, sendPriced, version } from './quote-steps.ts'

const { enter, openPage, openWindow, receive, smtp, url } = setUpMailOffice()

/** The first draft of a request. */
async function openEditor(id: number, viewport = desktop) {
  const page = await enter(`/solicitudes/${id}/show`, viewport)
  await prepare(page, 'Preparar cotización')
  return page
}

const hiddenWidth = (field: Element) => field.scrollWidth - field.clientWidth

/** Signs a second person in, in a separate page. */
async function invite(page: Page) {
  const person = { name: 'Iván Peña', email: `${crypto.randomUUID()}@precinta.example` }
  const invited = await page.request.post('/api/admin/staff', { data: person })
  const link = new URL((await invited.json()).link)
  const other = await openPage({ baseURL: url(), viewport: desktop })
  await other.goto(link.pathname + link.search)
  await other.getByLabel('Contraseña').fill('la clave de Iván')
  await other.getByRole('button', { name: 'Guardar y entrar' }).click()
  await other.waitForURL('**/admin/**')
  return other
}

test('who opens an editor that a colleague has open is told, and a deleted draft is not called sent', async () => {
  const request = await receive('/invoices', aQuotation())
  const { id } = request
  const page = await enter('/mi-cuenta')
  const his = await invite(page)
  await sendPriced(page, request, 50_000)
  await go(page, `/solicitudes/${id}/show`)
  await prepare(page, 'Nueva versión')
  await go(his, `/solicitudes/${id}/cotizacion`)
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

test('two people edit one draft: the second is told, loses nothing, and decides', async () => {
  const { id } = await receive('/invoices', aQuotation())
  const first = await openEditor(id)
  const second = await openWindow(`/solicitudes/${id}/cotizacion`)
  allowComplaints(second)
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
  const { id } = await receive('/invoices', aQuotation())
  const page = await openEditor(id)
  await price(page, 1).fill('25.000')
  await page.getByRole('link', { name: 'Volver a la solicitud' }).click()
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' })
  expect(await axeFindings(page)).toEqual([])
  await question.getByRole('button', { name: 'Seguir editando' }).click()
  page.once('dialog', (dialog) => dialog.accept())
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
  const { id } = await receive('/invoices', aQuotation())
  const page = await openEditor(id)
  await price(page, 1).fill('25.000')
  const release = await holdCalls(page, '**/quotes/draft')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await price(page, 2).fill('390.000')
  release()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Lo último que escribiste no está en esta versión').waitFor()
  expect(await dialog.getByRole('button', { name: 'Enviar cotización' }).isDisabled()).toBe(true)
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await send(page)
  await version(page, 1).getByText('$ 1.642.200').waitFor()
})

test('another currency asks before it empties what was typed, and a choice can be undone', async () => {
  const { id } = await receive('/invoices', aQuotation())
  const page = await openEditor(id)
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
  const page = await enter('/cotizaciones')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
  const email = `${crypto.randomUUID()}@llama.example`
  // The list still changes its address while it loads.
  await page.getByRole('link', { name: 'Nueva cotización' }).waitFor()
  await untilLoaded(page)
  await untilPainted(page)
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
  await expect.poll(() => smtp().receivedBy(email).length).toBe(1)
  expect(smtp().receivedBy(email)[0]?.text).toContain('Llega el lunes.')
})

test('a price list is tried, corrected and imported, and its price fills a line', async () => {
  const page = await enter('/precios')
  const importing = async (...rows: string[][]) => {
    const content = writeCsv([['id', 'moneda', 'precio neto'], ...rows], { delimiter: ';' })
    await page.getByLabel('Archivo de precios').setInputFiles(file('precios.csv', 'text/csv', Buffer.from(content)))
  }
  await page.getByRole('link', { name: 'Importar' }).and(page.locator('[href$="/precios/importar"]')).click()
  await importing(['108', 'CLP', '24.500'], ['163', 'CLP', 'mucho'])
  await page.getByText('Hay 1 línea con errores').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await importing(['108', 'CLP', '24.500'], ['163', 'USD', '9,90'])
  await page.getByRole('button', { name: 'Importar 2 cambios' }).click()
  await page.getByText('Importación terminada. Nuevos: 2. Cambiados: 0. Los precios nuevos ya se proponen').waitFor()

  const { id } = await receive('/invoices', aQuotation())
  await go(page, `/solicitudes/${id}/show`)
  await prepare(page, 'Preparar cotización')
  expect(await price(page, 1).inputValue()).toBe('24.500')
  await price(page, 1).fill('20.000')
  await line(page, 1).getByRole('button', { name: 'Lista: $ 24.500' }).click()
  expect(await price(page, 1).inputValue()).toBe('24.500')
  await price(page, 2).fill('390.000')
  await send(page)
  const { id: next } = await receive('/invoices', aQuotation(), { company: 'Otra empresa' })
  await go(page, `/solicitudes/${next}/show`)
  await prepare(page, 'Preparar cotización')
  await line(page, 1)
    .getByRole('button', { name: /^A Empresa .+, \d\d-\d\d-\d{4}: \$ 24\.500$/ })
    .waitFor()

  await go(page, '/precios')
  await page.getByRole('textbox', { name: 'Buscar' }).fill(strap.name)
  const row = page.getByRole('row').filter({ hasText: strap.name })
  await row.getByText('$ 24.500').waitFor()
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
})

test.each([
  ['desktop', desktop],
  ['phone', phone],
])('on a %s every state of a quotation is accessible and fits', async (_name, size) => {
  const { id } = await receive('/invoices', {
    ...aQuotation(),
    otherProduct: 'Cantoneras de cartón',
    message: 'Para Talca.',
  })
  const page = await enter(`/solicitudes/${id}/show`, size)
  const check = (place: string) => checkScreen(page, place)
  await page.getByRole('button', { name: 'Preparar cotización' }).waitFor()
  await check('request')
  await prepare(page, 'Preparar cotización')
  await check('draft')
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
  await check('draft with an error')
  await price(page, 1).fill('12.500')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Asunto').waitFor()
  await check('sending')
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar cotización' }).click()
  await version(page, 1).waitFor()
  await page.getByRole('combobox', { name: 'Estado' }).getByText('Respondida').waitFor()
  await check('sent')
  for (const [path, title] of [
    ['/cotizaciones', 'Cotizaciones'],
    ['/cotizaciones/create', 'Nueva cotización'],
    ['/precios', 'Lista de precios'],
    ['/precios/importar', 'Importar precios'],
    ['/resumen', 'Resumen'],
  ] as const) {
    await go(page, path)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await check(path)
  }
})

test('the field to correct has the focus also when a frame is painted before its error', async () => {
  const { id } = await receive('/invoices', aQuotation())
  const page = await openWindow(`/solicitudes/${id}/show`)
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
