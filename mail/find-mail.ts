import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { mails, requests, staff } from '../db/schema.ts'
import type { Request } from '../domain/requests/request.ts'

type MailRow = typeof mails.$inferSelect

/** A mail about an account has the address of its owner and no request. */
export type Found = { mail: MailRow; request: Request | null; staffEmail: string | null }

export async function findMail(db: Db, mailId: number): Promise<Found | undefined> {
  const [found] = await db
    .select({ mail: mails, request: requests, staffEmail: staff.email })
    .from(mails)
    .leftJoin(requests, eq(requests.id, mails.requestId))
    .leftJoin(staff, eq(staff.id, mails.staffId))
    .where(eq(mails.id, mailId))
  return found
}
