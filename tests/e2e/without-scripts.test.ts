import { expect, inject, test } from 'vitest'
import { allowComplaints, fromAnAddressOfItsOwn, setUpBrowser, setUpPlainPage } from './browser.ts'
import { answers, desktop, errorOf, fill, whoAsks } from './form-steps.ts'
import { openConfirmedRequest } from './office.ts'

const openPage = setUpBrowser()
const read = setUpPlainPage(desktop)

/** A rejected form responds with an error status, which the console logs. */
async function open(path: string) {
  const page = await read(path)
  allowComplaints(page)
  return page
}

test('without scripts a product is quoted from its page to the confirmation', async () => {
  const page = await open('/productos/zuncho-pet-16-verde?producto=108')
  expect(await page.getByRole('button', { name: /^(Sumar|Restar) uno/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Agregar a la Cotización' }).click()
  await page.waitForURL('**/cotizacion?producto=108&cantidad=1&formato=')
  await page.getByText('1 × Zuncho PET 16 mm verde gofrado').waitFor()
  await page.getByText(/^Sin JavaScript, cada solicitud lleva un solo producto/).waitFor()
  await page.getByRole('button', { name: 'Solicitar Cotización' }).click()
  await page.getByText('Nombre es requerido', { exact: true }).waitFor()
  await fill(page, whoAsks)
  await page.getByRole('button', { name: 'Solicitar Cotización' }).click()
  await page.waitForURL('**/confirmacion?folio=COT-*')
  await page.getByText(/^Folio: COT-/).waitFor()
})

test('without scripts a product is quoted in a format', async () => {
  const page = await open('/productos/zuncho-pet-16-verde?producto=108')
  await page.getByRole('combobox', { name: /^Formato/ }).selectOption('Pallet de 36 rollos')
  await page.getByRole('button', { name: 'Agregar a la Cotización' }).click()
  await page.getByText('36 × Zuncho PET 16 mm verde gofrado (rollos, en 1 pallet de 36 rollos)').waitFor()
  await fill(page, whoAsks)
  await page.getByRole('button', { name: 'Solicitar Cotización' }).click()
  await page.waitForURL('**/confirmacion?folio=COT-*')
  await page
    .getByRole('link', { name: /seguimiento|Seguir/i })
    .first()
    .click()
  await page.getByText('1 pallet de 36 rollos = 36 rollos').waitFor()
})

test('without scripts all products of a calculation are quoted at once, with the calculation as their notes', async () => {
  const page = await open('/calculadoras/zuncho?union=sello&cargas=1000')
  const proposal = page.getByRole('region', { name: 'Productos para este cálculo' })
  await proposal.getByRole('link', { name: 'Cotizar Zuncho PET 16 mm verde gofrado y Sello dentado PET 16 mm' }).click()
  // 2 × (5 + 0.3) = 10.6 m. 10.6 × 1,000 × 1.03 = 10,918 m, 8 rolls of 1,500 m. 2 × 1,000 × 1.03 = 2,060 seals, 3 boxes.
  await page.getByText('8 × Zuncho PET 16 mm verde gofrado').waitFor()
  await page.getByText('3 × Sello dentado PET 16 mm').waitFor()
  const strapNote = page.getByLabel('Nota: Zuncho PET 16 mm verde gofrado')
  expect(await strapNote.inputValue()).toContain('Cálculo para 1.000 cargas al mes')
  expect(await page.getByLabel('Nota: Sello dentado PET 16 mm').inputValue()).toContain('Cierres: 2.060 al mes')
  await strapNote.fill('Rollos verdes')
  await page.getByRole('button', { name: 'Solicitar Cotización' }).click()
  await page.getByText('Nombre es requerido', { exact: true }).waitFor()
  expect(await strapNote.inputValue()).toBe('Rollos verdes')
  await fill(page, whoAsks)
  await page.getByRole('button', { name: 'Solicitar Cotización' }).click()
  await page.waitForURL('**/confirmacion?folio=COT-*')
  const office = await openPage(desktop)
  await openConfirmedRequest(office, page)
  await office.getByText('Nota: Rollos verdes').waitFor()
  await office.getByText(/^Nota: Cálculo para 1\.000 cargas al mes .* Cierres: 2\.060 al mes/).waitFor()
})

test.each([
  ['/contacto', answers, 'CON'],
  ['/mineria', answers, 'CON'],
  ['/servicio-tecnico', { ...answers, 'Tipo de Máquina*': 'Envolvedora EP 16' }, 'SRV'],
])('the form of %s shows missing fields, keeps the rest, and is confirmed', async (path, all, kind) => {
  const page = await open(path)
  await fill(page, { ...all, 'Correo*': 'ana@', 'Empresa*': '' })
  await page.getByRole('button', { name: 'ENVIAR' }).click()
  await page.getByText('Ingresa un correo válido').waitFor()
  expect(await errorOf(page, 'Correo*')).toBe('Ingresa un correo válido')
  expect(await errorOf(page, 'Empresa*')).toBe('El nombre de la empresa es requerido')
  expect(await errorOf(page, 'Nombre*')).toBeNull()
  expect(await page.getByLabel('Nombre*').inputValue()).toBe('Ana Rojas')
  expect(await page.getByLabel('Mensaje*').inputValue()).toBe(answers['Mensaje*'])
  await fill(page, all)
  await page.getByRole('button', { name: 'ENVIAR' }).click()
  await page.waitForURL(`**/confirmacion?folio=${kind}-*`)
  await page.getByText(`Folio: ${kind}-`).waitFor()
})

const required = {
  name: 'Nombre es requerido',
  email: 'Correo es requerido',
  company: 'El nombre de la empresa es requerido',
  message: 'Mensaje es requerido',
}

test.each([
  ['/contacto', required],
  ['/mineria', required],
  ['/servicio-tecnico', { ...required, equipment: 'Tipo de Máquina es requerido' }],
])('an empty form of %s is returned with a message for each field', async (path, messages) => {
  const response = await fetch(new URL(path, inject('siteUrl')), {
    method: 'POST',
    headers: fromAnAddressOfItsOwn(),
    body: new URLSearchParams(Object.keys(messages).map((name) => [name, ''])),
  })
  expect(response.status).toBe(422)
  const html = await response.text()
  const shown = [...html.matchAll(/<[^>]* id="(\w+)-error"[^>]*>(.*?)<\/(?:p|div|span)>/g)]
  const texts = shown.map(([, field = '', text = '']) => [field, text.replace(/<[^>]*>/g, '')])
  expect(Object.fromEntries(texts)).toEqual(messages)
})

test('an empty quotation is not sent', async () => {
  const page = await open('/cotizacion')
  await page.getByText('No hay productos en la cotización.', { exact: true }).waitFor()
  await fill(page, whoAsks)
  await page.getByRole('button', { name: 'Solicitar Cotización' }).click()
  await page.getByText('Debes incluir al menos 1 producto en la cotización!', { exact: true }).waitFor()
  expect(await page.getByLabel('Empresa*').inputValue()).toBe(answers['Empresa*'])
})

test('a rate-limited form gets an error page, and going back keeps what was typed', async () => {
  const page = await open('/contacto')
  for (let times = 0; times < 20; times++) await page.request.post('/contacto', { form: { name: 'Ana' } })
  await fill(page, answers)
  const response = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'ENVIAR' }).click()
  expect((await response).status()).toBe(429)
  expect((await response).headers()['retry-after']).toMatch(/^\d+$/)
  await page.getByRole('heading', { level: 1, name: 'Demasiados envíos seguidos' }).waitFor()
  expect(await page.title()).toBe('Demasiados envíos seguidos | Precinta')
  await page.getByRole('banner').getByRole('link', { name: 'CONTACTO', exact: true }).waitFor()
  await page.goBack()
  for (const [label, value] of Object.entries(answers)) {
    expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(value)
  }
})

test('a form that is too large gets an error page', async () => {
  const page = await open('/contacto')
  await fill(page, answers)
  await page.getByLabel('Mensaje*').evaluate((area) => {
    if (area instanceof HTMLTextAreaElement) area.value = 'x'.repeat(70_000)
  })
  const response = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'ENVIAR' }).click()
  expect((await response).status()).toBe(413)
  await page.getByRole('heading', { level: 1, name: 'La solicitud es demasiado larga' }).waitFor()
  await page.goBack()
  expect(await page.getByLabel('Nombre*').inputValue()).toBe('Ana Rojas')
})
