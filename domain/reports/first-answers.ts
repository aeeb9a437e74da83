import { and, gte, isNotNull, ne } from 'drizzle-orm'
import type { FirstAnswers } from '../../contract/reports/dashboard.ts'
import type { Hours } from '../../contract/settings/hours.ts'
import type { Db } from '../../db/connect.ts'
import { requests } from '../../db/schema.ts'
import { workingHours } from '../calendar/working-hours.ts'
import { isWaitingRow } from '../requests/inbox/waiting-time.ts'
import type { RequestKind } from '../requests/request.ts'

const { receivedAt, firstAnsweredAt, kind, status } = requests

export async function readFirstAnswers(db: Db, since: Date, hours: Hours): Promise<FirstAnswers> {
  const answered = await db
    .select({ kind, receivedAt, firstAnsweredAt })
    .from(requests)
    .where(and(gte(receivedAt, since), ne(status, 'spam'), isNotNull(firstAnsweredAt)))
  const waits = answered.map(({ kind, receivedAt, firstAnsweredAt }) => ({
    kind,
    hours: workingHours(receivedAt, firstAnsweredAt ?? receivedAt, hours),
  }))
  const median = (only?: RequestKind) =>
    medianOf(waits.filter(({ kind }) => !only || kind === only).map(({ hours }) => hours))
  return {
    medianHours: median(),
    medianHoursByKind: { quotation: median('quotation'), contact: median('contact'), service: median('service') },
    answered: answered.length,
    waiting: await db.$count(requests, isWaitingRow),
  }
}

function medianOf(values: number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2
}
