import { and, eq, isNull, lt } from 'drizzle-orm'
import { quotes } from '../../../db/schema.ts'
import { formatMoney } from '../../../shared/quotes/money.ts'
import { momentText, plainDayText } from '../../../shared/time-text.ts'
import { chileanDay, momentOf } from '../../calendar/chilean-day.ts'
import { workingDaysBefore } from '../../calendar/working-hours.ts'
import type { Deps } from '../../deps.ts'
import { recordEvent } from '../../requests/inbox/record-event.ts'
import { queueMails } from '../../requests/queue-mails.ts'
import type { Request } from '../../requests/request.ts'
import { type FollowUp, hasStatus } from './follow-up.ts'
import { wasDelivered } from './was-delivered.ts'

export function staffReminder(deps: Pick<Deps, 'mailQueue' | 'settings'>, now: Date): FollowUp {
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
      await recordEvent(tx, null, { requestId: request.id, kind: 'staff_reminded', detail, at: now })
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
