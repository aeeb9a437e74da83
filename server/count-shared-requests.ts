import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { requestCounts } from '../db/schema.ts'
import { type CountRequest, createCounters } from './count-requests.ts'

/** A healthy database needs a hundredth of this. */
const longestWaitMs = 1_000

const secondTryMs = 5_000

type Options = { db: Db; monotonicMs: () => number; onError: (error: unknown) => void; patienceMs?: number }

/** All processes count together. While the database does not respond, each counts what it receives. */
export function countSharedRequests(options: Options): CountRequest {
  const { db, monotonicMs, onError, patienceMs = longestWaitMs } = options
  const own = createCounters(monotonicMs)
  let isAwayUntil = Number.NEGATIVE_INFINITY

  return async (key, { requests, perMs }) => {
    const known = own.increment(key, perMs)
    // A client that was rejected costs no query until its time is over.
    if (known.count > requests || monotonicMs() < isAwayUntil) return known
    try {
      const { count, leftMs } = await inTime(patienceMs, increment(db, key, perMs))
      return own.keep(key, { count, endsAt: Math.floor(monotonicMs()) + leftMs })
    } catch (error) {
      isAwayUntil = monotonicMs() + secondTryMs
      onError(error)
      return known
    }
  }
}

async function increment(db: Db, key: string, perMs: number) {
  const { count, endsAt } = requestCounts
  const isOpen = sql`${endsAt} > now()`
  const [row] = await db
    .insert(requestCounts)
    .values({ key: hashOf(key), count: 1, endsAt: sql`now() + make_interval(secs => ${perMs / 1000})` })
    .onConflictDoUpdate({
      target: requestCounts.key,
      set: {
        count: sql`case when ${isOpen} then ${count} + 1 else 1 end`,
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

async function inTime<T>(patienceMs: number, query: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not count a request in time.')), patienceMs)
  })
  try {
    return await Promise.race([query, late])
  } finally {
    clearTimeout(timer)
  }
}
