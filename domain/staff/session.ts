import { eq } from 'drizzle-orm'
import { staffSessions } from '../../db/schema.ts'
import { absoluteMs } from './auth.ts'
import type { Staff, StaffDeps } from './staff-deps.ts'

type Session = { staff: Staff; cookies: string[] }

/**
 * Who is asking, if the session still holds. better-auth knows of the idle end, by the system's clock; so this goes by it
 * too. `unattended` requests, which a page makes by itself, do not prolong a session.
 */
export async function readSession(
  { auth, db }: StaffDeps,
  headers: Headers,
  { unattended = false } = {},
): Promise<Session | undefined> {
  const response = await auth.api.getSession({ headers, query: { disableRefresh: unattended }, returnHeaders: true })
  if (!response.response) return undefined
  const { session, user } = response.response
  if (user.disabledAt || session.createdAt.getTime() + absoluteMs <= Date.now()) {
    await db.delete(staffSessions).where(eq(staffSessions.id, session.id))
    return undefined
  }
  const { id, name, email } = user
  return { staff: { id, name, email }, cookies: response.headers.getSetCookie() }
}
