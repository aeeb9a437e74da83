import { and, eq, isNotNull, isNull, lt, lte } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { quotes, requests, staff } from '../../../db/schema.ts'
import { quoteMailOf } from '../../../shared/quotes/sending.ts'
import type { Company } from '../../../shared/settings/company.ts'
import { linkPlaceholder } from '../../../shared/settings/placeholders.ts'
import { signatureOf } from '../../../shared/staff/staff.ts'
import { plainDayText } from '../../../shared/time-text.ts'
import { chileanDay, momentOf } from '../../calendar/chilean-day.ts'
import type { Deps } from '../../deps.ts'
import { recordEvent } from '../../requests/inbox/record-event.ts'
import { queueMails } from '../../requests/queue-mails.ts'
import type { Request } from '../../requests/request.ts'
import type { Staff } from '../../staff/staff-deps.ts'
import { type FollowUp, hasStatus } from './follow-up.ts'
import { wasDelivered } from './was-delivered.ts'

/** Sent by mail, without a reaction, and with a link that works. */
export const isRemindable = (now: Date) =>
  and(hasStatus('sent', now), isNotNull(requests.email), isNull(requests.trackingRevokedAt), wasDelivered)

/** Not on the day on which the quote was sent. */
export function buyerReminder(deps: Pick<Deps, 'mailQueue' | 'settings'>, now: Date): FollowUp {
  const { days } = deps.settings.current.quotes.buyerReminder
  const today = chileanDay(now)
  return {
    due: and(
      isRemindable(now),
      isNull(quotes.buyerRemindedAt),
      lte(quotes.validUntil, today.add({ days }).toString()),
      lt(quotes.sentAt, momentOf(today)),
    ),
    run: (tx, request, quote) => queueReminder(deps, tx, { request, quote, staff: null, at: now }),
  }
}

type Reminder = { request: Request; quote: typeof quotes.$inferSelect; staff: Staff | null; at: Date }

export async function queueReminder(
  deps: Pick<Deps, 'mailQueue' | 'settings'>,
  tx: Tx,
  { request, quote, staff, at }: Reminder,
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
  await recordEvent(tx, staff, { requestId: request.id, kind: 'quote_reminded', detail, at })
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
