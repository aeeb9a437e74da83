import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  not,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { quotes, requests, staff } from '../../db/schema.ts'
import type { QuoteFilter, QuoteItem, QuoteQuery, QuoteSum } from '../../shared/quotes/quote-list.ts'
import type { Deps } from '../deps.ts'
import { requestHolds } from '../requests/list-requests.ts'
import { patternOf, plainText, searchTerms } from '../text-filter.ts'

import { isReplaced, statusAt } from './read-quotes.ts'

export async function listQuotes({ db, now }: Pick<Deps, 'db' | 'now'>, query: QuoteQuery) {
  const where = filterQuotes(db, query, now())
  const sums = await sumUp(db, where)
  const up = query.order === 'asc' ? asc : desc
  const rows = await selectQuotes(db, now())
    .where(where)
    .orderBy(...orders[query.sort].map(up), up(quotes.id))
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
  return { data: rows.map(toItem), total: sums.reduce((total, { count }) => total + count, 0), sums }
}

export async function allQuotes({ db, now }: Pick<Deps, 'db' | 'now'>, filter: QuoteFilter, most: number) {
  const rows = await selectQuotes(db, now())
    .where(filterQuotes(db, filter, now()))
    .orderBy(desc(quotes.sentAt), desc(quotes.id))
    .limit(most + 1)
  return rows.length > most ? undefined : rows
}

/** Pesos and cents cannot be compared. */
const orders: Record<QuoteQuery['sort'], SQLWrapper[]> = {
  sentAt: [quotes.sentAt],
  validUntil: [quotes.validUntil],
  total: [quotes.currency, quotes.total],
  company: [plainText(sql`${requests.company}`)],
}

const sellerId = sql`coalesce(${quotes.sentBy}, ${quotes.updatedBy})`

/** The last sent version stands for its request; a draft does only if nothing was sent before it. */
export const isCurrent = and(not(isReplaced), or(isNotNull(quotes.sentAt), eq(quotes.version, 1)))

function filterQuotes(db: Tx, { q, status, outcome, seller, currency }: QuoteFilter, now: Date): SQL | undefined {
  return and(
    isCurrent,
    q ? or(requestHolds(db, q), quoteHolds(q)) : undefined,
    status && inArray(statusAt(now), status),
    outcome && (outcome === 'open' ? isNull(requests.quoteOutcome) : eq(requests.quoteOutcome, outcome)),
    seller ? eq(sellerId, seller) : undefined,
    currency && eq(quotes.currency, currency),
  )
}

function quoteHolds(text: string): SQL | undefined {
  const quoted = plainText(sql`concat_ws(' ', quotes.rut, line.code, line.name)`)
  const words = searchTerms(text).flatMap((term) => term.words)
  return and(
    ...words.map(
      (word) =>
        sql`exists (select from quote_lines line where line.quote_id = quotes.id and ${quoted} like ${patternOf(word)})`,
    ),
  )
}

const selectQuotes = (db: Tx, now: Date) =>
  db
    .select({ quote: quotes, request: requests, status: statusAt(now), seller: staff.name })
    .from(quotes)
    .innerJoin(requests, eq(requests.id, quotes.requestId))
    .leftJoin(staff, eq(staff.id, sellerId))
    .$dynamic()

async function sumUp(db: Tx, where: SQL | undefined): Promise<QuoteSum[]> {
  return db
    .select({ currency: quotes.currency, count: count(), total: sql<number>`sum(${quotes.total})`.mapWith(Number) })
    .from(quotes)
    .innerJoin(requests, eq(requests.id, quotes.requestId))
    .where(where)
    .groupBy(quotes.currency)
    .orderBy(quotes.currency)
}

export type QuoteRow = Awaited<ReturnType<typeof selectQuotes>>[number]

const toItem = ({ quote, request, status, seller }: QuoteRow): QuoteItem => ({
  id: quote.id,
  requestId: request.id,
  folio: request.folio,
  version: quote.version,
  status,
  company: request.company,
  name: request.name,
  seller,
  currency: quote.currency,
  total: quote.total,
  sentAt: quote.sentAt?.toISOString() ?? null,
  validUntil: quote.validUntil,
  openedAt: quote.openedAt?.toISOString() ?? null,
  outcome: request.quoteOutcome,
  outcomeReason: request.quoteOutcomeReason,
})
