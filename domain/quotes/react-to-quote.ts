import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { quotes, requests } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { formatMoney } from '../../shared/quotes/money.ts'
import type { Quote } from '../../shared/quotes/quote.ts'
import { reactionWords } from '../../shared/quotes/quote-names.ts'
import { greeting } from '../../shared/requests/greeting.ts'
import { linkPlaceholder } from '../../shared/settings/placeholders.ts'
import { dayText, plainDayText } from '../../shared/time-text.ts'
import type { BuyerReaction } from '../../shared/tracking/tracking.ts'
import type { Visitor } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../history/record-change.ts'
import { done, type Failure, notAllowed, notFound, type Outcome } from '../outcome.ts'
import { queueMails } from '../outgoing-mails.ts'
import { lockRequest, type Request } from '../requests/request.ts'
import { updateWaiting } from '../requests/waiting-time.ts'
import { nameLinks } from '../tracking/links-in-text.ts'
import { confirmAddress } from '../tracking/mailed-link.ts'
import { isHeldBack } from '../tracking/tracking-state.ts'
import { readQuotes } from './read-quotes.ts'

/** The row lock gives a reaction and a version that staff send at the same time one order. */
export async function reactToQuote(
  deps: Pick<Deps, 'db' | 'settings' | 'mailQueue' | 'tracking' | 'now'>,
  actor: Visitor,
  { id: requestId, trackingGeneration }: Pick<Request, 'id' | 'trackingGeneration'>,
  reaction: BuyerReaction,
): Promise<Outcome<undefined>> {
  const outcome = await transact(deps.db, async (tx): Promise<Outcome<undefined>> => {
    const locked = await lockRequest(tx, requestId)
    if (locked.outcome !== 'done' || isHeldBack(locked.value)) return notFound
    const request = locked.value
    // Staff have ended the link since it was looked up.
    if (request.trackingGeneration !== trackingGeneration || request.trackingRevokedAt) return notFound
    const given = { ...reaction, text: await nameLinks(deps, tx, reaction.text) }
    const at = deps.now()
    const sent = (await readQuotes(tx, requestId, at)).filter(({ status }) => status !== 'draft')
    const quote = sent.find(({ version }) => version === given.version)
    if (!quote) return notFound
    if (isRepeat(quote, given)) return done(undefined)
    const obstacle = obstacleTo(request, quote, sent[0])
    if (obstacle) return obstacle
    await store(tx, actor, request, quote, given, at)
    await queueMails(deps, tx, request, [
      { kind: 'quote_reaction', quoteId: quote.id, ...noticeOf(request, quote, given) },
      ...(given.reaction === 'accepted' && request.email !== null
        ? [{ kind: 'quote_thanks' as const, quoteId: quote.id, ...thanksFor(deps, request, quote, given.text) }]
        : []),
    ])
    return done(undefined)
  })
  deps.mailQueue.wake()
  return outcome
}

const isRepeat = ({ status, reactionReason, reactionText }: Quote, given: BuyerReaction) =>
  status === given.reaction && reactionReason === reasonOf(given) && reactionText === given.text

const reasonOf = (given: BuyerReaction) => (given.reaction === 'declined' ? given.reason : null)

function obstacleTo(request: Request, quote: Quote, newest: Quote | undefined): Failure | undefined {
  const { status, version, reactedAt, validUntil } = quote
  if (newest && newest.version !== version) {
    return notAllowed(`Hay una versión más nueva, la ${newest.version}: revísala y responde sobre ella.`)
  }
  if (request.quoteOutcome === 'won' && status !== 'accepted') {
    return notAllowed('Esta cotización ya está aceptada. Para cambiar la respuesta, llámanos o escríbenos.')
  }
  if (status === 'accepted' || status === 'change_requested' || status === 'declined') {
    const { past } = reactionWords[status]
    const day = reactedAt ? ` el ${dayText(reactedAt)}` : ''
    return notAllowed(`Esta versión ${past}${day}. Para cambiar la respuesta, llámanos o escríbenos.`)
  }
  if (status !== 'expired') return undefined
  const day = validUntil ? ` el ${plainDayText(validUntil)}` : ''
  return notAllowed(`Esta cotización venció${day}. Para actualizarla, cotiza de nuevo o escríbenos.`)
}

async function store(
  tx: Tx,
  actor: Visitor,
  request: Request,
  quote: Quote,
  given: BuyerReaction,
  at: Date,
): Promise<void> {
  const requestId = request.id
  const { reaction, text } = given
  const reason = reasonOf(given)
  await tx
    .update(quotes)
    .set({ reaction, reactionReason: reason, reactionText: text, reactedAt: at })
    .where(eq(quotes.id, quote.id))
  const outcome = outcomeAfter(request, given)
  await tx
    .update(requests)
    .set({
      // Somebody has to act: deliver, prepare the next version, or ask why. A decline agrees with whoever closed it.
      ...(!(reaction === 'declined' && request.status === 'closed') && { status: 'in_progress' }),
      ...(outcome && {
        quoteOutcome: outcome.to,
        quoteOutcomeReason: outcome.to && outcome.reason,
        quoteOutcomeAt: outcome.to && at,
      }),
      updatedAt: at,
    })
    .where(eq(requests.id, requestId))
  const detail = { version: String(quote.version), ...(reason && { reason }), text }
  await recordEvent(tx, actor, { requestId, kind: `quote_${reaction}`, detail, at })
  await updateWaiting(tx, requestId)
  if (request.quoteOutcome && outcome) {
    await recordEvent(tx, actor, { requestId, kind: 'quote_outcome', detail: outcome, at })
  }
}

/** A decline leaves what staff had already recorded as lost. */
function outcomeAfter(
  { quoteOutcome }: Request,
  given: BuyerReaction,
): { to: Request['quoteOutcome']; reason: string } | undefined {
  switch (given.reaction) {
    case 'accepted':
      return { to: 'won', reason: 'Aceptada por el cliente' }
    case 'change_requested':
      return { to: null, reason: 'El cliente pidió un cambio' }
    case 'declined':
      return quoteOutcome ? undefined : { to: 'lost', reason: given.reason }
  }
}

function noticeOf({ folio, name, company }: Request, quote: Quote, given: BuyerReaction) {
  const { title, verb, label } = reactionWords[given.reaction]
  const reason = reasonOf(given)
  const total = formatMoney(quote.totals.total, quote.currency)
  const act = `${name} (${company}) ${verb} la versión ${quote.version} de ${folio}, por un total de ${total}.`
  return {
    subject: `${title}: ${folio} · ${company}`,
    body: [act, reason && `Motivo: ${reason}`, given.text && `${label}:\n${given.text}`].filter(Boolean).join('\n\n'),
  }
}

/** So that the buyer can show that the acceptance arrived. */
function thanksFor(
  { settings }: Pick<Deps, 'settings'>,
  { folio, name }: Request,
  { version, totals, currency }: Quote,
  text: string,
) {
  const total = formatMoney(totals.total, currency)
  return {
    subject: `Recibimos la aceptación de la cotización ${folio}`,
    body: [
      `${greeting(name)}:`,
      `Recibimos la aceptación de la versión ${version} de la cotización ${folio}, por un total de ${total}. Te contactaremos para coordinar la entrega.`,
      text && `Tu comentario u orden de compra:\n${text}`,
      `La cotización aceptada queda en esta página:\n${linkPlaceholder}`,
      `Saludos,\n${settings.current.company.name}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  }
}

const notMailed: Failure = notAllowed('Para responder, abre el enlace del correo en que te enviamos la cotización.')

export async function reactByToken(
  deps: Pick<Deps, 'db' | 'settings' | 'mailQueue' | 'tracking' | 'now'>,
  actor: Visitor,
  token: string,
  reaction: BuyerReaction,
): Promise<Outcome<undefined>> {
  const tracked = await deps.tracking.findTracked(deps.db, token)
  if (!tracked) return notFound
  if (tracked.kind === 'receipt') return notMailed
  if (tracked.kind === 'mailed') await confirmAddress(deps, actor, tracked.request)
  return reactToQuote(deps, actor, tracked.request, reaction)
}
