import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { lock, transact } from '../../../db/transact.ts'

import type { Deps } from '../../deps.ts'
import type { Outcome } from '../../outcome.ts'
import { catalogueChannel } from '../snapshot/live-catalogue.ts'

export type CatalogueDeps = Pick<Deps, 'db' | 'catalogue' | 'now'>

export async function changeCatalogue<T>(
  { db, catalogue }: CatalogueDeps,
  change: (tx: Tx) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const outcome = await transact(db, async (tx) => {
    // Changes run one at a time, so that what was validated still holds at commit.
    await lock(tx, 'catalogue')
    const result = await change(tx)
    if (result.outcome === 'done') await tx.execute(sql`select pg_notify(${catalogueChannel}, '')`)
    return result
  })
  if (outcome.outcome === 'done') await catalogue.reload()
  return outcome
}
