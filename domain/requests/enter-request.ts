import { requests } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { EnteredRequest } from '../../shared/requests/inbox.ts'
import type { Staff } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../history/record-change.ts'
import { done, type Failure, type Outcome } from '../outcome.ts'
import { addDraft } from '../quotes/quote-draft.ts'
import { nameLinks } from '../tracking/links-in-text.ts'
import { folioOf, type Request } from './request.ts'
import { claimKey, nextRequestId } from './store-request.ts'

type Entered = { id: number; folio: string }

const enteredAs = ({ id, folio }: Request): Entered => ({ id, folio })

const enteredBefore = ({ folio }: Request): Failure => ({
  outcome: 'idempotency_conflict',
  message: `Ya se ingresó con otros datos: es ${folio}. Si la envías de nuevo, queda como otra solicitud.`,
})

/** For a customer who called: nobody is notified, no acknowledgement is sent, and the first draft is there at once. */
export async function enterRequest(
  deps: Pick<Deps, 'db' | 'catalogue' | 'settings' | 'tracking' | 'now'>,
  actor: Staff,
  { key, ...sent }: EnteredRequest,
): Promise<Outcome<Entered>> {
  const { email, phone, message, ...customer } = sent
  return transact(deps.db, async (tx): Promise<Outcome<Entered>> => {
    const id = await nextRequestId(tx)
    const earlier = await claimKey(tx, { key, sent: ['entered', sent], requestId: id })
    if (earlier) return earlier.isSame ? done(enteredAs(earlier.request)) : enteredBefore(earlier.request)
    const at = deps.now()
    const folio = folioOf('quotation', id, at)
    const [request] = await tx
      .insert(requests)
      .values({
        ...customer,
        id,
        folio,
        kind: 'quotation',
        email: email || null,
        phone: phone || null,
        message: (await nameLinks(deps, tx, message)) || null,
        status: 'in_progress',
        ownerId: actor.id,
        enteredBy: actor.id,
        receivedAt: at,
        updatedAt: at,
      })
      .returning()
    if (!request) throw new Error('The request was not stored.')
    await recordEvent(tx, actor, { requestId: id, kind: 'entered', detail: {}, at })
    await addDraft(deps, tx, actor, request)
    return done(enteredAs(request))
  })
}
