import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { countInWindow } from '../../db/count-in-window.ts'
import { mails, requests } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { greeting } from '../../shared/requests/greeting.ts'
import { requestTitles } from '../../shared/requests/request-names.ts'
import { linkPlaceholder } from '../../shared/settings/placeholders.ts'
import type { Visitor } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { done, notAllowed, notFound, type Outcome } from '../outcome.ts'
import { mailboxOf, messageIdOf } from '../outgoing-mails.ts'
import { lockRequest, type Request } from '../requests/request.ts'

import { isHeldBack } from './tracking-state.ts'

const dayMs = 24 * 60 * 60 * 1000

/** To one mailbox in a day, whatever the request. */
const maxLinkMails = 3

/** Somebody who reads the mails to the address of the request has the link. */
export async function confirmAddress(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  _actor: Visitor,
  { id, emailConfirmedAt, trackingGeneration }: Request,
): Promise<void> {
  if (emailConfirmedAt) return
  await db
    .update(requests)
    // Opening a page is no change of the request.
    .set({ emailConfirmedAt: now(), updatedAt: sql`${requests.updatedAt}` })
    .where(
      and(
        eq(requests.id, id),
        isNull(requests.emailConfirmedAt),
        isNull(requests.erasedAt),
        // Otherwise staff have corrected the address since the link was looked up.
        eq(requests.trackingGeneration, trackingGeneration),
      ),
    )
}

/** Mails the private link again to the address of the request; the person who asks for it need not know that address. */
export async function mailLink(
  deps: Pick<Deps, 'db' | 'settings' | 'mailQueue' | 'tracking' | 'now'>,
  _actor: Visitor,
  token: string,
): Promise<Outcome<undefined>> {
  const tracked = await deps.tracking.findTracked(deps.db, token)
  if (!tracked) return notFound
  const outcome = await transact(deps.db, async (tx): Promise<Outcome<undefined>> => {
    const locked = await lockRequest(tx, tracked.request.id)
    if (locked.outcome !== 'done' || locked.value.trackingRevokedAt || !locked.value.email) return notFound
    // What is held back reaches nobody, so it must not use up the links of the address that was typed.
    const counted = isHeldBack(locked.value) ? `request ${locked.value.id}` : mailboxOf(locked.value.email)
    const { count } = await countInWindow(tx, `link ${counted}`, dayMs)
    if (count > maxLinkMails) {
      return notAllowed(
        `Ya enviamos el enlace ${maxLinkMails} veces a este correo en las últimas 24 horas. Revisa la carpeta de correo no deseado, o llámanos e indica el folio.`,
      )
    }
    await queueLink(deps, tx, locked.value)
    return done(undefined)
  })
  deps.mailQueue.wake()
  return outcome
}

/** Suspected spam must reach nobody, and its sender must not see that. */
async function queueLink(
  { settings, mailQueue, now }: Pick<Deps, 'settings' | 'mailQueue' | 'now'>,
  tx: Tx,
  request: Request,
): Promise<void> {
  const held = isHeldBack(request)
  const [queued] = await tx
    .insert(mails)
    .values({
      requestId: request.id,
      kind: 'link',
      messageId: messageIdOf(request, 'link', randomUUID()),
      state: held ? 'dropped' : 'queued',
      createdAt: now(),
      ...wordsOf(request, settings.current.company.name),
    })
    .returning({ id: mails.id })
  if (queued && !held) await mailQueue.enqueue(tx, [queued.id])
}

/** Of what was typed only a first name, because the address may be a stranger's. */
const wordsOf = ({ kind, folio, name }: Request, company: string) => ({
  subject: `Enlace privado: ${requestTitles[kind].toLowerCase()} ${folio}`,
  body: `${greeting(name)}:

Con este enlace privado se ve todo lo de la solicitud ${folio}: lo que se pidió, los mensajes y las cotizaciones, que también se responden ahí.
${linkPlaceholder}

Alguien lo pidió desde la página de seguimiento. Si no fue nadie de ustedes, no hace falta hacer nada.

${company}`,
})

export const linkMailsSince = (tx: Tx, requestId: number, now: Date) =>
  tx
    .select({ at: mails.createdAt })
    .from(mails)
    .innerJoin(requests, eq(requests.id, mails.requestId))
    .where(
      and(eq(mails.requestId, requestId), eq(mails.kind, 'link'), gt(mails.createdAt, new Date(now.getTime() - dayMs))),
    )
    .orderBy(desc(mails.id))

/** A short local part stays a secret. */
export function maskedAddress(email: string): string {
  const [local = '', domain = ''] = email.split(/@(?=[^@]*$)/)
  const shown = Math.max(0, Math.min(2, Math.floor((local.length - 1) / 2)))
  return `${local.slice(0, shown)}•••@${domain}`
}
