import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import { reactionKinds } from '../../contract/requests/answer-events.ts'
import type { Tx } from '../../db/connect.ts'
import { requestEvents } from '../../db/schema.ts'

export type GivenReaction = {
  kind: (typeof reactionKinds)[number]
  detail: (typeof requestEvents.$inferSelect)['detail']
  at: Date
}

export async function lastReactionSince(
  tx: Tx,
  requestId: number,
  seenEventId: number | null,
): Promise<GivenReaction | undefined> {
  const { id, kind, detail, at } = requestEvents
  const unseen = and(
    eq(requestEvents.requestId, requestId),
    inArray(kind, [...reactionKinds]),
    gt(id, seenEventId ?? 0),
  )
  const [last] = await tx.select({ kind, detail, at }).from(requestEvents).where(unseen).orderBy(desc(id)).limit(1)
  return last as GivenReaction | undefined
}
