import { and, eq, isNull } from 'drizzle-orm'
import { quotes } from '../../../db/schema.ts'
import { recordEvent } from '../../requests/inbox/record-event.ts'
import { type FollowUp, hasStatus } from './follow-up.ts'

export const expiry = (now: Date): FollowUp => ({
  due: and(hasStatus('expired', now), isNull(quotes.expiryRecordedAt)),
  run: async (tx, { id: requestId }, quote) => {
    await tx.update(quotes).set({ expiryRecordedAt: now }).where(eq(quotes.id, quote.id))
    const detail = { version: String(quote.version) }
    await recordEvent(tx, null, { requestId, kind: 'quote_expired', detail, at: now })
  },
})
