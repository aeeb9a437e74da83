import { and, isNull, lt } from 'drizzle-orm'
import { momentText, plainDayText } from '../../../clock.ts'
import { formatMoney } from '../../../contract/quotes/money.ts'
import { quotes } from '../../../db/schema.ts'
import { chileanDay, momentOf } from '../../calendar/chilean-day.ts'
import { workingDaysBefore } from '../../calendar/working-hours.ts'
import type { Deps } from '../../deps.ts'
import { queueMails } from '../../requests/queue-mails.ts'
import type { Request } from '../../requests/request.ts'
import { type Duty, markDone, stands } from './duty.ts'
import { wasDelivered } from './was-delivered.ts'

export function staffReminder(deps: Pick<Deps, 'mailQueue' | 'settings'>, now: Date): Duty {
  const { quotes: settings, hours } = deps.settings.current
  const { workingDays } = settings.staffReminder
  const lastDay = workingDaysBefore(chileanDay(now), workingDays, hours)
  return {
    due: and(
      stands('sent', now),
      isNull(quotes.staffRemindedAt),
      lt(quotes.sentAt, momentOf(lastDay.add({ days: 1 }))),
      wasDelivered,
    ),
    perform: async (tx, request, quote) => {
      await markDone(tx, quote, { staffRemindedAt: now })
      const words = wordsOf(request, quote, workingDays)
      await queueMails(deps, tx, request, [{ kind: 'quote_waiting', quoteId: quote.id, ...words }])
    },
  }
}

function wordsOf({ folio, name, company }: Request, quote: typeof quotes.$inferSelect, workingDays: number) {
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
