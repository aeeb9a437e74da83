import { eq, lte } from 'drizzle-orm'
import { previewTokens, staffLinks, staffSessions } from '../../db/schema.ts'
import type { Job, Staff } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { absoluteMs } from './auth.ts'
import { forgetExpiredAttempts } from './count-attempts.ts'

type Session = { staff: Staff; cookies: string[] }

/** Unattended requests, which a page makes automatically, do not extend a session. */
export async function readSession(
  { auth, db }: Pick<Deps, 'db' | 'auth'>,
  headers: Headers,
  { unattended = false } = {},
): Promise<Session | undefined> {
  const response = await auth.api.getSession({ headers, query: { disableRefresh: unattended }, returnHeaders: true })
  if (!response.response) return undefined
  const { session, user } = response.response
  // better-auth measures by the system clock too.
  if (user.disabledAt || session.createdAt.getTime() + absoluteMs <= Date.now()) {
    await db.delete(staffSessions).where(eq(staffSessions.id, session.id))
    return undefined
  }
  const { id, name, email } = user
  return { staff: { kind: 'staff', id, name, email }, cookies: response.headers.getSetCookie() }
}

export async function forgetExpired({ db, now }: Pick<Deps, 'db' | 'now'>, _actor: Job): Promise<void> {
  const moment = now()
  for (const table of [staffSessions, staffLinks, previewTokens]) {
    await db.delete(table).where(lte(table.expiresAt, moment))
  }
  await forgetExpiredAttempts(db)
}
