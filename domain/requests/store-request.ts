import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { requestLines, requests } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { Receipt } from '../../shared/requests/submissions.ts'
import type { Deps } from '../deps.ts'
import { done, type Failure, type Outcome } from '../outcome.ts'
import { nameLinks } from '../tracking/name-links.ts'
import { claimKey, confirmKey } from './claim-key.ts'
import { folioOf } from './folio.ts'
import { queueMails } from './queue-mails.ts'
import type { Request, RequestLine } from './request.ts'

type Content = Pick<Request, 'kind' | 'name' | 'email' | 'phone' | 'company' | 'equipment' | 'message' | 'otherProduct'>
type Line = Pick<RequestLine, 'productId' | 'productKnown' | 'name' | 'code' | 'quantity' | 'unit' | 'format' | 'note'>

export type RequestDraft = {
  content: Content
  lines: Line[]
  spamReason: Request['spamReason']
  spamSigns: Request['spamSigns']
  sent: unknown
}

/** A process that hangs in the middle of a request holds its key; whoever repeats the request must not hang too. */
const begin = `begin; set local lock_timeout = '4s'`

const conflict: Failure = { outcome: 'idempotency_conflict' }

/** One transaction stores the request and queues its mails, so that nothing is lost once this returns. */
export async function storeRequest(
  deps: Deps,
  draft: RequestDraft,
  key: string | undefined,
): Promise<Outcome<Receipt>> {
  const sent = [draft.content.kind, draft.sent]
  const store = async (tx: Tx): Promise<Outcome<Receipt>> => {
    const id = await nextRequestId(tx)
    const earlier = key === undefined ? undefined : await claimKey(tx, { key, sent, requestId: id })
    if (earlier?.isSame === false) return conflict
    if (earlier && key !== undefined) {
      await confirmKey(tx, key)
      return done(await receiptOf(deps, tx, earlier.request))
    }
    const receivedAt = deps.now()
    const folio = folioOf(draft.content.kind, id, receivedAt)
    const { lines, spamReason, spamSigns } = draft
    const message = draft.content.message && (await nameLinks(deps, tx, draft.content.message))
    const status = spamReason ? 'spam' : 'new'
    const [stored] = await tx
      .insert(requests)
      .values({ ...draft.content, message, id, folio, status, spamReason, spamSigns, receivedAt })
      .returning()
    if (!stored) throw new Error('The request was not stored.')
    if (lines.length > 0) {
      await tx.insert(requestLines).values(lines.map((line, position) => ({ ...line, requestId: id, position })))
    }
    // The mails of suspected spam are queued when staff release it.
    if (!spamReason) await queueMails(deps, tx, { id, folio }, [{ kind: 'notification' }, { kind: 'acknowledgement' }])
    return done(await receiptOf(deps, tx, stored))
  }
  const result = await transact(deps.db, store, begin)
  deps.mailQueue.wake()
  return result
}

export async function nextRequestId(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('requests', 'id'))::integer as id`,
  )
  const [row] = rows
  if (!row) throw new Error('The sequence of requests gave no number.')
  return row.id
}

async function receiptOf({ tracking }: Deps, tx: Tx, { id, folio }: Request): Promise<Receipt> {
  const trackingUrl = await tracking.linkOf(tx, { id }, 'receipt')
  return { id, folio, ...(trackingUrl && { trackingUrl }) }
}
