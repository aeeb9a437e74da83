import type { Tx } from '../../db/connect.ts'
import { quotes } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { QuoteContent } from '../../shared/quotes/quote.ts'
import type { Deps } from '../deps.ts'
import { done, type Outcome } from '../outcome.ts'
import { lockRequest } from '../requests/inbox/lock-request.ts'
import { recordEvent } from '../requests/inbox/record-event.ts'
import type { Request } from '../requests/request.ts'
import type { Staff } from '../staff/staff-deps.ts'
import { replaceLines, rowOf } from './draft.ts'
import { prefillQuote } from './prefill-quote.ts'
import { readQuotes } from './read-quotes.ts'

export async function createDraft(deps: Deps, requestId: number, staff: Staff): Promise<Outcome<undefined>> {
  return transact(deps.db, async (tx): Promise<Outcome<undefined>> => {
    const locked = await lockRequest(tx, requestId)
    if (locked.outcome !== 'done') return locked
    await addDraft(deps, tx, locked.value, staff)
    return done(undefined)
  })
}

/** The first draft is filled in from the request, and each later one is a copy of what was sent before. */
export async function addDraft(deps: Deps, tx: Tx, request: Request, staff: Staff): Promise<void> {
  const requestId = request.id
  const at = deps.now()
  const [latest] = await readQuotes(tx, requestId, at)
  if (latest?.status === 'draft') return
  const content = latest ? QuoteContent.parse(latest) : await prefillQuote(deps, tx, request)
  const version = (latest?.version ?? 0) + 1
  const [draft] = await tx
    .insert(quotes)
    .values({ ...rowOf(content), requestId, version, createdAt: at, updatedAt: at, updatedBy: staff.id })
    .returning({ id: quotes.id })
  if (!draft) throw new Error('The draft was not stored.')
  await replaceLines(tx, draft.id, content.lines)
  const detail = { version: String(version) }
  await recordEvent(tx, staff, { requestId, kind: 'quote_draft_created', detail, at })
}
