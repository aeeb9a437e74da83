import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { transact } from '../../db/transact.ts'
import { smtpMailer } from '../../mail/mailer.ts'
import type { RequestEvent } from '../../shared/requests/inbox.ts'
import { momentText } from '../../shared/time-text.ts'
import { aContact } from '../../tests/support/samples.ts'
import { startSmtpSink } from '../../tests/support/smtp-sink.ts'
import { firstStaff, setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp({ retries: { retryLimit: 5, retryDelay: 1, retryBackoff: true, retryDelayMax: 2 } })

const from = 'web@precinta.example'
const ana = aContact().email

const aReply = (body = 'El precio neto es $ 25.000.') => ({
  subject: 'Respuesta a tu mensaje',
  body,
  status: 'answered',
  key: crypto.randomUUID(),
  seenEventId: null as number | null,
})

async function openInbox(response?: NonNullable<Parameters<typeof startSmtpSink>[0]>['response']) {
  const smtp = await startSmtpSink(response && { response })
  onTestFinished(smtp.stop)
  const app = await createTestApp({ mailer: smtpMailer(smtp.url, () => from) })
  await app.post('/api/contacts', aContact())
  await vi.waitUntil(async () => (await app.mails()).every(({ state, lastError }) => state !== 'queued' || lastError), {
    timeout: 50_000,
  })
  const staff = await app.signIn()
  const read = async () => (await staff.get('/api/admin/requests/1')).body
  const replies = () => smtp.receivedBy(ana).filter(({ subject }) => subject === 'Respuesta a tu mensaje')
  const reply = (body: unknown) => staff.post('/api/admin/requests/1/reply', body)
  return { app, smtp, staff, read, reply, replies }
}

test('of two simultaneous replies one is sent; the other reports the conflict and can be sent on purpose', async () => {
  const { app, read, reply, replies } = await openInbox()
  const [one, other] = [aReply('Uno'), aReply('Otro')]
  const responses = await Promise.all([reply(one), reply(other)])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  const late = responses[0]?.status === 409 ? one : other
  const { history } = await read()
  const conflict = responses.find(({ status }) => status === 409)?.body.error
  expect(conflict).toEqual({
    code: 'answered_meanwhile',
    message: `${firstStaff.name} ya respondió, el ${momentText(history[0].at)}. Tu respuesta no se envió: revisa la suya y decide.`,
  })
  await app.deliveredMails()
  expect(replies()).toHaveLength(1)

  expect((await reply(late)).status).toBe(409)
  const onPurpose = { ...late, seenEventId: history[0].id }
  expect((await reply(onPurpose)).status).toBe(200)
  expect((await reply(onPurpose)).status).toBe(200)
  await app.deliveredMails()
  expect(replies()).toHaveLength(2)
  expect((await read()).history.map(({ kind }: RequestEvent) => kind)).toEqual(['reply', 'reply'])
})

test('the address of the private page in a reply is mailed, and stored without its token', async () => {
  const { app, staff, reply, replies } = await openInbox()
  const { trackingUrl } = (await staff.get('/api/admin/requests/1/tracking')).body
  const sent = aReply(`Tu página es ${trackingUrl}`)
  for (let time = 0; time < 2; time++) expect((await reply(sent)).status).toBe(200)
  const stored = await app.deliveredMails()
  expect(stored.filter(({ kind }) => kind === 'reply').map(({ body }) => body)).toEqual(['Tu página es {enlace}'])
  const addresses = replies().map(({ text }) => text?.match(/Tu página es (\S+\/seguimiento\/[\w-]{27})\s/)?.[1])
  expect(addresses).toEqual([expect.any(String)])
  const token = addresses[0]?.split('/').at(-1)
  expect((await app.get(`/seguimiento/${token}`)).body).toMatchObject({ folio: 'CON-2026-000001', mailedTo: null })
})

test.each([
  ['subject', 'Tu página: {enlace}', 'El enlace va en el texto, no en el asunto'],
  [
    'subject',
    `Tu página: https://precinta.example/seguimiento/${'a'.repeat(27)}`,
    'El enlace va en el texto, no en el asunto',
  ],
  [
    'body',
    `https://precinta.example/seguimiento/${'a'.repeat(27)}`,
    'El enlace de seguimiento no es el de esta solicitud o ya no sirve. Escribe {enlace}.',
  ],
])('a %s of «%s» is 422 and sends nothing', async (field, text, message) => {
  const { app, reply } = await openInbox()
  const { status, body } = await reply({ ...aReply(), [field]: text })
  expect([status, body.error.fields]).toEqual([422, { [field]: message }])
  expect((await app.mails()).map(({ kind }) => kind)).not.toContain('reply')
})

test('a reply to a request set to answered since is a conflict; a note or an owner is no answer', async () => {
  const { staff, read, reply } = await openInbox()
  await staff.post('/api/admin/requests/1/notes', { text: 'Llamar el martes.' })
  const { history } = await read()
  await staff.post('/api/admin/requests/change', { ids: [1], status: 'answered' })
  expect((await reply({ ...aReply(), seenEventId: history[0].id })).body.error.code).toBe('answered_meanwhile')
  await staff.post('/api/admin/requests/1/notes', { text: 'Contestó.' })
  const [note, status] = (await read()).history
  expect([note.kind, status.kind]).toEqual(['note', 'status'])
  expect((await reply({ ...aReply(), seenEventId: status.id })).status).toBe(200)
})

test('while the mail server is down no request is answered, and the dashboard says what is wrong', async () => {
  const { app, smtp, staff, read, reply, replies } = await openInbox()
  await app.deliveredMails()
  await smtp.stop()
  await reply(aReply())
  await vi.waitUntil(async () => (await app.mails()).at(-1)?.lastError, { timeout: 50_000 })
  expect(await read()).toMatchObject({
    status: 'in_progress',
    firstAnsweredAt: null,
    waitingHours: expect.any(Number),
    mails: [{ state: 'sent' }, { state: 'sent' }, { kind: 'reply', state: 'queued' }],
  })
  const summary = async () => (await staff.get('/api/admin/dashboard')).body
  const { mail, firstAnswers } = await summary()
  expect(mail).toMatchObject({ state: 'down', queued: 1, lastError: expect.stringContaining('ECONNREFUSED') })
  expect(firstAnswers).toMatchObject({ answered: 0, waiting: 1 })

  const back = await startSmtpSink({ port: smtp.port })
  onTestFinished(back.stop)
  await app.deliveredMails()
  expect(replies()).toEqual([])
  expect(back.receivedBy(ana)).toHaveLength(1)
  const sentAt = (await app.mails()).at(-1)?.sentAt?.toISOString()
  expect(await read()).toMatchObject({ status: 'answered', firstAnsweredAt: sentAt })
  expect(await summary()).toMatchObject({
    mail: { state: 'ok', queued: 0, lastError: null },
    firstAnswers: { answered: 1, waiting: 0 },
  })
})

test('a failed reply keeps the request waiting; sent again, it answers it', async () => {
  let isRejected = true
  const { app, staff, read, reply } = await openInbox(({ subject }) =>
    isRejected && subject === 'Respuesta a tu mensaje' ? { code: 451, text: 'Come back later' } : undefined,
  )
  await reply({ ...aReply(), status: 'closed' })
  await vi.waitUntil(async () => (await app.mails()).at(-1)?.lastError, { timeout: 50_000 })
  expect((await staff.get('/api/admin/dashboard')).body.mail).toMatchObject({
    state: 'rejected',
    lastError: expect.stringContaining('451 Come back later'),
  })
  await app.deliveredMails()
  const { status, waitingHours, mails } = await read()
  expect([status, mails[2].state]).toEqual(['in_progress', 'failed'])
  expect(waitingHours).not.toBeNull()
  expect((await staff.get('/api/admin/dashboard')).body.mail).toMatchObject({ state: 'undelivered', failed: 1 })
  isRejected = false
  await staff.post(`/api/admin/requests/1/mails/${mails[2].id}/again`)
  await app.deliveredMails()
  expect(await read()).toMatchObject({ status: 'closed', firstAnsweredAt: expect.any(String) })
})

test('a status set while the reply is being sent stays', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { app, staff, read, reply } = await openInbox(async ({ subject }) => {
    if (subject === 'Respuesta a tu mensaje') await released
    return undefined
  })
  await reply(aReply())
  await staff.post('/api/admin/requests/change', { ids: [1], status: 'needs_information' })
  release()
  await app.deliveredMails()
  expect(await read()).toMatchObject({ status: 'needs_information', firstAnsweredAt: expect.any(String) })
})

test.each([
  ['its request cannot be marked as answered', 'requests', 'first_answered_at is null', 'sent'],
  ['it cannot be marked as sent', 'mails', "state <> 'sent'", 'queued'],
])('a sent reply is not sent again because %s, and both are recorded later', async (_, table, rule, state) => {
  const { app, read, reply, replies } = await openInbox()
  const allow = () => app.db.execute(sql.raw(`alter table ${table} drop constraint if exists forbidden`))
  await app.db.execute(sql.raw(`alter table ${table} add constraint forbidden check (${rule}) not valid`))
  onTestFinished(async () => void (await allow()))
  await reply(aReply())
  const retries = async () => {
    const { rows } = await app.db.execute<{ retries: number }>(
      sql`select max(retry_count)::integer as retries from pgboss.job where name = 'mail'`,
    )
    return rows[0]?.retries ?? 0
  }
  await vi.waitUntil(async () => (await retries()) >= 2, { timeout: 60_000 })
  expect(await read()).toMatchObject({ status: 'in_progress', mails: [{}, {}, { state }] })
  await allow()
  await vi.waitUntil(async () => (await read()).status === 'answered', { timeout: 60_000 })
  expect((await app.deliveredMails()).at(-1)).toMatchObject({ state: 'sent', attempts: 1 })
  expect(replies()).toHaveLength(1)
})

test.runIf(inject('postgresUrl'))(
  'a mail is sent again while its request is being changed, and both operations finish',
  async () => {
    const { app, staff } = await openInbox(({ subject }) => (subject?.includes('·') ? 'No such user' : undefined))
    const mail = (await app.deliveredMails()).find(({ state }) => state === 'failed')
    const again = await transact(app.db, async (tx) => {
      await tx.execute(sql`select from requests where id = 1 for update`)
      const sent = staff.post(`/api/admin/requests/1/mails/${mail?.id}/again`)
      await vi.waitUntil(async () => {
        const waiting = await app.db.execute(sql`select from pg_stat_activity where wait_event_type = 'Lock'`)
        return waiting.rowCount
      })
      await tx.execute(sql`update mails set attempted_at = now() where id = ${mail?.id}`)
      return { sent }
    })
    expect((await again.sent).status).toBe(200)
  },
)
