import type { EnteredRequest } from '../../contract/requests/entered-request.ts'
import { requests } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { Deps } from '../deps.ts'
import { folioOf } from '../requests/folio.ts'
import { recordEvent } from '../requests/inbox/record-event.ts'
import { nextRequestId } from '../requests/store-request.ts'
import type { Staff } from '../staff/staff-deps.ts'
import { addDraft } from './create-draft.ts'

/** For a customer who called: nobody is notified, no acknowledgement is sent, and the first draft is there at once. */
export async function enterRequest(
  deps: Deps,
  { phone, message, ...customer }: EnteredRequest,
  staff: Staff,
): Promise<{ id: number; folio: string }> {
  return transact(deps.db, async (tx) => {
    const id = await nextRequestId(tx)
    const at = deps.now()
    const folio = folioOf('quotation', id, at)
    const [request] = await tx
      .insert(requests)
      .values({
        ...customer,
        id,
        folio,
        kind: 'quotation',
        phone: phone || null,
        message: message || null,
        status: 'in_progress',
        ownerId: staff.id,
        enteredBy: staff.id,
        receivedAt: at,
        updatedAt: at,
      })
      .returning()
    if (!request) throw new Error('The request was not stored.')
    await recordEvent(tx, staff, { requestId: id, kind: 'entered', detail: {}, at })
    await addDraft(deps, tx, request, staff)
    return { id, folio }
  })
}
