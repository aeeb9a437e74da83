import type { EnteredRequest } from '../../contract/requests/entered-request.ts'
import { requests } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { Deps } from '../deps.ts'
import { folioOf } from '../requests/folio.ts'
import { recordEvent } from '../requests/inbox/record-event.ts'
import { nextRequestId } from '../requests/store-request.ts'
import type { Staff } from '../staff/staff-deps.ts'

/** For a customer who called: nobody is notified, and no acknowledgement is sent. */
export async function enterRequest(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { name, company, email, phone, message }: EnteredRequest,
  staff: Staff,
): Promise<{ id: number; folio: string }> {
  return transact(db, async (tx) => {
    const id = await nextRequestId(tx)
    const at = now()
    const folio = folioOf('quotation', id, at)
    await tx.insert(requests).values({
      ...{ id, folio, kind: 'quotation', name, company, email },
      phone: phone || null,
      message: message || null,
      status: 'in_progress',
      ownerId: staff.id,
      enteredBy: staff.id,
      receivedAt: at,
      updatedAt: at,
    })
    await recordEvent(tx, staff, { requestId: id, kind: 'entered', detail: {}, at })
    return { id, folio }
  })
}
