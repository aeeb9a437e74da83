import { and, eq, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connect.ts'
import { quotes, requests, staff } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { formatMoney } from '../../shared/quotes/money.ts'
import type { QuoteStatus } from '../../shared/quotes/quote.ts'
import { quoteMailOf } from '../../shared/quotes/sending.ts'
import type { Company } from '../../shared/settings/company.ts'
import { linkPlaceholder } from '../../shared/settings/placeholders.ts'
import { signatureOf } from '../../shared/staff/staff.ts'
import { clockParts, momentText, plainDayText } from '../../shared/time-text.ts'
import type { Actor, Job, Staff } from '../actor.ts'
import { chileanDay, momentOf } from '../calendar/chilean-calendar.ts'
import { workingDaysBefore } from '../calendar/working-hours.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../history/record-change.ts'
import { done, notAllowed, type Outcome } from '../outcome.ts'
import { queueMails } from '../outgoing-mails.ts'
import { lockRequest, type Request } from '../requests/request.ts'
import { statusAt } from './read-quotes.ts'

/** Nobody expects a reminder at midnight, when the day changes. */
const firstHour = 8

/** What was done is recorded with each quote, so that it can be called at any time and by several processes. */
export async function followUpQuotes(
  deps: Pick<Deps, 'db' | 'mailQueue' | 'settings' | 'now'>,
  actor: Job,
  stopping: AbortSignal,
): Promise<void> {
  const now = deps.now()
  const { buyerReminder: ofBuyer, staffReminder: ofStaff } = deps.settings.current.quotes
  const isDaytime = Number(clockParts(now).hour) >= firstHour
  await runFollowUp(deps.db, expiry(actor, now), stopping)
  if (isDaytime && ofBuyer.isOn) await runFollowUp(deps.db, buyerReminder(deps, actor, now), stopping)
  if (isDaytime && ofStaff.isOn) await runFollowUp(deps.db, staffReminder(deps, actor, now), stopping)
  deps.mailQueue.wake()
}

type QuoteRow = typeof quotes.$inferSelect

/** It runs once for every quote that is due, and must end that. */
type FollowUp = {
  due: SQL | undefined
  run: (tx: Tx, request: Request, quote: QuoteRow) => Promise<void>
}

/** Quotes of erased requests, and those of which staff already know how they ended, need nothing more. */
const hasStatus = (status: QuoteStatus, now: Date) =>
  and(sql`${statusAt(now)} = ${status}`, isNull(requests.erasedAt), isNull(requests.quoteOutcome))

async function runFollowUp(db: Db, { due, run }: FollowUp, stopping: AbortSignal): Promise<void> {
  for (const { id, requestId } of await selectDue(db, due)) {
    if (stopping.aborted) return
    await transact(db, async (tx) => {
      const locked = await lockRequest(tx, requestId)
      if (locked.outcome !== 'done') return
      // Another process may have done it before it released the lock, or the buyer may have reacted.
      const [quote] = await selectDue(tx, and(due, eq(quotes.id, id)))
      if (quote) await run(tx, locked.value, quote)
    })
  }
}

async function selectDue(tx: Tx, due: SQL | undefined): Promise<QuoteRow[]> {
  const rows = await tx
    .select({ quote: quotes })
    .from(quotes)
    .innerJoin(requests, eq(requests.id, quotes.requestId))
    .where(due)
    .orderBy(quotes.id)
  return rows.map(({ quote }) => quote)
}

const expiry = (actor: Job, now: Date): FollowUp => ({
  due: and(hasStatus('expired', now), isNull(quotes.expiryRecordedAt)),
  run: async (tx, { id: requestId }, quote) => {
    await tx.update(quotes).set({ expiryRecordedAt: now }).where(eq(quotes.id, quote.id))
    const detail = { version: String(quote.version) }
    await recordEvent(tx, actor, { requestId, kind: 'quote_expired', detail, at: now })
  },
})

/** Nobody is reminded of a quote that has not left yet. Without a mail address it was handed over when it was sent. */
const wasDelivered = sql`(requests.email is null or exists (
  select from mails where mails.quote_id = quotes.id and mails.kind = 'quote' and mails.state in ('sent', 'filed')
))`

/** Sent by mail, without a reaction, and with a link that works. */
const isRemindable = (now: Date) =>
  and(hasStatus('sent', now), isNotNull(requests.email), isNull(requests.trackingRevokedAt), wasDelivered)

/** Not on the day on which the quote was sent. */
function buyerReminder(deps: Pick<Deps, 'mailQueue' | 'settings'>, actor: Job, now: Date): FollowUp {
  const { days } = deps.settings.current.quotes.buyerReminder
  const today = chileanDay(now)
  return {
    due: and(
      isRemindable(now),
      isNull(quotes.buyerRemindedAt),
      lte(quotes.validUntil, today.add({ days }).toString()),
      lt(quotes.sentAt, momentOf(today)),
    ),
    run: (tx, request, quote) => queueReminder(deps, tx, actor, { request, quote, at: now }),
  }
}

type Reminder = { request: Request; quote: typeof quotes.$inferSelect; at: Date }

async function queueReminder(
  deps: Pick<Deps, 'mailQueue' | 'settings'>,
  tx: Tx,
  actor: Actor,
  { request, quote, at }: Reminder,
): Promise<void> {
  const { mailTemplates, company } = deps.settings.current
  await tx.update(quotes).set({ buyerRemindedAt: at }).where(eq(quotes.id, quote.id))
  const text = quoteMailOf(mailTemplates.quoteReminder, {
    request,
    quote,
    lastDay: plainDayText(quote.validUntil ?? ''),
    link: linkPlaceholder,
    signature: await signatureFor(tx, quote.sentBy, company),
  })
  const [mailId] = await queueMails(deps, tx, request, [{ kind: 'quote_reminder', quoteId: quote.id, ...text }])
  const detail = { version: String(quote.version), mailId: String(mailId) }
  await recordEvent(tx, actor, { requestId: request.id, kind: 'quote_reminded', detail, at })
}

/** Nobody signs with a disabled account. */
async function signatureFor(tx: Tx, staffId: string | null, company: Company): Promise<string> {
  const [seller] = staffId
    ? await tx
        .select()
        .from(staff)
        .where(and(eq(staff.id, staffId), isNull(staff.disabledAt)))
    : []
  return seller ? signatureOf(seller, company) : company.name
}

const nothingToRemind = notAllowed('No hay una cotización vigente y sin respuesta, o ya se le recordó hoy al cliente.')

/** Staff remind the buyer themselves, at most once a day; the program does not do it again. */
export async function remindNow(
  deps: Pick<Deps, 'db' | 'settings' | 'mailQueue' | 'now'>,
  actor: Staff,
  requestId: number,
): Promise<Outcome<undefined>> {
  const outcome = await transact(deps.db, async (tx): Promise<Outcome<undefined>> => {
    const locked = await lockRequest(tx, requestId)
    if (locked.outcome !== 'done') return locked
    const at = deps.now()
    const isNotRemindedToday = or(isNull(quotes.buyerRemindedAt), lt(quotes.buyerRemindedAt, momentOf(chileanDay(at))))
    const [quote] = await selectDue(tx, and(eq(quotes.requestId, requestId), isRemindable(at), isNotRemindedToday))
    if (!quote) return nothingToRemind
    await queueReminder(deps, tx, actor, { request: locked.value, quote, at })
    return done(undefined)
  })
  deps.mailQueue.wake()
  return outcome
}

function staffReminder(deps: Pick<Deps, 'mailQueue' | 'settings'>, actor: Job, now: Date): FollowUp {
  const { quotes: settings, hours } = deps.settings.current
  const { workingDays } = settings.staffReminder
  const lastDay = workingDaysBefore(chileanDay(now), workingDays, hours)
  return {
    due: and(
      hasStatus('sent', now),
      isNull(quotes.staffRemindedAt),
      lt(quotes.sentAt, momentOf(lastDay.add({ days: 1 }))),
      wasDelivered,
    ),
    run: async (tx, request, quote) => {
      await tx.update(quotes).set({ staffRemindedAt: now }).where(eq(quotes.id, quote.id))
      const notice = noticeOf(request, quote, workingDays)
      const [mailId] = await queueMails(deps, tx, request, [{ kind: 'quote_waiting', quoteId: quote.id, ...notice }])
      const detail = { version: String(quote.version), mailId: String(mailId) }
      await recordEvent(tx, actor, { requestId: request.id, kind: 'staff_reminded', detail, at: now })
    },
  }
}

function noticeOf({ folio, name, company }: Request, quote: typeof quotes.$inferSelect, workingDays: number) {
  const { version, total, currency, sentAt, openedAt, validUntil } = quote
  const days = workingDays === 1 ? 'un día hábil' : `${workingDays} días hábiles`
  return {
    subject: `Cotización sin respuesta: ${folio} · ${company}`,
    body: [
      `${name} (${company}) no ha respondido la versión ${version} de ${folio}, por un total de ${formatMoney(total ?? 0, currency)}.`,
      `Se envió el ${momentText(sentAt ?? '')}, hace ${days} o más. ${openedAt ? `Se abrió por primera vez el ${momentText(openedAt)}.` : 'Todavía no se ha abierto el enlace.'} Vence el ${plainDayText(validUntil ?? '')}.`,
    ].join('\n\n'),
  }
}
