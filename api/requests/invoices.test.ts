import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aQuotation } from '../../tests/support/samples.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

const aLine = () => ({ productId: 108, quantity: 1, name: 'Zuncho PET 16 mm verde gofrado' })
const linesOf = (count: number) => Array.from({ length: count }, aLine)

test('POST /invoices stores the quotation request with its lines in order', async () => {
  const app = await createTestApp({ now: () => new Date('2026-11-15T12:00:00Z') })
  const { status, body } = await app.post('/api/invoices', aQuotation())
  expect(status).toBe(201)
  expect(body).toEqual({ id: 1, folio: 'COT-2026-000001', trackingUrl: expect.any(String) })
  expect(await app.requests()).toMatchObject([{ kind: 'quotation', company: 'Cerámicas del Maule', message: null }])
  expect(await app.lines()).toMatchObject([
    {
      requestId: 1,
      position: 0,
      productId: 108,
      quantity: 24,
      name: 'Zuncho PET 16 mm verde gofrado',
      productKnown: true,
    },
    {
      requestId: 1,
      position: 1,
      productId: 119,
      quantity: 2,
      name: 'Enzunchadora a batería PB 16',
      productKnown: true,
    },
  ])
})

test('POST /invoices stores the current sales unit of each product', async () => {
  const app = await createTestApp()
  await app.post('/api/invoices', aQuotation())
  const staff = await app.signIn()
  const { body: product } = await staff.get('/api/admin/products/108')
  expect((await staff.put('/api/admin/products/108', { ...product, unit: 'par de rollos' })).status).toBe(200)
  await app.post('/api/invoices', { ...aQuotation(), invoiceDetails: [aLine()] })
  expect((await app.lines()).map(({ unit }) => unit)).toEqual(['rollo', null, 'par de rollos'])
})

test('POST /invoices stores the code of each product as it was', async () => {
  const app = await createTestApp()
  const gone = { ...aLine(), productId: 99_999 }
  await app.post('/api/invoices', { ...aQuotation(), invoiceDetails: [aLine(), { ...gone, code: 'FALSO-1' }] })
  const staff = await app.signIn()
  const { body: product } = await staff.get('/api/admin/products/108')
  await staff.put('/api/admin/products/108', { ...product, code: '' })
  await app.post('/api/invoices', { ...aQuotation(), invoiceDetails: [aLine()] })
  expect((await app.lines()).map(({ code }) => code)).toEqual(['ZPET-16-V', null, null])
  const { body } = await staff.get('/api/admin/requests/1')
  expect(body.lines.map(({ code }: { code: string | null }) => code)).toEqual(['ZPET-16-V', null])
})

test('POST /invoices stores a note per line and another product, both optional', async () => {
  const app = await createTestApp()
  const invoiceDetails = [{ ...aLine(), note: ' Con certificado\r\nde origen ' }, { ...aLine(), note: ' ' }, aLine()]
  const sent = { ...aQuotation(), invoiceDetails, otherProduct: 'Bolsas de 40 × 60 cm' }
  expect((await app.post('/api/invoices', sent)).status).toBe(201)
  expect((await app.lines()).map(({ note }) => note)).toEqual(['Con certificado\nde origen', null, null])
  expect(await app.requests()).toMatchObject([{ otherProduct: 'Bolsas de 40 × 60 cm' }])
  await app.post('/api/invoices', { ...aQuotation(), otherProduct: null })
  expect((await app.requests())[1]?.otherProduct).toBeNull()
})

test('POST /invoices with only another product is 422', async () => {
  const app = await createTestApp()
  const sent = { ...aQuotation(), invoiceDetails: [], otherProduct: 'Bolsas' }
  const { status, body } = await app.post('/api/invoices', sent)
  expect([status, body.error.fields]).toEqual([
    422,
    { invoiceDetails: 'Debes incluir al menos 1 producto en la cotización!' },
  ])
})

test('POST /invoices with another product over 1000 characters is 422', async () => {
  const app = await createTestApp()
  const { status, body } = await app.post('/api/invoices', { ...aQuotation(), otherProduct: 'x'.repeat(1001) })
  expect([status, body.error.fields]).toEqual([422, { otherProduct: 'Máximo 1.000 caracteres' }])
})

test('POST /invoices keeps and flags a line whose product is gone', async () => {
  const app = await createTestApp()
  const gone = { productId: 99_999, quantity: 3, name: 'Zuncho descontinuado' }
  expect((await app.post('/api/invoices', { ...aQuotation(), invoiceDetails: [gone] })).status).toBe(201)
  expect(await app.lines()).toMatchObject([{ ...gone, productKnown: false }])
})

test.each([
  ['name', 'Nombre es requerido'],
  ['email', 'Correo es requerido'],
  ['company', 'El nombre de la empresa es requerido'],
])('POST /invoices without %s is 422 and stores nothing', async (field, message) => {
  const app = await createTestApp()
  const { status, body } = await app.post('/api/invoices', { ...aQuotation(), [field]: '' })
  expect(status).toBe(422)
  expect(body.error.fields).toEqual({ [field]: message })
  expect(await app.requests()).toEqual([])
})

test.each([[[]], [undefined], ['x']])('POST /invoices with the list %j is 422', async (invoiceDetails) => {
  const app = await createTestApp()
  const { status, body } = await app.post('/api/invoices', { ...aQuotation(), invoiceDetails })
  expect(status).toBe(422)
  expect(body.error.fields).toEqual({ invoiceDetails: 'Debes incluir al menos 1 producto en la cotización!' })
  expect(await app.requests()).toEqual([])
})

test('POST /invoices accepts 200 lines and rejects one more', async () => {
  const app = await createTestApp()
  expect((await app.post('/api/invoices', { ...aQuotation(), invoiceDetails: linesOf(200) })).status).toBe(201)
  expect(await app.lines()).toHaveLength(200)
  const { status, body } = await app.post('/api/invoices', { ...aQuotation(), invoiceDetails: linesOf(201) })
  expect(status).toBe(422)
  expect(body.error.fields).toEqual({ invoiceDetails: 'La cotización admite hasta 200 productos' })
})

test.each([
  ['quantity', 0, 'La cantidad mínima es 1'],
  ['quantity', -5, 'La cantidad mínima es 1'],
  ['quantity', 1_000_001, 'La cantidad máxima es 1.000.000'],
  ['quantity', 1.5, 'La cantidad debe ser un número entero'],
  ['quantity', '3', 'La cantidad debe ser un número entero'],
  ['productId', 0, 'Producto no válido'],
  ['productId', 'x', 'Producto no válido'],
  ['productId', 2 ** 31, 'Producto no válido'],
  ['name', '', 'El nombre del producto es requerido'],
  ['name', 'x'.repeat(201), 'Máximo 200 caracteres'],
  ['name', 'Zuncho\u0000', 'Contiene caracteres no permitidos'],
  ['note', 'x'.repeat(501), 'Máximo 500 caracteres'],
  ['note', 'Negro\u0000', 'Contiene caracteres no permitidos'],
  ['note', 5, 'Debe ser un texto'],
])('POST /invoices with a line whose %s is %j is 422', async (field, value, message) => {
  const app = await createTestApp()
  const invoiceDetails = [aLine(), { ...aLine(), [field]: value }]
  const { status, body } = await app.post('/api/invoices', { ...aQuotation(), invoiceDetails })
  expect(status).toBe(422)
  expect(body.error.fields).toEqual({ [`invoiceDetails.1.${field}`]: message })
  expect(await app.requests()).toEqual([])
})

test('POST /invoices accepts a million pieces in a line', async () => {
  const app = await createTestApp()
  const invoiceDetails = [{ ...aLine(), quantity: 1_000_000 }]
  expect((await app.post('/api/invoices', { ...aQuotation(), invoiceDetails })).status).toBe(201)
})

test('POST /invoices with the key of a contact message is 409', async () => {
  const app = await createTestApp()
  const headers = { 'Idempotency-Key': randomUUID() }
  const { invoiceDetails, ...person } = aQuotation()
  await app.post('/api/contacts', { ...person, message: 'Hola', contactType: 'CONTACT' }, headers)
  expect((await app.post('/api/invoices', { ...person, message: 'Hola', invoiceDetails }, headers)).status).toBe(409)
})

test('POST /invoices with the same key and another quantity is 409', async () => {
  const app = await createTestApp()
  const headers = { 'Idempotency-Key': randomUUID() }
  await app.post('/api/invoices', { ...aQuotation(), invoiceDetails: [aLine()] }, headers)
  const changed = { ...aQuotation(), invoiceDetails: [{ ...aLine(), quantity: 2 }] }
  expect((await app.post('/api/invoices', changed, headers)).status).toBe(409)
})

test('POST /invoices fifty times at once with one key stores one request', async () => {
  const app = await createTestApp()
  const headers = { 'Idempotency-Key': randomUUID() }
  const responses = await Promise.all(
    Array.from({ length: 50 }, () => app.post('/api/invoices', aQuotation(), headers)),
  )
  expect(new Set(responses.map(({ status, body }) => `${status} ${body.folio}`)).size).toBe(1)
  expect(await app.requests()).toHaveLength(1)
  expect(await app.lines()).toHaveLength(2)
  expect(await app.mails()).toHaveLength(2)
})

test('POST /invoices with a filled hidden field is stored and marked, and sends no mail', async () => {
  const app = await createTestApp()
  await app.post('/api/invoices', { ...aQuotation(), website: 'x' })
  expect(await app.requests()).toMatchObject([{ status: 'spam', spamReason: 'hidden_field' }])
  expect(await app.mails()).toEqual([])
})

test('POST /invoices with a body over the limit is 413', async () => {
  const app = await createTestApp()
  expect((await app.post('/api/invoices', { ...aQuotation(), padding: 'x'.repeat(300_000) })).status).toBe(413)
})
