import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Connection } from '../../db/connect.ts'
import { applyMigrations, knownMigrations } from '../../db/migrate.ts'
import { requestEvents, requests } from '../../db/schema.ts'
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

/** A database of the version before the clock, with a request for each history, that has been migrated since. */
async function migrated(given: Omit<Event, 'at'>[][]): Promise<Connection> {
  const older = await openTestDatabase()
  await transact(older.db, async (tx) => {
    await applyMigrations(
      tx,
      knownMigrations().filter((name) => name < '0051'),
    )
    await tx.execute(sql`insert into staff (id, name, email) values ('s', 'S', 's@precinta.example')`)
    for (const [index, events] of given.entries()) {
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
    await applyMigrations(tx, knownMigrations())
  })
  return older
}

let older: Connection
beforeAll(async () => {
  older = await migrated(histories.map(([, events]) => events))
})
afterAll(() => older.close())

test('the migration finds the same in the histories of older requests', async () => {
  const rows = await older.db.select().from(requests).orderBy(requests.id)
  expect(rows.map(({ waitingAgainSince }, index) => [histories[index]?.[0], waitingAgainSince])).toEqual(
    histories.map(([what, , since]) => [what, since === null ? null : minute(since)]),
  )
})

test('a decline from before the clock never starts it, and a later one does', async () => {
  const { db, close } = await migrated([
    [quote(sent), declined],
    [quote(sent), declined, status('in_progress', 'closed')],
    [quote(sent), changed, declined],
  ])
  onTestFinished(close)
  const since = async () => {
    await transact(db, async (tx) => {
      for (const id of [1, 2, 3]) await updateWaiting(tx, id)
    })
    return (await db.select().from(requests).orderBy(requests.id)).map((row) => row.waitingAgainSince)
  }
  expect(await since()).toEqual([null, null, minute(1)])
  const record = (requestId: number, event: Omit<Event, 'at'>, at: Date) =>
    db.insert(requestEvents).values({ requestId, ...event, at })
  await record(1, status('in_progress', 'needs_information'), minute(10))
  await record(2, status('closed', 'in_progress'), minute(10))
  expect(await since()).toEqual([null, null, minute(1)])
  for (const id of [1, 2, 3]) await record(id, declined, minute(11))
  expect(await since()).toEqual([minute(11), minute(11), minute(1)])
})

test('first answers that an older version gave get their working time once, and others keep theirs', async () => {
  const { hours } = defaultSettings
  const minutesOf = async () => {
    const rows = await older.db.select().from(requests).orderBy(requests.id)
    return rows.map(({ firstAnswerMinutes }) => firstAnswerMinutes)
  }
  await older.db.execute(sql`create table updates (statement text)`)
  await older.db.execute(sql`
    create function count_update() returns trigger language plpgsql as
    'begin insert into updates values (tg_op); return null; end'`)
  await older.db.execute(sql`
    create trigger counted after update on requests for each statement execute function count_update()`)
  await storeMissingMinutes(older, job, hours, AbortSignal.abort())
  expect((await minutesOf()).filter((minutes) => minutes !== null)).toEqual([])
  await storeMissingMinutes(older, job, hours, running)
  const { rows: updates } = await older.db.execute(sql`select from updates`)
  expect(updates).toHaveLength(1)
  const stored = await minutesOf()
  // From Friday, 17:30, to Monday, 10:00; not for what staff entered, nor without an answer.
  const expected = histories.map(([, events]) => (events.length === 0 || events.at(-1)?.kind === 'note' ? null : 90))
  expect(stored).toEqual(expected)
  await storeMissingMinutes(older, job, { ...hours, week: { ...hours.week, monday: null } }, running)
  expect(await minutesOf()).toEqual(stored)
})
