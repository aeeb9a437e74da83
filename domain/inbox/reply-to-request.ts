import { eq } from 'drizzle-orm'
import type { Reply } from '../../contract/admin/requests.ts'
import { requests } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { Deps } from '../deps.ts'
import { queueMails } from '../queue-mails.ts'
import type { Staff } from '../staff/staff-deps.ts'
import { lockRequest } from './lock-request.ts'
import { recordEvent } from './record-event.ts'

/** Queues the mail, records it and stops the clock, in one transaction. Who answers a request nobody has takes it. */
export async function replyToRequest(
  deps: Deps,
  requestId: number,
  reply: Reply,
  staff: Staff,
): Promise<'replied' | 'not_found' | 'erased'> {
  const { subject, body, status, key } = reply
  const outcome = await transact(deps.db, async (tx) => {
    const request = await lockRequest(tx, requestId)
    if (typeof request === 'string') return request
    const [mailId] = await queueMails(deps, tx, request, [{ kind: 'reply', key, subject, body }])
    // The same form sent twice.
    if (mailId === undefined) return 'replied'
    // To answer spam is to release it; the answer says more than an acknowledgement would.
    if (request.spamReason) await queueMails(deps, tx, request, [{ kind: 'notification' }])
    const at = deps.now()
    await tx
      .update(requests)
      .set({
        status,
        spamReason: null,
        ownerId: request.ownerId ?? staff.id,
        firstAnsweredAt: request.firstAnsweredAt ?? at,
        updatedAt: at,
      })
      .where(eq(requests.id, requestId))
    const detail = { mailId: String(mailId), subject, from: request.status, to: status }
    await recordEvent(tx, staff, { requestId, kind: 'reply', detail, at })
    return 'replied'
  })
  deps.mailQueue.wake()
  return outcome
}
