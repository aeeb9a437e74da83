import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { quotes } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { QuoteContent, type QuoteSave } from '../../shared/quotes/quote.ts'
import type { Deps } from '../deps.ts'
import { done, invalid, notFound, type Outcome } from '../outcome.ts'
import { lockRequest } from '../requests/inbox/lock-request.ts'
import type { Staff } from '../staff/staff-deps.ts'
import { amountsLeftAsTheyWere, replaceLines, rowOf, unchangedDraft } from './draft.ts'
import { readQuotes } from './read-quotes.ts'

export async function saveDraft(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  requestId: number,
  { updatedAt, ...content }: QuoteSave,
  staff: Staff,
): Promise<Outcome<undefined>> {
  return transact(db, async (tx): Promise<Outcome<undefined>> => {
    const locked = await lockRequest(tx, requestId)
    if (locked.outcome !== 'done') return locked
    const at = now()
    const versions = await readQuotes(tx, requestId, at)
    const [latest] = versions
    if (!latest) return notFound
    // Saving the same again succeeds: the response of the first time may have been lost.
    const saved = QuoteContent.safeParse(latest).data
    if (latest.status === 'draft' && isDeepStrictEqual(saved, content)) return done(undefined)
    const draft = unchangedDraft(versions, updatedAt)
    if (draft.outcome !== 'done') return draft
    const fields = await amountsLeftAsTheyWere(tx, draft.value, content)
    if (fields) return invalid(fields)
    await tx
      .update(quotes)
      .set({ ...rowOf(content), updatedAt: at, updatedBy: staff.id })
      .where(eq(quotes.id, latest.id))
    await replaceLines(tx, latest.id, content.lines)
    return done(undefined)
  })
}
