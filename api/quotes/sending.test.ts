import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { prices, requests } from '../../db/schema.ts'
import { momentText } from '../../shared/time-text.ts'
import { hire, type TestApp } from '../../tests/support/colleague.ts'
import { aSending, edited, quoteDesk } from '../../tests/support/quote-desk.ts'
import { aQuotation } from '../../tests/support/samples.ts'
import { mailedPage } from '../../tests/support/sent-quote.ts'
import { firstStaff, setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

type Options = Parameters<typeof createTestApp>[0]

async function open(options?: Options) {
  const app = await createTestApp(options)
  await app.post('/api/invoices', aQuotation())
  const staff = await app.signIn()
  const sentMails = async () => (await app.mails()).filter(({ kind }) => kind === 'quote')
  return { app, staff, sentMails, ...quoteDesk(staff) }
}

test('sending freezes the version, mails it, and answers the request once the mail is sent', async () => {
  const { app, staff, draft, save, send, read, history, path, sentMails } = await open({
    now: () => new Date('2026-11-17T01:30:00Z'),
  })
  const opened = await draft()
  const lines = edited(opened).lines.map((line, index) => ({ ...line, unitPrice: index === 0 ? 45_990 : 0 }))
  const [saved] = (await save(edited(opened, { lines, rut: '76123456-0', validDays: 10 }))).body.quotes
  const sending = aSending(saved?.updatedAt ?? '', { cc: ['compras@ceramicas.example'] })
  const { status, body } = await send(sending)
  expect(status).toBe(200)
  expect(body.quotes).toMatchObject([
    {
      version: 1,
      status: 'sent',
      sentBy: firstStaff.name,
      validUntil: '2026-11-26',
      totals: { net: 1_103_760, tax: 209_714, total: 1_313_474 },
      letterhead: {
        company: { name: 'Precinta', legalName: 'Precinta Chile SpA', rut: '', giro: '' },
        seller: { name: firstStaff.name, email: firstStaff.email },
        customer: { name: 'Pedro Soto', company: 'Cerámicas del Maule', email: 'psoto@ceramicas.example', phone: null },
      },
    },
  ])
  expect(await sentMails()).toMatchObject([
    { quoteId: body.quotes[0]?.id, cc: sending.cc, subject: sending.subject, body: sending.body },
  ])
  const mail = (await app.deliveredMails()).find(({ kind }) => kind === 'quote')
  await vi.waitUntil(async () => (await staff.get(path)).body.status === 'answered')
  expect((await history())[0]).toMatchObject({
    kind: 'quote_sent',
    by: firstStaff.name,
    detail: { version: '1', subject: sending.subject, mailId: String(mail?.id), to: 'answered' },
  })
  expect((await staff.get(path)).body).toMatchObject({
    firstAnsweredAt: mail?.sentAt?.toISOString(),
    owner: { name: firstStaff.name },
  })
  expect((await read()).quotes[0]?.status).toBe('sent')
})

test('submitting one form twice sends one mail; another text under its key is a conflict', async () => {
  const { draft, save, send, sentMails } = await open()
  const opened = await draft()
  const lines = edited(opened).lines.map((line) => ({ ...line, unitPrice: 1000 }))
  const [saved] = (await save(edited(opened, { lines }))).body.quotes
  const sending = aSending(saved?.updatedAt ?? '')
  const both = await Promise.all([send(sending), send(sending)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const other = await send({ ...sending, body: 'Otro texto' })
  expect([other.status, other.body.error.code]).toEqual([409, 'idempotency_conflict'])
  expect(await sentMails()).toHaveLength(1)
})

test('of two people who send, one does; the other is told who answered and no second mail leaves', async () => {
  const { app, draft, save, sentMails } = await open()
  const { first, second } = await hire(app)
  const opened = await draft()
  const lines = edited(opened).lines.map((line) => ({ ...line, unitPrice: 1000 }))
  const [saved] = (await save(edited(opened, { lines }))).body.quotes
  const updatedAt = saved?.updatedAt ?? ''
  const both = await Promise.all([first, second].map((person) => quoteDesk(person).send(aSending(updatedAt))))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const { error } = both.find(({ status }) => status === 409)?.body ?? {}
  const [sent] = (await quoteDesk(first).read()).quotes
  expect(error).toEqual({
    code: 'answered_meanwhile',
    message: `${sent?.sentBy} ya respondió, el ${momentText(sent?.sentAt ?? '')}. Tu cotización no se envió: revisa lo que envió y decide.`,
  })
  expect(await sentMails()).toHaveLength(1)
})

test('a draft changed since it was seen is not sent', async () => {
  const { app, draft, send, sentMails } = await open()
  const { second } = await hire(app)
  const opened = await draft()
  const lines = edited(opened).lines.map((line) => ({ ...line, unitPrice: 2000 }))
  await quoteDesk(second).save(edited(opened, { lines }))
  const { status, body } = await send(aSending(opened.updatedAt))
  expect([status, body.error.code]).toEqual([409, 'changed_meanwhile'])
  expect(body.error.message).toMatch(/^Iván Peña la cambió el /)
  expect(await sentMails()).toEqual([])
})

test('a quote is not sent after a colleague replied, unless that reply was seen', async () => {
  const { app, draft, save, send, history } = await open()
  const { second } = await hire(app)
  const opened = await draft()
  const lines = edited(opened).lines.map((line) => ({ ...line, unitPrice: 1000 }))
  const [saved] = (await save(edited(opened, { lines }))).body.quotes
  const reply = { subject: 'Hola', body: 'Ya te cotizamos.', status: 'answered', seenEventId: null }
  await second.post('/api/admin/requests/1/reply', { ...reply, key: crypto.randomUUID() })
  const sending = aSending(saved?.updatedAt ?? '')
  const { status, body } = await send(sending)
  expect([status, body.error.code]).toEqual([409, 'answered_meanwhile'])
  expect((await send({ ...sending, seenEventId: (await history())[0]?.id })).status).toBe(200)
})

test('a sent version stays as it was when prices, settings and later versions change', async () => {
  const { app, staff, sendPriced, draft, save, read } = await open()
  await sendPriced(45_990)
  const [first] = (await read()).quotes
  await app.db.insert(prices).values({ productId: 108, currency: 'CLP', unitPrice: 1 })
  const { body: company } = await staff.get('/api/admin/settings/company')
  await staff.put('/api/admin/settings/company', { ...company, name: 'Otra empresa' })
  const second = await draft()
  expect(second).toMatchObject({ version: 2, status: 'draft', letterhead: null, lines: first?.lines })
  await save(edited(second, { lines: edited(second).lines.map((line) => ({ ...line, unitPrice: 50_000 })) }))
  expect((await read()).quotes[1]).toEqual(first)
  await sendPriced(50_000)
  const [latest, earlier] = (await read()).quotes
  expect(earlier).toEqual({ ...first, status: 'superseded' })
  expect(latest).toMatchObject({ version: 2, status: 'sent', letterhead: { company: { name: 'Otra empresa' } } })
})

test('saving what a colleague has just sent says who sent it', async () => {
  const { app, draft, save, sendPriced } = await open()
  const { second } = await hire(app)
  const opened = await draft()
  await sendPriced(1000)
  const { status, body } = await quoteDesk(second).save(edited(opened, { delivery: 'Mañana' }))
  expect([status, body.error.code]).toEqual([409, 'changed_meanwhile'])
  expect(body.error.message).toMatch(new RegExp(`^${firstStaff.name} envió la versión 1 el `))
  expect((await save(edited(opened, { delivery: 'Mañana' }))).status).toBe(409)
})

const react = (app: TestApp, page: string, reaction: object) =>
  app.post(`/seguimiento/${page.split('/').at(-1)}/reaction`, { version: 1, text: '', ...reaction })

/** Version 1 is sent, version 2 is ready to be sent, and the buyer has the page open. */
async function twoVersions() {
  const app = await createTestApp()
  await app.post('/api/invoices', aQuotation())
  const page = await mailedPage(app)
  const desk = quoteDesk(await app.signIn())
  await desk.sendPriced(1000)
  const { updatedAt } = await desk.draft()
  const seenEventId = (await desk.history())[0]?.id ?? null
  const accept = () => react(app, page, { reaction: 'accepted' })
  return { app, desk, accept, page, sending: aSending(updatedAt, { seenEventId }) }
}

test('accepted first, a version is not replaced by the next until staff have seen that', async () => {
  const { desk, accept, sending } = await twoVersions()
  expect((await accept()).status).toBe(200)
  const { status, body } = await desk.send(sending)
  expect([status, body.error.code]).toEqual([409, 'answered_meanwhile'])
  expect(body.error.message).toMatch(/^El cliente aceptó la versión 1, el .+ Tu cotización no se envió: /)
  expect(await desk.read()).toMatchObject({ quotes: [{ status: 'draft' }, { status: 'accepted' }], outcome: 'won' })
  const seenEventId = (await desk.history())[0]?.id
  expect((await desk.send({ ...sending, seenEventId })).status).toBe(200)
  expect(await desk.read()).toMatchObject({ quotes: [{ status: 'sent' }, { status: 'accepted' }], outcome: null })
})

test('once the next version is sent, the one before cannot be accepted', async () => {
  const { desk, accept, sending } = await twoVersions()
  expect((await desk.send(sending)).status).toBe(200)
  const late = await accept()
  expect([late.status, late.body.error.code]).toEqual([409, 'not_allowed'])
  expect(late.body.error.message).toBe('Hay una versión más nueva, la 2: revísala y responde sobre ella.')
  expect(await desk.read()).toMatchObject({ quotes: [{ status: 'sent' }, { status: 'superseded' }], outcome: null })
})

test('of accepting and sending the next version at the same time, exactly one happens', async () => {
  const { desk, accept, sending } = await twoVersions()
  const [accepted, sent] = await Promise.all([accept(), desk.send(sending)])
  expect([accepted.status, sent.status].sort()).toEqual([200, 409])
  const { quotes, outcome } = await desk.read()
  const expected = sent.status === 200 ? ['sent', 'superseded'] : ['draft', 'accepted']
  expect(quotes.map(({ status }) => status)).toEqual(expected)
  expect(outcome).toBe(sent.status === 200 ? null : 'won')
})

test('a version for which a change was asked is answered by the next', async () => {
  const { app, desk, page, sending } = await twoVersions()
  await react(app, page, { reaction: 'change_requested', text: 'Solo 12 rollos' })
  expect((await desk.send(sending)).body.error.message).toMatch(/^El cliente pidió un cambio en la versión 1, /)
  await desk.sendPriced(900)
  const statuses = (await desk.read()).quotes.map(({ status }) => status)
  expect(statuses).toEqual(['sent', 'change_requested'])
  expect((await react(app, page, { version: 2, reaction: 'accepted' })).status).toBe(200)
  expect(await desk.read()).toMatchObject({ quotes: [{ status: 'accepted' }, {}], outcome: 'won' })
})

test('without prices, without lines or without a draft nothing is sent', async () => {
  const { app, staff, draft, send, sentMails } = await open()
  expect((await send(aSending(new Date().toISOString()))).body.error.code).toBe('changed_meanwhile')
  const opened = await draft()
  const free = await send(aSending(opened.updatedAt))
  expect([free.status, free.body.error.fields]).toEqual([
    422,
    { lines: 'El total es cero: revisa los precios y los descuentos' },
  ])
  expect((await send(aSending(opened.updatedAt, { cc: ['x'], subject: '' }))).body.error.fields).toEqual({
    'cc.0': 'Ingresa un correo válido',
    subject: 'Escribe el asunto',
  })
  await staff.post('/api/admin/quotes/requests', {
    name: 'Ana',
    company: 'Aserradero',
    email: 'ana@aserradero.example',
    phone: '',
    message: '',
    key: crypto.randomUUID(),
  })
  const empty = quoteDesk(staff, 2)
  const { updatedAt } = await empty.draft()
  expect((await empty.send(aSending(updatedAt))).body.error.fields).toEqual({ lines: 'Agrega al menos un producto' })
  expect(await sentMails()).toEqual([])
  expect((await app.requests()).map(({ status }) => status)).toEqual(['new', 'in_progress'])
})

test('quoting suspected spam releases it', async () => {
  const app = await createTestApp()
  await app.post('/api/invoices', { ...aQuotation(), website: 'https://spam.example' })
  await quoteDesk(await app.signIn()).sendPriced(1000)
  expect((await app.deliveredMails()).map(({ kind }) => kind)).toEqual(['quote', 'notification'])
  expect((await app.requests())[0]?.spamReason).toBeNull()
})

test('a version nobody reacted to expires after its last day in Chile', async () => {
  let now = new Date('2026-11-17T15:00:00Z')
  const { read, sendPriced } = await open({ now: () => now })
  await sendPriced(1000, { validDays: 5 })
  now = new Date('2026-11-23T02:59:00Z')
  expect((await read()).quotes[0]).toMatchObject({ validUntil: '2026-11-22', status: 'sent' })
  now = new Date('2026-11-23T03:01:00Z')
  expect((await read()).quotes[0]?.status).toBe('expired')
})

test('the outcome is recorded with its reason, can be undone, and is open again with a new version', async () => {
  const { app, end, sendPriced, read, history } = await open()
  const early = await end({ outcome: 'won', reason: '' })
  expect([early.status, early.body.error.code]).toEqual([409, 'not_allowed'])
  await sendPriced(1000)
  expect((await end({ outcome: 'lost', reason: ' ' })).body.error.fields).toEqual({
    reason: 'Escribe por qué se perdió',
  })
  expect((await end({ outcome: 'lost', reason: 'Precio' })).body).toMatchObject({
    outcome: 'lost',
    outcomeReason: 'Precio',
  })
  await end({ outcome: 'lost', reason: 'Precio' })
  expect((await end({ outcome: null, reason: '' })).body).toMatchObject({ outcome: null, outcomeReason: null })
  await end({ outcome: 'won', reason: 'Aceptada por teléfono' })
  await sendPriced(900)
  expect(await read()).toMatchObject({ outcome: null, outcomeReason: null })
  const [request] = await app.db.select().from(requests).where(eq(requests.id, 1))
  expect(request?.quoteOutcomeAt).toBeNull()
  const outcomes = (await history()).filter(({ kind }) => kind === 'quote_outcome').map(({ detail }) => detail)
  expect(outcomes).toEqual([
    { to: null, reason: 'Se envió la versión 2' },
    { to: 'won', reason: 'Aceptada por teléfono' },
    { to: null, reason: null },
    { to: 'lost', reason: 'Precio' },
  ])
})

test('what the buyer decided is not overwritten by an outcome whose author did not know of it', async () => {
  const { desk, accept } = await twoVersions()
  await accept()
  const { status, body } = await desk.end({ from: null, outcome: 'lost', reason: 'Sin respuesta' })
  expect([status, body.error.code]).toEqual([409, 'changed_meanwhile'])
  expect(body.error.message).toBe(
    'El resultado cambió mientras tanto (Ganada: Aceptada por el cliente). No se guardó nada.',
  )
  expect(await desk.read()).toMatchObject({ outcome: 'won', outcomeReason: 'Aceptada por el cliente' })
  expect((await desk.end({ from: 'won', outcome: 'lost', reason: 'Anuló el pedido' })).status).toBe(200)
})

test('a declined version keeps the reason and the text apart, and the reason becomes that of the outcome', async () => {
  const { app, desk, page } = await twoVersions()
  const text = 'Nos ofrecieron\nmenos.'.repeat(50)
  const reject = (reason?: string) => react(app, page, { reaction: 'declined', reason, text })
  expect((await reject()).body.error.fields).toEqual({ reason: 'Elige un motivo' })
  expect((await reject('Otro')).status).toBe(422)
  expect((await reject('Precio')).status).toBe(200)
  expect((await reject('Precio')).status).toBe(200)
  expect((await reject('Otro motivo')).status).toBe(409)
  expect(await desk.read()).toMatchObject({
    quotes: [{}, { status: 'declined', reactionReason: 'Precio', reactionText: text }],
    outcome: 'lost',
    outcomeReason: 'Precio',
  })
  expect((await desk.history())[0]).toMatchObject({ kind: 'quote_declined', detail: { reason: 'Precio', text } })
  const [mail] = (await app.deliveredMails()).filter(({ kind }) => kind === 'quote_reaction')
  expect(mail?.body).toContain('Motivo: Precio\n\nComentario:\nNos ofrecieron')
  const { outcome, outcomeReason } = await desk.read()
  expect((await desk.end({ outcome, reason: outcomeReason })).status).toBe(200)
})

test('the quotes of an erased request cannot be changed', async () => {
  const { staff, draft, path } = await open()
  await draft()
  const { email } = aQuotation()
  await staff.post('/api/admin/privacy/erase', { email, confirmation: email })
  const attempts = await Promise.all([
    staff.post(`${path}/quotes`),
    staff.delete(`${path}/quotes/draft?updatedAt=2026-11-17T12:00:00Z`),
    staff.post(`${path}/quotes/send`, aSending(new Date().toISOString())),
    staff.put(`${path}/quotes/outcome`, { from: null, outcome: 'won', reason: '' }),
  ])
  expect(attempts.map(({ body }) => body.error.code)).toEqual(['erased', 'erased', 'erased', 'erased'])
})
