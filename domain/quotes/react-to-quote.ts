import { eq, sql } from 'drizzle-orm'
import { dayText, plainDayText } from '../../clock.ts'
import { formatMoney } from '../../contract/quotes/money.ts'
import type { Quote, Reaction } from '../../contract/quotes/quote.ts'
import type { BuyerReaction } from '../../contract/tracking/tracking.ts'
import type { Tx } from '../../db/connect.ts'
import { quotes, requests } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { Deps } from '../deps.ts'
import { done, type Failure, notAllowed, notFound, type Outcome } from '../outcome.ts'
import { lockRequest } from '../requests/inbox/lock-request.ts'
import { recordEvent } from '../requests/inbox/record-event.ts'
import { queueMails } from '../requests/queue-mails.ts'
import type { Request } from '../requests/request.ts'
import { isHeldBack } from '../tracking/tracking-state.ts'
import { readQuotes } from './read-quotes.ts'

/** The row lock gives a reaction and a version that staff send at the same time one order. */
export async function reactToQuote(deps: Deps, requestId: number, given: BuyerReaction): Promise<Outcome<undefined>> {
  const outcome = await transact(deps.db, async (tx): Promise<Outcome<undefined>> => {
    const locked = await lockRequest(tx, requestId)
    if (locked.outcome !== 'done' || isHeldBack(locked.value)) return notFound
    const at = deps.now()
    const sent = (await readQuotes(tx, requestId, at)).filter(({ status }) => status !== 'draft')
    const quote = sent.find(({ version }) => version === given.version)
    if (!quote) return notFound
    if (isRepeat(quote, given)) return done(undefined)
    const obstacle = obstacleTo(quote, sent[0])
    if (obstacle) return obstacle
    await store(tx, locked.value, quote, given, at)
    await queueMails(deps, tx, locked.value, [
      { kind: 'quote_reaction', quoteId: quote.id, ...words(locked.value, quote, given) },
    ])
    return done(undefined)
  })
  deps.mailQueue.wake()
  return outcome
}

const isRepeat = ({ status, reactionReason, reactionText }: Quote, given: BuyerReaction) =>
  status === given.reaction && reactionReason === reasonOf(given) && reactionText === given.text

const reasonOf = (given: BuyerReaction) => (given.reaction === 'declined' ? given.reason : null)

const past: Record<Reaction, string> = {
  accepted: 'fue aceptada',
  change_requested: 'ya tiene una solicitud de cambio',
  declined: 'fue rechazada',
}

function obstacleTo({ status, version, reactedAt, validUntil }: Quote, newest: Quote | undefined): Failure | undefined {
  if (newest && newest.version !== version) {
    return notAllowed(`Hay una versión más nueva, la ${newest.version}: revísala y responde sobre ella.`)
  }
  if (status === 'accepted' || status === 'change_requested' || status === 'declined') {
    const day = reactedAt ? ` el ${dayText(reactedAt)}` : ''
    return notAllowed(`Esta versión ${past[status]}${day}. Para cambiar la respuesta, llama o escribe al ejecutivo.`)
  }
  if (status !== 'expired') return undefined
  const day = validUntil ? ` el ${plainDayText(validUntil)}` : ''
  return notAllowed(`Esta cotización venció${day}. Para actualizarla, cotiza de nuevo o escribe al ejecutivo.`)
}

async function store(tx: Tx, request: Request, quote: Quote, given: BuyerReaction, at: Date): Promise<void> {
  const { reaction, text } = given
  const reason = reasonOf(given)
  await tx
    .update(quotes)
    // Unchanged, because the version itself is frozen.
    .set({ reaction, reactionReason: reason, reactionText: text, reactedAt: at, updatedAt: sql`${quotes.updatedAt}` })
    .where(eq(quotes.id, quote.id))
  await tx
    .update(requests)
    .set({ ...consequences(reaction, reason, at), updatedAt: at })
    .where(eq(requests.id, request.id))
  const detail = { version: String(quote.version), ...(reason && { reason }), text }
  await recordEvent(tx, null, { requestId: request.id, kind: `quote_${reaction}`, detail, at })
}

function consequences(reaction: Reaction, reason: string | null, at: Date): Partial<Request> {
  if (reaction === 'change_requested') return { status: 'in_progress' }
  const won = reaction === 'accepted'
  return {
    quoteOutcome: won ? 'won' : 'lost',
    quoteOutcomeReason: won ? 'Aceptada por el cliente' : reason,
    quoteOutcomeAt: at,
  }
}

const acts: Record<Reaction, { subject: string; verb: string; label: string }> = {
  accepted: { subject: 'Cotización aceptada', verb: 'aceptó', label: 'Comentario' },
  change_requested: { subject: 'Piden un cambio', verb: 'pidió un cambio en', label: 'Qué pide' },
  declined: { subject: 'Cotización rechazada', verb: 'rechazó', label: 'Comentario' },
}

function words({ folio, name, company }: Request, quote: Quote, given: BuyerReaction) {
  const { subject, verb, label } = acts[given.reaction]
  const reason = reasonOf(given)
  const total = formatMoney(quote.totals.total, quote.currency)
  const act = `${name} (${company}) ${verb} la versión ${quote.version} de ${folio}, por un total de ${total}.`
  return {
    subject: `${subject}: ${folio} · ${company}`,
    body: [act, reason && `Motivo: ${reason}`, given.text && `${label}:\n${given.text}`].filter(Boolean).join('\n\n'),
  }
}
