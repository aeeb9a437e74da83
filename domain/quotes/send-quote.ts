import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { firstErrorByField } from '../../contract/error.ts'
import type { Quote } from '../../contract/quotes/quote.ts'
import { QuoteContent, zeroTotal } from '../../contract/quotes/quote-content.ts'
import type { QuoteSend } from '../../contract/quotes/sending.ts'
import type { Tx } from '../../db/connect.ts'
import { mails, quotes, requests } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { Deps } from '../deps.ts'
import { done, type Failure, invalid, type Outcome } from '../outcome.ts'
import { lockRequest } from '../requests/inbox/lock-request.ts'
import { recordEvent } from '../requests/inbox/record-event.ts'
import { messageIdOf, queueMails } from '../requests/queue-mails.ts'
import type { Request } from '../requests/request.ts'
import type { Staff } from '../staff/staff-deps.ts'
import { hideLink } from '../tracking/link-in-text.ts'
import { unchangedDraft } from './draft.ts'
import { currentLetterhead } from './letterhead.ts'
import { readQuotes } from './read-quotes.ts'
import { unseenAnswer } from './unseen-answer.ts'

const sentBefore: Failure = {
  outcome: 'idempotency_conflict',
  message: 'Esta cotización ya se había enviado con otro texto. Vuelve a cargarla para ver lo que se envió.',
}

/** Freezes the draft and queues its mail; the request counts as answered only once the mail is sent. */
export async function sendQuote(
  deps: Deps,
  requestId: number,
  sending: QuoteSend,
  staff: Staff,
): Promise<Outcome<undefined>> {
  const outcome = await transact(deps.db, async (tx): Promise<Outcome<undefined>> => {
    const locked = await lockRequest(tx, requestId)
    if (locked.outcome !== 'done') return locked
    const request = locked.value
    const { cc, key } = sending
    const text = hideLink(sending, await deps.tracking.linkOf(tx, request))
    if (text.outcome !== 'done') return text
    const { subject, body } = text.value
    const earlier = await mailUnderKey(tx, request, key)
    if (earlier) return isDeepStrictEqual(earlier, { subject, body, cc }) ? done(undefined) : sentBefore
    const unseen = await unseenAnswer(tx, requestId, sending.seenEventId)
    if (unseen) return unseen
    const at = deps.now()
    const found = unchangedDraft(await readQuotes(tx, requestId, at), sending.updatedAt)
    if (found.outcome !== 'done') return found
    const draft = found.value
    const fields = problemsOf(draft)
    if (fields) return invalid(fields)
    await freeze(deps, tx, request, draft, staff, at)
    const [mailId] = await queueMails(deps, tx, request, [{ kind: 'quote', quoteId: draft.id, cc, key, subject, body }])
    // Answering spam releases it; the answer replaces the acknowledgement.
    if (request.spamReason) await queueMails(deps, tx, request, [{ kind: 'notification' }])
    await updateRequest(tx, request, draft, staff, at)
    const detail = { version: String(draft.version), mailId: String(mailId), subject, from: request.status }
    await recordEvent(tx, staff, { requestId, kind: 'quote_sent', detail: { ...detail, to: 'answered' }, at })
    return done(undefined)
  })
  deps.mailQueue.wake()
  return outcome
}

function problemsOf(draft: Quote): Record<string, string> | undefined {
  const { error } = QuoteContent.safeParse(draft)
  if (error) return firstErrorByField(error.issues)
  return draft.totals.total === 0 ? { lines: zeroTotal } : undefined
}

async function freeze(deps: Deps, tx: Tx, request: Request, draft: Quote, staff: Staff, at: Date): Promise<void> {
  const { validUntil } = draft
  const letterhead = await currentLetterhead(deps, tx, request, staff.id)
  await tx
    .update(quotes)
    .set({ sentAt: at, sentBy: staff.id, updatedAt: at, validUntil, letterhead })
    .where(eq(quotes.id, draft.id))
}

/** A new version opens again what was won or lost. */
async function updateRequest(tx: Tx, request: Request, { version }: Quote, staff: Staff, at: Date): Promise<void> {
  await tx
    .update(requests)
    .set({
      status: 'in_progress',
      spamReason: null,
      ownerId: request.ownerId ?? staff.id,
      quoteOutcome: null,
      quoteOutcomeReason: null,
      quoteOutcomeAt: null,
      updatedAt: at,
    })
    .where(eq(requests.id, request.id))
  if (!request.quoteOutcome) return
  const detail = { to: null, reason: `Se envió la versión ${version}` }
  await recordEvent(tx, staff, { requestId: request.id, kind: 'quote_outcome', detail, at })
}

/** Sending the same form twice must give one mail; another text under the same key must not be silently dropped. */
async function mailUnderKey(tx: Tx, request: Request, key: string) {
  const [mail] = await tx
    .select({ subject: mails.subject, body: mails.body, cc: mails.cc })
    .from(mails)
    .where(eq(mails.messageId, messageIdOf(request, 'quote', key)))
  return mail
}
