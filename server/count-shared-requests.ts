import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { requestCounts } from '../db/schema.ts'
import { withTimeout } from '../db/with-timeout.ts'
import { type CountRequest, createCounters } from './count-requests.ts'

/** A healthy database needs a hundredth of this. */
const defaultTimeoutMs = 1_000

const retryAfterMs = 5_000

type Options = { db: Db; monotonicMs: () => number; onError: (error: unknown) => void; timeoutMs?: number }

/** All processes count together. While the database does not respond, each counts what it receives. */
export function countSharedRequests(options: Options): CountRequest {
  const { db, monotonicMs, onError, timeoutMs = defaultTimeoutMs } = options
  const own = createCounters(monotonicMs)
  let isAwayUntil = Number.NEGATIVE_INFINITY

  return async (key, { requests, perMs }, by = 1) => {
    const known = own.add(key, perMs, by)
    // A client that was rejected costs no query until its time is over.
    const isRejected = by > 0 && known.count > requests
    if (isRejected || monotonicMs() < isAwayUntil) return known
    try {
      const { count, leftMs } = await withTimeout(add(db, key, perMs, by), timeoutMs)
      return own.keep(key, { count, endsAt: Math.floor(monotonicMs()) + leftMs })
    } catch (error) {
      isAwayUntil = monotonicMs() + retryAfterMs
      onError(error)
      return known
    }
  }
}

async function add(db: Db, key: string, perMs: number, by: number) {
  const { count, endsAt } = requestCounts
  const first = Math.max(by, 0)
  const window = sql`make_interval(secs => ${perMs / 1000})`
  // A window that ends later was stored before the clock was set back. Concurrent requests may have a later `now()`.
  const isOpen = sql`${endsAt} > now() and ${endsAt} <= clock_timestamp() + ${window}`
  const [row] = await db
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
  if (!row) throw new Error('The request was not counted.')
  return row
}

export async function forgetRequestCounts(db: Db): Promise<void> {
  await db.delete(requestCounts).where(sql`${requestCounts.endsAt} <= now()`)
}

/** The table holds no addresses. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')
