import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { trackingLinks } from '../../db/schema.ts'
import { aContact, aQuotation } from '../../tests/samples.ts'
import { setUpTestApp } from '../../tests/test-app.ts'

const createTestApp = setUpTestApp()

const addressOfPage = /^https:\/\/precinta\.example\/seguimiento\/[\w-]{27}$/

test('every request gets a private page under an address of its own', async () => {
  const app = await createTestApp()
  const sent = [aContact(), aContact(), aContact()].map((contact) => app.post('/api/contacts', contact))
  const quotation = app.post('/api/invoices', aQuotation())
  const addresses = (await Promise.all([...sent, quotation])).map(({ body }) => body.trackingUrl)
  for (const address of addresses) expect(address).toMatch(addressOfPage)
  expect(new Set(addresses).size).toBe(4)
})

test('the repeat of a request returns the same private page', async () => {
  const app = await createTestApp()
  const key = { 'Idempotency-Key': randomUUID() }
  const first = await app.post('/api/invoices', aQuotation(), key)
  const repeat = await app.post('/api/invoices', aQuotation(), key)
  expect(repeat.status).toBe(201)
  expect(repeat.body).toEqual(first.body)
})

test('the sender of suspected spam gets a private page too', async () => {
  const app = await createTestApp()
  const { body } = await app.post('/api/contacts', { ...aContact(), website: 'https://spam.example' })
  expect(await app.requests()).toMatchObject([{ spamReason: 'hidden_field' }])
  expect(body.trackingUrl).toMatch(addressOfPage)
})

test('the database contains no token', async () => {
  const app = await createTestApp()
  const { body } = await app.post('/api/contacts', aContact())
  const token = body.trackingUrl.split('/').at(-1)
  const [link] = await app.db.select().from(trackingLinks)
  expect(link).toMatchObject({ requestId: body.id })
  expect(link?.tokenHash).not.toContain(token)
})
