import { and, isNull } from 'drizzle-orm'
import { quotes } from '../../../db/schema.ts'
import { recordEvent } from '../../requests/inbox/record-event.ts'
import { type Duty, markDone, stands } from './duty.ts'

export const expiry = (now: Date): Duty => ({
  due: and(stands('expired', now), isNull(quotes.expiryRecordedAt)),
  perform: async (tx, { id: requestId }, quote) => {
    await markDone(tx, quote, { expiryRecordedAt: now })
    const detail = { version: String(quote.version) }
    await recordEvent(tx, null, { requestId, kind: 'quote_expired', detail, at: now })
  },
})
