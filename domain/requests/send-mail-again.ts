import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { mails, requests } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { MailState } from '../../shared/requests/inbox.ts'
import { staffMailKinds } from '../../shared/requests/kinds.ts'
import type { Staff } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../history/record-change.ts'
import { done, notAllowed, notFound, type Outcome } from '../outcome.ts'
import { draftHasPricesOfAddress } from '../quotes/known-prices.ts'
import { readdressUnsentQuotes } from '../quotes/letterhead.ts'
import { lockRequest } from './request.ts'

type Again = { mailId: number; email?: string }

const pricesOfOther = notAllowed(
  'La cotización en preparación tiene precios cotizados antes a la dirección anterior. Quítalos del borrador, o elimínalo, antes de corregir el correo.',
)

/** A corrected address is that of the request from now on. Mails to staff have theirs from the settings. */
export async function sendMailAgain(
  deps: Pick<Deps, 'db' | 'mailQueue' | 'tracking' | 'now'>,
  actor: Staff,
  requestId: number,
  { mailId, email }: Again,
): Promise<Outcome<undefined>> {
  const outcome = await transact(deps.db, async (tx): Promise<Outcome<undefined>> => {
    const locked = await lockRequest(tx, requestId)
    if (locked.outcome !== 'done') return notFound
    const { email: from } = locked.value
    const isCorrected = email !== undefined && email !== from
    if (isCorrected && (await draftHasPricesOfAddress(tx, requestId))) return pricesOfOther
    const resent: MailState[] = isCorrected ? ['failed', 'filed'] : ['failed', 'filed', 'withheld']
    const [mail] = await tx
      .update(mails)
      .set({ state: 'queued', attempts: 0, lastError: null })
      .where(
        and(
          eq(mails.id, mailId),
          eq(mails.requestId, requestId),
          inArray(mails.state, resent),
          email ? notInArray(mails.kind, [...staffMailKinds]) : undefined,
        ),
      )
      .returning({ kind: mails.kind })
    if (!mail) return notFound
    const at = deps.now()
    await tx
      .update(requests)
      .set({ updatedAt: at, ...(isCorrected && { email }) })
      .where(eq(requests.id, requestId))
    if (isCorrected) await deps.tracking.readdress(tx, requestId)
    const address = email ?? from
    if (address !== null) await readdressUnsentQuotes(tx, requestId, address)
    await deps.mailQueue.enqueue(tx, [mailId])
    await recordEvent(tx, actor, {
      requestId,
      kind: 'mail_again',
      detail: { mail: mail.kind, ...(isCorrected && { from, to: email }) },
      at,
    })
    return done(undefined)
  })
  deps.mailQueue.wake()
  return outcome
}
