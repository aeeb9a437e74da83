import { createHash } from 'node:crypto'
import { APIError } from 'better-auth/api'
import { eq, lte, sql } from 'drizzle-orm'
import { signInAttempts } from '../../db/schema.ts'
import type { StaffDeps } from './staff-deps.ts'

/** Per account, from wherever they come; the limit per address stands among the rate limits. */
const attempts = { most: 10, perMs: 15 * 60_000 }

export type Credentials = { email: string; password: string }

export type SignIn =
  | { outcome: 'signed_in'; cookies: string[] }
  /** Wrong, unknown or disabled: the answer and its time tell nothing apart. */
  | { outcome: 'refused' }
  | { outcome: 'throttled' }

/** Opens a session of its own for every sign-in; one that the browser had before ends. */
export async function signIn(deps: StaffDeps, { email, password }: Credentials, headers: Headers): Promise<SignIn> {
  const account = hashOf(email)
  if (!(await countAttempt(deps, account))) return { outcome: 'throttled' }
  try {
    const answer = await deps.auth.api.signInEmail({ body: { email: email.trim(), password }, returnHeaders: true })
    await deps.auth.api.signOut({ headers }).catch(() => undefined)
    await deps.db.delete(signInAttempts).where(eq(signInAttempts.account, account))
    return { outcome: 'signed_in', cookies: answer.headers.getSetCookie() }
  } catch (error) {
    if (error instanceof APIError) return { outcome: 'refused' }
    throw error
  }
}

/** Counts before the password is looked at, so that attempts made at once count as well. */
async function countAttempt({ db, now }: StaffDeps, account: string): Promise<boolean> {
  const endsAt = new Date(now().getTime() + attempts.perMs)
  await db.delete(signInAttempts).where(lte(signInAttempts.endsAt, now()))
  const [counted] = await db
    .insert(signInAttempts)
    .values({ account, count: 1, endsAt })
    .onConflictDoUpdate({ target: signInAttempts.account, set: { count: sql`${signInAttempts.count} + 1` } })
    .returning({ count: signInAttempts.count })
  return counted !== undefined && counted.count <= attempts.most
}

const hashOf = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest('hex')
