import { and, asc, desc, eq, inArray, isNotNull, not, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/connect.ts'
import { products, quoteLines, quotes, requests, staff } from '../../db/schema.ts'
import type { Quote, QuoteStatus, RequestQuotes } from '../../shared/quotes/quote.ts'
import { totalsOf } from '../../shared/quotes/totals.ts'
import type { RequestItem } from '../../shared/requests/inbox.ts'
import { chileanDay } from '../calendar/chilean-calendar.ts'
import type { Deps } from '../deps.ts'

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

export async function readRequestQuotes(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  requestId: number,
): Promise<RequestQuotes | undefined> {
  const [request] = await db.select().from(requests).where(eq(requests.id, requestId))
  if (!request) return undefined
  return {
    quotes: await readQuotes(db, requestId, now()),
    outcome: request.quoteOutcome,
    outcomeReason: request.quoteOutcomeReason,
    hasLink: request.trackingRevokedAt === null,
  }
}

export async function lastSentQuotes(
  tx: Tx,
  requestIds: number[],
  now: Date,
): Promise<Map<number, NonNullable<RequestItem['quote']>>> {
  const { requestId, version, currency, total } = quotes
  const rows = await tx
    .select({ requestId, quote: { version, status: statusAt(now), currency, total } })
    .from(quotes)
    .innerJoin(requests, eq(requests.id, requestId))
    .where(and(inArray(requestId, requestIds), isNotNull(quotes.sentAt), not(isReplaced)))
  return new Map(rows.map(({ requestId, quote }) => [requestId, quote]))
}

export const isReplaced = sql`exists (
  select from quotes later
  where later.request_id = quotes.request_id and later.version > quotes.version and later.sent_at is not null
)`

/** Derived in the database, so that lists can filter by it. */
export const statusAt = (now: Date): SQL<QuoteStatus> => sql<QuoteStatus>`case
  when quotes.sent_at is null then 'draft'
  when quotes.reaction is not null then quotes.reaction
  when ${isReplaced} then 'superseded'
  when quotes.valid_until < ${chileanDay(now).toString()}::date then 'expired'
  else 'sent'
end`
