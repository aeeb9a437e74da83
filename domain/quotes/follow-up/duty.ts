import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { QuoteStatus } from '../../../contract/quotes/quote.ts'
import type { Db, Tx } from '../../../db/connect.ts'
import { quotes, requests } from '../../../db/schema.ts'
import { transact } from '../../../db/transact.ts'
import { lockRequest } from '../../requests/inbox/lock-request.ts'
import type { Request } from '../../requests/request.ts'
import { statusAt } from '../quote-status.ts'

type QuoteRow = typeof quotes.$inferSelect

/** Something that is done once for every quote that meets the condition; doing it ends the condition. */
export type Duty = {
  due: SQL | undefined
  perform: (tx: Tx, request: Request, quote: QuoteRow) => Promise<void>
}

/** Quotes of erased requests, and those of which staff already know how they ended, need nothing more. */
export const stands = (status: QuoteStatus, now: Date) =>
  and(sql`${statusAt(now)} = ${status}`, isNull(requests.erasedAt), isNull(requests.quoteOutcome))

export async function performDuty(db: Db, { due, perform }: Duty, stopping?: AbortSignal): Promise<void> {
  for (const { id, requestId } of await selectDue(db, due)) {
    if (stopping?.aborted) return
    await transact(db, async (tx) => {
      const locked = await lockRequest(tx, requestId)
      if (locked.outcome !== 'done') return
      // Another process may have done it before it released the lock, or the buyer may have reacted.
      const [quote] = await selectDue(tx, and(due, eq(quotes.id, id)))
      if (quote) await perform(tx, locked.value, quote)
    })
  }
}

async function selectDue(tx: Tx, due: SQL | undefined): Promise<QuoteRow[]> {
  const rows = await tx
    .select({ quote: quotes })
    .from(quotes)
    .innerJoin(requests, eq(requests.id, quotes.requestId))
    .where(due)
    .orderBy(quotes.id)
  return rows.map(({ quote }) => quote)
}

type Done = Partial<Pick<QuoteRow, 'buyerRemindedAt' | 'staffRemindedAt' | 'expiryRecordedAt'>>

/** `updatedAt` stays, because nobody edited the quote. */
export const markDone = (tx: Tx, { id }: QuoteRow, done: Done) =>
  tx
    .update(quotes)
    .set({ ...done, updatedAt: sql`${quotes.updatedAt}` })
    .where(eq(quotes.id, id))
