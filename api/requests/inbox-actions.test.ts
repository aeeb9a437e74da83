import { expect, test } from 'vitest'
import { requests } from '../../db/schema.ts'
import type { Mail } from '../../mail/mail.ts'
import { mailRetries } from '../../mail/mail-queue.ts'
import { defaultCompany } from '../../shared/settings/default-company.ts'
import { aContact, aQuotation } from '../../tests/support/samples.ts'
import { firstStaff, setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp({ retries: { ...mailRetries, retryLimit: 0 } })

/** A Monday, 10:00 in Chile. */
const monday = Date.parse('2026-11-16T13:00:00Z')
const hour = 3_600_000

const aReply = () => ({
  subject: 'Cotización COT-2026-000001',
  body: 'Estimado Pedro:\n\nAdjuntamos los precios.\nSaludos',
  status: 'answered',
  key: crypto.randomUUID(),
  seenEventId: null as number | null,
})

const bot = { website: 'https://spam.example' }

test('reverting «answered» without a sent reply resumes the waiting time', async () => {
  let time = monday
  const app = await createTestApp({ now: () => new Date(time) })
  await app.post('/api/contacts', aContact())
  await app.post('/api/contacts', aContact())
  const staff = await app.signIn()
  const change = (status: string) => staff.post('/api/admin/requests/change', { ids: [1, 2], status })
  await staff.post('/api/admin/requests/2/reply', aReply())
  await app.deliveredMails()
  await change('answered')
  time += hour
  await change('in_progress')
  expect((await staff.get('/api/admin/requests/1')).body).toMatchObject({ firstAnsweredAt: null, waitingHours: 1 })
  expect((await staff.get('/api/admin/requests/2')).body.firstAnsweredAt).not.toBeNull()
  await change('answered')
  time += hour
  await change('closed')
  expect((await staff.get('/api/admin/requests/1')).body.waitingHours).toBe(1)
})

test('status, owner and notes are recorded with author and time', async () => {
  const app = await createTestApp({ now: () => new Date(monday) })
  await app.post('/api/contacts', aContact())
  const staff = await app.signIn()
  const { id } = (await staff.get('/api/admin/me')).body
  const { updatedAt } = (await staff.get('/api/admin/requests/1')).body
  const changed = await staff.put('/api/admin/requests/1', { status: 'in_progress', ownerId: id, updatedAt })
  expect(changed.body).toMatchObject({ status: 'in_progress', owner: { id, name: firstStaff.name } })
  const noted = await staff.post('/api/admin/requests/1/notes', { text: 'Llamar el martes.' })
  const by = firstStaff.name
  const at = new Date(monday).toISOString()
  expect(noted.body.history).toMatchObject([
    { kind: 'note', detail: { text: 'Llamar el martes.' }, by, at },
    { kind: 'owner', detail: { to: by }, by, at },
    { kind: 'status', detail: { from: 'new', to: 'in_progress' }, by, at },
  ])
})

test('a change based on an older version does not overwrite that of a colleague', async () => {
  let time = monday
  const app = await createTestApp({ now: () => new Date(time) })
  await app.post('/api/contacts', aContact())
  await app.db.update(requests).set({ updatedAt: new Date(monday) })
  const staff = await app.signIn()
  const { updatedAt } = (await staff.get('/api/admin/requests/1')).body
  time += 1000
  expect((await staff.put('/api/admin/requests/1', { status: 'closed', updatedAt })).status).toBe(200)
  const late = await staff.put('/api/admin/requests/1', { status: 'in_progress', updatedAt })
  expect(late).toMatchObject({ status: 409, body: { error: { code: 'changed_meanwhile' } } })
  expect((await staff.get('/api/admin/requests/1')).body.status).toBe('closed')
})

test('many requests change at once: all of them or none', async () => {
  const app = await createTestApp()
  await app.post('/api/contacts', aContact())
  await app.post('/api/contacts', aContact())
  const staff = await app.signIn()
  const { id } = (await staff.get('/api/admin/me')).body
  const change = { ids: [1, 2], status: 'closed', ownerId: id }
  expect((await staff.post('/api/admin/requests/change', change)).status).toBe(204)
  const { body } = await staff.get('/api/admin/requests')
  expect(body.data).toMatchObject([
    { status: 'closed', owner: { id } },
    { status: 'closed', owner: { id } },
  ])
  expect((await staff.post('/api/admin/requests/change', { ids: [1, 9], status: 'new' })).status).toBe(404)
  expect((await staff.get('/api/admin/requests/1')).body.status).toBe('closed')
  const unknown = await staff.post('/api/admin/requests/change', { ids: [1], ownerId: 'nobody' })
  expect(unknown).toMatchObject({ status: 422, body: { error: { fields: { ownerId: expect.any(String) } } } })
})

test('spam that is released sends its mails', async () => {
  const app = await createTestApp()
  await app.post('/api/contacts', { ...aContact(), ...bot })
  expect(await app.mails()).toEqual([])
  const staff = await app.signIn()
  await staff.post('/api/admin/requests/change', { ids: [1], status: 'new' })
  expect(await app.deliveredMails()).toMatchObject([
    { kind: 'notification', state: 'filed' },
    { kind: 'acknowledgement', state: 'filed' },
  ])
  const { body } = await staff.get('/api/admin/requests/1')
  expect(body).toMatchObject({ status: 'new', spamReason: null, history: [{ kind: 'released' }] })
})

test('spam that is closed gets no mail, and can still be released', async () => {
  const app = await createTestApp()
  await app.post('/api/contacts', { ...aContact(), ...bot })
  const staff = await app.signIn()
  const kinds = async () => (await app.mails()).map(({ kind }) => kind)
  await staff.post('/api/admin/requests/change', { ids: [1], status: 'closed' })
  expect(await kinds()).toEqual([])
  await staff.post('/api/admin/requests/change', { ids: [1], status: 'new' })
  expect(await kinds()).toEqual(['notification', 'acknowledgement'])
})

test('confirmed spam is no longer counted as suspected; its mails stay held back', async () => {
  const app = await createTestApp()
  await app.post('/api/contacts', { ...aContact(), ...bot })
  await app.post('/api/contacts', { ...aContact(), ...bot })
  const staff = await app.signIn()
  const suspected = async () => (await staff.get('/api/admin/requests/pulse')).body.suspected
  const confirm = () => staff.post('/api/admin/requests/change', { ids: [1], status: 'spam' })
  expect(await suspected()).toBe(2)
  await confirm()
  expect(await suspected()).toBe(1)
  const { body } = await staff.get('/api/admin/requests/1')
  expect(body).toMatchObject({ status: 'spam', history: [{ kind: 'status', detail: { from: 'spam', to: 'spam' } }] })
  expect(await app.mails()).toEqual([])
  await staff.post('/api/admin/requests/change', { ids: [1], status: 'new' })
  expect((await app.mails()).map(({ kind }) => kind)).toEqual(['notification', 'acknowledgement'])
})

test('erased spam is no longer counted as suspected', async () => {
  const app = await createTestApp()
  await app.post('/api/contacts', { ...aContact(), ...bot })
  const staff = await app.signIn()
  const { email } = aContact()
  await staff.post('/api/admin/privacy/erase', { email, confirmation: email })
  expect((await staff.get('/api/admin/requests/pulse')).body.suspected).toBe(0)
  expect(await app.requests()).toMatchObject([{ status: 'spam', spamReason: null }])
})

test('answering spam releases it: the company gets the notification, the visitor the answer', async () => {
  const app = await createTestApp()
  await app.post('/api/contacts', { ...aContact(), ...bot })
  const staff = await app.signIn()
  const { body } = await staff.post('/api/admin/requests/1/reply', aReply())
  expect(body).toMatchObject({ status: 'in_progress', spamReason: null })
  expect((await app.deliveredMails()).map(({ kind }) => kind)).toEqual(['reply', 'notification'])
})

test('a request that staff marked as spam and released is not acknowledged twice', async () => {
  const app = await createTestApp()
  await app.post('/api/contacts', aContact())
  const staff = await app.signIn()
  await staff.post('/api/admin/requests/change', { ids: [1], status: 'spam' })
  await staff.post('/api/admin/requests/change', { ids: [1], status: 'new' })
  expect((await app.mails()).map(({ kind }) => kind)).toEqual(['notification', 'acknowledgement'])
})

test('a reply is queued, recorded and assigns the request; once it is sent, the request is answered', async () => {
  const app = await createTestApp()
  await app.post('/api/invoices', aQuotation())
  const staff = await app.signIn()
  const reply = aReply()
  const { status, body } = await staff.post('/api/admin/requests/1/reply', reply)
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'in_progress', firstAnsweredAt: null, owner: { name: firstStaff.name } })
  expect(body.deliveries[2]).toMatchObject({ kind: 'reply', subject: reply.subject, body: reply.body })
  expect(body.history).toMatchObject([{ kind: 'reply', detail: { subject: reply.subject } }])
  await app.deliveredMails()
  const answered = (await staff.get('/api/admin/requests/1')).body
  expect(answered).toMatchObject({ status: 'answered', firstAnsweredAt: expect.any(String), updatedAt: body.updatedAt })
})

test('the same reply sent twice is one mail', async () => {
  const app = await createTestApp()
  await app.post('/api/invoices', aQuotation())
  const staff = await app.signIn()
  const reply = aReply()
  await staff.post('/api/admin/requests/1/reply', reply)
  const { body } = await staff.post('/api/admin/requests/1/reply', reply)
  expect(body.deliveries).toHaveLength(3)
  expect(body.history).toHaveLength(1)
})

test('another text under the key of a sent reply is 409 and sends no mail', async () => {
  const app = await createTestApp()
  await app.post('/api/invoices', aQuotation())
  const staff = await app.signIn()
  const reply = aReply()
  await staff.post('/api/admin/requests/1/reply', reply)
  for (const other of [{ body: 'Otro precio.' }, { subject: 'Otro asunto' }]) {
    const again = await staff.post('/api/admin/requests/1/reply', { ...reply, ...other })
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'idempotency_conflict' } } })
  }
  const { body } = await staff.get('/api/admin/requests/1')
  expect(body.deliveries).toHaveLength(3)
  expect(body.history).toHaveLength(1)
})

test('an empty or unfilled reply and an empty note are 422 with the message of its field', async () => {
  const app = await createTestApp()
  await app.post('/api/contacts', aContact())
  const staff = await app.signIn()
  const reply = await staff.post('/api/admin/requests/1/reply', { ...aReply(), body: ' ' })
  expect(reply).toMatchObject({ status: 422, body: { error: { fields: { body: 'Escribe la respuesta' } } } })
  for (const unfilled of ['Hola:\n\n[tu respuesta]', 'El [día de la visita']) {
    const { status, body } = await staff.post('/api/admin/requests/1/reply', { ...aReply(), body: unfilled })
    expect([status, body.error.fields]).toEqual([422, { body: 'Completa lo que falta antes de enviar' }])
  }
  const note = await staff.post('/api/admin/requests/1/notes', { text: '' })
  expect(note).toMatchObject({ status: 422, body: { error: { fields: { text: 'Escribe la nota' } } } })
  expect((await staff.post('/api/admin/requests/7/notes', { text: 'x' })).status).toBe(404)
  expect((await staff.post('/api/admin/requests/7/reply', aReply())).status).toBe(404)
})

test('a failed mail shows why and can be sent again', async () => {
  let isUp = false
  const mailer = {
    send: async () => {
      if (!isUp) throw new Error('550 No such mailbox')
      return 'sent' as const
    },
    close: () => {},
  }
  const app = await createTestApp({ mailer })
  await app.post('/api/contacts', aContact())
  expect(await app.deliveredMails()).toMatchObject([{ state: 'failed' }, { state: 'failed' }])
  const staff = await app.signIn()
  const [first] = (await staff.get('/api/admin/requests/1')).body.deliveries
  expect(first).toMatchObject({ state: 'failed', lastError: '550 No such mailbox', attempts: 1 })
  expect((await staff.get('/api/admin/requests?mail=failed')).body.total).toBe(1)
  isUp = true
  expect((await staff.post(`/api/admin/requests/1/mails/${first.id}/again`)).status).toBe(200)
  expect(await app.deliveredMails()).toMatchObject([{ state: 'sent' }, { state: 'failed' }])
  expect((await staff.post(`/api/admin/requests/1/mails/${first.id}/again`)).status).toBe(404)
})

test('a reply goes to the visitor in the name of its writer, is answered to both, and quotes the request', async () => {
  const sent: Mail[] = []
  const mailer = {
    send: async (mail: Mail) => {
      sent.push(mail)
      return 'sent' as const
    },
    close: () => {},
  }
  const app = await createTestApp({ mailer })
  await app.post('/api/invoices', { ...aQuotation(), message: 'Para el martes, por favor.' })
  const staff = await app.signIn()
  const reply = aReply()
  await staff.post('/api/admin/requests/1/reply', reply)
  const rows = await app.deliveredMails()
  const mail = sent.find(({ subject }) => subject === reply.subject)
  expect(mail).toMatchObject({
    senderName: 'Marta Díaz · Precinta',
    to: 'psoto@ceramicas.example',
    replyTo: [firstStaff.email, 'ventas@precinta.example'],
  })
  expect(mail?.inReplyTo).toBe(rows.find(({ kind }) => kind === 'acknowledgement')?.messageId)
  const text = mail?.text ?? ''
  expect(text).toContain('Adjuntamos los precios.\nSaludos')
  expect(text.indexOf('Para el martes, por favor.')).toBeGreaterThan(text.indexOf('Saludos'))
  expect(text).toContain('Zuncho PET 16 mm verde gofrado')
  expect(text).toContain(defaultCompany.phone.label)
})
