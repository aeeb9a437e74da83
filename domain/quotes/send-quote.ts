import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { mails, quotes, requestEvents, requests } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { firstErrorByField } from '../../shared/error-response.ts'
import { type Quote, QuoteContent, zeroTotal } from '../../shared/quotes/quote.ts'
import { reactionWords } from '../../shared/quotes/quote-names.ts'
import type { QuoteHandOver, QuoteSend } from '../../shared/quotes/sending.ts'
import { isReactionKind, type ReactionKind, reactionKinds, reactionOf } from '../../shared/requests/answer-events.ts'
import { momentText } from '../../shared/time-text.ts'
import type { Staff } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../history/record-change.ts'
import { done, type Failure, invalid, notAllowed, type Outcome } from '../outcome.ts'
import { messageIdOf, queueMails } from '../outgoing-mails.ts'
import { type Answer, lastAnswerSince, recordAnswerSent } from '../requests/answers.ts'
import { lockRequest, type Request } from '../requests/request.ts'
import { hideLinks } from '../tracking/links-in-text.ts'
import { currentLetterhead } from './letterhead.ts'
import { unchangedDraft } from './quote-draft.ts'
import { readQuotes } from './read-quotes.ts'

const sentBefore: Failure = {
  outcome: 'idempotency_conflict',
  message: 'Esta cotización ya se había enviado con otro texto. Vuelve a cargarla para ver lo que se envió.',
}

const noAddress = notAllowed('La solicitud no tiene correo: entrega tú el PDF o el enlace.')
const hasAddress = notAllowed('La solicitud tiene correo: envíale la cotización.')

/** Freezes the draft and queues its mail; the request counts as answered only once the mail is sent. */
export async function sendQuote(
  deps: Pick<Deps, 'db' | 'settings' | 'mailQueue' | 'tracking' | 'now'>,
  actor: Staff,
  requestId: number,
  sending: QuoteSend,
): Promise<Outcome<undefined>> {
  const outcome = await transact(deps.db, async (tx): Promise<Outcome<undefined>> => {
    const locked = await lockRequest(tx, requestId)
    if (locked.outcome !== 'done') return locked
    const request = locked.value
    if (request.email === null) return noAddress
    const { cc, key } = sending
    const text = await hideLinks(deps, tx, request, sending)
    if (text.outcome !== 'done') return text
    const { subject, body } = text.value
    const earlier = await mailUnderKey(tx, request, key)
    if (earlier) return isDeepStrictEqual(earlier, { subject, body, cc }) ? done(undefined) : sentBefore
    const at = deps.now()
    const sent = await freezeDraft(deps, tx, actor, { request, seen: sending, at })
    if (sent.outcome !== 'done') return sent
    const draft = sent.value
    const [mailId] = await queueMails(deps, tx, request, [{ kind: 'quote', quoteId: draft.id, cc, key, subject, body }])
    // Answering spam releases it; the answer replaces the acknowledgement.
    if (request.spamReason) await queueMails(deps, tx, request, [{ kind: 'notification' }])
    const detail = { version: String(draft.version), mailId: String(mailId), subject, from: request.status }
    await recordEvent(tx, actor, { requestId, kind: 'quote_sent', detail: { ...detail, to: 'answered' }, at })
    return done(undefined)
  })
  deps.mailQueue.wake()
  return outcome
}

/** Freezes the draft for a customer without a mail address, which answers the request at once. */
export async function handOverQuote(
  deps: Pick<Deps, 'db' | 'settings' | 'now'>,
  actor: Staff,
  requestId: number,
  seen: QuoteHandOver,
): Promise<Outcome<undefined>> {
  return transact(deps.db, async (tx): Promise<Outcome<undefined>> => {
    const locked = await lockRequest(tx, requestId)
    if (locked.outcome !== 'done') return locked
    const request = locked.value
    if (request.email !== null) return hasAddress
    if (await wasHandedOver(tx, requestId, seen.key)) return done(undefined)
    const at = deps.now()
    const sent = await freezeDraft(deps, tx, actor, { request, seen, at })
    if (sent.outcome !== 'done') return sent
    const detail = { version: String(sent.value.version), key: seen.key, from: request.status, to: 'answered' }
    await recordEvent(tx, actor, { requestId, kind: 'quote_sent', detail, at })
    await recordAnswerSent(deps, tx, requestId, undefined, at)
    return done(undefined)
  })
}

type Sending = { request: Request; seen: QuoteHandOver; at: Date }

/** The draft that becomes a version, if nobody has changed it or answered since it was seen. */
async function freezeDraft(
  deps: Pick<Deps, 'settings'>,
  tx: Tx,
  actor: Staff,
  { request, seen, at }: Sending,
): Promise<Outcome<Quote>> {
  const unseen = await unseenAnswer(tx, request.id, seen.seenEventId)
  if (unseen) return unseen
  const found = unchangedDraft(await readQuotes(tx, request.id, at), seen.updatedAt)
  if (found.outcome !== 'done') return found
  const fields = problemsOf(found.value)
  if (fields) return invalid(fields)
  await freeze(deps, tx, actor, request, found.value, at)
  await updateRequest(tx, actor, request, found.value, at)
  return found
}

function problemsOf(draft: Quote): Record<string, string> | undefined {
  const { error } = QuoteContent.safeParse(draft)
  if (error) return firstErrorByField(error.issues)
  return draft.totals.total === 0 ? { lines: zeroTotal } : undefined
}

async function freeze(
  deps: Pick<Deps, 'settings'>,
  tx: Tx,
  actor: Staff,
  request: Request,
  draft: Quote,
  at: Date,
): Promise<void> {
  const { validUntil } = draft
  const letterhead = await currentLetterhead(deps, tx, request, actor.id)
  await tx
    .update(quotes)
    .set({ sentAt: at, sentBy: actor.id, updatedAt: at, validUntil, letterhead })
    .where(eq(quotes.id, draft.id))
}

/** A new version opens again what was won or lost. */
async function updateRequest(tx: Tx, actor: Staff, request: Request, { version }: Quote, at: Date): Promise<void> {
  await tx
    .update(requests)
    .set({
      status: 'in_progress',
      spamReason: null,
      ownerId: request.ownerId ?? actor.id,
      quoteOutcome: null,
      quoteOutcomeReason: null,
      quoteOutcomeAt: null,
      updatedAt: at,
    })
    .where(eq(requests.id, request.id))
  if (!request.quoteOutcome) return
  const detail = { to: null, reason: `Se envió la versión ${version}` }
  await recordEvent(tx, actor, { requestId: request.id, kind: 'quote_outcome', detail, at })
}

/** Sending the same form twice must give one mail; another text under the same key must not be silently dropped. */
async function mailUnderKey(tx: Tx, request: Request, key: string) {
  const [mail] = await tx
    .select({ subject: mails.subject, body: mails.body, cc: mails.cc })
    .from(mails)
    .where(eq(mails.messageId, messageIdOf(request, 'quote', key)))
  return mail
}

/** The response of the first time may have been lost. */
async function wasHandedOver(tx: Tx, requestId: number, key: string): Promise<boolean> {
  const { id, kind, detail } = requestEvents
  const [event] = await tx
    .select({ id })
    .from(requestEvents)
    .where(and(eq(requestEvents.requestId, requestId), eq(kind, 'quote_sent'), sql`${detail}->>'key' = ${key}`))
  return event !== undefined
}

/** Why a quote must not be sent: a colleague answered or the buyer reacted, and the seller has not seen it. */
async function unseenAnswer(tx: Tx, requestId: number, seenEventId: number | null): Promise<Failure | undefined> {
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
