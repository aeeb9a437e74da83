import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { countInWindow } from '../db/count-in-window.ts'
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
      const { count, leftMs } = await withTimeout(countInWindow(db, key, perMs, by), timeoutMs)
      return own.keep(key, { count, endsAt: Math.floor(monotonicMs()) + leftMs })
    } catch (error) {
      isAwayUntil = monotonicMs() + retryAfterMs
      onError(error)
      return known
    }
  }
}

export async function forgetRequestCounts(db: Db): Promise<void> {
  await db.delete(requestCounts).where(sql`${requestCounts.endsAt} <= now()`)
}
