import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull } from 'drizzle-orm'
import type { QuoteSave } from '../../contract/quotes/quote-content.ts'
import { quotes } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { Deps } from '../deps.ts'
import { done, notFound, type Outcome } from '../outcome.ts'
import { lockRequest } from '../requests/inbox/lock-request.ts'
import type { Staff } from '../staff/staff-deps.ts'
import { contentOf, replaceLines, unchangedDraft } from './draft.ts'
import { readQuotes } from './read-quotes.ts'

type SaveDeps = Pick<Deps, 'db' | 'now'>

export async function saveDraft(
  { db, now }: SaveDeps,
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
    if (latest.status === 'draft' && isDeepStrictEqual(contentOf(latest), content)) return done(undefined)
    const draft = unchangedDraft(versions, updatedAt)
    if (draft.outcome !== 'done') return draft
    const { lines, ...fields } = content
    await tx
      .update(quotes)
      .set({ ...fields, updatedAt: at, updatedBy: staff.id })
      .where(eq(quotes.id, latest.id))
    await replaceLines(tx, latest.id, lines)
    return done(undefined)
  })
}

export async function deleteDraft({ db }: SaveDeps, requestId: number): Promise<Outcome<undefined>> {
  return transact(db, async (tx): Promise<Outcome<undefined>> => {
    const locked = await lockRequest(tx, requestId)
    if (locked.outcome !== 'done') return locked
    const deleted = await tx
      .delete(quotes)
      .where(and(eq(quotes.requestId, requestId), isNull(quotes.sentAt)))
      .returning({ id: quotes.id })
    return deleted.length > 0 ? done(undefined) : notFound
  })
}
