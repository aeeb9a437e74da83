import { expect, test } from 'vitest'
import { quoteDesk } from '../../tests/support/quote-desk.ts'
import { aContact, aQuotation } from '../../tests/support/samples.ts'
import { mailedPage } from '../../tests/support/sent-quote.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

/** A Monday, 10:00 in Chile. */
const monday = Date.parse('2026-11-16T13:00:00Z')
const hour = 3_600_000

/** A quotation that was quoted within an hour; an hour later comes a contact that nobody answers. */
async function openInbox() {
  let time = monday
  const app = await createTestApp({ now: () => new Date(time) })
  const after = (hours: number) => {
    time += hours * hour
  }
  await app.post('/api/invoices', aQuotation())
  const staff = await app.signIn()
  const desk = quoteDesk(staff)
  after(1)
  await desk.sendPriced(1000)
  await app.deliveredMails()
  after(1)
  const react = async (reaction: object) => {
    const token = (await mailedPage(app)).split('/').at(-1)
    const given = { version: 1, text: '', ...reaction }
    expect((await app.post(`/seguimiento/${token}/reaction`, given)).status).toBe(200)
  }
  const ids = async (query: string): Promise<number[]> =>
    (await staff.get(`/api/admin/requests?${query}`)).body.data.map(({ id }: { id: number }) => id)
  return {
    app,
    staff,
    desk,
    after,
    react,
    ids,
    read: async () => (await staff.get('/api/admin/requests/1')).body,
    waiting: async () => (await staff.get('/api/admin/dashboard')).body.firstAnswers.waiting as number,
    setStatus: (status: string) => staff.post('/api/admin/requests/change', { ids: [1], status }),
  }
}

test.each([
  { reaction: 'change_requested', text: 'Solo 12 rollos' },
  { reaction: 'accepted' },
  { reaction: 'declined', reason: 'Precio' },
])(
  'a buyer who answers a quote waits since then, in list, filter, order and dashboard: $reaction',
  async (reaction) => {
    const { app, read, react, after, ids, waiting } = await openInbox()
    expect(await read()).toMatchObject({ status: 'answered', waitingSince: null, waitingHours: 1, lateness: null })
    expect([await ids('late=amber'), await waiting()]).toEqual([[], 0])
    await react(reaction)
    after(0.5)
    await app.post('/api/contacts', aContact())
    after(3.6)
    expect(await read()).toMatchObject({
      status: 'in_progress',
      waitingSince: new Date(monday + 2 * hour).toISOString(),
      waitingHours: expect.closeTo(4.1, 5),
      lateness: 'amber',
    })
    expect(await ids('late=amber')).toEqual([1])
    expect(await ids('late=red')).toEqual([])
    expect(await ids('sort=waiting&order=desc')).toEqual([1, 2])
    expect(await ids('sort=waiting&order=asc')).toEqual([2, 1])
    expect(await waiting()).toBe(2)
  },
)

test('who asked for a change before others wrote is before them, although the request is no older', async () => {
  const { app, react, after, ids } = await openInbox()
  await app.post('/api/contacts', aContact())
  after(1)
  await react({ reaction: 'accepted' })
  expect(await ids('sort=waiting&order=desc')).toEqual([2, 1])
})

test('the next version answers a change, once its mail has left, and the clock starts again with the next act', async () => {
  const { app, desk, read, react, after } = await openInbox()
  await react({ reaction: 'change_requested', text: 'Solo 12 rollos' })
  after(2)
  await desk.sendPriced(900)
  await app.deliveredMails()
  expect(await read()).toMatchObject({ status: 'answered', waitingSince: null, waitingHours: 1 })
  after(1)
  await react({ version: 2, reaction: 'accepted' })
  expect(await read()).toMatchObject({ waitingSince: new Date(monday + 5 * hour).toISOString(), waitingHours: 0 })
})

test('an acceptance is answered by «answered», and waits again if that was a mistake', async () => {
  const { read, react, after, waiting, setStatus } = await openInbox()
  await react({ reaction: 'accepted' })
  const since = new Date(monday + 2 * hour).toISOString()
  after(1)
  await setStatus('answered')
  expect([(await read()).waitingSince, await waiting()]).toEqual([null, 0])
  await setStatus('in_progress')
  expect([(await read()).waitingSince, await waiting()]).toEqual([since, 1])
  await setStatus('closed')
  expect([(await read()).waitingSince, await waiting()]).toEqual([null, 0])
})

test('a quote that is declined after staff closed the request leaves it closed', async () => {
  const { read, react, setStatus } = await openInbox()
  await setStatus('closed')
  await react({ reaction: 'declined', reason: 'Precio' })
  expect(await read()).toMatchObject({ status: 'closed', waitingSince: null })
})
