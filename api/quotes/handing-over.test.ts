import { expect, test } from 'vitest'
import { job } from '../../domain/actor.ts'
import { followUpQuotes } from '../../domain/quotes/follow-up-quotes.ts'
import { QuoteLine } from '../../shared/quotes/quote.ts'
import type { RequestEvent } from '../../shared/requests/inbox.ts'
import { edited, quoteDesk } from '../../tests/support/quote-desk.ts'
import { running } from '../../tests/support/running.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

const caller = { name: 'Rosa Vera', company: 'Aserradero Vera', email: '', phone: '+56 9 1234 5678', message: '' }

/** A Tuesday, at noon in Chile. */
const calledOn = '2026-11-17T12:00-03:00'

/** The priced quote of a customer who called and left no mail address. */
async function priceForCaller() {
  let now = new Date(calledOn)
  const app = await createTestApp({ now: () => now })
  const staff = await app.signIn()
  const { body: entered } = await staff.post('/api/admin/quotes/requests', { ...caller, key: crypto.randomUUID() })
  const desk = quoteDesk(staff, entered.id)
  const line = { productId: null, code: '', name: 'Fleje', detail: '', quantity: 2, unit: '', note: '', discount: 0 }
  const lines = [QuoteLine.parse({ ...line, unitPrice: 10_000 })]
  const saved = (await desk.save(edited(await desk.draft(), { lines, validDays: 15 }))).body.quotes[0]
  const seenEventId = (await desk.history())[0]?.id ?? null
  const form = { key: crypto.randomUUID(), updatedAt: saved?.updatedAt, seenEventId }
  return {
    app,
    staff,
    desk,
    form,
    folio: entered.folio as string,
    handOver: (more: object = {}) => staff.post(`${desk.path}/quotes/hand-over`, { ...form, ...more }),
    detail: async () => (await staff.get(desk.path)).body,
    followUp: async (moment: string) => {
      now = new Date(moment)
      await followUpQuotes(app.deps, job, running)
    },
  }
}

test('a quote without a mail address is handed over: no mail, a document, and a link that the buyer can use', async () => {
  const { app, staff, desk, handOver, detail } = await priceForCaller()
  expect(await detail()).toMatchObject({ email: null, status: 'in_progress', firstAnsweredAt: null })
  const { status, body } = await handOver()
  expect(status).toBe(200)
  expect(body.quotes).toMatchObject([
    { version: 1, status: 'sent', letterhead: { customer: { name: caller.name, email: null } } },
  ])
  expect(await app.mails()).toEqual([])
  const request = await detail()
  expect(request).toMatchObject({
    status: 'answered',
    firstAnsweredAt: new Date(calledOn).toISOString(),
    deliveries: [],
  })
  const [event]: RequestEvent[] = request.history
  expect(event).toMatchObject({ kind: 'quote_sent', detail: { version: '1', to: 'answered' } })
  expect(event?.detail.mailId).toBeUndefined()
  const pdf = await staff.raw(`${desk.path}/quotes/1.pdf`)
  expect([pdf.status, pdf.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])

  const { trackingUrl } = (await staff.get(`${desk.path}/tracking`)).body
  const page = `/seguimiento/${trackingUrl.split('/').at(-1)}`
  expect((await app.get(page)).body).toMatchObject({ state: 'quoted', versions: [{ version: 1, state: 'open' }] })
  const accepted = await app.post(`${page}/reaction`, { version: 1, reaction: 'accepted', text: '' })
  expect(accepted.status).toBe(200)
  await app.deliveredMails()
  expect((await app.mails()).map(({ kind, state }) => [kind, state])).toEqual([['quote_reaction', 'filed']])
})

test('handing over twice gives one version, and neither unseen changes nor a total of zero are handed over', async () => {
  const { desk, handOver } = await priceForCaller()
  const stale = await handOver({ updatedAt: '2026-01-01T00:00:00.000Z' })
  expect([stale.status, stale.body.error.code]).toEqual([409, 'changed_meanwhile'])
  const unpriced = edited(await desk.draft())
  const free = await desk.save({ ...unpriced, lines: unpriced.lines.map((line) => ({ ...line, unitPrice: 0 })) })
  const rejected = await handOver({ updatedAt: free.body.quotes[0]?.updatedAt })
  expect([rejected.status, Object.keys(rejected.body.error.fields)]).toEqual([422, ['lines']])
  const priced = await desk.save({ ...unpriced, updatedAt: free.body.quotes[0]?.updatedAt ?? '' })
  const updatedAt = priced.body.quotes[0]?.updatedAt
  const both = await Promise.all([handOver({ updatedAt }), handOver({ updatedAt })])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await desk.read()).quotes).toHaveLength(1)
  expect((await desk.history()).filter(({ kind }) => kind === 'quote_sent')).toHaveLength(1)
  const another = await handOver({ updatedAt, key: crypto.randomUUID() })
  expect(another.status).toBe(409)
})

test('what needs a mail address is rejected without one, and handing over is for those without', async () => {
  const { app, staff, desk, form, handOver } = await priceForCaller()
  const text = { subject: 'Cotización', body: 'Va adjunta.', cc: [] }
  const sent = await desk.send({ ...form, ...text })
  expect([sent.status, sent.body.error.code]).toEqual([409, 'not_allowed'])
  const replied = await staff.post(`${desk.path}/reply`, { ...form, ...text, status: 'answered' })
  expect([replied.status, replied.body.error.code]).toEqual([409, 'not_allowed'])
  await handOver()
  expect((await staff.post(`${desk.path}/quotes/reminder`)).status).toBe(409)
  const withAddress = { ...caller, email: 'rosa@vera.example', key: crypto.randomUUID() }
  const { id } = (await staff.post('/api/admin/quotes/requests', withAddress)).body
  const other = quoteDesk(staff, id)
  const [draft] = (await other.read()).quotes
  const rejected = await staff.post(`${other.path}/quotes/hand-over`, { ...form, updatedAt: draft?.updatedAt })
  expect([rejected.status, rejected.body.error.code]).toEqual([409, 'not_allowed'])
  expect(await app.mails()).toEqual([])
})

test('a quote that was handed over expires and is followed up by staff, but its buyer gets no mail', async () => {
  const { app, desk, handOver, followUp } = await priceForCaller()
  await handOver()
  await followUp('2026-11-30T09:00-03:00')
  const kinds = async () => (await app.mails()).map(({ kind, state }) => [kind, state])
  await app.deliveredMails()
  expect(await kinds()).toEqual([['quote_waiting', 'filed']])
  await followUp('2026-12-03T09:00-03:00')
  expect((await desk.history()).map(({ kind }) => kind)).toContain('quote_expired')
  expect(await kinds()).toHaveLength(1)
})

test('lists, exports, known prices and privacy cope with an absent address', async () => {
  const { app, staff, desk, handOver, detail, folio } = await priceForCaller()
  await handOver()
  const list = await staff.get('/api/admin/requests?q=aserradero')
  expect(list.body.data).toMatchObject([{ folio, email: null, quote: { status: 'sent' } }])
  for (const path of ['/requests/export', '/quotes/export', '/quotes/export-lines']) {
    const { status, body } = await staff.get(`/api/admin${path}`)
    expect([status, body.includes(folio), body.includes('null')]).toEqual([200, true, false])
  }
  expect(await desk.pricesOf(108)).toMatchObject([{ ofCompany: null, ofAnyone: null, listed: null }])
  await staff.put(desk.path, { status: 'in_progress', updatedAt: (await detail()).updatedAt })
  expect((await detail()).firstAnsweredAt).not.toBeNull()

  const person = (email: string) => staff.post('/api/admin/privacy/person', { email })
  expect((await person('vera')).status).toBe(422)
  expect((await person(folio)).body.requests).toMatchObject([{ folio }])
  const page = await staff.post('/api/admin/privacy/export', { email: folio, format: 'html' })
  expect([page.status, page.body.includes(caller.name), page.body.includes('null')]).toEqual([200, true, false])
  const erased = await staff.post('/api/admin/privacy/erase', { email: folio, confirmation: folio })
  expect([erased.status, erased.body]).toEqual([200, { requests: 1 }])
  expect(JSON.stringify(await app.requests())).not.toContain(caller.name)
})
