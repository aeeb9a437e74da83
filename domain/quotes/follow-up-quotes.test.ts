import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mails, requestEvents } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { quoteDesk } from '../../tests/support/quote-desk.ts'
import { running } from '../../tests/support/running.ts'
import { aQuotation } from '../../tests/support/samples.ts'
import { firstStaff, setUpTestApp } from '../../tests/support/test-app.ts'
import { job, visitor } from '../actor.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { followUpQuotes } from './follow-up-quotes.ts'
import { reactToQuote } from './react-to-quote.ts'

const createTestApp = setUpTestApp()

/** A Tuesday, at noon in Chile. */
const sentOn = '2026-11-17T12:00-03:00'

/** A quote of 15 days, valid until 2 December, whose mail has been sent. */
async function sendQuote() {
  let now = new Date(sentOn)
  const app = await createTestApp({ now: () => now })
  const { body } = await app.post('/api/invoices', aQuotation())
  const staff = await app.signIn()
  const desk = quoteDesk(staff)
  await desk.sendPriced(38_990, { validDays: 15 })
  await app.deliveredMails()
  const followUp = async (moment: string, stopping = running) => {
    now = new Date(moment)
    await followUpQuotes(app.deps, job, stopping)
  }
  return {
    app,
    staff,
    desk,
    folio: body.folio as string,
    followUp,
    mailsOf: async (kind: string) => (await app.mails()).filter((mail) => mail.kind === kind),
    eventsOf: async (kind: 'quote_reminded' | 'staff_reminded' | 'quote_expired') =>
      app.db.select().from(requestEvents).where(eq(requestEvents.kind, kind)),
  }
}

test('the buyer is reminded once, three days before the quote expires, and by day', async () => {
  const { app, folio, followUp, mailsOf, eventsOf } = await sendQuote()
  for (const early of ['2026-11-28T23:00-03:00', '2026-11-29T07:59-03:00']) {
    await followUp(early)
    expect(await mailsOf('quote_reminder')).toEqual([])
  }
  await followUp('2026-11-29T08:00-03:00', AbortSignal.abort())
  expect(await mailsOf('quote_reminder')).toEqual([])
  for (const late of ['2026-11-29T08:00-03:00', '2026-11-29T09:00-03:00', '2026-12-02T09:00-03:00']) {
    await followUp(late)
    expect(await mailsOf('quote_reminder')).toMatchObject([
      {
        quoteId: 1,
        subject: `La cotización ${folio} vence el 02-12-2026`,
        body: expect.stringMatching(/^Hola, Pedro:.*\$\u00a01\.206\.351.*\{enlace\}.*Marta Díaz/s),
      },
    ])
  }
  expect(await eventsOf('quote_reminded')).toMatchObject([{ requestId: 1, staffId: null, detail: { version: '1' } }])
  await app.deliveredMails()
  expect(await mailsOf('quote_reminder')).toMatchObject([{ state: 'filed' }])
})

test('staff remind the buyer themselves once a day, and the program does not do it again', async () => {
  const { app, staff, desk, folio, followUp, mailsOf, eventsOf } = await sendQuote()
  const remind = () => staff.post(`${desk.path}/quotes/reminder`)
  const [first, second] = await Promise.all([remind(), remind()])
  expect([first.status, second.status].sort()).toEqual([200, 409])
  const mail = { quoteId: 1, subject: `La cotización ${folio} vence el 02-12-2026` }
  expect(await mailsOf('quote_reminder')).toMatchObject([mail])
  await followUp('2026-11-29T09:00-03:00')
  expect(await mailsOf('quote_reminder')).toHaveLength(1)
  expect((await remind()).status).toBe(200)
  expect(await eventsOf('quote_reminded')).toMatchObject([{ detail: { version: '1' } }, { detail: { version: '1' } }])
  expect((await desk.history())[0]).toMatchObject({ kind: 'quote_reminded', by: firstStaff.name })
  await desk.end({ outcome: 'lost', reason: 'Precio' })
  await followUp('2026-11-30T09:00-03:00')
  const late = await remind()
  expect([late.status, late.body.error.code]).toEqual([409, 'not_allowed'])
  expect(await app.mails()).toHaveLength(6)
})

test('staff are reminded once, after three working days without a reaction', async () => {
  const { app, folio, followUp, mailsOf, eventsOf } = await sendQuote()
  await followUp('2026-11-19T23:00-03:00')
  expect(await mailsOf('quote_waiting')).toEqual([])
  for (const late of ['2026-11-20T08:00-03:00', '2026-11-20T09:00-03:00', '2026-11-30T09:00-03:00']) {
    await followUp(late)
    expect(await mailsOf('quote_waiting')).toMatchObject([
      {
        subject: `Cotización sin respuesta: ${folio} · Cerámicas del Maule`,
        body: expect.stringContaining('Todavía no se ha abierto el enlace. Vence el 02-12-2026.'),
      },
    ])
  }
  await app.deliveredMails()
  const [mail] = await mailsOf('quote_waiting')
  expect(mail?.state).toBe('filed')
  expect(await eventsOf('staff_reminded')).toMatchObject([
    { requestId: 1, staffId: null, detail: { version: '1', mailId: String(mail?.id) } },
  ])
})

test('expiry is recorded once, on the day after the last one', async () => {
  const { desk, followUp, mailsOf, eventsOf } = await sendQuote()
  await followUp('2026-12-02T23:59-03:00')
  expect(await eventsOf('quote_expired')).toEqual([])
  const before = (await desk.read()).quotes[0]?.updatedAt
  for (const late of ['2026-12-03T00:00-03:00', '2026-12-03T09:00-03:00']) {
    await followUp(late)
    expect(await eventsOf('quote_expired')).toMatchObject([{ requestId: 1, staffId: null, detail: { version: '1' } }])
  }
  expect((await desk.read()).quotes[0]?.updatedAt).toBe(before)
  expect((await mailsOf('quote_reminder')).length).toBe(1)
})

test('processes that follow up at the same time remind and record once', async () => {
  const { app, followUp, mailsOf, eventsOf } = await sendQuote()
  for (const moment of ['2026-11-30T09:00-03:00', '2026-12-03T09:00-03:00']) {
    await Promise.all([followUp(moment), followUp(moment), followUp(moment)])
  }
  const counts = [await mailsOf('quote_reminder'), await mailsOf('quote_waiting'), await eventsOf('quote_expired')]
  expect(counts.map(({ length }) => length)).toEqual([1, 1, 1])
  await app.deliveredMails()
})

test('reminders can be switched off', async () => {
  const { staff, followUp, mailsOf, eventsOf } = await sendQuote()
  const { quotes: settings } = defaultSettings
  const off = {
    ...settings,
    buyerReminder: { ...settings.buyerReminder, isOn: false },
    staffReminder: { ...settings.staffReminder, isOn: false },
  }
  expect((await staff.put('/api/admin/settings/quotes', { ...off, updatedAt: null })).status).toBe(200)
  for (const moment of ['2026-11-30T09:00-03:00', '2026-12-03T09:00-03:00']) await followUp(moment)
  expect([await mailsOf('quote_reminder'), await mailsOf('quote_waiting')]).toEqual([[], []])
  expect((await eventsOf('quote_expired')).length).toBe(1)
})

type Sent = Awaited<ReturnType<typeof sendQuote>>

test.each<[string, (sent: Sent) => Promise<unknown>]>([
  [
    'the buyer reacted to',
    ({ app }) =>
      reactToQuote(app.deps, visitor, { id: 1, trackingGeneration: 1 }, { version: 1, reaction: 'accepted', text: '' }),
  ],
  ['staff know to be lost', ({ desk }) => desk.end({ outcome: 'lost', reason: 'Compró a otro' })],
  [
    'was erased with its person',
    ({ staff }) =>
      staff.post('/api/admin/privacy/erase', { email: aQuotation().email, confirmation: aQuotation().email }),
  ],
])('a quote that %s is not followed up', async (_, end) => {
  const sent = await sendQuote()
  await end(sent)
  for (const moment of ['2026-11-30T09:00-03:00', '2026-12-03T09:00-03:00']) await sent.followUp(moment)
  expect([await sent.mailsOf('quote_reminder'), await sent.mailsOf('quote_waiting')]).toEqual([[], []])
  expect(await sent.eventsOf('quote_expired')).toEqual([])
})

test('of a replaced quote only the newer version is followed up', async () => {
  const { app, desk, followUp, mailsOf, eventsOf } = await sendQuote()
  await desk.sendPriced(35_000, { validDays: 15 })
  await app.deliveredMails()
  for (const moment of ['2026-11-30T09:00-03:00', '2026-12-03T09:00-03:00']) await followUp(moment)
  expect(await mailsOf('quote_reminder')).toMatchObject([{ quoteId: 2 }])
  expect(await mailsOf('quote_waiting')).toMatchObject([{ quoteId: 2 }])
  expect(await eventsOf('quote_expired')).toMatchObject([{ detail: { version: '2' } }])
})

test('without a private page the buyer is not reminded', async () => {
  const { app, followUp, mailsOf } = await sendQuote()
  await transact(app.db, (tx) => app.deps.tracking.revoke(tx, 1, new Date(sentOn)))
  await followUp('2026-11-30T09:00-03:00')
  expect([(await mailsOf('quote_reminder')).length, (await mailsOf('quote_waiting')).length]).toEqual([0, 1])
})

test('nobody is reminded of a quote whose mail was not sent', async () => {
  const { app, followUp, mailsOf } = await sendQuote()
  await app.db.update(mails).set({ state: 'failed' }).where(eq(mails.kind, 'quote'))
  await followUp('2026-11-30T09:00-03:00')
  expect([await mailsOf('quote_reminder'), await mailsOf('quote_waiting')]).toEqual([[], []])
})

test('a quote that was sent today is not reminded of today', async () => {
  const { app, desk, followUp, mailsOf } = await sendQuote()
  await desk.sendPriced(35_000, { validDays: 2 })
  await app.deliveredMails()
  await followUp('2026-11-17T18:00-03:00')
  expect(await mailsOf('quote_reminder')).toEqual([])
  await followUp('2026-11-18T09:00-03:00')
  expect((await mailsOf('quote_reminder')).length).toBe(1)
})
