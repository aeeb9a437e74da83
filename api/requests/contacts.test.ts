import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aContact, aServiceRequest } from '../../tests/support/samples.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

test('POST /contacts stores a contact message and returns its id, folio and private page', async () => {
  const app = await createTestApp({ now: () => new Date('2026-11-15T12:00:00Z') })
  const { status, body } = await app.post('/api/contacts', aContact())
  expect(status).toBe(201)
  expect(body).toEqual({ id: 1, folio: 'CON-2026-000001', trackingUrl: expect.any(String) })
  expect(await app.requests()).toMatchObject([
    {
      id: 1,
      kind: 'contact',
      folio: 'CON-2026-000001',
      name: 'Ana Rojas',
      email: 'ana.rojas@aserradero.example',
      phone: '+56 9 1234 5678',
      company: 'Aserradero Río Claro',
      message: 'Necesitamos zunchos PET para paquetes de madera.',
      equipment: null,
      status: 'new',
      spamReason: null,
      receivedAt: new Date('2026-11-15T12:00:00Z'),
    },
  ])
})

test('POST /contacts stores a service request with its machine', async () => {
  const app = await createTestApp()
  const { status, body } = await app.post('/api/contacts', aServiceRequest())
  expect(status).toBe(201)
  expect(body.folio).toMatch(/^SRV-\d{4}-000001$/)
  expect(await app.requests()).toMatchObject([{ kind: 'service', equipment: 'Enzunchadora a batería PB 16' }])
})

test('POST /contacts queues one mail to the company and one to the visitor', async () => {
  const app = await createTestApp()
  await app.post('/api/contacts', aContact())
  expect((await app.mails()).map(({ kind, requestId }) => ({ kind, requestId }))).toEqual([
    { kind: 'notification', requestId: 1 },
    { kind: 'acknowledgement', requestId: 1 },
  ])
})

test.each([
  ['CONTACT', 'name', 'Nombre es requerido'],
  ['CONTACT', 'email', 'Correo es requerido'],
  ['CONTACT', 'company', 'El nombre de la empresa es requerido'],
  ['CONTACT', 'message', 'Mensaje es requerido'],
  ['SERVICE', 'name', 'Nombre es requerido'],
  ['SERVICE', 'email', 'Correo es requerido'],
  ['SERVICE', 'equipment', 'Tipo de Máquina es requerido'],
  ['SERVICE', 'company', 'El nombre de la empresa es requerido'],
  ['SERVICE', 'message', 'Mensaje es requerido'],
])('POST /contacts %s without %s is 422 and stores nothing', async (contactType, field, message) => {
  const app = await createTestApp()
  const sample = contactType === 'SERVICE' ? aServiceRequest() : aContact()
  for (const missing of ['', '   ', '\u200b', ' \u2060\ufeff\u3164\u2800 ', undefined, 7]) {
    const { status, body } = await app.post('/api/contacts', { ...sample, [field]: missing })
    expect(status).toBe(422)
    expect(body.error).toMatchObject({ code: 'invalid_fields', fields: { [field]: message } })
  }
  expect(await app.requests()).toEqual([])
  expect(await app.mails()).toEqual([])
})

test('POST /contacts with no fields reports every required field in the order of the form', async () => {
  const app = await createTestApp()
  const { body } = await app.post('/api/contacts', { contactType: 'SERVICE' })
  expect(Object.keys(body.error.fields)).toEqual(['name', 'email', 'equipment', 'company', 'message'])
})

test.each([
  'ana',
  'ana@',
  'ana@empresa',
  'ana rojas@empresa.cl',
  'ana@empresa.cl\r\nBcc: x@x.cl',
  `${'a'.repeat(250)}@x.cl`,
])('POST /contacts with the address "%s" is 422', async (email) => {
  const app = await createTestApp()
  const { status, body } = await app.post('/api/contacts', { ...aContact(), email })
  expect(status).toBe(422)
  expect(body.error.fields).toEqual({ email: 'Ingresa un correo válido' })
})

test.each([undefined, null, '', '  '])('POST /contacts treats the phone %j as missing', async (phone) => {
  const app = await createTestApp()
  expect((await app.post('/api/contacts', { ...aContact(), phone })).status).toBe(201)
  expect(await app.requests()).toMatchObject([{ phone: null }])
})

test.each([undefined, 'OTHER', 1])('POST /contacts with the contact type %j is 422', async (contactType) => {
  const app = await createTestApp()
  const { status, body } = await app.post('/api/contacts', { ...aContact(), contactType })
  expect(status).toBe(422)
  expect(body.error.fields).toEqual({ contactType: 'El tipo de contacto debe ser CONTACT o SERVICE' })
})

test('POST /contacts accepts a message of 2000 characters and rejects one more', async () => {
  const app = await createTestApp()
  expect((await app.post('/api/contacts', { ...aContact(), message: 'ñ'.repeat(2000) })).status).toBe(201)
  const { status, body } = await app.post('/api/contacts', { ...aContact(), message: 'ñ'.repeat(2001) })
  expect(status).toBe(422)
  expect(body.error.fields).toEqual({ message: 'Máximo 2.000 caracteres' })
})

test('POST /contacts keeps the line breaks of a message and trims surrounding blanks', async () => {
  const app = await createTestApp()
  await app.post('/api/contacts', { ...aContact(), name: '  Ana Rojas ', message: 'Uno\r\n\r\nDos\tTres' })
  expect(await app.requests()).toMatchObject([{ name: 'Ana Rojas', message: 'Uno\n\nDos\tTres' }])
})

test.each([
  ['a NUL', 'name', 'Ana\u0000'],
  ['a line break', 'name', 'Ana\nBcc: x@x.cl'],
  ['a carriage return', 'company', 'Uno\rDos'],
  ['an escape', 'phone', '\u001b[31m'],
  ['a lone surrogate', 'company', 'Uno \ud800'],
  ['a NUL in the message', 'message', 'Hola\u0000'],
  ['a bell in the message', 'message', 'Hola\u0007'],
  ['a lone surrogate in the message', 'message', '\udfff'],
])('POST /contacts with %s is 422', async (_what, field, value) => {
  const app = await createTestApp()
  const { status, body } = await app.post('/api/contacts', { ...aContact(), [field]: value })
  expect(status).toBe(422)
  expect(body.error.fields).toEqual({ [field]: 'Contiene caracteres no permitidos' })
})

test('POST /contacts stores any script and emoji unchanged', async () => {
  const app = await createTestApp()
  const name = 'Ñandú Мария 株式会社 👷🏽‍♀️'
  expect((await app.post('/api/contacts', { ...aContact(), name })).status).toBe(201)
  expect(await app.requests()).toMatchObject([{ name }])
})

test('POST /contacts strips what is invisible or turns the writing direction', async () => {
  const app = await createTestApp()
  const body = {
    ...aContact(),
    name: '\u202eAna\u202c Ro\u200bjas\ufeff',
    company: 'Ase\u00adrra\u2066dero\u2069 \u{e0041}\u200f',
    phone: '+56\u2060 9',
    message: 'Uno\u2028Dos\u061c\n\u200dTres',
  }
  expect((await app.post('/api/contacts', body)).status).toBe(201)
  expect(await app.requests()).toMatchObject([
    { name: 'Ana Rojas', company: 'Aserradero', phone: '+56 9', message: 'Uno\nDos\nTres' },
  ])
})

test.each(['\u202e', '\u200b', '\u00ad', '\u2066', '\u{e0041}'])(
  'POST /contacts with %j within the address is 422, because another address could be meant',
  async (hidden) => {
    const app = await createTestApp()
    const { status, body } = await app.post('/api/contacts', { ...aContact(), email: `ana${hidden}@empresa.example` })
    expect([status, body.error.fields]).toEqual([422, { email: 'Ingresa un correo válido' }])
  },
)

test('POST /contacts with a filled hidden field is stored and marked, and sends no mail', async () => {
  const app = await createTestApp()
  expect((await app.post('/api/contacts', { ...aContact(), website: 'http://spam.example' })).status).toBe(201)
  expect(await app.requests()).toMatchObject([{ status: 'spam', spamReason: 'hidden_field' }])
  expect(await app.mails()).toEqual([])
})

test('POST /contacts filled by autofill in an instant is treated like any other', async () => {
  const app = await createTestApp()
  for (const body of [aContact(), aServiceRequest()]) {
    expect((await app.post('/api/contacts', { ...body, elapsedMs: 300 })).status).toBe(201)
  }
  const plain = { status: 'new', spamReason: null, spamSigns: [] }
  expect(await app.requests()).toMatchObject([plain, plain])
  expect((await app.mails()).map(({ kind }) => kind)).toEqual(Array(2).fill(['notification', 'acknowledgement']).flat())
})

const twoLinks = 'Visit https://casino.example/win and https://pills.example/buy'

test.each([
  ['links, at once', { message: twoLinks, elapsedMs: 120 }, ['links', 'too_fast']],
  ['a link as the company, at once', { company: 'https://casino.example', elapsedMs: 120 }, ['links', 'too_fast']],
  ['links as forums write them', { message: 'See [url=https://pills.example]here[/url]' }, ['markup', 'links']],
  ['a link in HTML', { message: '<a href="//pills.example">here</a>' }, ['markup']],
  [
    'another script and a link',
    { message: 'Дешёвые ссылки и прогоны https://seo.example' },
    ['foreign_script', 'links'],
  ],
  [
    'one text everywhere, at once',
    { name: 'GeraldTum', company: 'GeraldTum', message: 'geraldtum', elapsedMs: 90 },
    ['repeated', 'too_fast'],
  ],
])('POST /contacts with %s is held back as spam', async (_what, bait, spamSigns) => {
  const app = await createTestApp()
  expect((await app.post('/api/contacts', { ...aContact(), ...bait })).status).toBe(201)
  expect(await app.requests()).toMatchObject([{ status: 'spam', spamReason: spamSigns[0], spamSigns }])
  expect(await app.mails()).toEqual([])
})

test.each([
  ['one link', { message: 'La ficha está en https://fabricante.example/ficha.pdf' }, []],
  ['one link, at once', { message: 'La ficha: www.fabricante.example', elapsedMs: 900 }, ['links', 'too_fast']],
  ['several links', { message: twoLinks }, ['links']],
  ['another script', { message: '我们需要捆扎机和打包带，请报价。谢谢' }, ['foreign_script']],
])('POST /contacts with %s sends its mails', async (_what, content, spamSigns) => {
  const app = await createTestApp()
  await app.post('/api/contacts', { ...aContact(), ...content })
  expect(await app.requests()).toMatchObject([{ status: 'new', spamReason: null, spamSigns }])
  expect(await app.mails()).toHaveLength(2)
})

test.each(['Máquina detenida desde ayer', 'La línea está PARADA', 'No enciende', 'Urgente: el film se atasca'])(
  'POST /contacts for service with "%s" is never held back',
  async (message) => {
    const app = await createTestApp()
    const traps = { website: 'https://empresa.example', elapsedMs: 300 }
    await app.post('/api/contacts', { ...aServiceRequest(), ...traps, message })
    expect(await app.requests()).toMatchObject([
      { status: 'new', spamReason: null, spamSigns: ['hidden_field', 'too_fast'] },
    ])
    expect((await app.mails()).map(({ kind }) => kind)).toEqual(['notification', 'acknowledgement'])
  },
)

test('POST /contacts for service that fills the hidden field and reports nothing urgent is held back', async () => {
  const app = await createTestApp()
  const message = 'We offer backlinks for your site'
  await app.post('/api/contacts', { ...aServiceRequest(), website: 'https://seo.example', message })
  expect(await app.requests()).toMatchObject([{ status: 'spam', spamReason: 'hidden_field' }])
})

test('POST /contacts sent at human speed is not marked', async () => {
  const app = await createTestApp()
  await app.post('/api/contacts', { ...aContact(), website: '', elapsedMs: 45_000 })
  expect(await app.requests()).toMatchObject([{ status: 'new', spamReason: null }])
})

test('POST /contacts with the same key and body returns the first receipt', async () => {
  const app = await createTestApp()
  const headers = { 'Idempotency-Key': randomUUID() }
  const first = await app.post('/api/contacts', { ...aContact(), elapsedMs: 9000 }, headers)
  const second = await app.post('/api/contacts', { ...aContact(), elapsedMs: 12_000 }, headers)
  expect(second.status).toBe(201)
  expect(second.body).toEqual(first.body)
  expect(await app.requests()).toHaveLength(1)
  expect(await app.mails()).toHaveLength(2)
})

test('POST /contacts with the same key and another body is 409 and stores nothing more', async () => {
  const app = await createTestApp()
  const headers = { 'Idempotency-Key': randomUUID() }
  await app.post('/api/contacts', aContact(), headers)
  const { status, body } = await app.post('/api/contacts', { ...aContact(), message: 'Otra cosa' }, headers)
  expect(status).toBe(409)
  expect(body.error.code).toBe('idempotency_conflict')
  expect(await app.requests()).toHaveLength(1)
})

test('POST /contacts fifty times at once with one key stores one request', async () => {
  const app = await createTestApp()
  const headers = { 'Idempotency-Key': randomUUID() }
  const responses = await Promise.all(Array.from({ length: 50 }, () => app.post('/api/contacts', aContact(), headers)))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(responses.map(({ body }) => body.folio)).size).toBe(1)
  expect(await app.requests()).toHaveLength(1)
  expect(await app.mails()).toHaveLength(2)
})

test('POST /contacts without a key stores every request under its own folio', async () => {
  const app = await createTestApp()
  const responses = await Promise.all(Array.from({ length: 10 }, () => app.post('/api/contacts', aContact())))
  expect(new Set(responses.map(({ body }) => body.folio)).size).toBe(10)
})

test.each(['con espacio', 'ñ', 'k'.repeat(201)])('POST /contacts with the key "%s" is 400', async (key) => {
  const app = await createTestApp()
  const headers = { 'Idempotency-Key': Buffer.from(key).toString('latin1') }
  expect((await app.post('/api/contacts', aContact(), headers)).status).toBe(400)
})

test.each(['{', '', 'null,', '{"name":"Ana"'])('POST /contacts with the body %j is 400', async (body) => {
  const app = await createTestApp()
  const response = await app.post('/api/contacts', body)
  expect(response.status).toBe(400)
  expect(response.body.error.code).toBe('bad_request')
})

test.each(['[]', 'null', '"texto"', '1'])('POST /contacts with the JSON %s is 422', async (body) => {
  const app = await createTestApp()
  expect((await app.post('/api/contacts', body)).status).toBe(422)
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
  'POST /contacts as "%s" is 415',
  async (type) => {
    const app = await createTestApp()
    const { status, body } = await app.post('/api/contacts', aContact(), { 'Content-Type': type })
    expect(status).toBe(415)
    expect(body.error.code).toBe('unsupported_media_type')
    expect(await app.requests()).toEqual([])
  },
)

test('POST /contacts accepts application/json with a charset', async () => {
  const app = await createTestApp()
  const headers = { 'Content-Type': 'application/json; charset=utf-8' }
  expect((await app.post('/api/contacts', aContact(), headers)).status).toBe(201)
})

test('POST /contacts with a body over the limit is 413', async () => {
  const app = await createTestApp()
  const { status, body } = await app.post('/api/contacts', { ...aContact(), message: 'x'.repeat(40_000) })
  expect(status).toBe(413)
  expect(body.error.code).toBe('body_too_large')
})
