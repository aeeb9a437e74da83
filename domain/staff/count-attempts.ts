import { createHash } from 'node:crypto'
import { and, eq, inArray, not, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { signInAttempts } from '../../db/schema.ts'

/** By the database's clock, because those of several machines differ. */
const windowEnd = sql`now() + interval '15 minutes'`

const { count, endsAt } = signInAttempts
const isOpen = sql`${endsAt} > now()`
const retryAfter = sql<number>`ceil(extract(epoch from ${endsAt} - now()))::integer`

/** On one account, by one device or address. */
const mostTries = 10

/** On all accounts together, by unknown devices. */
const mostPerAddress = 20

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
    { counted: own, most: mostTries, limit: 'account' },
    ...(source ? [{ counted: source, most: mostPerAddress, limit: 'address' } as const] : []),
  ]
  // An attempt over a limit is not stored, because a flood of them would occupy the database.
  const exceeded = (await findExceeded(db, limits)) ?? (await countEach(db, limits))
  if (exceeded) return { isAllowed: false, ...exceeded }
  const { count: onAccount } = await increment(db, account)
  const clear = async () => {
    // A concurrent success may have taken the count back already.
    const [cleared] = await db.delete(signInAttempts).where(eq(signInAttempts.counted, own)).returning({ count })
    await db
      .update(signInAttempts)
      .set({ count: sql`greatest(${count} - ${cleared?.count ?? 0}::integer, 0)` })
      .where(inArray(signInAttempts.counted, source ? [account, source] : [account]))
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

async function countEach(db: Db, limits: Limit[]): Promise<Exceeded | undefined> {
  for (const { counted, most, limit } of limits) {
    const { count, retryAfter } = await increment(db, counted)
    if (count > most) return { limit, retryAfter }
  }
  return undefined
}

export async function forgetExpiredAttempts(db: Db): Promise<void> {
  await db.delete(signInAttempts).where(not(isOpen))
}

async function increment(db: Db, counted: string) {
  const [row] = await db
    .insert(signInAttempts)
    .values({ counted, count: 1, endsAt: windowEnd })
    .onConflictDoUpdate({
      target: signInAttempts.counted,
      set: {
        count: sql`case when ${isOpen} then ${count} + 1 else 1 end`,
        endsAt: sql`case when ${isOpen} then ${endsAt} else excluded.ends_at end`,
      },
    })
    .returning({ count, retryAfter })
  if (!row) throw new Error('The attempt was not counted.')
  return row
}

const hashOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex')
