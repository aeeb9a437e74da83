import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test, vi } from 'vitest'
import { transact } from '../db/transact.ts'
import { createSheetThread } from '../documents/sheet-thread.ts'
import { job } from '../domain/actor.ts'
import { queueMails } from '../domain/outgoing-mails.ts'
import { followUpQuotes } from '../domain/quotes/follow-up-quotes.ts'
import { colleague, hire } from '../tests/support/colleague.ts'
import { readPdfText } from '../tests/support/pdf-text.ts'
import { quoteDesk } from '../tests/support/quote-desk.ts'
import { running } from '../tests/support/running.ts'
import { aContact, aQuotation } from '../tests/support/samples.ts'
import { mailedPage } from '../tests/support/sent-quote.ts'
import { startSmtpSink } from '../tests/support/smtp-sink.ts'
import { firstStaff, setUpTestApp } from '../tests/support/test-app.ts'
import type { Mailer } from './mail.ts'
import { smtpMailer } from './mailer.ts'

const createTestApp = setUpTestApp({ retries: { retryLimit: 3, retryDelay: 1, retryBackoff: true, retryDelayMax: 2 } })

const buyer = 'psoto@ceramicas.example'
const page = /https:\/\/precinta\.example\/seguimiento\/[\w-]{27}/

/** A request of Pedro's, and the person who answers it. */
async function openOffice(options: Parameters<typeof createTestApp>[0] = {}, beforeSending = async () => {}) {
  const smtp = await startSmtpSink()
  onTestFinished(smtp.stop)
  const mailer = smtpMailer(smtp.url, () => 'Precinta <web@precinta.example>')
  const send: Mailer['send'] = async (mail) => {
    await beforeSending()
    return mailer.send(mail)
  }
  const app = await createTestApp({
    mailer: { ...mailer, send },
    now: () => new Date('2026-11-17T15:00:00Z'),
    ...options,
  })
  const { body } = await app.post('/api/invoices', aQuotation())
  const staff = await app.signIn()
  const quoteMails = () => smtp.received.filter(({ messageId }) => messageId?.includes('.quote'))
  const page = await mailedPage(app)
  return { app, smtp, staff, desk: quoteDesk(staff), folio: body.folio as string, page, quoteMails }
}

type Received = Awaited<ReturnType<typeof openOffice>>['smtp']['received'][number]

/** Texts are compared without whitespace because line breaks vary. */
const unspaced = (text: string) => text.replace(/\s+/g, '')
const textOf = (attachment: Received['attachments'][number] | undefined) =>
  unspaced(readPdfText(Buffer.from(attachment?.content as ArrayBuffer)).join(''))

test('a quote reaches the buyer and the copies with its document, in the thread of the acknowledgement', async () => {
  const { app, desk, folio, quoteMails } = await openOffice()
  const cc = ['compras@ceramicas.example']
  const words = { subject: 'Cotización de zunchos', body: 'Estimado Pedro:\n\nAdjuntamos la cotización.\nSaludos' }
  const typed = { ...words, cc: [...cc, ...cc] }
  expect((await desk.sendPriced(38_990, { validDays: 15 }, typed)).status).toBe(200)
  const rows = await app.deliveredMails()

  const [mail, copy, ...more] = quoteMails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ subject: words.subject, envelopeTo: [buyer] })
  expect(copy).toMatchObject({ messageId: mail?.messageId, envelopeTo: cc })
  expect([mail?.from, mail?.to, mail?.cc, mail?.replyTo]).toMatchObject([
    { name: 'Marta Díaz · Precinta', address: 'web@precinta.example' },
    [{ address: buyer }],
    [{ address: cc[0] }],
    [{ address: firstStaff.email }, { address: 'ventas@precinta.example' }],
  ])
  expect(mail?.inReplyTo).toBe(rows.find(({ kind }) => kind === 'acknowledgement')?.messageId)
  expect(mail?.html).toContain('Adjuntamos la cotización.<br/>Saludos')
  for (const version of [mail?.html, mail?.text]) {
    expect(version).toMatch(page)
    for (const word of ['Ver y responder la cotización', '$\u00a01.206.351', '02-12-2026'])
      expect(version).toContain(word)
  }

  expect(mail?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    [`${folio}-v1.pdf`, 'application/pdf'],
  ])
  const document = textOf(mail?.attachments[0])
  const parts = [`Cotización ${folio} · versión 1`, 'Zuncho PET 16 mm verde gofrado', 'Total $ 1.206.351', 'Marta Díaz']
  for (const part of parts) expect(document).toContain(unspaced(part))
})

test('the address of the private page is inserted when the mail is sent, and is not stored', async () => {
  const { app, staff, desk, quoteMails } = await openOffice()
  const { trackingUrl } = (await app.post('/api/invoices', aQuotation())).body
  const other = quoteDesk(staff, 2)
  await desk.sendPriced(1000, {}, { body: 'Ver en línea:\n{enlace}\n\nSaludos' })
  await other.sendPriced(1000, {}, { body: `Ver en línea:\n${trackingUrl}\n\nSaludos` })
  const rows = await app.deliveredMails()
  const bodies = rows.filter(({ kind }) => kind === 'quote').map(({ body }) => body)
  expect(bodies).toEqual(['Ver en línea:\n{enlace}\n\nSaludos', 'Ver en línea:\n{enlace}\n\nSaludos'])
  for (const { text } of quoteMails()) expect(text).toMatch(/Ver en línea:\nhttps:\S+\/seguimiento\/\S+\n\nSaludos/)
})

test('without a private page a quote is sent without its address', async () => {
  const { app, desk, quoteMails } = await openOffice()
  await app.deliveredMails()
  await transact(app.db, (tx) => app.deps.tracking.revoke(tx, 1, new Date()))
  await desk.sendPriced(1000, {}, { body: 'Ver en línea:\n{enlace}\n\nSaludos' })
  await app.deliveredMails()
  const [mail] = quoteMails()
  expect(mail?.attachments.length).toBe(1)
  expect(mail?.text).toContain('Saludos')
  for (const absent of ['seguimiento', 'enlace', 'Ver en línea']) expect(mail?.raw).not.toContain(absent)
})

test('a quote is never sent without its document; drawing is tried again', async () => {
  const thread = createSheetThread()
  onTestFinished(thread.stop)
  let drawings = 0
  const draw: typeof thread.draw = (job) => {
    drawings += 1
    if (drawings === 1) return undefined
    return drawings === 2 ? Promise.reject(new Error('No memory left')) : thread.draw(job)
  }
  const { app, desk, quoteMails } = await openOffice({ sheetThread: { ...thread, draw } })
  await desk.sendPriced(1000)
  const rows = await app.deliveredMails()
  expect(rows.find(({ kind }) => kind === 'quote')).toMatchObject({ state: 'sent', attempts: 1 })
  expect(drawings).toBe(3)
  expect(quoteMails().map(({ attachments }) => attachments.length)).toEqual([1])
})

test('without a mail server the document is in the stored file', async () => {
  const app = await createTestApp()
  await app.post('/api/invoices', aQuotation())
  await quoteDesk(await app.signIn()).sendPriced(38_990)
  await app.deliveredMails()
  const [name = ''] = readdirSync(app.mailFolder).filter((file) => file.includes('.quote.'))
  const { attachments } = await PostalMime.parse(readFileSync(join(app.mailFolder, name)))
  expect(textOf(attachments[0])).toContain('Total$1.206.351')
})

/** Once closed it keeps every worker of the queue waiting, so that mails that are queued then are composed later. */
function mailGate() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  let isClosed = false
  let waiting = 0
  const beforeSending = async () => {
    if (!isClosed) return
    waiting += 1
    await opened
  }
  const close = async (app: Office['app']) => {
    isClosed = true
    for (const contact of [aContact(), aContact()]) await app.post('/api/contacts', contact)
    await vi.waitUntil(() => waiting === 4, { timeout: 50_000 })
  }
  return { beforeSending, close, open }
}

test('reminders that are still queued when the buyer decides are dropped', async () => {
  let now = new Date('2026-11-17T15:00:00Z')
  const gate = mailGate()
  const { app, desk, page, folio, quoteMails } = await openOffice({ now: () => now }, gate.beforeSending)
  await desk.sendPriced(38_990, { validDays: 15 })
  await app.deliveredMails()
  await gate.close(app)
  now = new Date('2026-11-30T15:00:00Z')
  await followUpQuotes(app.deps, job, running)
  expect((await app.post(`${page}/reaction`, { version: 1, reaction: 'accepted', text: '' })).status).toBe(200)
  gate.open()
  const rows = await app.deliveredMails()
  expect(rows.filter(({ quoteId }) => quoteId !== null).map(({ kind, state }) => [kind, state])).toEqual([
    ['quote', 'sent'],
    ['quote_reminder', 'dropped'],
    ['quote_waiting', 'dropped'],
    ['quote_reaction', 'sent'],
    ['quote_thanks', 'sent'],
  ])
  // The last two are sent side by side.
  expect(
    quoteMails()
      .map(({ subject }) => subject)
      .sort(),
  ).toEqual([
    'Cotización',
    `Cotización aceptada: ${folio} · Cerámicas del Maule`,
    `Recibimos la aceptación de la cotización ${folio}`,
  ])
})

test('a request whose buyer reacted on the private page before the mail was sent stays to be attended to', async () => {
  const gate = mailGate()
  const { app, desk, page } = await openOffice({}, gate.beforeSending)
  await app.deliveredMails()
  await gate.close(app)
  await desk.sendPriced(38_990)
  const change = { version: 1, reaction: 'change_requested', text: 'Solo 12 rollos' }
  expect((await app.post(`${page}/reaction`, change)).status).toBe(200)
  gate.open()
  const rows = await app.deliveredMails()
  expect(rows.find(({ kind }) => kind === 'quote')).toMatchObject({ state: 'sent' })
  expect((await app.requests())[0]).toMatchObject({ status: 'in_progress', firstAnsweredAt: expect.any(Date) })
})

test('once the account of the seller is disabled, the company sends and signs the reminder', async () => {
  let now = new Date('2026-11-17T15:00:00Z')
  const { app, folio, quoteMails } = await openOffice({ now: () => now })
  const { first, second, id } = await hire(app)
  await quoteDesk(second).sendPriced(38_990, { validDays: 15 })
  await app.deliveredMails()
  await first.post(`/api/admin/staff/${id}/disable`)
  now = new Date('2026-11-30T15:00:00Z')
  await followUpQuotes(app.deps, job, running)
  await app.deliveredMails()
  const reminder = quoteMails().find(({ subject }) => subject === `La cotización ${folio} vence el 02-12-2026`)
  expect([reminder?.from, reminder?.replyTo]).toMatchObject([
    { name: 'Precinta', address: 'web@precinta.example' },
    [{ address: 'ventas@precinta.example' }],
  ])
  expect(reminder?.text).toMatch(/Saludos,\nPrecinta\n/)
  expect(reminder?.raw).not.toContain(colleague.email)
})

test('a quote that is still queued when the next version is sent is dropped', async () => {
  const gate = mailGate()
  const { app, desk, folio, quoteMails } = await openOffice({}, gate.beforeSending)
  await app.deliveredMails()
  await gate.close(app)
  for (const price of [1000, 900]) expect((await desk.sendPriced(price)).status).toBe(200)
  gate.open()
  const rows = await app.deliveredMails()
  expect(rows.filter(({ kind }) => kind === 'quote').map(({ state }) => state)).toEqual(['dropped', 'sent'])
  expect(quoteMails().map(({ attachments }) => attachments[0]?.filename)).toEqual([`${folio}-v2.pdf`])
  expect((await app.requests())[0]?.status).toBe('answered')
})

type Office = Awaited<ReturnType<typeof openOffice>>

async function sendReaction({ app, desk, quoteMails, folio }: Office) {
  const quoteId = (await desk.read()).quotes[0]?.id ?? 0
  const words = { subject: 'Cotización aceptada', body: 'Pedro aceptó la versión 1.\n\nComentario:\nGracias' }
  await transact(app.db, (tx) =>
    queueMails(app.deps, tx, { id: 1, folio }, [{ kind: 'quote_reaction', quoteId, ...words }]),
  )
  app.deps.mailQueue.wake()
  await app.deliveredMails()
  return quoteMails().find(({ subject }) => subject === words.subject)
}

test('a reaction is told to the owner of the request, with a link into the back office', async () => {
  const office = await openOffice()
  await office.desk.sendPriced(38_990)
  const mail = await sendReaction(office)
  expect(mail).toMatchObject({ envelopeTo: [firstStaff.email], attachments: [] })
  expect(mail?.replyTo).toMatchObject([{ name: 'Pedro Soto', address: buyer }])
  expect(mail?.headers).toContainEqual({
    key: 'auto-submitted',
    value: 'auto-generated',
    originalKey: 'Auto-Submitted',
  })
  for (const word of [
    'Comentario:\nGracias',
    'https://precinta.example/admin/solicitudes/1/show',
    '$\u00a01.206.351',
  ]) {
    expect(mail?.text).toContain(word)
  }
  expect(mail?.raw).not.toContain('seguimiento')
})

test.each([
  ['MAIL_TO', [], ['ventas@precinta.example']],
  [
    'the recipients of quotations',
    ['a@precinta.example', 'b@precinta.example'],
    ['a@precinta.example', 'b@precinta.example'],
  ],
])('without an owner a reaction is told to %s', async (_, quotation, expected) => {
  const office = await openOffice()
  const { staff, desk } = office
  await staff.put('/api/admin/settings/recipients', { quotation, contact: [], service: [], updatedAt: null })
  await desk.sendPriced(38_990)
  const { updatedAt } = (await staff.get('/api/admin/requests/1')).body
  expect((await staff.put('/api/admin/requests/1', { ownerId: null, updatedAt })).status).toBe(200)
  expect((await sendReaction(office))?.envelopeTo).toEqual(expected)
})
