import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../../../db/connect.ts'
import { changes } from '../../../db/schema.ts'
import type { Staff } from '../../staff/staff-deps.ts'

type Row = typeof changes.$inferInsert
type Fields = Record<string, unknown>
type Change = Pick<Row, 'kind' | 'recordId' | 'recordName' | 'source'> & { before: Fields | null; after: Fields | null }

/** Must run in the transaction that makes the change. */
export async function recordChange(
  tx: Tx,
  { id, name }: Staff,
  at: Date,
  change: Change,
  act?: Row['act'],
): Promise<void> {
  const { before, after } = change
  const whole = { ...change, staffId: id, staffName: name, at }
  if (before && after) {
    const changed = changedFields(before, after)
    const only = (fields: Fields) => Object.fromEntries(changed.map((field) => [field, fields[field]]))
    await tx.insert(changes).values({ ...whole, act: act ?? 'updated', before: only(before), after: only(after) })
    return
  }
  await tx.insert(changes).values({ ...whole, act: act ?? (after ? 'created' : 'deleted') })
}

export const changedFields = (before: Fields, after: Fields) =>
  Object.keys(after).filter((field) => !isDeepStrictEqual(plain(before[field]), plain(after[field])))

/** As stored in JSON, where dates are strings. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))
