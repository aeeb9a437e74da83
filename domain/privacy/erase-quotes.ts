import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { quoteLines, quotes, trackingLinks } from '../../db/schema.ts'
import type { Letterhead } from '../../shared/quotes/quote.ts'
import { erasedName } from './erased-name.ts'

const nobody: Letterhead['customer'] = { name: erasedName, company: '', email: '', phone: null }

/** Amounts stay for statistics; whatever was typed for the person goes. */
export async function eraseQuotes(tx: Tx, requestIds: number[]): Promise<void> {
  const ofRequests = inArray(quotes.requestId, requestIds)
  await tx.delete(trackingLinks).where(inArray(trackingLinks.requestId, requestIds))
  await tx.delete(quotes).where(and(ofRequests, isNull(quotes.sentAt)))
  const ofQuotes = inArray(quoteLines.quoteId, tx.select({ id: quotes.id }).from(quotes).where(ofRequests))
  await tx.update(quoteLines).set({ note: '', detail: '' }).where(ofQuotes)
  await tx
    .update(quoteLines)
    .set({ name: erasedName, code: '', unit: '' })
    .where(and(ofQuotes, isNull(quoteLines.productId)))
  await tx
    .update(quotes)
    .set({
      rut: '',
      delivery: '',
      payment: '',
      place: '',
      notes: '',
      reactionText: null,
      letterhead: sql`jsonb_set(${quotes.letterhead}, '{customer}', ${JSON.stringify(nobody)}::jsonb)`,
    })
    .where(ofRequests)
}
