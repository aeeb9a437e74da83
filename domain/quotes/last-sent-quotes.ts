import { and, eq, inArray, isNotNull, not } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { quotes, requests } from '../../db/schema.ts'
import type { RequestItem } from '../../shared/requests/inbox.ts'
import { isReplaced, statusAt } from './quote-status.ts'

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
