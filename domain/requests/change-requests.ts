import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { mails, quotes, requests, staff as staffTable } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { RequestStatus } from '../../shared/requests/inbox.ts'
import type { Staff } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../history/record-change.ts'
import { changedMeanwhile, done, invalid, notFound, type Outcome } from '../outcome.ts'
import { queueMails } from '../outgoing-mails.ts'
import { nameLinks } from '../tracking/links-in-text.ts'
import { lockRequest, type Request } from './request.ts'
import { type FirstAnswer, firstAnswerAt, updateWaiting } from './waiting-time.ts'

type Change = { status?: RequestStatus | undefined; ownerId?: string | null | undefined }

export async function changeRequests(
  deps: Pick<Deps, 'db' | 'settings' | 'mailQueue' | 'now'>,
  actor: Staff,
  ids: number[],
  { status, ownerId }: Change,
  seenAt?: Date,
): Promise<Outcome<undefined>> {
  const outcome = await transact(deps.db, async (tx): Promise<Outcome<undefined>> => {
    const owner = ownerId ? await findOwner(tx, ownerId) : null
    if (ownerId && !owner) return invalid({ ownerId: 'Esa persona no tiene una cuenta activa' })
    const found = await tx
      .select()
      .from(requests)
      .where(inArray(requests.id, ids))
      .orderBy(asc(requests.id))
      .for('update')
    if (found.length < new Set(ids).size) return notFound
    if (found.some(({ erasedAt }) => erasedAt)) return { outcome: 'erased' }
    if (seenAt && found.some(({ updatedAt }) => updatedAt > seenAt)) return changedMeanwhile
    for (const request of found) {
      if (status && (status !== request.status || isSuspectedSpam(request)))
        await changeStatus(deps, tx, actor, request, status)
      if (ownerId !== undefined && ownerId !== request.ownerId) {
        await tx.update(requests).set({ ownerId, updatedAt: deps.now() }).where(eq(requests.id, request.id))
        const detail = { to: owner?.name ?? null }
        await recordEvent(tx, actor, { requestId: request.id, kind: 'owner', detail, at: deps.now() })
      }
    }
    return done(undefined)
  })
  deps.mailQueue.wake()
  return outcome
}

/** Marking it as spam again confirms it. */
const isSuspectedSpam = ({ status, spamReason }: Request) => status === 'spam' && spamReason !== null

async function findOwner(tx: Tx, id: string) {
  const [owner] = await tx.select().from(staffTable).where(eq(staffTable.id, id))
  return owner?.disabledAt === null ? owner : undefined
}

async function changeStatus(
  deps: Pick<Deps, 'settings' | 'mailQueue' | 'now'>,
  tx: Tx,
  actor: Staff,
  request: Request,
  status: RequestStatus,
): Promise<void> {
  const at = deps.now()
  const firstAnswer =
    status === 'answered'
      ? firstAnswerAt(request, at, deps.settings.current.hours)
      : await earlierAnswer(tx, request, status)
  const detail = { from: request.status, to: status }
  // Suspected spam that is closed stays spam, so its sender gets no mail.
  if (!request.spamReason || status === 'closed' || status === 'spam') {
    await tx
      .update(requests)
      .set({ status, ...firstAnswer, updatedAt: at })
      .where(eq(requests.id, request.id))
    await recordEvent(tx, actor, { requestId: request.id, kind: 'status', detail, at })
    return updateWaiting(tx, request.id)
  }
  await tx
    .update(requests)
    .set({ status, ...firstAnswer, spamReason: null, spamSigns: [], updatedAt: at })
    .where(eq(requests.id, request.id))
  const acknowledgement = request.email === null ? [] : [{ kind: 'acknowledgement' as const }]
  await queueMails(deps, tx, request, [{ kind: 'notification' }, ...acknowledgement])
  await recordEvent(tx, actor, { requestId: request.id, kind: 'released', detail, at })
  await updateWaiting(tx, request.id)
}

/** Reverting «Respondida» without a sent answer corrects a mistake, so the customer counts as waiting again. */
async function earlierAnswer(tx: Tx, request: Request, status: RequestStatus): Promise<FirstAnswer> {
  const { firstAnsweredAt, firstAnswerMinutes } = request
  if (request.status !== 'answered' || status === 'closed') return { firstAnsweredAt, firstAnswerMinutes }
  if (request.email === null) {
    const handedOver = await tx.$count(quotes, and(eq(quotes.requestId, request.id), isNotNull(quotes.sentAt)))
    return handedOver > 0
      ? { firstAnsweredAt, firstAnswerMinutes }
      : { firstAnsweredAt: null, firstAnswerMinutes: null }
  }
  const answers = await tx.$count(
    mails,
    and(
      eq(mails.requestId, request.id),
      inArray(mails.kind, ['reply', 'quote']),
      inArray(mails.state, ['sent', 'filed']),
    ),
  )
  return answers > 0 ? { firstAnsweredAt, firstAnswerMinutes } : { firstAnsweredAt: null, firstAnswerMinutes: null }
}

export async function addNote(
  deps: Pick<Deps, 'db' | 'tracking' | 'now'>,
  actor: Staff,
  requestId: number,
  written: string,
): Promise<Outcome<undefined>> {
  return transact(deps.db, async (tx) => {
    const locked = await lockRequest(tx, requestId)
    if (locked.outcome !== 'done') return locked
    const at = deps.now()
    const text = await nameLinks(deps, tx, written)
    await tx.update(requests).set({ updatedAt: at }).where(eq(requests.id, requestId))
    await recordEvent(tx, actor, { requestId, kind: 'note', detail: { text }, at })
    return done(undefined)
  })
}
