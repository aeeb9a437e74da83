import { and, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import { company } from '../../company.ts'
import type { QuoteFigures } from '../../contract/quotes/figures.ts'
import type { Currency } from '../../contract/quotes/money.ts'
import type { Db } from '../../db/connect.ts'
import { quotes, requests, staff } from '../../db/schema.ts'
import { chileanDay, momentOf } from '../calendar/chilean-day.ts'
import type { Deps } from '../deps.ts'
import { isCurrent } from './list-quotes.ts'

const shownMonths = 12

const count = sql<number>`count(*)::integer`
const total = sql<number>`sum(${quotes.total})`.mapWith(Number)

export async function readQuoteFigures({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<QuoteFigures> {
  const months = lastMonths(now())
  const [first = chileanDay(now())] = months
  const ended = await readEnded(db, momentOf(first))
  const currencies = [...new Set(ended.map(({ currency }) => currency))].sort()
  const sellers = [...new Set(ended.map(({ seller }) => seller))]
  const of = (currency: Currency, rows: Ended[]) => {
    const own = rows.filter((row) => row.currency === currency)
    return { currency, won: sumOf(own, 'won'), lost: sumOf(own, 'lost') }
  }
  return {
    open: await readOpen(db),
    months: months.flatMap((day) => {
      const month = day.toString().slice(0, 7)
      const rows = ended.filter((row) => row.month === month)
      return currencies.map((currency) => ({ month, ...of(currency, rows) }))
    }),
    sellers: sellers.flatMap((seller) => {
      const rows = ended.filter((row) => row.seller === seller)
      return currencies
        .filter((currency) => rows.some((row) => row.currency === currency))
        .map((currency) => ({ seller, ...of(currency, rows) }))
    }),
    lostReasons: reasonsOf(ended.filter(({ outcome }) => outcome === 'lost')),
  }
}

type Ended = Awaited<ReturnType<typeof readEnded>>[number]

async function readEnded(db: Db, since: Date) {
  const { quoteOutcome, quoteOutcomeAt, quoteOutcomeReason } = requests
  return db
    .select({
      month: sql<string>`to_char(${quoteOutcomeAt} at time zone ${company.timeZone}, 'YYYY-MM')`.as('month'),
      outcome: quoteOutcome,
      reason: quoteOutcomeReason,
      seller: staff.name,
      currency: quotes.currency,
      count,
      total,
    })
    .from(requests)
    .innerJoin(quotes, eq(quotes.requestId, requests.id))
    .leftJoin(staff, eq(staff.id, quotes.sentBy))
    .where(and(isNotNull(quotes.sentAt), isCurrent, isNotNull(quoteOutcome), gte(quoteOutcomeAt, since)))
    .groupBy(sql`month`, quoteOutcome, quoteOutcomeReason, staff.name, quotes.currency)
    .orderBy(staff.name, quotes.currency)
}

const readOpen = (db: Db) =>
  db
    .select({ currency: quotes.currency, count, total })
    .from(requests)
    .innerJoin(quotes, eq(quotes.requestId, requests.id))
    .where(and(isNotNull(quotes.sentAt), isCurrent, isNull(requests.quoteOutcome)))
    .groupBy(quotes.currency)
    .orderBy(quotes.currency)

function sumOf(rows: Ended[], outcome: 'won' | 'lost') {
  const own = rows.filter((row) => row.outcome === outcome)
  return {
    count: own.reduce((sum, row) => sum + row.count, 0),
    total: own.reduce((sum, row) => sum + row.total, 0),
  }
}

function reasonsOf(lost: Ended[]): QuoteFigures['lostReasons'] {
  return [...Map.groupBy(lost, ({ reason }) => reason ?? 'Sin motivo')]
    .map(([reason, rows]) => ({ reason, count: sumOf(rows, 'lost').count }))
    .toSorted((one, other) => other.count - one.count || one.reason.localeCompare(other.reason, 'es'))
}

function lastMonths(now: Date): Temporal.PlainDate[] {
  const first = chileanDay(now).with({ day: 1 })
  return Array.from({ length: shownMonths }, (_, index) => first.subtract({ months: shownMonths - 1 - index }))
}
