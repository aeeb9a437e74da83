import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { RequestStatus } from '../../../contract/requests/inbox.ts'
import type { Tx } from '../../../db/connect.ts'
import { requestEvents, requests } from '../../../db/schema.ts'

/**
 * Part of the transaction that notes that a reply has left: only now is the request answered. Its status becomes what the
 * reply said, unless somebody has given it another or answered again since.
 */
export async function recordReplyLeft(tx: Tx, requestId: number, mailId: number, at: Date): Promise<void> {
  const [request] = await tx.select().from(requests).where(eq(requests.id, requestId)).for('update')
  if (!request) return
  const [last] = await tx
    .select({ detail: requestEvents.detail })
    .from(requestEvents)
    .where(and(eq(requestEvents.requestId, request.id), inArray(requestEvents.kind, ['reply', 'status', 'released'])))
    .orderBy(desc(requestEvents.id))
    .limit(1)
  const isLastWord = last?.detail.mailId === String(mailId)
  await tx
    .update(requests)
    .set({
      firstAnsweredAt: request.firstAnsweredAt ?? at,
      ...(isLastWord && { status: last.detail.to as RequestStatus }),
      // Nobody has changed it: who has it open may go on from what is seen.
      updatedAt: sql`${requests.updatedAt}`,
    })
    .where(eq(requests.id, request.id))
}
