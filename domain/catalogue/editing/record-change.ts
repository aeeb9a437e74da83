import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../../../db/connect.ts'
import { changes } from '../../../db/schema.ts'
import type { Staff } from '../../staff/staff-deps.ts'

type Row = typeof changes.$inferInsert

export type Content = Record<string, unknown>

/** `source` is the name of an imported file. */
export type ChangeContext = { staff: Staff; at: Date; source?: string }

type Change = Pick<Row, 'kind' | 'act'> & {
  record: { id: number; name: string }
  before: Content | null
  after: Content | null
}

export async function recordChange(tx: Tx, { staff, at, source }: ChangeContext, change: Change): Promise<void> {
  const { kind, act, record, before, after } = change
  const changed = before && after ? changedFields(before, after) : undefined
  const shown = (content: Content | null) =>
    content && changed ? Object.fromEntries(changed.map((field) => [field, content[field]])) : content
  await tx.insert(changes).values({
    kind,
    act,
    recordId: record.id,
    recordName: record.name,
    before: shown(before),
    after: shown(after),
    staffId: staff.id,
    staffName: staff.name,
    at,
    source,
  })
}

export const changedFields = (before: Content, after: Content) =>
  Object.keys(after).filter((field) => !isDeepStrictEqual(plain(before[field]), plain(after[field])))

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))
