import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { mails } from '../../db/schema.ts'

/** What follows belongs to the thread of the acknowledgement, which requests entered by staff do not have. */
export async function acknowledgementOf(db: Db, requestId: number): Promise<{ inReplyTo?: string }> {
  const [sent] = await db
    .select({ messageId: mails.messageId })
    .from(mails)
    .where(and(eq(mails.requestId, requestId), eq(mails.kind, 'acknowledgement')))
  return sent ? { inReplyTo: sent.messageId } : {}
}
