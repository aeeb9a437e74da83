import { asc, desc, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/connect.ts'
import { products, quoteLines, quotes, staff } from '../../db/schema.ts'
import type { Quote } from '../../shared/quotes/quote.ts'
import { totalsOf } from '../../shared/quotes/totals.ts'
import { chileanDay } from '../calendar/chilean-day.ts'
import { statusAt } from './quote-status.ts'

const editors = alias(staff, 'editors')
const senders = alias(staff, 'senders')

/** All versions of a request, the newest first. */
export async function readQuotes(tx: Tx, requestId: number, now: Date): Promise<Quote[]> {
  const rows = await tx
    .select({ quote: quotes, status: statusAt(now), updatedBy: editors.name, sentBy: senders.name })
    .from(quotes)
    .leftJoin(editors, eq(editors.id, quotes.updatedBy))
    .leftJoin(senders, eq(senders.id, quotes.sentBy))
    .where(eq(quotes.requestId, requestId))
    .orderBy(desc(quotes.version))
  const linesOf = await readLines(
    tx,
    rows.map(({ quote }) => quote.id),
  )
  return rows.map((row) => toQuote(row, linesOf(row.quote.id), now))
}

type Row = {
  quote: typeof quotes.$inferSelect
  status: Quote['status']
  updatedBy: string | null
  sentBy: string | null
}

function toQuote({ quote: row, status, updatedBy, sentBy }: Row, lines: Quote['lines'], now: Date): Quote {
  const { createdAt, buyerRemindedAt, staffRemindedAt, expiryRecordedAt, reaction, net, tax, total, ...quote } = row
  return {
    ...quote,
    status,
    lines,
    updatedBy,
    sentBy,
    totals: { ...totalsOf({ ...quote, lines }), net, tax, total },
    validUntil: quote.validUntil ?? chileanDay(now).add({ days: quote.validDays }).toString(),
    updatedAt: quote.updatedAt.toISOString(),
    sentAt: quote.sentAt?.toISOString() ?? null,
    openedAt: quote.openedAt?.toISOString() ?? null,
    reactedAt: quote.reactedAt?.toISOString() ?? null,
  }
}

async function readLines(tx: Tx, quoteIds: number[]): Promise<(quoteId: number) => Quote['lines']> {
  const { quoteId, productId, code, name, detail, quantity, unit, note, unitPrice, discount } = quoteLines
  const rows = await tx
    .select({
      quoteId,
      line: { productId, code, name, detail, quantity, unit, note, unitPrice, discount },
      pictures: products.pictures,
    })
    .from(quoteLines)
    .leftJoin(products, eq(products.id, quoteLines.productId))
    .where(inArray(quoteLines.quoteId, quoteIds))
    .orderBy(asc(quoteLines.position))
  const byQuote = Map.groupBy(rows, ({ quoteId }) => quoteId)
  return (id) => (byQuote.get(id) ?? []).map(({ line, pictures }) => ({ ...line, picture: pictures?.[0]?.src ?? null }))
}
