import { createHash } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { signInAttempts } from '../../db/schema.ts'

/** By the database's clock, because those of several machines differ. */
const windowEnd = sql`now() + interval '15 minutes'`

/** On one account, by one device or address. */
const mostTries = 10

/** On all accounts together, by unknown devices. */
const mostOfAddress = 20

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
  await forgetExpiredAttempts(db)
  const source = hashOf(`address ${address}`)
  if (!device) {
    const { count, retryAfter } = await increment(db, source)
    if (count > mostOfAddress) return { isAllowed: false, limit: 'address', retryAfter }
  }
  const own = hashOf(account, device ? `device ${device}` : `address ${address}`)
  const { count: tries, retryAfter } = await increment(db, own)
  if (tries > mostTries) return { isAllowed: false, limit: 'account', retryAfter }
  const { count: onAccount } = await increment(db, account)
  const clear = async () => {
    await db.delete(signInAttempts).where(eq(signInAttempts.counted, own))
    await db
      .update(signInAttempts)
      .set({ count: sql`greatest(${signInAttempts.count} - ${tries}::integer, 0)` })
      .where(inArray(signInAttempts.counted, device ? [account] : [account, source]))
  }
  return { isAllowed: true, onAccount, clear }
}

export async function forgetExpiredAttempts(db: Db): Promise<void> {
  await db.delete(signInAttempts).where(sql`${signInAttempts.endsAt} <= now()`)
}

async function increment(db: Db, counted: string) {
  const { count, endsAt } = signInAttempts
  const [row] = await db
    .insert(signInAttempts)
    .values({ counted, count: 1, endsAt: windowEnd })
    .onConflictDoUpdate({ target: signInAttempts.counted, set: { count: sql`${count} + 1` } })
    .returning({ count, retryAfter: sql<number>`ceil(extract(epoch from ${endsAt} - now()))::integer` })
  if (!row) throw new Error('The attempt was not counted.')
  return row
}

const hashOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex')
