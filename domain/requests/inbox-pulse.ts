import { createHash } from 'node:crypto'
import { and, count, desc, eq, isNotNull, isNull, max, ne, notExists } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { mails, requestEvents, requests } from '../../db/schema.ts'
import type { InboxPulse } from '../../shared/requests/inbox.ts'

/** Open pages poll this every few seconds, so it uses only index lookups. */
export async function readPulse(db: Db): Promise<{ pulse: InboxPulse; mark: string }> {
  const [latest] = await db
    .select({ id: requests.id, folio: requests.folio, company: requests.company })
    .from(requests)
    .where(ne(requests.status, 'spam'))
    .orderBy(desc(requests.receivedAt))
    .limit(1)
  const [fresh] = await db.select({ count: count() }).from(requests).where(eq(requests.status, 'new'))
  const suspected = await countSuspected(db)
  const [request] = await db.select({ changedAt: max(requests.updatedAt) }).from(requests)
  const [mail] = await db.select({ changedAt: max(mails.updatedAt) }).from(mails)
  // A buyer who opens a quote changes nothing but the history.
  const [event] = await db.select({ last: max(requestEvents.id) }).from(requestEvents)
  const pulse = { fresh: fresh?.count ?? 0, suspected, latest: latest ?? null }
  const mark = JSON.stringify([pulse, request?.changedAt, mail?.changedAt, event?.last])
  return { pulse, mark: createHash('sha256').update(mark).digest('base64url').slice(0, 20) }
}

/** Setting any status on such a request, even spam again, counts as a review. */
async function countSuspected(db: Db): Promise<number> {
  const judgement = db
    .select({ id: requestEvents.id })
    .from(requestEvents)
    .where(and(eq(requestEvents.requestId, requests.id), eq(requestEvents.kind, 'status')))
  return db.$count(
    requests,
    and(eq(requests.status, 'spam'), isNotNull(requests.spamReason), isNull(requests.erasedAt), notExists(judgement)),
  )
}
