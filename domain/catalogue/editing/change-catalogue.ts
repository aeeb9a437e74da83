import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { transact } from '../../../db/transact.ts'
import type { Deps } from '../../deps.ts'
import type { Outcome } from '../../outcome.ts'
import { catalogueChannel } from '../snapshot/live-catalogue.ts'

/** Any number will do, as long as every process takes the same. */
const catalogueLock = 7_246_802

export type CatalogueDeps = Pick<Deps, 'db' | 'catalogue' | 'now'>

/** Commits a change together with its record; when it returns, the site of this process shows it, and the others are told. */
export async function changeCatalogue<T>(
  { db, catalogue }: CatalogueDeps,
  act: (tx: Tx) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const outcome = await transact(db, async (tx) => {
    // One change at a time: what was checked at its beginning still holds at its end.
    await tx.execute(sql`select pg_advisory_xact_lock(${catalogueLock})`)
    const result = await act(tx)
    if (result.outcome === 'done') await tx.execute(sql`select pg_notify(${catalogueChannel}, '')`)
    return result
  })
  if (outcome.outcome === 'done') await catalogue.reload()
  return outcome
}
