import { and, eq, gte, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { quotes, requests, staff } from '../../db/schema.ts'
import type { Currency } from '../../shared/quotes/money.ts'
import type { QuoteFigures } from '../../shared/quotes/statistics.ts'
import { defaultCompany } from '../../shared/settings/default-company.ts'
import { chileanDay, momentOf } from '../calendar/chilean-calendar.ts'
import type { Deps } from '../deps.ts'
import { isCurrent } from './list-quotes.ts'

const shownMonths = 12

const isLastSent = and(isNotNull(quotes.sentAt), isCurrent)
const count = sql<number>`count(*)::integer`
const total = sql<number>`sum(${quotes.total})`.mapWith(Number)

/** A later version adds nothing to what was sent, so that past months stay as they were. */
export async function readQuoteFigures({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<QuoteFigures> {
  const months = lastMonths(now())
  const [first = chileanDay(now())] = months
  const since = momentOf(first)
  const { sentAt, version } = quotes
  const { quoteOutcomeAt } = requests
  const sent = await countBy(db, sql`${sentAt}`, and(eq(version, 1), gte(sentAt, since)))
  const ended = await countBy(db, sql`${quoteOutcomeAt}`, and(isLastSent, gte(quoteOutcomeAt, since)))
  const sellers = [...new Set([...sent, ...ended].map(({ seller }) => seller))]
  const currencies = [...new Set([...sent, ...ended].map(({ currency }) => currency))].sort()
  const sumsOf = (isOwn: (row: Counted) => boolean) =>
    currencies.map((currency) => sumsIn(currency, sent.filter(isOwn), ended.filter(isOwn)))
  return {
    open: await readOpen(db),
    months: months.flatMap((day) => {
      const month = day.toString().slice(0, 7)
      return sumsOf((row) => row.month === month).map((sums) => ({ month, ...sums }))
    }),
    sellers: sellers.flatMap((seller) =>
      sumsOf((row) => row.seller === seller)
        .filter((sums) => sums.sent.count + sums.won.count + sums.lost.count > 0)
        .map((sums) => ({ seller, ...sums })),
    ),
    lostReasons: reasonsOf(ended.filter(({ outcome }) => outcome === 'lost')),
  }
}

type Counted = Awaited<ReturnType<typeof countBy>>[number]

const countBy = (db: Db, moment: SQL, where: SQL | undefined) =>
  db
    .select({
      month: sql<string>`to_char(${moment} at time zone ${defaultCompany.timeZone}, 'YYYY-MM')`.as('month'),
      outcome: requests.quoteOutcome,
      reason: requests.quoteOutcomeReason,
      seller: staff.name,
      currency: quotes.currency,
      count,
      total,
    })
    .from(requests)
    .innerJoin(quotes, eq(quotes.requestId, requests.id))
    .leftJoin(staff, eq(staff.id, quotes.sentBy))
    .where(where)
    .groupBy(sql`month`, requests.quoteOutcome, requests.quoteOutcomeReason, staff.name, quotes.currency)
    .orderBy(staff.name, quotes.currency)

const readOpen = (db: Db) =>
  db
    .select({ currency: quotes.currency, count, total })
    .from(requests)
    .innerJoin(quotes, eq(quotes.requestId, requests.id))
    .where(and(isLastSent, isNull(requests.quoteOutcome)))
    .groupBy(quotes.currency)
    .orderBy(quotes.currency)

function sumsIn(currency: Currency, sent: Counted[], ended: Counted[]) {
  const own = (rows: Counted[]) => rows.filter((row) => row.currency === currency)
  const won = own(ended).filter(({ outcome }) => outcome === 'won')
  const lost = own(ended).filter(({ outcome }) => outcome === 'lost')
  return { currency, sent: addUp(own(sent)), won: addUp(won), lost: addUp(lost) }
}

const addUp = (rows: Counted[]) => ({
  count: rows.reduce((sum, row) => sum + row.count, 0),
  total: rows.reduce((sum, row) => sum + row.total, 0),
})

/** The most frequent first, each with its currencies together. */
function reasonsOf(lost: Counted[]): QuoteFigures['lostReasons'] {
  return [...Map.groupBy(lost, ({ reason }) => reason ?? 'Sin motivo')]
    .toSorted(([, one], [, other]) => addUp(other).count - addUp(one).count)
    .flatMap(([reason, rows]) =>
      [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, own]) => ({
        reason,
        currency,
        ...addUp(own),
      })),
    )
}

function lastMonths(now: Date): Temporal.PlainDate[] {
  const first = chileanDay(now).with({ day: 1 })
  return Array.from({ length: shownMonths }, (_, index) => first.subtract({ months: shownMonths - 1 - index }))
}
