import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { mails, requests } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { Reply } from '../../shared/requests/inbox.ts'
import { momentText } from '../../shared/time-text.ts'
import type { Staff } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../history/record-change.ts'
import { done, type Failure, notAllowed, type Outcome } from '../outcome.ts'
import { messageIdOf, queueMails } from '../outgoing-mails.ts'
import { hideLinks } from '../tracking/links-in-text.ts'
import { type Answer, lastAnswerSince } from './answers.ts'
import { lockRequest, type Request } from './request.ts'

const sentBefore: Failure = {
  outcome: 'idempotency_conflict',
  message: 'Esta respuesta ya se había enviado con otro texto. Si la envías de nuevo, sale como un correo aparte.',
}

const noAddress = notAllowed('La solicitud no tiene correo: responde por teléfono y cambia su estado.')

const answeredMeanwhile = ({ by, at }: Answer): Failure => ({
  outcome: 'answered_meanwhile',
  message: `${by} ya respondió, el ${momentText(at)}. Tu respuesta no se envió: revisa la suya y decide.`,
})

export async function replyToRequest(
  deps: Pick<Deps, 'db' | 'mailQueue' | 'tracking' | 'now'>,
  actor: Staff,
  requestId: number,
  reply: Reply,
): Promise<Outcome<undefined>> {
  const { status, key } = reply
  const outcome = await transact(deps.db, async (tx): Promise<Outcome<undefined>> => {
    const locked = await lockRequest(tx, requestId)
    if (locked.outcome !== 'done') return locked
    const request = locked.value
    if (request.email === null) return noAddress
    const text = await hideLinks(deps, tx, request, reply)
    if (text.outcome !== 'done') return text
    const { subject, body } = text.value
    const earlier = await mailUnderKey(tx, request, key)
    if (earlier) return earlier.subject === subject && earlier.body === body ? done(undefined) : sentBefore
    const answer = await lastAnswerSince(tx, requestId, reply.seenEventId)
    if (answer) return answeredMeanwhile(answer)
    const [mailId] = await queueMails(deps, tx, request, [{ kind: 'reply', key, subject, body }])
    // Answering spam releases it; the answer replaces the acknowledgement.
    if (request.spamReason) await queueMails(deps, tx, request, [{ kind: 'notification' }])
    const at = deps.now()
    await tx
      .update(requests)
      .set({
        // The request counts as answered only once the mail is sent.
        status: 'in_progress',
        spamReason: null,
        ownerId: request.ownerId ?? actor.id,
        updatedAt: at,
      })
      .where(eq(requests.id, requestId))
    const detail = { mailId: String(mailId), subject, from: request.status, to: status }
    await recordEvent(tx, actor, { requestId, kind: 'reply', detail, at })
    return done(undefined)
  })
  deps.mailQueue.wake()
  return outcome
}

/** Sending the same form twice must give one mail; another text under the same key must not be silently dropped. */
async function mailUnderKey(tx: Tx, request: Request, key: string) {
  const [mail] = await tx
    .select({ subject: mails.subject, body: mails.body })
    .from(mails)
    .where(eq(mails.messageId, messageIdOf(request, 'reply', key)))
  return mail
}
