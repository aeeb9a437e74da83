import { eq } from 'drizzle-orm'
import { staffSessions } from '../../db/schema.ts'
import { absoluteMs } from './auth.ts'
import type { Staff, StaffDeps } from './staff-deps.ts'

type Session = { staff: Staff; cookies: string[] }

/** Who is asking, if the session still holds. `unattended` requests, which a page makes by itself, do not prolong it. */
export async function readSession(
  { auth, db, now }: StaffDeps,
  headers: Headers,
  { unattended = false } = {},
): Promise<Session | undefined> {
  const answer = await auth.api.getSession({ headers, query: { disableRefresh: unattended }, returnHeaders: true })
  if (!answer.response) return undefined
  const { session, user } = answer.response
  const hasEnded = session.expiresAt <= now() || session.createdAt.getTime() + absoluteMs <= now().getTime()
  if (hasEnded || user.disabledAt) {
    await db.delete(staffSessions).where(eq(staffSessions.id, session.id))
    return undefined
  }
  const { id, name, email } = user
  return { staff: { id, name, email }, cookies: answer.headers.getSetCookie() }
}
