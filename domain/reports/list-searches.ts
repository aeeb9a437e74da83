import { and, asc, count, desc, eq, gt, gte, max, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { searches } from '../../db/schema.ts'
import type { SearchMiss } from '../../shared/reports/dashboard.ts'
import type { CountedSearch, CountedSearchQuery } from '../../shared/reports/searches.ts'
import { chileanDay } from '../calendar/chilean-calendar.ts'
import { type CsvCell, toCsv } from '../csv.ts'
import type { Deps } from '../deps.ts'
import { maxTexts } from './search-log.ts'

const whole = (value: SQL) => sql<number>`${value}::integer`

const searched = whole(sql`sum(${searches.searched})`)
const results = whole(
  sql`coalesce((array_agg(${searches.results} order by ${searches.day} desc) filter (where ${searches.searched} > 0))[1], 0)`,
)
const opened = whole(sql`sum(${searches.opened})`)
const added = whole(sql`sum(${searches.added})`)
const meanPosition = sql<number | null>`sum(${searches.positions})::float8 / nullif(sum(${searches.opened}), 0)`

/** Several products may be opened after one search. */
const share = (some: SQL) => sql`least(1, ${some}::float8 / ${searched})`

const order: Record<CountedSearchQuery['sort'], SQL> = {
  id: sql`${searches.text}`,
  searched,
  results,
  opened: share(opened),
  meanPosition,
  added: share(added),
}

const matching = {
  without_results: eq(results, 0),
  without_clicks: and(gt(results, 0), eq(opened, 0)),
}

export async function listSearches(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { days, only, sort, order: direction, page, perPage }: CountedSearchQuery,
): Promise<{ data: CountedSearch[]; total: number }> {
  const since = chileanDay(now())
    .subtract({ days: days - 1 })
    .toString()
  const [inPeriod, fitting] = [gte(searches.day, since), and(gt(searched, 0), only && matching[only])]
  const by = direction === 'asc' ? sql`${order[sort]} asc nulls last` : sql`${order[sort]} desc nulls last`
  const data = await db
    .select({ id: searches.text, searched, results, opened, meanPosition, added })
    .from(searches)
    .where(inPeriod)
    .groupBy(searches.text)
    .having(fitting)
    .orderBy(by, asc(searches.text))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const texts = db.select({ text: searches.text }).from(searches).where(inPeriod).groupBy(searches.text).having(fitting)
  const [all] = await db.select({ count: count() }).from(texts.as('texts'))
  return { data, total: all?.count ?? 0 }
}

export async function listSearchMisses(db: Db): Promise<SearchMiss[]> {
  return db
    .select({ text: searches.text, count: searched, lastDay: sql<string>`${max(searches.day)}::text` })
    .from(searches)
    .groupBy(searches.text)
    .having(and(gt(searched, 0), eq(results, 0)))
    .orderBy(desc(searched), desc(max(searches.day)), asc(searches.text))
    .limit(100)
}

const columns: [title: string, cell: (search: CountedSearch) => CsvCell][] = [
  ['Búsqueda', ({ id }) => id],
  ['Veces', ({ searched }) => searched],
  ['Resultados', ({ results }) => results],
  ['Veces abierta', ({ opened }) => opened],
  ['Posición media', ({ meanPosition }) => (meanPosition === null ? null : Math.round(meanPosition * 10) / 10)],
  ['Veces agregada', ({ added }) => added],
]

export async function exportSearches(deps: Pick<Deps, 'db' | 'now'>, query: CountedSearchQuery): Promise<string> {
  const { data } = await listSearches(deps, { ...query, page: 1, perPage: maxTexts })
  return toCsv([columns.map(([title]) => title), ...data.map((search) => columns.map(([, cell]) => cell(search)))])
}
