import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mails, requests, searches, staffSessions } from '../../db/schema.ts'
import { defaultSettings } from '../../domain/settings/default-settings.ts'
import { aContact, aQuotation, aServiceRequest } from '../../tests/support/samples.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

/** A Wednesday. */
const now = new Date('2026-11-18T15:00:00Z')

async function openDashboard() {
  let time = now
  const app = await createTestApp({ now: () => time })
  const staff = await app.signIn()
  // Sessions go by the real date, which may be later than that of the test.
  await app.db.update(staffSessions).set({ expiresAt: new Date('2100-01-01T00:00:00Z') })
  const set = (id: number, values: Partial<typeof requests.$inferInsert>) =>
    app.db.update(requests).set(values).where(eq(requests.id, id))
  const received = async (path: string, body: unknown, values: Partial<typeof requests.$inferInsert>) => {
    const response = await app.post(path, body)
    await set(response.body.id, values)
    return response.body.id as number
  }
  const at = (moment: string | Date) => {
    time = new Date(moment)
  }
  return { app, staff, received, at, read: async () => (await staff.get('/api/admin/dashboard')).body }
}

test('GET /dashboard counts genuine requests by kind in the weeks of Chile', async () => {
  const { received, read } = await openDashboard()
  await received('/api/invoices', aQuotation(), { receivedAt: new Date('2026-11-17T12:00:00Z') })
  // Still Sunday in Santiago, already Monday in UTC.
  await received('/api/contacts', aContact(), { receivedAt: new Date('2026-11-16T02:30:00Z') })
  await received('/api/contacts', aServiceRequest(), { receivedAt: new Date('2026-09-01T12:00:00Z') })
  await received('/api/contacts', aServiceRequest(), { receivedAt: new Date('2026-08-30T12:00:00Z') })
  await received('/api/contacts', { ...aContact(), website: 'spam' }, { receivedAt: new Date('2026-11-17T12:00:00Z') })
  const { since, weeks } = await read()
  expect(since).toBe('2026-08-31')
  expect(weeks).toHaveLength(12)
  expect(weeks[0]).toEqual({ monday: '2026-08-31', quotation: 0, contact: 0, service: 1 })
  expect(weeks[1]).toEqual({ monday: '2026-09-07', quotation: 0, contact: 0, service: 0 })
  expect(weeks[10]).toEqual({ monday: '2026-11-09', quotation: 0, contact: 1, service: 0 })
  expect(weeks[11]).toEqual({ monday: '2026-11-16', quotation: 1, contact: 0, service: 0 })
})

/** Each is received on a Monday, at 10:00 in Chile. */
async function answerRequests() {
  const dashboard = await openDashboard()
  const { app, staff, at } = dashboard
  const answer = async (id: number, moment: string) => {
    at(moment)
    await staff.post('/api/admin/requests/change', { ids: [id], status: 'answered' })
  }
  const answeredAfter = async (path: string, body: unknown, moment: string) => {
    at('2026-11-16T10:00:00-03:00')
    await answer((await app.post(path, body)).body.id, moment)
  }
  await answeredAfter('/api/contacts', aContact(), '2026-11-16T11:00:00-03:00')
  await answeredAfter('/api/invoices', aQuotation(), '2026-11-16T14:00:00-03:00')
  await answeredAfter('/api/invoices', aQuotation(), '2026-11-17T10:00:00-03:00')
  return { ...dashboard, answer }
}

test('GET /dashboard returns the median of working hours to the first answer', async () => {
  const { received, read, at } = await answerRequests()
  at(now)
  await received('/api/contacts', aContact(), { receivedAt: new Date('2026-11-16T10:00:00-03:00') })
  expect((await read()).firstAnswers).toEqual({
    medianHours: 4,
    medianHoursByKind: { quotation: 6.5, contact: 1, service: null },
    answered: 3,
    waiting: 1,
  })
})

test('GET /dashboard without answers has no median', async () => {
  const { read } = await openDashboard()
  expect((await read()).firstAnswers).toMatchObject({ medianHours: null, answered: 0, waiting: 0 })
})

test('GET /dashboard counts a past wait by the opening hours of its day, whatever they are now', async () => {
  const { staff, read } = await answerRequests()
  const before = (await read()).firstAnswers
  const week = Object.fromEntries(Object.keys(defaultSettings.hours.week).map((day) => [day, null]))
  const monday = { opens: '10:00', closes: '10:30' }
  const hours = { closedDays: [], week: { ...week, monday }, updatedAt: null }
  expect((await staff.put('/api/admin/settings/hours', hours)).status).toBe(200)
  expect((await read()).firstAnswers).toEqual(before)
  expect((await staff.get('/api/admin/requests/2')).body.waitingHours).toBe(4)
})

test('GET /dashboard does not count requests that staff entered as answered, but as waiting', async () => {
  const { staff, read, answer, at } = await answerRequests()
  const before = (await read()).firstAnswers
  at('2026-11-17T11:00:00-03:00')
  const { body } = await staff.post('/api/admin/quotes/requests', {
    name: 'Ana',
    company: 'Aserradero',
    email: 'ana@aserradero.example',
    phone: '',
    message: '',
    key: crypto.randomUUID(),
  })
  expect((await read()).firstAnswers).toEqual({ ...before, waiting: 1 })
  await answer(body.id, '2026-11-17T11:05:00-03:00')
  expect((await read()).firstAnswers).toEqual(before)
})

test('GET /dashboard lists the products in most requests', async () => {
  const { app, received, read } = await openDashboard()
  const line = (productId: number, quantity: number) => ({ productId, quantity, name: 'x' })
  await app.post('/api/invoices', { ...aQuotation(), invoiceDetails: [line(108, 5), line(119, 1)] })
  await app.post('/api/invoices', { ...aQuotation(), invoiceDetails: [line(119, 2), line(999_999, 1)] })
  await received(
    '/api/invoices',
    { ...aQuotation(), invoiceDetails: [line(108, 1)] },
    { receivedAt: new Date('2026-01-05T12:00:00Z') },
  )
  expect((await read()).quotedProducts).toEqual([
    { productId: 119, name: expect.stringContaining('PB 16'), requests: 2, pieces: 3 },
    { productId: 108, name: expect.stringContaining('PET 16 mm'), requests: 1, pieces: 5 },
  ])
})

test('GET /dashboard lists searches that find nothing now', async () => {
  const { app, read } = await openDashboard()
  const day = '2026-11-18'
  await app.db.insert(searches).values([
    { text: 'xilofono', day: '2026-11-02', searched: 2, results: 0 },
    { text: 'xilofono', day, searched: 3, results: 0 },
    { text: 'quimera', day, searched: 9, results: 0 },
    { text: 'quimera azul', day, searched: 7, results: 4 },
    { text: 'zuncho', day, searched: 8, results: 0 },
  ])
  expect((await read()).searchMisses).toEqual([
    { text: 'quimera', count: 9, lastDay: day },
    { text: 'xilofono', count: 5, lastDay: day },
  ])
})

test('GET /dashboard reports the state of the mails', async () => {
  const { app, read } = await openDashboard()
  await app.post('/api/contacts', aContact())
  await app.post('/api/contacts', aServiceRequest())
  await app.deliveredMails()
  const sentAt = new Date('2026-11-18T14:00:00Z')
  const createdAt = new Date('2026-11-18T12:00:00Z')
  await app.db.update(mails).set({ state: 'sent', sentAt }).where(eq(mails.id, 1))
  await app.db.update(mails).set({ state: 'failed' }).where(eq(mails.id, 2))
  await app.db.update(mails).set({ state: 'queued', createdAt }).where(eq(mails.id, 3))
  expect((await read()).mail).toEqual({
    queued: 1,
    failed: 1,
    filed: 1,
    oldestWaiting: createdAt.toISOString(),
    lastSent: sentAt.toISOString(),
    state: 'undelivered',
    lastError: null,
  })
  await app.db.update(mails).set({ state: 'sent', sentAt }).where(eq(mails.id, 2))
  expect((await read()).mail.state).toBe('ok')
  await app.db.update(mails).set({ attempts: 0 }).where(eq(mails.id, 3))
  expect((await read()).mail.state).toBe('slow')
})

test('GET /dashboard without a session is 401', async () => {
  const app = await createTestApp()
  expect((await app.get('/api/admin/dashboard')).status).toBe(401)
})
