import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '../../db/connect.ts'
import { migrate } from '../../db/migrate.ts'
import { requests } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { running } from '../../tests/support/running.ts'
import { openTestDatabase } from '../../tests/support/test-database.ts'
import { job } from '../actor.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { storeMissingMinutes, updateWaiting, waitingAgainSince } from './waiting-time.ts'

type Event = Parameters<typeof waitingAgainSince>[0][number]

const status = (from: string, to: string) => ({ kind: 'status' as const, detail: { from, to } })
const accepted = { kind: 'quote_accepted' as const, detail: {} }
const changed = { kind: 'quote_change_requested' as const, detail: {} }
const declined = { kind: 'quote_declined' as const, detail: {} }
const note = { kind: 'note' as const, detail: { text: 'x' } }
const sent = 'sent'
const queued = 'queued'
const reply = (mail: string) => ({ kind: 'reply' as const, detail: { mailId: mail } })
const quote = (mail: string) => ({ kind: 'quote_sent' as const, detail: { mailId: mail } })

/** Each event has the minute of its place; the result is the minute since which the customer waits. */
const histories: [what: string, events: Omit<Event, 'at'>[], since: number | null][] = [
  ['nothing', [], null],
  ['an answer', [reply(sent)], null],
  ['a change that was asked', [quote(sent), changed], 1],
  ['the first of two acts', [quote(sent), changed, note, accepted], 1],
  ['a note, which is no answer', [quote(sent), accepted, note], 1],
  ['a reply', [quote(sent), changed, reply(sent)], null],
  ['a reply that is still queued', [quote(sent), changed, reply(queued)], 1],
  ['an answer that left after the act, but was written before', [quote(sent), accepted], 1],
  ['the next version', [quote(sent), changed, quote(sent)], null],
  ['the answer after the next version', [quote(sent), changed, quote(sent), accepted], 3],
  ['an answer by phone', [quote(sent), accepted, status('in_progress', 'answered')], null],
  ['closing', [quote(sent), accepted, status('in_progress', 'closed')], null],
  ['work on it', [quote(sent), accepted, status('in_progress', 'needs_information')], 1],
  [
    '«answered» set by mistake',
    [quote(sent), changed, status('in_progress', 'answered'), status('answered', 'in_progress')],
    1,
  ],
  [
    'closed by mistake after an answer by phone',
    [
      ...[quote(sent), changed, status('in_progress', 'answered')],
      ...[status('answered', 'closed'), status('closed', 'in_progress')],
    ],
    null,
  ],
  [
    'closed by mistake, answered by mail',
    [quote(sent), changed, status('in_progress', 'closed'), status('closed', 'new'), reply(sent)],
    null,
  ],
  [
    'a decline that was closed, and is opened again later',
    [quote(sent), declined, status('in_progress', 'closed'), status('closed', 'in_progress')],
    null,
  ],
  ['an act on what was closed', [quote(sent), status('answered', 'closed'), accepted], 2],
]

const minute = (place: number) => new Date(Date.UTC(2026, 10, 16, 13, place))
const timed = (events: Omit<Event, 'at'>[]) => events.map((event, place) => ({ ...event, at: minute(place) }))

test.each(histories)('a customer waits since the first act without an answer: %s', (_, events, since) => {
  expect(waitingAgainSince(timed(events), new Set([queued]))).toEqual(since === null ? null : minute(since))
})

/** Stores a request for each history. */
async function storeHistories({ db }: Connection): Promise<void> {
  await migrate(db, async (tx) => {
    await tx.execute(sql`insert into staff (id, name, email) values ('s', 'S', 's@precinta.example')`)
    for (const [index, [, events]] of histories.entries()) {
      const id = index + 1
      const answered = events.length > 0 ? minute(0).toISOString() : null
      await tx.execute(sql`
        insert into requests (id, kind, folio, name, email, company, status, received_at, first_answered_at, entered_by)
        values (
          ${id}, 'quotation', ${`COT-${id}`}, 'Ana', 'ana@x.cl', 'X', 'in_progress', '2026-11-13T20:30:00Z', ${answered},
          ${events.at(-1)?.kind === 'note' ? 's' : null}
        )`)
      for (const { kind, detail, at } of timed(events)) {
        let stored = detail
        if (detail.mailId) {
          const { rows } = await tx.execute<{ id: number }>(sql`
            insert into mails (request_id, kind, message_id, state, subject, body)
            values (${id}, 'reply', ${crypto.randomUUID()}, ${detail.mailId}, 'x', 'x') returning id`)
          stored = { mailId: String(rows[0]?.id) }
        }
        await tx.execute(sql`
          insert into request_events (request_id, kind, detail, at)
          values (${id}, ${kind}, ${JSON.stringify(stored)}, ${at.toISOString()})`)
      }
    }
  })
}

let connection: Connection
beforeAll(async () => {
  connection = await openTestDatabase()
  await storeHistories(connection)
})
afterAll(() => connection.close())

test('the clock of a stored request follows from its stored history', async () => {
  const { db } = connection
  await transact(db, async (tx) => {
    for (const index of histories.keys()) await updateWaiting(tx, index + 1)
  })
  const rows = await db.select().from(requests).orderBy(requests.id)
  expect(rows.map(({ waitingAgainSince }, index) => [histories[index]?.[0], waitingAgainSince])).toEqual(
    histories.map(([what, , since]) => [what, since === null ? null : minute(since)]),
  )
})

test('first answers that an older version gave get their working time once, and others keep theirs', async () => {
  const { hours } = defaultSettings
  const minutesOf = async () => {
    const rows = await connection.db.select().from(requests).orderBy(requests.id)
    return rows.map(({ firstAnswerMinutes }) => firstAnswerMinutes)
  }
  await connection.db.execute(sql`create table updates (statement text)`)
  await connection.db.execute(sql`
    create function count_update() returns trigger language plpgsql as
    'begin insert into updates values (tg_op); return null; end'`)
  await connection.db.execute(sql`
    create trigger counted after update on requests for each statement execute function count_update()`)
  await storeMissingMinutes(connection, job, hours, AbortSignal.abort())
  expect((await minutesOf()).filter((minutes) => minutes !== null)).toEqual([])
  await storeMissingMinutes(connection, job, hours, running)
  const { rows: updates } = await connection.db.execute(sql`select from updates`)
  expect(updates).toHaveLength(1)
  const stored = await minutesOf()
  // From Friday, 17:30, to Monday, 10:00; not for what staff entered, nor without an answer.
  const expected = histories.map(([, events]) => (events.length === 0 || events.at(-1)?.kind === 'note' ? null : 90))
  expect(stored).toEqual(expected)
  await storeMissingMinutes(connection, job, { ...hours, week: { ...hours.week, monday: null } }, running)
  expect(await minutesOf()).toEqual(stored)
})
