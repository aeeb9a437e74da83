import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../../db/connect.ts'
import { changes, requestEvents, staffEvents } from '../../db/schema.ts'
import { type Actor, type Staff, staffIdOf } from '../actor.ts'

type Row = typeof changes.$inferInsert

export type Content = Record<string, unknown>

/** `source` is the name of an imported file. */
export type ChangeContext = { actor: Staff; at: Date; source?: string }

type Change = Pick<Row, 'kind' | 'act'> & {
  record: { id: number; name: string }
  before: Content | null
  after: Content | null
}

export const recordChange = (tx: Tx, context: ChangeContext, change: Change) => recordChanges(tx, context, [change])

export async function recordChanges(tx: Tx, context: ChangeContext, made: Change[]): Promise<void> {
  if (made.length > 0) await tx.insert(changes).values(made.map((change) => rowOf(context, change)))
}

function rowOf({ actor, at, source }: ChangeContext, { kind, act, record, before, after }: Change): Row {
  const changed = before && after ? changedFields(before, after) : undefined
  const shown = (content: Content | null) =>
    content && changed ? Object.fromEntries(changed.map((field) => [field, content[field]])) : content
  return {
    kind,
    act,
    recordId: record.id,
    recordName: record.name,
    before: shown(before),
    after: shown(after),
    staffId: actor.id,
    staffName: actor.name,
    at,
    source,
  }
}

export const changedFields = (before: Content, after: Content) =>
  Object.keys(after).filter((field) => !isDeepStrictEqual(plain(before[field]), plain(after[field])))

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

type NewRequestEvent = Pick<typeof requestEvents.$inferInsert, 'requestId' | 'kind' | 'detail' | 'at'>

export async function recordEvent(tx: Tx, actor: Actor, event: NewRequestEvent): Promise<void> {
  await tx.insert(requestEvents).values({ ...event, staffId: staffIdOf(actor) })
}

type NewStaffEvent = Omit<typeof staffEvents.$inferInsert, 'id' | 'byId'>

/** `staffId` is whose account it is. */
export async function recordStaffEvent(tx: Tx, actor: Actor, event: NewStaffEvent): Promise<void> {
  await tx.insert(staffEvents).values({ ...event, byId: staffIdOf(actor) })
}
