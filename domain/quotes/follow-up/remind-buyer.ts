import { and, eq, isNull, lt, lte } from 'drizzle-orm'
import { plainDayText } from '../../../clock.ts'
import { formatMoney } from '../../../contract/quotes/money.ts'
import { fillIn, linkPlaceholder } from '../../../contract/settings/placeholders.ts'
import { signatureOf } from '../../../contract/staff/signature.ts'
import { quotes, requests, staff } from '../../../db/schema.ts'
import { chileanDay, momentOf } from '../../calendar/chilean-day.ts'
import type { Deps } from '../../deps.ts'
import { recordEvent } from '../../requests/inbox/record-event.ts'
import { queueMails } from '../../requests/queue-mails.ts'
import { type FollowUp, hasStatus } from './follow-up.ts'
import { wasDelivered } from './was-delivered.ts'

/** Not on the day on which the quote was sent, and not without a link that works. */
export function buyerReminder(deps: Pick<Deps, 'mailQueue' | 'settings'>, now: Date): FollowUp {
  const { quotes: settings, mailTemplates, company } = deps.settings.current
  const today = chileanDay(now)
  return {
    due: and(
      hasStatus('sent', now),
      isNull(quotes.buyerRemindedAt),
      isNull(requests.trackingRevokedAt),
      lte(quotes.validUntil, today.add({ days: settings.buyerReminder.days }).toString()),
      lt(quotes.sentAt, momentOf(today)),
      wasDelivered,
    ),
    run: async (tx, request, quote) => {
      await tx.update(quotes).set({ buyerRemindedAt: now }).where(eq(quotes.id, quote.id))
      const [seller] = quote.sentBy ? await tx.select().from(staff).where(eq(staff.id, quote.sentBy)) : []
      const values = {
        nombre: request.name,
        empresa_cliente: request.company,
        folio: request.folio,
        version: String(quote.version),
        total: formatMoney(quote.total ?? 0, quote.currency),
        vence: plainDayText(quote.validUntil ?? ''),
        enlace: linkPlaceholder,
        firma: seller ? signatureOf(seller, company) : company.name,
      }
      const { subject, body } = mailTemplates.quoteReminder
      const [mailId] = await queueMails(deps, tx, request, [
        { kind: 'quote_reminder', quoteId: quote.id, subject: fillIn(subject, values), body: fillIn(body, values) },
      ])
      const detail = { version: String(quote.version), mailId: String(mailId) }
      await recordEvent(tx, null, { requestId: request.id, kind: 'quote_reminded', detail, at: now })
    },
  }
}
