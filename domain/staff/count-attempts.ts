import { createHash } from 'node:crypto'
import { eq, lte, sql } from 'drizzle-orm'
import { signInAttempts } from '../../db/schema.ts'
import type { Deps } from '../deps.ts'

const windowMs = 15 * 60_000

/** How many passwords a device or an address may try on an account. */
const mostTries = 10

/**
 * The more strangers have tried on an account, the fewer tries each further address has. One that has not failed itself is
 * let through until the last line.
 */
const allowances = [
  { below: 10, tries: mostTries },
  { below: 100, tries: 3 },
  { below: 1_000, tries: 1 },
]

type CountDeps = Pick<Deps, 'db' | 'now'>
type Attempt = { account: string; address: string; device: string | undefined }

export type Counted = {
  isAllowed: boolean
  /** Of strangers on this account within the window; none if it comes from a known device. */
  byStrangers: number
  /** The password was right: what this device or address had tried counts no more. */
  clear: () => Promise<void>
}

/** Counts before the password is looked at, so that attempts made at once count as well. */
export async function countAttempt(deps: CountDeps, { account, address, device }: Attempt): Promise<Counted> {
  const { db, now } = deps
  await db.delete(signInAttempts).where(lte(signInAttempts.endsAt, now()))
  const own = hashOf(account, device ? `device ${device}` : `address ${address}`)
  const tries = await increment(deps, own)
  const forget = () => db.delete(signInAttempts).where(eq(signInAttempts.counted, own))
  if (device || tries > mostTries) {
    return { isAllowed: tries <= mostTries, byStrangers: 0, clear: async () => void (await forget()) }
  }
  const byStrangers = await increment(deps, account, tries)
  const clear = async () => {
    await forget()
    await db
      .update(signInAttempts)
      .set({ count: sql`greatest(${signInAttempts.count} - ${tries}::integer, 0)` })
      .where(eq(signInAttempts.counted, account))
  }
  return { isAllowed: byStrangers > 0, byStrangers, clear }
}

/** Gives the new count, or 0 where strangers may not try as often as `tries` any more, which then is not counted. */
async function increment({ db, now }: CountDeps, counted: string, tries?: number): Promise<number> {
  const { count, endsAt } = signInAttempts
  const cases = allowances.map(({ below, tries }) => sql`when ${count} < ${below}::integer then ${tries}::integer`)
  const allowance = sql`case ${sql.join(cases, sql` `)} else 0 end`
  const [row] = await db
    .insert(signInAttempts)
    .values({ counted, count: 1, endsAt: new Date(now().getTime() + windowMs) })
    .onConflictDoUpdate({
      target: signInAttempts.counted,
      set: { count: sql`${count} + 1` },
      ...(tries !== undefined && { setWhere: sql`${tries}::integer <= ${allowance}` }),
    })
    .returning({ count, endsAt })
  return row?.count ?? 0
}

const hashOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex')
