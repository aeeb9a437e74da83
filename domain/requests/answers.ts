import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { requestEvents, requests, staff } from '../../db/schema.ts'
import { answersSince } from '../../shared/requests/answer-events.ts'
import type { RequestStatus } from '../../shared/requests/inbox.ts'
import type { Deps } from '../deps.ts'
import { firstAnswerAt, updateWaiting } from './waiting-time.ts'

const settingStatus: (typeof requestEvents.$inferSelect)['kind'][] = [
  'reply',
  'quote_sent',
  'status',
  'released',
  'quote_accepted',
  'quote_change_requested',
  'quote_declined',
]

/** Whatever set the status since then takes precedence over this answer; one that was handed over has no mail. */
export async function recordAnswerSent(
  { settings }: Pick<Deps, 'settings'>,
  tx: Tx,
  requestId: number,
  mailId: number | undefined,
  at: Date,
): Promise<void> {
  const [request] = await tx.select().from(requests).where(eq(requests.id, requestId)).for('update')
  if (!request) return
  const [last] = await tx
    .select({ detail: requestEvents.detail })
    .from(requestEvents)
    .where(and(eq(requestEvents.requestId, request.id), inArray(requestEvents.kind, settingStatus)))
    .orderBy(desc(requestEvents.id))
    .limit(1)
  const isLastWord = last?.detail.mailId === (mailId === undefined ? undefined : String(mailId))
  await tx
    .update(requests)
    .set({
      ...firstAnswerAt(request, at, settings.current.hours),
      ...(last && isLastWord && { status: last.detail.to as RequestStatus }),
      // Unchanged, because staff did not edit the request and open forms must not run into a conflict.
      updatedAt: sql`${requests.updatedAt}`,
    })
    .where(eq(requests.id, request.id))
  await updateWaiting(tx, request.id, mailId)
}

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
