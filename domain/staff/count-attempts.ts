import { createHash } from 'node:crypto'
import { eq, lte, sql } from 'drizzle-orm'
import { signInAttempts } from '../../db/schema.ts'
import type { Deps } from '../deps.ts'

const windowMs = 15 * 60_000

const mostTries = 10

type CountDeps = Pick<Deps, 'db' | 'now'>
type Attempt = { account: string; address: string; device: string | undefined }

export type Counted = {
  isAllowed: boolean
  /** Includes this attempt until `clear` is called. */
  onAccount: number
  clear: () => Promise<void>
}

/** Counts before checking the password, so that concurrent attempts count too. */
export async function countAttempt(deps: CountDeps, { account, address, device }: Attempt): Promise<Counted> {
  const { db, now } = deps
  await db.delete(signInAttempts).where(lte(signInAttempts.endsAt, now()))
  const own = hashOf(account, device ? `device ${device}` : `address ${address}`)
  const tries = await increment(deps, own)
  const isAllowed = tries <= mostTries
  const onAccount = isAllowed ? await increment(deps, account) : 0
  const clear = async () => {
    await db.delete(signInAttempts).where(eq(signInAttempts.counted, own))
    await db
      .update(signInAttempts)
      .set({ count: sql`greatest(${signInAttempts.count} - ${tries}::integer, 0)` })
      .where(eq(signInAttempts.counted, account))
  }
  return { isAllowed, onAccount, clear }
}

async function increment({ db, now }: CountDeps, counted: string): Promise<number> {
  const { count } = signInAttempts
  const [row] = await db
    .insert(signInAttempts)
    .values({ counted, count: 1, endsAt: new Date(now().getTime() + windowMs) })
    .onConflictDoUpdate({ target: signInAttempts.counted, set: { count: sql`${count} + 1` } })
    .returning({ count })
  if (!row) throw new Error('The attempt was not counted.')
  return row.count
}

const hashOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex')
