import { and, gte, isNotNull, ne } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { requests } from '../../db/schema.ts'
import type { FirstAnswers } from '../../shared/reports/dashboard.ts'
import { isWaitingRow } from '../requests/inbox/waiting-time.ts'
import type { RequestKind } from '../requests/request.ts'

const { receivedAt, firstAnswerMinutes, kind, status } = requests

export async function readFirstAnswers(db: Db, since: Date): Promise<FirstAnswers> {
  const waits = await db
    .select({ kind, minutes: firstAnswerMinutes })
    .from(requests)
    .where(and(gte(receivedAt, since), ne(status, 'spam'), isNotNull(firstAnswerMinutes)))
  const median = (only?: RequestKind) =>
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
