import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { idempotencyKeys, requestLines, requests } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { Receipt } from '../../shared/requests/submissions.ts'
import type { Visitor } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { done, type Failure, type Outcome } from '../outcome.ts'
import { queueMails } from '../outgoing-mails.ts'
import { nameLinks } from '../tracking/links-in-text.ts'
import { folioOf, type Request, type StoredRequestLine } from './request.ts'

type Content = Pick<Request, 'kind' | 'name' | 'email' | 'phone' | 'company' | 'equipment' | 'message' | 'otherProduct'>
type Line = Pick<
  StoredRequestLine,
  'productId' | 'productKnown' | 'name' | 'code' | 'quantity' | 'unit' | 'format' | 'note'
>

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
  deps: Pick<Deps, 'db' | 'mailQueue' | 'tracking' | 'now'>,
  _actor: Visitor,
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

async function receiptOf({ tracking }: Pick<Deps, 'tracking'>, tx: Tx, { id, folio }: Request): Promise<Receipt> {
  const trackingUrl = await tracking.linkOf(tx, { id }, 'receipt')
  return { id, folio, ...(trackingUrl && { trackingUrl }) }
}

type Claim = { key: string; sent: unknown; requestId: number }

/** The request that was stored under the key before, if there is one, and whether the same was sent then. */
type Earlier = { request: Request; isSame: boolean }

/** Waits while another transaction holds the same key. */
export async function claimKey(tx: Tx, { key, sent, requestId }: Claim): Promise<Earlier | undefined> {
  const bodyHash = createHash('sha256').update(JSON.stringify(sent)).digest('hex')
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ key, bodyHash, requestId })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (claimed.length === 1) return undefined
  const [first] = await tx
    .select({ request: requests, bodyHash: idempotencyKeys.bodyHash })
    .from(idempotencyKeys)
    .innerJoin(requests, eq(requests.id, idempotencyKeys.requestId))
    .where(eq(idempotencyKeys.key, key))
  // The request was erased in between, and its key with it.
  if (!first) return claimKey(tx, { key, sent, requestId })
  return { request: first.request, isSame: first.bodyHash === bodyHash }
}

/**
 * After a crash of the primary, a request can be stored that its synchronous replica does not have yet. Only a commit that
 * writes waits for the replica, and so for everything before it.
 */
async function confirmKey(tx: Tx, key: string): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ bodyHash: sql`${idempotencyKeys.bodyHash}` })
    .where(eq(idempotencyKeys.key, key))
}
