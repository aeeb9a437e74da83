import { eq } from 'drizzle-orm'
import { staffSessions } from '../../db/schema.ts'
import { absoluteMs } from './auth.ts'
import type { Staff, StaffDeps } from './staff-deps.ts'

type Session = { staff: Staff; cookies: string[] }

/** Unattended requests, which a page makes automatically, do not extend a session. */
export async function readSession(
  { auth, db }: StaffDeps,
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
  return { staff: { id, name, email }, cookies: response.headers.getSetCookie() }
}
