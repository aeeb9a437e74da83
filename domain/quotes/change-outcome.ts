import { and, eq, isNotNull } from 'drizzle-orm'
import { quotes, requests } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { QuoteOutcome, QuoteOutcomeChange } from '../../shared/quotes/quote.ts'
import { outcomeNames } from '../../shared/quotes/quote-names.ts'
import type { Staff } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../history/record-change.ts'
import { done, type Failure, invalid, notAllowed, type Outcome } from '../outcome.ts'
import { lockRequest } from '../requests/request.ts'

const changed = (outcome: QuoteOutcome | null, reason: string | null): Failure => {
  const now = outcome ? [outcomeNames[outcome], reason].filter(Boolean).join(': ') : 'Abierta'
  return { outcome: 'changed_meanwhile', message: `El resultado cambió mientras tanto (${now}). No se guardó nada.` }
}

const unsent = notAllowed('Aún no se ha enviado una cotización: no hay negocio que ganar o perder.')

export async function changeOutcome(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Staff,
  requestId: number,
  { from, outcome, reason }: QuoteOutcomeChange,
): Promise<Outcome<undefined>> {
  if (outcome === 'lost' && reason === '') return invalid({ reason: 'Escribe por qué se perdió' })
  return transact(db, async (tx): Promise<Outcome<undefined>> => {
    const locked = await lockRequest(tx, requestId)
    if (locked.outcome !== 'done') return locked
    const sent = await tx.$count(quotes, and(eq(quotes.requestId, requestId), isNotNull(quotes.sentAt)))
    if (sent === 0) return unsent
    const { quoteOutcome, quoteOutcomeReason } = locked.value
    const wanted = { quoteOutcome: outcome, quoteOutcomeReason: (outcome && reason) || null }
    if (quoteOutcome === outcome && quoteOutcomeReason === wanted.quoteOutcomeReason) return done(undefined)
    if (quoteOutcome !== from) return changed(quoteOutcome, quoteOutcomeReason)
    const at = now()
    await tx
      .update(requests)
      .set({ ...wanted, quoteOutcomeAt: outcome && at, updatedAt: at })
      .where(eq(requests.id, requestId))
    const detail = { to: outcome, reason: wanted.quoteOutcomeReason }
    await recordEvent(tx, actor, { requestId, kind: 'quote_outcome', detail, at })
    return done(undefined)
  })
}
