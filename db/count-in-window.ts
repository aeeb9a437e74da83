import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from './connect.ts'
import { requestCounts } from './schema.ts'

/** All processes count together. The window begins with the first count, by the database's clock. */
export async function countInWindow(tx: Tx, key: string, perMs: number, by: 1 | -1 = 1) {
  const { count, endsAt } = requestCounts
  const first = Math.max(by, 0)
  const window = sql`make_interval(secs => ${perMs / 1000})`
  // A window that ends later was stored before the clock was set back. Concurrent requests may have a later `now()`.
  const isOpen = sql`${endsAt} > now() and ${endsAt} <= clock_timestamp() + ${window}`
  const [row] = await tx
    .insert(requestCounts)
    .values({ key: hashOf(key), count: first, endsAt: sql`now() + ${window}` })
    .onConflictDoUpdate({
      target: requestCounts.key,
      set: {
        count: sql`case when ${isOpen} then ${count} + ${by}::integer else ${first}::integer end`,
        endsAt: sql`case when ${isOpen} then ${endsAt} else excluded.ends_at end`,
      },
    })
    .returning({ count, leftMs: sql<number>`ceil(extract(epoch from ${endsAt} - now()) * 1000)::integer` })
  if (!row) throw new Error('Nothing was counted.')
  return row
}

/** The table holds no addresses. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')
