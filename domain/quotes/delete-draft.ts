import { eq } from 'drizzle-orm'
import { quotes } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { Deps } from '../deps.ts'
import { done, notFound, type Outcome } from '../outcome.ts'
import { lockRequest } from '../requests/inbox/lock-request.ts'
import { recordEvent } from '../requests/inbox/record-event.ts'
import type { Staff } from '../staff/staff-deps.ts'
import { unchangedDraft } from './draft.ts'
import { readQuotes } from './read-quotes.ts'

/** `updatedAt` is that of the draft that was seen. */
export async function deleteDraft(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  requestId: number,
  updatedAt: string,
  staff: Staff,
): Promise<Outcome<undefined>> {
  return transact(db, async (tx): Promise<Outcome<undefined>> => {
    const locked = await lockRequest(tx, requestId)
    if (locked.outcome !== 'done') return locked
    const at = now()
    const versions = await readQuotes(tx, requestId, at)
    if (versions.length === 0) return notFound
    const draft = unchangedDraft(versions, updatedAt)
    if (draft.outcome !== 'done') return draft
    const { id, version } = draft.value
    await tx.delete(quotes).where(eq(quotes.id, id))
    const detail = { version: String(version) }
    await recordEvent(tx, staff, { requestId, kind: 'quote_draft_deleted', detail, at })
    return done(undefined)
  })
}
