import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import {
  idempotencyKeys,
  mails,
  quoteLines,
  quotes,
  requestEvents,
  requestLines,
  requests,
  trackingLinks,
} from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { Letterhead } from '../../shared/quotes/quote.ts'
import { commonReasons } from '../../shared/quotes/quote-names.ts'
import type { Staff } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { mailFileName } from '../outgoing-mails.ts'
import { erasedName, eraseMentions, requestsOf } from './mentions.ts'
import { recordPrivacyEvent } from './privacy-events.ts'

export async function erasePerson(
  deps: Pick<Deps, 'db' | 'dataDir' | 'now'>,
  actor: Staff,
  email: string,
): Promise<number> {
  const { erased, mailFiles } = await transact(deps.db, async (tx) => {
    const found = await tx.select({ id: requests.id }).from(requests).where(requestsOf(email)).for('update')
    await eraseMentions(tx, email)
    await recordPrivacyEvent(tx, actor, { kind: 'erasure', requests: found.length, at: deps.now() })
    return { erased: found.length, mailFiles: await eraseRequests(deps, tx, idsOf(found)) }
  })
  await removeMailFiles(deps, mailFiles)
  return erased
}

/** A rollback would still need the mail files, so the caller deletes the returned ones after the commit. */
export async function eraseRequests({ now }: Pick<Deps, 'now'>, tx: Tx, ids: number[]): Promise<string[]> {
  const messages = await tx.delete(mails).where(inArray(mails.requestId, ids)).returning({ id: mails.messageId })
  await eraseQuotes(tx, ids)
  await tx.delete(requestEvents).where(inArray(requestEvents.requestId, ids))
  // The hash of the submission would confirm a guessed text.
  await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.requestId, ids))
  await tx.update(requestLines).set({ note: null }).where(inArray(requestLines.requestId, ids))
  await tx
    .update(requestLines)
    .set({ name: erasedName })
    .where(and(inArray(requestLines.requestId, ids), eq(requestLines.productKnown, false)))
  await tx
    .update(requests)
    .set({
      name: erasedName,
      email: '',
      phone: null,
      company: '',
      equipment: sql`case when ${requests.kind} = 'service' then '' end`,
      message: sql`case when ${requests.kind} <> 'quotation' then '' end`,
      otherProduct: null,
      quoteOutcomeReason: sql`case when ${inArray(requests.quoteOutcomeReason, commonReasons.lost)} then quote_outcome_reason end`,
      status: sql`case when ${requests.status} = 'spam' then 'spam' else 'closed' end`,
      spamReason: null,
      spamSigns: [],
      waitingAgainSince: null,
      ownerId: null,
      emailConfirmedAt: null,
      erasedAt: now(),
    })
    .where(inArray(requests.id, ids))
  return messages.map(({ id }) => mailFileName(id))
}

export async function removeMailFiles({ dataDir }: Pick<Deps, 'dataDir'>, names: string[]): Promise<void> {
  for (const name of names) await rm(join(dataDir, 'mail', name), { force: true })
}

export const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

const nobody: Letterhead['customer'] = { name: erasedName, company: '', email: '', phone: null }

/** Amounts stay for statistics; whatever was typed for the person goes. */
async function eraseQuotes(tx: Tx, requestIds: number[]): Promise<void> {
  const ofRequests = inArray(quotes.requestId, requestIds)
  await tx.delete(trackingLinks).where(inArray(trackingLinks.requestId, requestIds))
  await tx.delete(quotes).where(and(ofRequests, isNull(quotes.sentAt)))
  const ofQuotes = inArray(quoteLines.quoteId, tx.select({ id: quotes.id }).from(quotes).where(ofRequests))
  await tx.update(quoteLines).set({ note: '', detail: '' }).where(ofQuotes)
  await tx
    .update(quoteLines)
    .set({ name: erasedName, code: '', unit: '' })
    .where(and(ofQuotes, isNull(quoteLines.productId)))
  await tx
    .update(quotes)
    .set({
      rut: '',
      delivery: '',
      payment: '',
      place: '',
      notes: '',
      reactionText: null,
      letterhead: sql`jsonb_set(${quotes.letterhead}, '{customer}', ${JSON.stringify(nobody)}::jsonb)`,
    })
    .where(ofRequests)
}
