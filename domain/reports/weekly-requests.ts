import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { requests } from '../../db/schema.ts'
import type { WeekOfRequests } from '../../shared/reports/dashboard.ts'
import { defaultCompany } from '../../shared/settings/default-company.ts'
import type { RequestKind } from '../requests/request.ts'

type Row = { week: string; kind: RequestKind; count: number }

export async function countWeeklyRequests(
  db: Db,
  mondays: Temporal.PlainDate[],
  since: Date,
): Promise<WeekOfRequests[]> {
  const { rows } = await db.execute<Row>(sql`
    select to_char(date_trunc('week', ${requests.receivedAt} at time zone ${defaultCompany.timeZone}), 'YYYY-MM-DD') as week,
      ${requests.kind} as kind, count(*)::integer as count
    from ${requests} where ${requests.receivedAt} >= ${since.toISOString()} and ${requests.status} <> 'spam'
    group by 1, 2`)
  const counted = new Map(rows.map(({ week, kind, count }) => [`${week} ${kind}`, count]))
  return mondays.map((day) => {
    const count = (kind: RequestKind) => counted.get(`${day} ${kind}`) ?? 0
    return {
      monday: day.toString(),
      quotation: count('quotation'),
      contact: count('contact'),
      service: count('service'),
    }
  })
}
