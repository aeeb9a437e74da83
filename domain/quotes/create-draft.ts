import { quotes } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { Deps } from '../deps.ts'
import { done, type Outcome } from '../outcome.ts'
import { lockRequest } from '../requests/inbox/lock-request.ts'
import type { Staff } from '../staff/staff-deps.ts'
import { contentOf, replaceLines } from './draft.ts'
import { prefillQuote } from './prefill-quote.ts'
import { readQuotes } from './read-quotes.ts'

/** The first draft is filled in from the request, and each later one is a copy of what was sent before. */
export async function createDraft(deps: Deps, requestId: number, staff: Staff): Promise<Outcome<undefined>> {
  return transact(deps.db, async (tx): Promise<Outcome<undefined>> => {
    const locked = await lockRequest(tx, requestId)
    if (locked.outcome !== 'done') return locked
    const at = deps.now()
    const [latest] = await readQuotes(tx, requestId, at)
    if (latest?.status === 'draft') return done(undefined)
    const { lines, ...content } = latest ? contentOf(latest) : await prefillQuote(deps, tx, locked.value)
    const version = (latest?.version ?? 0) + 1
    const [draft] = await tx
      .insert(quotes)
      .values({ ...content, requestId, version, createdAt: at, updatedAt: at, updatedBy: staff.id })
      .returning({ id: quotes.id })
    if (!draft) throw new Error('The draft was not stored.')
    await replaceLines(tx, draft.id, lines)
    return done(undefined)
  })
}
