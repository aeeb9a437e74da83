import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { lock, transact } from '../../../db/transact.ts'
import type { Staff } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { recordChange } from '../../history/record-change.ts'
import type { Outcome } from '../../outcome.ts'
import { catalogueChannel } from '../snapshot/live-catalogue.ts'

export type CatalogueDeps = Pick<Deps, 'db' | 'catalogue' | 'now' | 'uploads'>

export type RecordedChange = Parameters<typeof recordChange>[2]

/** All that one change does has the same transaction and time. */
export type Edit = {
  tx: Tx
  at: Date
  uploads: Deps['uploads']
  /** Everything that is stored is also written to the history. */
  record: (change: RecordedChange) => Promise<void>
}

/** `source` is the name of an imported file. */
export async function changeCatalogue<T>(
  { db, catalogue, now, uploads }: CatalogueDeps,
  actor: Staff,
  change: (edit: Edit) => Promise<Outcome<T>>,
  source?: string,
): Promise<Outcome<T>> {
  const outcome = await transact(db, async (tx) => {
    // Changes run one at a time, so that what was validated still holds at commit.
    await lock(tx, 'catalogue')
    const at = now()
    const record = (recorded: RecordedChange) => recordChange(tx, { actor, at, source }, recorded)
    const result = await change({ tx, at, uploads, record })
    if (result.outcome === 'done') await tx.execute(sql`select pg_notify(${catalogueChannel}, '')`)
    return result
  })
  if (outcome.outcome === 'done') await catalogue.reload()
  return outcome
}

const shownWhereAndWhen = ['position', 'published', 'active', 'startsAt', 'endsAt']

/** Any other change makes a product or banner of the demo the company's own. */
export const keepsDemo = (changed: string[]) => changed.every((field) => shownWhereAndWhen.includes(field))
