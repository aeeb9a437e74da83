import { and, gte, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { products, requestLines, requests } from '../../db/schema.ts'
import type { Dashboard, FirstAnswers, QuotedProduct, WeekOfRequests } from '../../shared/reports/dashboard.ts'
import { defaultCompany } from '../../shared/settings/default-company.ts'
import { chileanDay, momentOf } from '../calendar/chilean-calendar.ts'
import type { Catalogue } from '../catalogue/snapshot/catalogue.ts'
import type { Deps } from '../deps.ts'
import type { StoredRequestKind } from '../requests/request.ts'
import { isWaitingRow } from '../requests/waiting-time.ts'
import { listSearchMisses } from './list-searches.ts'
import { readMailHealth } from './mail-health.ts'

const weeks = 12
const listed = 10

export async function readDashboard({
  db,
  catalogue,
  now,
}: Pick<Deps, 'db' | 'catalogue' | 'now'>): Promise<Dashboard> {
  const mondays = lastMondays(now())
  const [first = chileanDay(now())] = mondays
  const since = momentOf(first)
  return {
    since: first.toString(),
    weeks: await countWeeklyRequests(db, mondays, since),
    firstAnswers: await readFirstAnswers(db, since),
    quotedProducts: await listQuotedProducts(db, since, listed),
    searchMisses: withoutResultsNow(catalogue.current, await listSearchMisses(db)).slice(0, listed),
    mail: await readMailHealth(db, now()),
  }
}

function lastMondays(now: Date): Temporal.PlainDate[] {
  const today = chileanDay(now)
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  return Array.from({ length: weeks }, (_, index) => monday.subtract({ weeks: weeks - 1 - index }))
}

const withoutResultsNow = ({ listProducts }: Catalogue, misses: Dashboard['searchMisses']) =>
  misses.filter(({ text }) => listProducts({ page: 0, categoryId: 0, name: text }).products.length === 0)

type Row = { week: string; kind: StoredRequestKind; count: number }

async function countWeeklyRequests(db: Db, mondays: Temporal.PlainDate[], since: Date): Promise<WeekOfRequests[]> {
  const { rows } = await db.execute<Row>(sql`
    select to_char(date_trunc('week', ${requests.receivedAt} at time zone ${defaultCompany.timeZone}), 'YYYY-MM-DD') as week,
      ${requests.kind} as kind, count(*)::integer as count
    from ${requests} where ${requests.receivedAt} >= ${since.toISOString()} and ${requests.status} <> 'spam'
    group by 1, 2`)
  const counted = new Map(rows.map(({ week, kind, count }) => [`${week} ${kind}`, count]))
  return mondays.map((day) => {
    const count = (kind: StoredRequestKind) => counted.get(`${day} ${kind}`) ?? 0
    return {
      monday: day.toString(),
      quotation: count('quotation'),
      contact: count('contact'),
      service: count('service'),
    }
  })
}

const { receivedAt, firstAnswerMinutes, kind, status } = requests

async function readFirstAnswers(db: Db, since: Date): Promise<FirstAnswers> {
  const waits = await db
    .select({ kind, minutes: firstAnswerMinutes })
    .from(requests)
    .where(and(gte(receivedAt, since), ne(status, 'spam'), isNotNull(firstAnswerMinutes)))
  const median = (only?: StoredRequestKind) =>
    medianOf(
      waits.flatMap((wait) => ((only && wait.kind !== only) || wait.minutes === null ? [] : [wait.minutes / 60])),
    )
  return {
    medianHours: median(),
    medianHoursByKind: { quotation: median('quotation'), contact: median('contact'), service: median('service') },
    answered: waits.length,
    waiting: await db.$count(requests, isWaitingRow),
  }
}

function medianOf(values: number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2
}

async function listQuotedProducts(db: Db, since: Date, limit: number): Promise<QuotedProduct[]> {
  const { rows } = await db.execute<QuotedProduct>(sql`
    select line.product_id as "productId", coalesce(product.name, max(line.name)) as name,
      count(distinct line.request_id)::integer as requests, sum(line.quantity)::float8 as pieces
    from ${requestLines} line
    join ${requests} request on request.id = line.request_id
    left join ${products} product on product.id = line.product_id
    where line.product_known and request.status <> 'spam' and request.received_at >= ${since.toISOString()}
    group by line.product_id, product.name
    order by requests desc, pieces desc, line.product_id
    limit ${limit}`)
  return rows
}
