import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../../../db/connect.ts'
import { changes } from '../../../db/schema.ts'
import type { Staff } from '../../staff/staff-deps.ts'

type Row = typeof changes.$inferInsert

/** The fields of a record that the history shows. */
export type Content = Record<string, unknown>

/** Who makes a change and when; `source` is the name of an imported file. */
export type ChangeContext = { staff: Staff; at: Date; source?: string }

type Change = Pick<Row, 'kind' | 'act'> & {
  record: { id: number; name: string }
  before: Content | null
  after: Content | null
}

/** Must run in the transaction that makes the change. An update is stored with its changed fields only. */
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

/** As stored in JSON, where dates are strings. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))
