import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { requestEvents } from '../../db/schema.ts'
import { reactionWords } from '../../shared/quotes/names.ts'
import { isReactionKind, type ReactionKind, reactionKinds, reactionOf } from '../../shared/requests/answer-events.ts'
import { momentText } from '../../shared/time-text.ts'
import type { Failure } from '../outcome.ts'
import { type Answer, lastAnswerSince } from '../requests/inbox/last-answer.ts'

/** Why a quote must not be sent: a colleague answered or the buyer reacted, and the seller has not seen it. */
export async function unseenAnswer(
  tx: Tx,
  requestId: number,
  seenEventId: number | null,
): Promise<Failure | undefined> {
  const answer = await lastAnswerSince(tx, requestId, seenEventId)
  if (answer) return answeredMeanwhile(answer)
  const reaction = await lastReactionSince(tx, requestId, seenEventId)
  return reaction && reactedMeanwhile(reaction)
}

const answeredMeanwhile = ({ by, at }: Answer): Failure => ({
  outcome: 'answered_meanwhile',
  message: `${by} ya respondió, el ${momentText(at)}. Tu cotización no se envió: revisa lo que envió y decide.`,
})

const reactedMeanwhile = ({ kind, detail, at }: GivenReaction): Failure => ({
  outcome: 'answered_meanwhile',
  message: `El cliente ${reactionWords[reactionOf[kind]].verb} la versión ${detail.version}, el ${momentText(at)}. Tu cotización no se envió: revisa lo que dijo y decide.`,
})

type GivenReaction = {
  kind: ReactionKind
  detail: (typeof requestEvents.$inferSelect)['detail']
  at: Date
}

async function lastReactionSince(
  tx: Tx,
  requestId: number,
  seenEventId: number | null,
): Promise<GivenReaction | undefined> {
  const { id, kind, detail, at } = requestEvents
  const unseen = and(eq(requestEvents.requestId, requestId), inArray(kind, reactionKinds), gt(id, seenEventId ?? 0))
  const [last] = await tx.select({ kind, detail, at }).from(requestEvents).where(unseen).orderBy(desc(id)).limit(1)
  return last && isReactionKind(last.kind) ? { ...last, kind: last.kind } : undefined
}
