import { desc, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { requestEvents, staff } from '../../../db/schema.ts'
import { answersSince } from '../../../shared/requests/answer-events.ts'

export type Answer = { by: string; at: Date }

export async function lastAnswerSince(
  tx: Tx,
  requestId: number,
  seenEventId: number | null,
): Promise<Answer | undefined> {
  const { id, kind, detail, at } = requestEvents
  const events = await tx
    .select({ id, kind, detail, at, by: staff.name })
    .from(requestEvents)
    .innerJoin(staff, eq(staff.id, requestEvents.staffId))
    .where(eq(requestEvents.requestId, requestId))
    .orderBy(desc(id))
  return answersSince(events, seenEventId)[0]
}
