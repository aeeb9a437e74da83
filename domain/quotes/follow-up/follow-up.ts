import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connect.ts'
import { quotes, requests } from '../../../db/schema.ts'
import { transact } from '../../../db/transact.ts'
import type { QuoteStatus } from '../../../shared/quotes/quote.ts'
import { lockRequest } from '../../requests/inbox/lock-request.ts'
import type { Request } from '../../requests/request.ts'
import { statusAt } from '../quote-status.ts'

type QuoteRow = typeof quotes.$inferSelect

/** It runs once for every quote that is due, and must end that. */
export type FollowUp = {
  due: SQL | undefined
  run: (tx: Tx, request: Request, quote: QuoteRow) => Promise<void>
}

/** Quotes of erased requests, and those of which staff already know how they ended, need nothing more. */
export const hasStatus = (status: QuoteStatus, now: Date) =>
  and(sql`${statusAt(now)} = ${status}`, isNull(requests.erasedAt), isNull(requests.quoteOutcome))

export async function runFollowUp(db: Db, { due, run }: FollowUp, stopping: AbortSignal): Promise<void> {
  for (const { id, requestId } of await selectDue(db, due)) {
    if (stopping.aborted) return
    await transact(db, async (tx) => {
      const locked = await lockRequest(tx, requestId)
      if (locked.outcome !== 'done') return
      // Another process may have done it before it released the lock, or the buyer may have reacted.
      const [quote] = await selectDue(tx, and(due, eq(quotes.id, id)))
      if (quote) await run(tx, locked.value, quote)
    })
  }
}

export async function selectDue(tx: Tx, due: SQL | undefined): Promise<QuoteRow[]> {
  const rows = await tx
    .select({ quote: quotes })
    .from(quotes)
    .innerJoin(requests, eq(requests.id, quotes.requestId))
    .where(due)
    .orderBy(quotes.id)
  return rows.map(({ quote }) => quote)
}
