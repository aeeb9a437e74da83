import type { Dashboard } from '../../shared/reports/dashboard.ts'
import { chileanDay, momentOf } from '../calendar/chilean-day.ts'
import type { Catalogue } from '../catalogue/snapshot/catalogue.ts'
import type { Deps } from '../deps.ts'
import { readFirstAnswers } from './first-answers.ts'
import { listSearchMisses } from './list-searches.ts'
import { readMailHealth } from './mail-health.ts'
import { listQuotedProducts } from './quoted-products.ts'
import { countWeeklyRequests } from './weekly-requests.ts'

const weeks = 12
const listed = 10

export async function readDashboard({ db, catalogue, now }: Deps): Promise<Dashboard> {
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
