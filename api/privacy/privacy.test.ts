import { existsSync, readdirSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { idempotencyKeys, mails, quoteLines, quotes, requestEvents, requests, trackingLinks } from '../../db/schema.ts'
import { job } from '../../domain/actor.ts'
import { erasePerson } from '../../domain/privacy/erase-requests.ts'
import { applyRetention } from '../../domain/privacy/retention.ts'
import { deliverMail } from '../../mail/deliver-mail.ts'
import type { Mailer } from '../../mail/mail.ts'
import { fileMailer } from '../../mail/mailer.ts'
import { renderMail } from '../../mail/render-mail.tsx'
import { createLog } from '../../server/process/log.ts'
import { databaseText } from '../../tests/support/database-text.ts'
import { readPdfText } from '../../tests/support/pdf-text.ts'
import { edited, quoteDesk } from '../../tests/support/quote-desk.ts'
import { running } from '../../tests/support/running.ts'
import { aContact, aQuotation, aServiceRequest } from '../../tests/support/samples.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

const ana = 'ana.rojas@aserradero.example'
const email = { email: ana }

/** Ana wrote three times, once with her address in capitals; Pedro once. */
async function openOffice() {
  const app = await createTestApp()
  const staff = await app.signIn()
  await app.post('/api/contacts', aContact(), { 'Idempotency-Key': 'one' })
  await app.post('/api/contacts', { ...aServiceRequest(), email: ana.toUpperCase() })
  await app.post('/api/invoices', {
    ...aQuotation(),
    email: ana,
    invoiceDetails: [
      ...aQuotation().invoiceDetails.map((line) => ({ ...line, note: 'Para Ana Rojas' })),
      { productId: 999_999, quantity: 1, name: 'El de Ana Rojas' },
    ],
    otherProduct: 'Cinta con el nombre de Ana Rojas',
  })
  await app.post('/api/invoices', aQuotation())
  await app.deliveredMails()
  const me = (await staff.get('/api/admin/me')).body
  await app.db.insert(requestEvents).values({
    requestId: 1,
    staffId: me.id,
    kind: 'note',
    detail: { text: 'Prefiere <b>WhatsApp</b>' },
    at: new Date(),
  })
  await app.db.insert(requestEvents).values({
    requestId: 1,
    staffId: me.id,
    kind: 'status',
    detail: { from: 'new', to: 'in_progress' },
    at: new Date(),
  })
  return { app, staff }
}

const tablesOfRequests = ['requests', 'request_lines', 'request_events', 'mails', 'idempotency_keys', 'privacy_acts']
const wholeDatabase = ({ db }: Awaited<ReturnType<typeof createTestApp>>) =>
  databaseText(db, [...tablesOfRequests, 'quotes', 'quote_lines'])

test('POST /privacy/person returns what is stored about a person and changes nothing', async () => {
  const { app, staff } = await openOffice()
  await app.db.update(requests).set({ status: 'closed' }).where(eq(requests.id, 2))
  const before = await wholeDatabase(app)
  const { status, body } = await staff.post('/api/admin/privacy/person', { email: ` ${ana.toUpperCase()} ` })
  expect(status).toBe(200)
  expect(body.requests.map(({ kind, isOpen }: { kind: string; isOpen: boolean }) => [kind, isOpen])).toEqual([
    ['contact', true],
    ['service', false],
    ['quotation', true],
  ])
  expect(body).toMatchObject({ mails: 6, unsentMails: 0, notes: 1 })
  expect(await wholeDatabase(app)).toBe(before)
})

test('POST /privacy/person of an unknown person finds nothing', async () => {
  const { staff } = await openOffice()
  const { body } = await staff.post('/api/admin/privacy/person', { email: 'nadie@empresa.example' })
  expect(body).toEqual({ requests: [], mails: 0, unsentMails: 0, notes: 0, mentions: 0 })
})

test('POST /privacy/export returns all data of the person and none of others', async () => {
  const { staff } = await openOffice()
  const { status, headers, body } = await staff.post('/api/admin/privacy/export', { ...email, format: 'json' })
  expect(status).toBe(200)
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="datos-personales.json"')
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(body.requests).toHaveLength(3)
  expect(body.requests[0]).toMatchObject({
    kind: 'contact',
    name: 'Ana Rojas',
    phone: '+56 9 1234 5678',
    company: 'Aserradero Río Claro',
    history: [{ kind: 'note', detail: { text: 'Prefiere <b>WhatsApp</b>' } }, { kind: 'status' }],
    mails: [{ kind: 'notification' }, { kind: 'acknowledgement' }],
  })
  expect(body.requests[2].products).toContainEqual({
    name: 'El de Ana Rojas',
    code: null,
    format: null,
    quantity: 1,
    unit: null,
    note: null,
  })
  expect(body.requests[2]).toMatchObject({
    products: [{ note: 'Para Ana Rojas' }, { note: 'Para Ana Rojas' }, {}],
    otherProduct: 'Cinta con el nombre de Ana Rojas',
  })
  expect(JSON.stringify(body)).not.toContain('psoto@')
})

test('POST /privacy/export as a page is readable and escapes what was typed', async () => {
  const { staff } = await openOffice()
  const { headers, body } = await staff.post('/api/admin/privacy/export', { ...email, format: 'html' })
  expect(headers.get('Content-Type')).toContain('text/html')
  expect(headers.get('Content-Disposition')).toContain('attachment')
  expect(body).toContain('Necesitamos zunchos PET')
  expect(body).toContain('Prefiere &lt;b&gt;WhatsApp')
  expect(body).toContain('Nota: Para Ana Rojas')
  expect(body).toContain('Cinta con el nombre de Ana Rojas')
})

test('POST /privacy/erase removes the person from everything and keeps the counts', async () => {
  const { app, staff } = await openOffice()
  expect(readdirSync(app.mailFolder)).toHaveLength(8)
  const { status, body } = await staff.post('/api/admin/privacy/erase', { ...email, confirmation: ana })
  expect(status).toBe(200)
  expect(body).toEqual({ requests: 3 })
  const remaining = await wholeDatabase(app)
  for (const trace of ['ana', 'rojas', 'aserradero', '1234', 'suelda', 'madera', 'whatsapp']) {
    expect(remaining.toLowerCase()).not.toContain(trace)
  }
  expect(remaining).toContain('psoto@ceramicas.example')
  const [first, second, third, pedro] = await app.requests()
  expect(first).toMatchObject({ kind: 'contact', name: 'Datos eliminados', email: '', status: 'closed' })
  expect(second?.erasedAt).not.toBeNull()
  expect(third?.folio).toMatch(/^COT-/)
  expect(pedro).toMatchObject({ name: 'Pedro Soto', erasedAt: null, status: 'new' })
  expect(await app.db.$count(idempotencyKeys)).toBe(0)
  expect(readdirSync(app.mailFolder)).toHaveLength(2)
  const { weeks, quotedProducts } = (await staff.get('/api/admin/dashboard')).body
  expect(weeks.at(-1)).toMatchObject({ quotation: 2, contact: 1, service: 1 })
  expect(quotedProducts[0]).toMatchObject({ requests: 2 })
})

test('an address that staff corrected, or that received copies, is found and erased with what repeats it', async () => {
  const { app, staff } = await openOffice()
  const wrong = 'otro@empresa.example'
  const pedro = quoteDesk(staff, 4)
  await app.db.update(requests).set({ email: wrong }).where(eq(requests.id, 4))
  await pedro.sendPriced(1000)
  await app.deliveredMails()
  const mail = (await app.mails()).find(({ requestId, kind }) => requestId === 4 && kind === 'acknowledgement')
  const corrected = { email: aQuotation().email }
  expect((await staff.post(`/api/admin/requests/4/mails/${mail?.id}/correct`, corrected)).status).toBe(200)
  await pedro.sendPriced(2000, {}, { cc: [wrong, 'gerencia@ceramicas.example'] })
  await app.deliveredMails()
  await app.db
    .update(mails)
    .set({ lastError: `550 5.1.1 <${wrong.toUpperCase()}> unknown` })
    .where(eq(mails.requestId, 4))
  await staff.post('/api/admin/views', { name: 'Otro', filter: { q: 'OTRO@empresa.example' } })
  const { body: page } = await staff.post('/api/admin/privacy/export', { email: wrong, format: 'html' })
  expect(page).toContain('El correo figura además en solicitudes de otras personas')
  const own = await staff.post('/api/admin/privacy/export', { ...corrected, format: 'json' })
  expect(own.body).toMatchObject({ requests: [{ history: expect.any(Array) }], mentionedIn: [] })
  expect(JSON.stringify(own.body)).not.toContain(wrong)
  const found = await staff.post('/api/admin/privacy/person', { email: wrong })
  expect(found.body).toMatchObject({ requests: [], mentions: 1 })
  const erased = await staff.post('/api/admin/privacy/erase', { email: wrong, confirmation: wrong })
  expect(erased).toMatchObject({ status: 200, body: { requests: 0 } })
  expect((await databaseText(app.db)).toLowerCase()).not.toContain(wrong)
  const detail = (await staff.get('/api/admin/requests/4')).body
  expect(detail).toMatchObject({ ...corrected, erasedAt: null })
  expect(await databaseText(app.db, ['mails'])).toContain('gerencia@ceramicas.example')
  const third = await staff.post('/api/admin/privacy/person', { email: 'gerencia@ceramicas.example' })
  expect(third.body).toMatchObject({ requests: [], mentions: 1 })
})

test('an erasure leaves no address from before a correction', async () => {
  const { app, staff } = await openOffice()
  const mail = (await app.mails()).find(({ requestId, kind }) => requestId === 4 && kind === 'acknowledgement')
  const corrected = 'compras@ceramicas.example'
  await staff.post(`/api/admin/requests/4/mails/${mail?.id}/correct`, { email: corrected })
  await app.deliveredMails()
  expect(await databaseText(app.db)).toContain(aQuotation().email)
  await staff.post('/api/admin/privacy/erase', { email: corrected, confirmation: corrected })
  expect(await databaseText(app.db)).not.toContain('@ceramicas.example')
})

/** Ana's quotation has a sent version with her name in every text, a reaction of hers and a second draft. */
async function quoteAna({ app, staff }: Awaited<ReturnType<typeof openOffice>>) {
  const desk = quoteDesk(staff, 3)
  const [first, ...others] = edited(await desk.draft()).lines
  const free = { ...others.at(-1), productId: null, name: 'Corte para Ana Rojas', code: 'ANA-1', note: 'Ana' }
  const lines = [first, free].map((line) => ({ ...line, unitPrice: 41_003 }))
  const typed = { rut: '12345678-5', delivery: 'A Ana', payment: 'Ana', place: 'Casa de Ana Rojas', notes: 'Sra. Ana' }
  await desk.sendPriced(41_003, { ...typed, lines })
  await app.db.update(quotes).set({ reaction: 'declined', reactedAt: new Date(), reactionText: 'Ana no quiere' })
  await desk.end({ outcome: 'lost', reason: 'Ana Rojas eligió a otro' })
  await desk.draft()
}

test('an export contains the quotes of the person, as data and as a page', async () => {
  const office = await openOffice()
  await quoteAna(office)
  const { body } = await office.staff.post('/api/admin/privacy/export', { ...email, format: 'json' })
  expect(body.requests[2]).toMatchObject({
    quoteOutcome: 'lost',
    quoteOutcomeReason: 'Ana Rojas eligió a otro',
    quotes: [
      { version: 2, status: 'draft' },
      {
        version: 1,
        status: 'declined',
        rut: '12.345.678-5',
        reactionText: 'Ana no quiere',
        lines: [{ unitPrice: 41_003 }, { name: 'Corte para Ana Rojas' }],
        letterhead: { customer: { email: ana } },
      },
    ],
  })
  const { body: page } = await office.staff.post('/api/admin/privacy/export', { ...email, format: 'html' })
  expect(page).toContain('Cotización, versión 1')
  expect(page).toContain('Corte para Ana Rojas')
  expect(page).toContain('Perdida: Ana Rojas eligió a otro')
})

test('an erasure takes the person out of quotes and keeps their amounts', async () => {
  const office = await openOffice()
  const { app, staff } = office
  await quoteAna(office)
  const figures = async () => (await staff.get('/api/admin/quotes/figures')).body
  const { months } = await figures()
  await staff.post('/api/admin/privacy/erase', { ...email, confirmation: ana })
  const remaining = (await wholeDatabase(app)).toLowerCase()
  for (const trace of ['ana', 'rojas', '12.345']) expect(remaining).not.toContain(trace)
  expect((await figures()).months).toEqual(months)
  expect(await app.db.select().from(quotes)).toMatchObject([
    { version: 1, total: expect.any(Number), letterhead: { customer: { name: 'Datos eliminados', email: '' } } },
  ])
  expect(await app.db.select().from(quoteLines).orderBy(quoteLines.position)).toMatchObject([
    { productId: 108, unitPrice: 41_003, note: '' },
    { productId: null, unitPrice: 41_003, name: 'Datos eliminados' },
  ])
  const linked = await app.db.select().from(trackingLinks)
  expect(new Set(linked.map(({ requestId }) => requestId))).toEqual(new Set([4]))
})

test('the document of an erased quote names nobody', async () => {
  const office = await openOffice()
  const { staff } = office
  await quoteAna(office)
  const read = async () => {
    const document = await staff.raw('/api/admin/requests/3/quotes/1.pdf')
    expect(document.status).toBe(200)
    return readPdfText(Buffer.from(await document.arrayBuffer())).join(' ')
  }
  for (const trace of ['Ana Rojas', '12.345.678-5', 'Sra. Ana']) expect(await read()).toContain(trace)
  await staff.post('/api/admin/privacy/erase', { ...email, confirmation: ana })
  const erased = await read()
  expect(erased).toContain('Datos eliminados')
  expect(erased).toContain('Zuncho PET 16 mm verde gofrado')
  for (const trace of ['Ana', 'Rojas', '12.345.678-5', ana]) expect(erased).not.toContain(trace)
})

test('an erasure keeps the reason of a loss if it says nothing of the person', async () => {
  const office = await openOffice()
  await quoteAna(office)
  await quoteDesk(office.staff, 3).end({ outcome: 'lost', reason: 'Plazo de entrega' })
  await office.staff.post('/api/admin/privacy/erase', { ...email, confirmation: ana })
  const { body } = await office.staff.get('/api/admin/quotes/figures')
  expect(body.lostReasons).toMatchObject([{ reason: 'Plazo de entrega', count: 1 }])
})

test('an erased request shows when it was erased, and can no longer be answered, noted or changed', async () => {
  const { app, staff } = await openOffice()
  const before = (await staff.get('/api/admin/requests/1')).body
  expect(before.erasedAt).toBeNull()
  await staff.post('/api/admin/privacy/erase', { ...email, confirmation: ana })
  const { erasedAt, updatedAt } = (await staff.get('/api/admin/requests/1')).body
  expect(Date.parse(erasedAt)).toBeGreaterThan(Date.parse(before.receivedAt))
  const reply = { subject: 'Hola', body: 'Hola', status: 'answered', key: crypto.randomUUID(), seenEventId: null }
  const responses = [
    await staff.post('/api/admin/requests/1/reply', reply),
    await staff.post('/api/admin/requests/1/notes', { text: 'Era Ana Rojas.' }),
    await staff.put('/api/admin/requests/1', { status: 'new', updatedAt }),
    await staff.post('/api/admin/requests/change', { ids: [1, 4], status: 'new' }),
  ]
  for (const { status, body } of responses) {
    expect(status).toBe(409)
    expect(body.error).toEqual({
      code: 'erased',
      message: 'Los datos de esta solicitud se eliminaron: ya no se puede responder ni cambiar.',
    })
  }
  expect(await app.db.$count(requestEvents)).toBe(0)
  expect((await app.requests())[0]).toMatchObject({ status: 'closed', updatedAt: new Date(updatedAt) })
})

test('a failed erasure keeps the mail files', async () => {
  const { app } = await openOffice()
  const unknownStaff = { kind: 'staff' as const, id: 'nobody', name: 'Nadie', email: 'nadie@precinta.example' }
  await expect(erasePerson(app.deps, unknownStaff, ana)).rejects.toThrow()
  expect(readdirSync(app.mailFolder)).toHaveLength(8)
  expect((await app.requests())[0]?.name).toBe('Ana Rojas')
})

test('POST /privacy/erase without the address typed again erases nothing', async () => {
  const { app, staff } = await openOffice()
  const { status, body } = await staff.post('/api/admin/privacy/erase', { ...email, confirmation: 'ana' })
  expect(status).toBe(422)
  expect(body.error.fields).toEqual({ confirmation: 'Escribe el mismo correo para confirmar' })
  expect((await app.requests())[0]?.name).toBe('Ana Rojas')
})

test('a queued mail is never sent once its person is erased', async () => {
  const app = await createTestApp({ mailer: { send: () => Promise.reject(new Error('away')), close: () => undefined } })
  const staff = await app.signIn()
  await app.post('/api/contacts', aContact())
  const { body } = await staff.post('/api/admin/privacy/person', email)
  expect(body.unsentMails).toBe(2)
  await staff.post('/api/admin/privacy/erase', { ...email, confirmation: ana })
  expect(await app.mails()).toEqual([])
  expect(existsSync(app.mailFolder) ? readdirSync(app.mailFolder) : []).toEqual([])
})

test('a mail whose person is erased while it is rendered is not sent', async () => {
  const sent: string[] = []
  const mailer: Mailer = {
    send: async ({ messageId }) => {
      sent.push(messageId)
      return 'sent'
    },
    close: () => undefined,
  }
  const app = await createTestApp({ mailer: { ...mailer, send: () => Promise.reject(new Error('away')) } })
  const staff = await app.signIn()
  await app.post('/api/contacts', aContact())
  const delivery = {
    ...app.deps,
    mailer,
    renderMail: async (...content: Parameters<typeof renderMail>) => {
      await staff.post('/api/admin/privacy/erase', { ...email, confirmation: ana })
      return renderMail(...content)
    },
    mailTo: 'ventas@precinta.example',
    publicUrl: 'https://precinta.example',
    quotePdf: async () => undefined,
    log: createLog('silent'),
    sendsInProgress: new Map(),
  }
  for (const { id } of await app.mails()) await deliverMail(delivery, id)
  expect([await app.mails(), sent]).toEqual([[], []])
})

test('a mail that is saved as a file while its person is erased is removed', async () => {
  const { promise: erased, resolve: goOn } = Promise.withResolvers<void>()
  const handedOver: string[] = []
  const slow = (folder: () => string): Mailer => ({
    send: async (mail) => {
      await erased
      const state = await fileMailer(folder(), () => 'web@precinta.example').send(mail)
      handedOver.push(mail.messageId)
      return state
    },
    takeBack: (messageId) => fileMailer(folder(), () => '').takeBack?.(messageId) ?? Promise.resolve(),
    close: () => undefined,
  })
  const app = await createTestApp({ mailer: slow(() => app.mailFolder) })
  const staff = await app.signIn()
  await app.post('/api/contacts', aContact())
  await expect.poll(async () => (await app.mails()).map(({ attempts }) => attempts)).toEqual([1, 1])
  await staff.post('/api/admin/privacy/erase', { ...email, confirmation: ana })
  goOn()
  await expect.poll(() => handedOver).toHaveLength(2)
  await expect.poll(() => readdirSync(app.mailFolder)).toEqual([])
})

test('GET /privacy/acts returns who did what and when, but never to whom', async () => {
  const { staff } = await openOffice()
  await staff.post('/api/admin/privacy/export', { ...email, format: 'json' })
  await staff.post('/api/admin/privacy/erase', { ...email, confirmation: ana })
  const { body } = await staff.get('/api/admin/privacy/acts')
  expect(body.total).toBe(2)
  expect(body.data).toMatchObject([
    { kind: 'erasure', staffName: 'Marta Díaz', requests: 3 },
    { kind: 'export', staffName: 'Marta Díaz', requests: 3 },
  ])
  expect(JSON.stringify(body)).not.toContain('aserradero')
})

const closedSince = (
  app: Awaited<ReturnType<typeof createTestApp>>,
  id: number,
  status: 'answered' | 'closed' | 'spam' | 'new',
  day: string,
) =>
  app.db
    .update(requests)
    .set({ status, updatedAt: new Date(`${day}T12:00:00Z`) })
    .where(eq(requests.id, id))

test('only requests answered or closed for longer than the retention lose their person', async () => {
  const { app, staff } = await openOffice()
  const deps = { ...app.deps, now: () => new Date('2026-11-18T15:00:00Z') }
  await closedSince(app, 1, 'answered', '2024-11-17')
  await closedSince(app, 2, 'closed', '2024-11-19')
  await closedSince(app, 3, 'spam', '2024-10-01')
  await closedSince(app, 4, 'new', '2020-01-01')
  // A process that stops leaves them to the next run.
  expect(await applyRetention(deps, job, AbortSignal.abort())).toBe(0)
  expect(await applyRetention(deps, job, running)).toBe(2)
  expect((await app.requests()).map(({ erasedAt }) => erasedAt !== null)).toEqual([true, false, true, false])
  expect(await applyRetention(deps, job, running)).toBe(0)
  const { body } = await staff.get('/api/admin/privacy/acts')
  expect(body.data).toMatchObject([{ kind: 'retention', staffName: null, requests: 2 }])
})

test('a quote that the buyer may still answer outlives the retention', async () => {
  const { app, staff } = await openOffice()
  const deps = { ...app.deps, now: () => new Date('2026-11-18T15:00:00Z') }
  await quoteDesk(staff, 3).sendPriced(1000, { validDays: 30 })
  await quoteDesk(staff, 4).sendPriced(1000, { validDays: 30 })
  await app.deliveredMails()
  await app.db.update(quotes).set({ validUntil: '2026-11-18' }).where(eq(quotes.requestId, 3))
  await app.db.update(quotes).set({ validUntil: '2026-11-17' }).where(eq(quotes.requestId, 4))
  for (const id of [3, 4]) await closedSince(app, id, 'answered', '2020-01-01')
  expect(await applyRetention(deps, job, running)).toBe(1)
  expect((await app.requests()).map(({ erasedAt }) => erasedAt !== null)).toEqual([false, false, false, true])
})

test('the retention is 24 months until staff change it, and can be switched off', async () => {
  const { app, staff } = await openOffice()
  await closedSince(app, 1, 'closed', '2020-01-01')
  await closedSince(app, 2, 'closed', '2026-01-01')
  expect((await staff.get('/api/admin/privacy/retention')).body).toEqual({ months: 24, due: 1 })
  expect((await staff.get('/api/admin/privacy/retention?months=6')).body).toEqual({ months: 6, due: 2 })
  expect((await staff.put('/api/admin/privacy/retention', { months: null })).body).toEqual({ months: null, due: 0 })
  expect(await applyRetention(app.deps, job, running)).toBe(0)
  expect((await staff.put('/api/admin/privacy/retention', { months: 6 })).body).toEqual({ months: 6, due: 2 })
  expect(await applyRetention(app.deps, job, running)).toBe(2)
  expect((await staff.get('/api/admin/privacy/retention')).body).toEqual({ months: 6, due: 0 })
})

test.each([0, 1.5, 121, '12', undefined])('PUT /privacy/retention of %s months is 422', async (months) => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const { status, body } = await staff.put('/api/admin/privacy/retention', { months })
  expect(status).toBe(422)
  expect(Object.keys(body.error.fields)).toEqual(['months'])
})

test.each([
  ['person', {}],
  ['person', { email: 'ana' }],
  ['export', { email: 'ana@x.cl', format: 'exe' }],
  ['erase', { email: 'ana@x.cl' }],
])('POST /privacy/%s of %o is 422', async (path, body) => {
  const app = await createTestApp()
  const staff = await app.signIn()
  expect((await staff.post(`/api/admin/privacy/${path}`, body)).status).toBe(422)
})

test.each(['person', 'export', 'erase'])(
  'POST /privacy/%s without a session or from another site is denied',
  async (path) => {
    const { app, staff } = await openOffice()
    const body = { ...email, format: 'json', confirmation: ana }
    expect((await app.post(`/api/admin/privacy/${path}`, body)).status).toBe(401)
    const foreign = { Origin: 'https://elsewhere.example' }
    expect((await staff.post(`/api/admin/privacy/${path}`, body, foreign)).status).toBe(403)
    expect((await app.requests())[0]?.name).toBe('Ana Rojas')
  },
)
