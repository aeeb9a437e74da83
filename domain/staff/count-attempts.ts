import { createHash } from 'node:crypto'
import { and, eq, inArray, not, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { signInAttempts } from '../../db/schema.ts'

const window = sql`interval '15 minutes'`
/** By the database's clock, because those of several machines differ. */
const windowEnd = sql`now() + ${window}`

const { count, endsAt } = signInAttempts
/** A window that ends later was stored before the clock was set back. Concurrent attempts may have a later `now()`. */
const isOpen = sql`(${endsAt} > now() and ${endsAt} <= clock_timestamp() + ${window})`
const retryAfter = sql<number>`ceil(extract(epoch from ${endsAt} - now()))::integer`

/** On one account, by one device or address. */
const maxTries = 10

/** On all accounts together, by unknown devices. */
const maxPerAddress = 20

type Attempt = { account: string; address: string; device: string | undefined }

type Throttled = { isAllowed: false; limit: 'account' | 'address'; retryAfter: number }

type Allowed = {
  isAllowed: true
  /** Includes this attempt until `clear` is called. */
  onAccount: number
  clear: () => Promise<void>
}

/** Counts before checking the password, so that concurrent attempts count too. */
export async function countAttempt(db: Db, { account, address, device }: Attempt): Promise<Allowed | Throttled> {
  const own = hashOf(account, device ? `device ${device}` : `address ${address}`)
  const source = device ? undefined : hashOf(`address ${address}`)
  const limits: Limit[] = [
    { counted: own, most: maxTries, limit: 'account' },
    ...(source ? [{ counted: source, most: maxPerAddress, limit: 'address' } as const] : []),
  ]
  // An attempt over a limit is not stored, because a flood of them would occupy the database.
  const exceeded = (await findExceeded(db, limits)) ?? (await countEach(db, limits))
  if (exceeded) return { isAllowed: false, ...exceeded }
  const onAccount = (await increment(db, account)) ?? 0
  const clear = async () => {
    // A concurrent success may have given the count back already.
    const [cleared] = await db.delete(signInAttempts).where(eq(signInAttempts.counted, own)).returning({ count })
    await giveBack(db, source ? [account, source] : [account], cleared?.count ?? 0)
  }
  return { isAllowed: true, onAccount, clear }
}

type Limit = { counted: string; most: number; limit: Throttled['limit'] }

type Exceeded = Omit<Throttled, 'isAllowed'>

async function findExceeded(db: Db, limits: Limit[]): Promise<Exceeded | undefined> {
  const keys = limits.map(({ counted }) => counted)
  const rows = await db
    .select({ counted: signInAttempts.counted, count, retryAfter })
    .from(signInAttempts)
    .where(and(inArray(signInAttempts.counted, keys), isOpen))
  for (const { counted, most, limit } of limits) {
    const row = rows.find((row) => row.counted === counted)
    if (row && row.count >= most) return { limit, retryAfter: row.retryAfter }
  }
  return undefined
}

/** Counts on all of them, or on none. */
async function countEach(db: Db, limits: Limit[]): Promise<Exceeded | undefined> {
  for (const [index, each] of limits.entries()) {
    if (await increment(db, each.counted, each.most)) continue
    const counted = limits.slice(0, index).map(({ counted }) => counted)
    await giveBack(db, counted, 1)
    return (await findExceeded(db, [each])) ?? { limit: each.limit, retryAfter: 1 }
  }
  return undefined
}

async function giveBack(db: Db, counted: string[], by: number): Promise<void> {
  await db
    .update(signInAttempts)
    .set({ count: sql`greatest(${count} - ${by}::integer, 0)` })
    .where(inArray(signInAttempts.counted, counted))
}

export async function forgetExpiredAttempts(db: Db): Promise<void> {
  await db.delete(signInAttempts).where(not(isOpen))
}

/** The new count; undefined if the limit was reached before. */
async function increment(db: Db, counted: string, most?: number): Promise<number | undefined> {
  const [row] = await db
    .insert(signInAttempts)
    .values({ counted, count: 1, endsAt: windowEnd })
    .onConflictDoUpdate({
      target: signInAttempts.counted,
      set: {
        count: sql`case when ${isOpen} then ${count} + 1 else 1 end`,
        endsAt: sql`case when ${isOpen} then ${endsAt} else excluded.ends_at end`,
      },
      ...(most && { setWhere: sql`not ${isOpen} or ${count} < ${most}::integer` }),
    })
    .returning({ count })
  return row?.count
}

const hashOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex')
