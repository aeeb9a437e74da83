import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { mails } from '../../db/schema.ts'
import { aContact, aQuotation, aServiceRequest } from '../../tests/support/samples.ts'
import { firstStaff, setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

/** A Monday, 10:00 in Chile. */
const monday = Date.parse('2026-11-16T13:00:00Z')
const hour = 3_600_000

const bot = { website: 'https://spam.example' }

test('the inbox holds all three kinds in one list, newest first', async () => {
  let time = monday
  const app = await createTestApp({ now: () => new Date(time) })
  await app.post('/api/invoices', aQuotation())
  time += hour
  await app.post('/api/contacts', aContact())
  time += hour
  await app.post('/api/contacts', aServiceRequest())
  const staff = await app.signIn()
  const { status, body } = await staff.get('/api/admin/requests')
  expect(status).toBe(200)
  expect(body.total).toBe(3)
  expect(body.data.map((item: { kind: string }) => item.kind)).toEqual(['service', 'contact', 'quotation'])
  expect(body.data[2]).toMatchObject({
    folio: 'COT-2026-000001',
    company: 'Cerámicas del Maule',
    name: 'Pedro Soto',
    products: ['Zuncho PET 16 mm verde gofrado', 'Enzunchadora a batería PB 16'],
    status: 'new',
    owner: null,
    waitingHours: 2,
    lateness: null,
  })
})

test('a request tells staff which of its products do not fit each other', async () => {
  const app = await createTestApp()
  const lines = [
    { productId: 109, name: 'Zuncho PET 19 mm alta tenacidad', quantity: 4 },
    { productId: 170, name: 'Sello dentado PET 16 mm', quantity: 2 },
  ]
  const { body: receipt } = await app.post('/api/invoices', { ...aQuotation(), invoiceDetails: lines })
  const staff = await app.signIn()
  const { body } = await staff.get(`/api/admin/requests/${receipt.id}`)
  expect(body.misfits).toEqual([
    'Sello dentado PET 16 mm con Zuncho PET 19 mm alta tenacidad: El sello es para 16 mm y el zuncho mide 19 mm.',
  ])
})

test('a request is amber after four working hours and red after eight; the first answer stops the clock', async () => {
  let time = monday
  const app = await createTestApp({ now: () => new Date(time) })
  await app.post('/api/contacts', aContact())
  const staff = await app.signIn()
  const first = async (query = '') => (await staff.get(`/api/admin/requests${query}`)).body.data[0]
  time = monday + 3.9 * hour
  expect(await first()).toMatchObject({ lateness: null })
  expect(await first('?late=amber')).toBeUndefined()
  time = monday + 4.1 * hour
  expect(await first()).toMatchObject({ lateness: 'amber' })
  expect(await first('?late=amber')).toMatchObject({ id: 1 })
  expect(await first('?late=red')).toBeUndefined()
  // The office closes at 18:00, so the night does not count.
  time = monday + 22.5 * hour
  expect(await first()).toMatchObject({ waitingHours: 8, lateness: 'red' })
  expect(await first('?late=red')).toMatchObject({ id: 1 })
  const { updatedAt } = await first()
  await staff.put('/api/admin/requests/1', { status: 'answered', updatedAt })
  time += 100 * hour
  expect(await first()).toMatchObject({ waitingHours: 8, lateness: null })
})

test('the search ignores capitals and accents in both directions', async () => {
  const app = await createTestApp()
  await app.post('/api/contacts', { ...aContact(), company: 'CERÁMICAS ÑUBLE' })
  await app.post('/api/contacts', { ...aContact(), company: 'Ceramicas Nuble' })
  const staff = await app.signIn()
  for (const q of ['ceramicas nuble', 'Cerámicas Ñuble', 'ÑUBLE']) {
    expect((await staff.get(`/api/admin/requests?q=${encodeURIComponent(q)}`)).body.total, q).toBe(2)
  }
})

test('a phone number is found in any format and in any request status', async () => {
  const app = await createTestApp()
  const phones = ['+56 9 1234 5678', '9-8765-4321', '(2) 2555 0199', '0056912340000']
  for (const phone of phones) await app.post('/api/contacts', { ...aContact(), phone })
  const staff = await app.signIn()
  await staff.post('/api/admin/requests/change', { ids: [1], status: 'closed' })
  const ids = async (q: string) => {
    const { body } = await staff.get(`/api/admin/requests?sort=receivedAt&order=asc&q=${encodeURIComponent(q)}`)
    return body.data.map(({ id }: { id: number }) => id)
  }
  for (const q of [
    '+56912345678',
    '912345678',
    '56 9 1234 5678',
    '9 12345678',
    '9.1234.5678',
    '12345678',
    'Rojas 912345678',
  ]) {
    expect(await ids(q), q).toEqual([1])
  }
  for (const q of ['+56 9 8765 4321', '987654321', '0056987654321']) expect(await ids(q), q).toEqual([2])
  expect(await ids('+56225550199')).toEqual([3])
  expect(await ids('+56 9 1234 0000')).toEqual([4])
  expect(await ids('Soto 912345678')).toEqual([])
  expect(await ids('999999999')).toEqual([])
  const { folio } = (await staff.get('/api/admin/requests/1')).body
  expect(await ids(folio)).toEqual([1])
  expect(await ids(folio.slice(4))).toEqual([1])
})

test('sorted by waiting, closed requests and spam come last in both directions', async () => {
  let time = monday
  const app = await createTestApp({ now: () => new Date(time) })
  for (let count = 0; count < 5; count++) {
    await app.post('/api/contacts', aContact())
    time += 1000
  }
  const staff = await app.signIn()
  for (const [id, status] of [
    [1, 'spam'],
    [2, 'closed'],
    [3, 'answered'],
  ] as const) {
    await staff.post('/api/admin/requests/change', { ids: [id], status })
  }
  const ids = async (order: string) =>
    (await staff.get(`/api/admin/requests?sort=waiting&order=${order}`)).body.data.map(({ id }: { id: number }) => id)
  expect(await ids('desc')).toEqual([4, 5, 3, 1, 2])
  expect(await ids('asc')).toEqual([5, 4, 3, 2, 1])
})

test.each([
  ['q=maule', ['quotation']],
  ['q=CERAMICAS soto', ['quotation']],
  ['q=bateria pb', ['service', 'quotation']],
  ['q=100%25', []],
  ['kind=contact', ['contact']],
  ['kind=contact&kind=service', ['service', 'contact']],
  ['status=new', ['service', 'contact', 'quotation']],
  ['status=closed', []],
  ['owner=none', ['service', 'contact', 'quotation']],
  ['owner=nobody', []],
  ['from=2026-11-16&until=2026-11-16', ['service', 'contact', 'quotation']],
  ['from=2026-11-17', []],
  ['until=2026-11-15', []],
])('the inbox filtered by %s', async (query, kinds) => {
  let time = monday
  const app = await createTestApp({ now: () => new Date(time) })
  await app.post('/api/invoices', aQuotation())
  time += 1000
  await app.post('/api/contacts', aContact())
  time += 1000
  await app.post('/api/contacts', aServiceRequest())
  const staff = await app.signIn()
  const { body } = await staff.get(`/api/admin/requests?${query}`)
  expect(body.data.map((item: { kind: string }) => item.kind)).toEqual(kinds)
  expect(body.total).toBe(kinds.length)
})

test('an invalid query is 400', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const lists = ['page=0', 'perPage=5000', 'sort=email', 'status=lost', 'from=yesterday', 'late=blue']
  for (const query of [...lists, 'from=0000-01-01', 'until=9999-12-31']) {
    expect([query, (await staff.get(`/api/admin/requests?${query}`)).status]).toEqual([query, 400])
  }
})

test('the pages of the inbox are consecutive', async () => {
  let time = monday
  const app = await createTestApp({ now: () => new Date(time) })
  for (let count = 0; count < 3; count++) {
    time += 1000
    await app.post('/api/contacts', aContact())
  }
  const staff = await app.signIn()
  const ids = async (query: string) =>
    (await staff.get(`/api/admin/requests?${query}`)).body.data.map(({ id }: { id: number }) => id)
  expect(await ids('perPage=2&page=1')).toEqual([3, 2])
  expect(await ids('perPage=2&page=2')).toEqual([1])
  expect(await ids('sort=receivedAt&order=asc')).toEqual([1, 2, 3])
  expect(await ids('sort=waiting&order=desc')).toEqual([1, 2, 3])
})

test('a request shows everything the visitor sent, with pictures and links of its products', async () => {
  const app = await createTestApp()
  const gone = { productId: 999_999, quantity: 5, name: 'Zuncho antiguo' }
  const sent = aQuotation()
  await app.post('/api/invoices', { ...sent, invoiceDetails: [...sent.invoiceDetails, gone], message: 'Urgente' })
  const staff = await app.signIn()
  const { body } = await staff.get('/api/admin/requests/1')
  expect(body).toMatchObject({ email: 'psoto@ceramicas.example', phone: null, equipment: null, message: 'Urgente' })
  expect(body.lines[0]).toMatchObject({
    productId: 108,
    quantity: 24,
    name: 'Zuncho PET 16 mm verde gofrado',
    unit: 'rollo',
  })
  expect(body.lines[0].address).toMatch(/^\/productos\/[\w-]+\?producto=108$/)
  expect(body.lines[0].picture).toMatch(/^\/media\//)
  expect(body.lines[2]).toMatchObject({ name: 'Zuncho antiguo', quantity: 5, unit: null, address: null, picture: null })
  expect(body.deliveries.map(({ kind }: { kind: string }) => kind)).toEqual(['notification', 'acknowledgement'])
  expect((await staff.get('/api/admin/requests/2')).status).toBe(404)
})

test('notes and the other product of a quotation are shown, found and exported', async () => {
  const app = await createTestApp()
  const [strap, tool] = aQuotation().invoiceDetails
  const invoiceDetails = [{ ...strap, note: 'Núcleo angosto' }, tool]
  await app.post('/api/invoices', { ...aQuotation(), invoiceDetails, otherProduct: '=Bolsas' })
  await app.post('/api/invoices', aQuotation())
  const staff = await app.signIn()
  const { body } = await staff.get('/api/admin/requests/1')
  expect(body).toMatchObject({ lines: [{ note: 'Núcleo angosto' }, { note: null }], otherProduct: '=Bolsas' })
  for (const q of ['nucleo', 'bolsas']) {
    const found = (await staff.get(`/api/admin/requests?q=${q}`)).body.data
    expect(found).toMatchObject([{ id: 1, otherProduct: '=Bolsas' }])
  }
  const rows: string[] = (await staff.get('/api/admin/requests/export')).body.trim().split('\r\n')
  expect(rows[0]).toContain(';Productos;Notas por producto;Otro producto;')
  expect(rows[2]).toContain(";Zuncho PET 16 mm verde gofrado: Núcleo angosto;'=Bolsas;")
})

test('the pulse changes when a request comes in or a mail goes out, and is 304 while nothing does', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const empty = await staff.get('/api/admin/requests/pulse')
  expect(empty.body).toEqual({ fresh: 0, suspected: 0, latest: null })
  await app.post('/api/contacts', aContact())
  await app.deliveredMails()
  const pulse = (mark: string) => staff.get('/api/admin/requests/pulse', { 'If-None-Match': mark })
  const fresh = await pulse(empty.headers.get('ETag') ?? '')
  const latest = { id: 1, folio: expect.stringMatching(/^CON-\d{4}-000001$/), company: aContact().company }
  expect(fresh.body).toEqual({ fresh: 1, suspected: 0, latest })
  const mark = fresh.headers.get('ETag') ?? ''
  expect((await pulse(mark)).status).toBe(304)
  await app.db.update(mails).set({ state: 'failed' })
  expect((await pulse(mark)).status).toBe(200)
  await app.post('/api/contacts', { ...aContact(), ...bot })
  expect((await pulse(mark)).body).toEqual({ fresh: 1, suspected: 1, latest })
})

test('the export has the format of Excel in Chile and contains no formula', async () => {
  const app = await createTestApp({ now: () => new Date(monday) })
  const dangers = ['=1+1', '+1', '-1', '@SUM(A1)', '  =cmd', 'normal; con "comillas"']
  for (const danger of dangers) await app.post('/api/contacts', { ...aContact(), company: danger })
  await app.post('/api/contacts', { ...aContact(), company: 'Otra', name: '=HYPERLINK("http://x";"y")' })
  const staff = await app.signIn()
  const response = await staff.raw('/api/admin/requests/export?q=example')
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="solicitudes-2026-11-16.csv"')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const text = bytes.toString().slice(1)
  expect(text.split('\r\n')[0]).toMatch(/^Folio;Tipo;Empresa;Persona;/)
  expect(text.split('\r\n').at(-2)).toContain(";'=1+1;")
  expect(text).toContain(';"normal; con ""comillas""";')
  expect(text).toContain(`;"'=HYPERLINK(""http://x"";""y"")";`)
  const cells = text.split(/[;\r\n]+/).map((cell) => cell.replace(/^"/, ''))
  expect(cells.filter((cell) => /^\s*[=+\-@\t\r]/.test(cell))).toEqual([])
})

test('the export contains only what matches the filter', async () => {
  const app = await createTestApp()
  await app.post('/api/contacts', aContact())
  await app.post('/api/invoices', aQuotation())
  const staff = await app.signIn()
  const { body } = await staff.get('/api/admin/requests/export?kind=quotation')
  expect(body.trim().split('\r\n')).toHaveLength(2)
  expect(body).toContain('COT-2026-000002;Solicitud de cotización;Cerámicas del Maule;')
  expect(body).toContain('24 × Zuncho PET 16 mm verde gofrado (rollos), 2 × Enzunchadora a batería PB 16;')
})

test('an export is recorded in the privacy register with its author and number of requests', async () => {
  const app = await createTestApp()
  await app.post('/api/contacts', aContact())
  await app.post('/api/contacts', { ...aContact(), company: 'Otra' })
  const staff = await app.signIn()
  await staff.get('/api/admin/requests/export')
  const { body } = await staff.get('/api/admin/privacy/acts')
  expect(body.data).toMatchObject([{ kind: 'inbox_export', requests: 2, staffName: firstStaff.name }])
})

test('an export above the row limit is 422 and says what to do', async () => {
  const app = await createTestApp()
  await app.post('/api/invoices', aQuotation())
  await app.db.execute(sql`
    insert into requests (kind, folio, name, email, company, message, received_at)
    select 'contact', 'CON-2026-' || n, 'Ana', 'ana@aserradero.example', 'Aserradero', 'Hola', now()
    from generate_series(100000, 120000) n`)
  // The next test would delete them one by one.
  onTestFinished(async () => void (await app.db.execute(sql`truncate requests cascade`)))
  const staff = await app.signIn()
  const { status, body } = await staff.get('/api/admin/requests/export')
  expect([status, body.error.message]).toEqual([
    422,
    'Son más de 20.000 solicitudes: acota las fechas o los filtros para exportarlas por partes.',
  ])
  expect((await staff.get('/api/admin/requests/export?kind=quotation')).status).toBe(200)
})

test('a view belongs to its owner and has a unique name', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const filter = { status: ['new'], q: 'maule' }
  expect((await staff.post('/api/admin/views', { name: 'Maule', filter })).status).toBe(201)
  await staff.post('/api/admin/views', { name: 'Maule', filter: { q: 'talca' } })
  const { body } = await staff.get('/api/admin/views')
  expect(body).toMatchObject({ total: 1, data: [{ name: 'Maule', filter: { q: 'talca' } }] })
  expect((await staff.delete(`/api/admin/views/${body.data[0].id}`)).status).toBe(204)
  expect((await staff.delete(`/api/admin/views/${body.data[0].id}`)).status).toBe(404)
  expect((await staff.post('/api/admin/views', { name: '', filter })).status).toBe(422)
})

test('characters that the database rejects are rejected in an owner and ignored in a search', async () => {
  const app = await createTestApp()
  await app.post('/api/contacts', aContact())
  const staff = await app.signIn()
  for (const ownerId of ['', '\0']) {
    expect((await staff.post('/api/admin/requests/change', { ids: [1], ownerId })).status).toBe(422)
  }
  const { status, body } = await staff.get('/api/admin/requests?q=r%C3%ADo%00claro')
  expect([status, body.total]).toEqual([200, 1])
})
