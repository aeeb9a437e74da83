import { expect, test } from 'vitest'
import { requestCounts, requests } from '../../db/schema.ts'
import { maskedAddress } from '../../domain/tracking/mailed-link.ts'
import type { Mail } from '../../mail/mail.ts'
import { quoteDesk } from '../../tests/support/quote-desk.ts'
import { aContact, aQuotation } from '../../tests/support/samples.ts'
import { mailedPage, storeSentQuote } from '../../tests/support/sent-quote.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

type App = Awaited<ReturnType<typeof createTestApp>>

function outbox() {
  const sent: Mail[] = []
  const send = async (mail: Mail) => {
    sent.push(mail)
    return 'sent' as const
  }
  return { sent, mailer: { send, close: () => {} } }
}

const api = (path: string) => path.replace(/.*\/seguimiento/, '/seguimiento')
const mailedAddress = async (app: App, id?: number) => api(await mailedPage(app, id))

test('every mail to the buyer has the mailed link, and staff see one that confirms no address', async () => {
  const { sent, mailer } = outbox()
  const app = await createTestApp({ mailer })
  const { body: receipt } = await app.post('/api/invoices', aQuotation())
  const mailed = `https://precinta.example${await mailedPage(app)}`
  expect(receipt.trackingUrl).not.toBe(mailed)
  const staff = await app.signIn()
  const { trackingUrl: handed } = (await staff.get('/api/admin/requests/1/tracking')).body
  expect([mailed, receipt.trackingUrl]).not.toContain(handed)
  expect((await app.get(api(handed))).body).toMatchObject({ typed: { name: 'Pedro Soto' }, mailedTo: null })
  const confirmedAt = async () => (await app.db.select().from(requests)).map(({ emailConfirmedAt }) => emailConfirmedAt)
  expect(await confirmedAt()).toEqual([null])
  const reply = { subject: 'Tu página', body: `Aquí está: ${receipt.trackingUrl}`, status: 'answered' }
  await staff.post('/api/admin/requests/1/reply', { ...reply, key: crypto.randomUUID(), seenEventId: null })
  expect((await quoteDesk(staff).sendPriced(1000, {}, { body: `Tu cotización: ${mailed}` })).status).toBe(200)
  await app.post(`${api(receipt.trackingUrl)}/link`, {})
  const mails = await app.deliveredMails()
  expect(mails.filter(({ body }) => body?.includes('/seguimiento/'))).toEqual([])
  const toBuyer = sent.filter(({ to }) => to === aQuotation().email)
  expect(toBuyer).toHaveLength(4)
  for (const { text } of toBuyer) {
    expect(text).toContain(mailed)
    expect(text).not.toContain(receipt.trackingUrl)
  }
  await app.get(api(mailed))
  expect(await confirmedAt()).toEqual([expect.any(Date)])
})

test('the receipt says where the quote went, and that it is on its way until its mail is sent', async () => {
  const app = await createTestApp()
  const { body: receipt } = await app.post('/api/invoices', aQuotation())
  const page = api(receipt.trackingUrl)
  expect((await app.get(page)).body.mailedTo).toEqual({
    address: 'ps•••@ceramicas.example',
    quote: null,
    linkSentAt: null,
  })
  await storeSentQuote(app.db, 1)
  expect((await app.get(page)).body).toMatchObject({ state: 'quoted', mailedTo: { quote: 'queued' }, versions: [] })
  await quoteDesk(await app.signIn()).sendPriced(1000)
  await app.deliveredMails()
  expect((await app.get(page)).body.mailedTo.quote).toBe('sent')
})

test.each([
  ['compras@cliente.cl', 'co•••@cliente.cl'],
  ['ana@cliente.cl', 'a•••@cliente.cl'],
  ['jo@cliente.cl', '•••@cliente.cl'],
  ['j@cliente.cl', '•••@cliente.cl'],
])('%s is shown as %s', (address, masked) => {
  expect(maskedAddress(address)).toBe(masked)
})

test('the link is mailed three times a day to one mailbox, whatever the request, also if asked at once', async () => {
  const app = await createTestApp()
  const pages: string[] = []
  const send = async (contact: object) => api((await app.post('/api/contacts', contact)).body.trackingUrl)
  for (const email of ['ana@x.example', 'A.na+1@x.example', 'otra@x.example']) {
    pages.push(await send({ ...aContact(), email }))
  }
  const spam = await send({ ...aContact(), email: 'otra@x.example', website: 'https://spam.example' })
  const [first = '', second = '', other = ''] = pages
  const ask = async (page: string) => (await app.post(`${page}/link`, {})).status
  const answers = await Promise.all([ask(first), ask(second), ask(first), ask(second), ask(first)])
  expect(answers.sort()).toEqual([204, 204, 204, 409, 409])
  expect([await ask(spam), await ask(spam), await ask(spam), await ask(spam)]).toEqual([204, 204, 204, 409])
  expect(await ask(other)).toBe(204)
  await app.db.update(requestCounts).set({ endsAt: new Date(0) })
  expect(await ask(first)).toBe(204)
  expect((await app.mails()).filter(({ kind }) => kind === 'link')).toHaveLength(8)
  expect(await ask(`/seguimiento/${'A'.repeat(27)}`)).toBe(404)
})

test('suspected spam gets no link by mail, and looks as if it did', async () => {
  const { sent, mailer } = outbox()
  const app = await createTestApp({ mailer })
  const spam = await app.post('/api/contacts', { ...aContact(), website: 'https://spam.example' })
  const page = api(spam.body.trackingUrl)
  expect((await app.post(`${page}/link`, {})).status).toBe(204)
  expect((await app.get(page)).body.mailedTo.linkSentAt).toEqual(expect.any(String))
  await app.deliveredMails()
  expect(sent).toEqual([])
})

test('the mail with the link repeats nothing that was typed', async () => {
  const { sent, mailer } = outbox()
  const app = await createTestApp({ mailer })
  const { body } = await app.post('/api/contacts', { ...aContact(), name: 'Gana en spam.example' })
  await app.post(`${api(body.trackingUrl)}/link`, {})
  await app.deliveredMails()
  const link = sent.find(({ subject }) => subject.startsWith('Enlace privado'))
  expect(link?.subject).toBe(`Enlace privado: mensaje de contacto ${body.folio}`)
  for (const text of ['spam.example', aContact().company, aContact().message]) expect(link?.text).not.toContain(text)
})

test('the mailed link shows notes, message and other product right after sending, and quoting again has them', async () => {
  const app = await createTestApp()
  const [line] = aQuotation().invoiceDetails
  const sent = {
    message: 'Llamar antes',
    otherProduct: '500 esquineros',
    invoiceDetails: [{ ...line, note: 'Bodega 1' }],
  }
  await app.post('/api/invoices', { ...aQuotation(), ...sent })
  expect((await app.get(await mailedAddress(app))).body).toMatchObject({
    state: 'received',
    lines: [{ note: 'Bodega 1' }],
    typed: { name: 'Pedro Soto', message: 'Llamar antes', otherProduct: '500 esquineros' },
    again: { lines: [{ note: 'Bodega 1' }], otherProduct: '500 esquineros' },
  })
})

test('an accepted quote is confirmed to the buyer by mail, with the order number', async () => {
  const { sent, mailer } = outbox()
  const app = await createTestApp({ mailer })
  await app.post('/api/invoices', aQuotation())
  await quoteDesk(await app.signIn()).sendPriced(1000)
  const page = await mailedAddress(app)
  const accept = { version: 1, reaction: 'accepted', text: 'OC 4512' }
  for (const _ of [1, 2]) expect((await app.post(`${page}/reaction`, accept)).status).toBe(200)
  await app.deliveredMails()
  const thanks = sent.filter(({ subject }) => subject.startsWith('Recibimos la aceptación'))
  expect(thanks).toMatchObject([
    { to: aQuotation().email, replyTo: ['marta@precinta.example', 'ventas@precinta.example'] },
  ])
  expect(thanks[0]?.text).toContain('OC 4512')
  expect(thanks[0]?.text).toContain('https://precinta.example/seguimiento/')
})

const strap = { productId: 108, quantity: 1, name: 'Zuncho' }

async function ask(app: App, email: string) {
  const { body } = await app.post('/api/invoices', { ...aQuotation(), email, invoiceDetails: [strap] })
  return quoteDesk(await app.signIn(), body.id)
}

test('prices of a company are offered and never filled in; those of a confirmed address are', async () => {
  const app = await createTestApp()
  await (await ask(app, 'compras@cliente.cl')).sendPriced(45_990)
  const stranger = await ask(app, 'otro@cliente.cl')
  expect((await stranger.draft()).lines).toMatchObject([{ unitPrice: 0 }])
  expect(await stranger.pricesOf(108)).toMatchObject([{ ofAddress: null, ofCompany: { unitPrice: 45_990 } }])
  const unconfirmed = await ask(app, 'compras@cliente.cl')
  expect((await unconfirmed.draft()).lines).toMatchObject([{ unitPrice: 0 }])
  await app.get(await mailedAddress(app, 1))
  const confirmed = await ask(app, 'Compras@cliente.cl')
  expect((await confirmed.draft()).lines).toMatchObject([{ unitPrice: 45_990 }])
  const [known] = await confirmed.pricesOf(108)
  expect(known?.ofAddress).toMatchObject({ unitPrice: 45_990, folio: expect.stringMatching(/-000001$/) })
  expect((await (await ask(app, 'otro@cliente.cl')).draft()).lines).toMatchObject([{ unitPrice: 0 }])
})

test('accepting with the mailed link confirms the address too', async () => {
  const app = await createTestApp()
  await (await ask(app, 'compras@cliente.cl')).sendPriced(45_990)
  const page = await mailedAddress(app)
  await app.post(`${page}/reaction`, { version: 1, reaction: 'accepted', text: '' })
  expect((await (await ask(app, 'compras@cliente.cl')).draft()).lines).toMatchObject([{ unitPrice: 45_990 }])
})
