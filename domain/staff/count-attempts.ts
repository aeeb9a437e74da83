import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { signInAttempts } from '../../db/schema.ts'

/** By the database's clock, because those of several machines differ. */
const windowEnd = sql`now() + interval '15 minutes'`

const mostTries = 10

type Attempt = { account: string; address: string; device: string | undefined }

export type Counted = {
  isAllowed: boolean
  /** Includes this attempt until `clear` is called. */
  onAccount: number
  clear: () => Promise<void>
}

/** Counts before checking the password, so that concurrent attempts count too. */
export async function countAttempt(db: Db, { account, address, device }: Attempt): Promise<Counted> {
  await forgetExpiredAttempts(db)
  const own = hashOf(account, device ? `device ${device}` : `address ${address}`)
  const tries = await increment(db, own)
  const isAllowed = tries <= mostTries
  const onAccount = isAllowed ? await increment(db, account) : 0
  const clear = async () => {
    await db.delete(signInAttempts).where(eq(signInAttempts.counted, own))
    await db
      .update(signInAttempts)
      .set({ count: sql`greatest(${signInAttempts.count} - ${tries}::integer, 0)` })
      .where(eq(signInAttempts.counted, account))
  }
  return { isAllowed, onAccount, clear }
}

export async function forgetExpiredAttempts(db: Db): Promise<void> {
  await db.delete(signInAttempts).where(sql`${signInAttempts.endsAt} <= now()`)
}

async function increment(db: Db, counted: string): Promise<number> {
  const { count } = signInAttempts
  const [row] = await db
    .insert(signInAttempts)
    .values({ counted, count: 1, endsAt: windowEnd })
    .onConflictDoUpdate({ target: signInAttempts.counted, set: { count: sql`${count} + 1` } })
    .returning({ count })
  if (!row) throw new Error('The attempt was not counted.')
  return row.count
}

const hashOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex')
