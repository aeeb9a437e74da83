import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { PersonSummary } from '../../contract/privacy/privacy.ts'
import type { Quote } from '../../contract/quotes/quote.ts'
import type { RequestStatus } from '../../contract/requests/inbox.ts'
import type { Tx } from '../../db/connect.ts'
import { mails, requestEvents, requestLines, requests } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { Deps } from '../deps.ts'
import { readQuotes } from '../quotes/read-quotes.ts'
import type { Staff } from '../staff/staff-deps.ts'
import { recordPrivacyEvent } from './privacy-events.ts'

export const settled: RequestStatus[] = ['answered', 'closed', 'spam']

/** Those of an address, or the one of a folio that has no address. */
export const requestsOf = (email: string) =>
  or(eq(sql`lower(${requests.email})`, email), and(isNull(requests.email), eq(sql`lower(${requests.folio})`, email)))

export async function summarisePerson({ db }: Deps, email: string): Promise<PersonSummary> {
  const found = await db.select().from(requests).where(requestsOf(email)).orderBy(asc(requests.id))
  const ids = found.map(({ id }) => id)
  const sent = await db.select({ state: mails.state }).from(mails).where(inArray(mails.requestId, ids))
  return {
    requests: found.map(({ folio, kind, receivedAt, status }) => ({
      folio,
      kind,
      status,
      receivedAt: receivedAt.toISOString(),
      isOpen: !settled.includes(status),
    })),
    mails: sent.length,
    unsentMails: sent.filter(({ state }) => state === 'queued').length,
    notes: await db.$count(requestEvents, and(inArray(requestEvents.requestId, ids), eq(requestEvents.kind, 'note'))),
  }
}

export type PersonRecord = Awaited<ReturnType<typeof exportPerson>>

export async function exportPerson({ db, now }: Deps, email: string, by: Staff) {
  return transact(db, async (tx) => {
    const found = await tx.select().from(requests).where(requestsOf(email)).orderBy(asc(requests.id))
    await recordPrivacyEvent(tx, { kind: 'export', staffId: by.id, requests: found.length, at: now() })
    const records = []
    for (const request of found) records.push(await recordOf(tx, request, now()))
    return { email, exportedAt: now(), requests: records }
  })
}

async function recordOf(tx: Tx, request: typeof requests.$inferSelect, now: Date) {
  const { id, kind, folio, name, email, phone, company, equipment, message, status, receivedAt } = request
  const { otherProduct, emailConfirmedAt, firstAnsweredAt, quoteOutcome, quoteOutcomeReason } = request
  return {
    ...{
      folio,
      kind,
      receivedAt,
      status,
      firstAnsweredAt,
      name,
      email,
      emailConfirmedAt,
      phone,
      company,
      equipment,
      message,
      otherProduct,
      quoteOutcome,
      quoteOutcomeReason,
    },
    products: await tx
      .select({
        name: requestLines.name,
        code: requestLines.code,
        quantity: requestLines.quantity,
        unit: requestLines.unit,
        format: requestLines.format,
        note: requestLines.note,
      })
      .from(requestLines)
      .where(eq(requestLines.requestId, id))
      .orderBy(asc(requestLines.position)),
    quotes: (await readQuotes(tx, id, now)).map(withoutIds),
    mails: await tx
      .select({
        kind: mails.kind,
        state: mails.state,
        createdAt: mails.createdAt,
        sentAt: mails.sentAt,
        subject: mails.subject,
        body: mails.body,
      })
      .from(mails)
      .where(eq(mails.requestId, id))
      .orderBy(asc(mails.id)),
    history: await tx
      .select({ kind: requestEvents.kind, at: requestEvents.at, detail: requestEvents.detail })
      .from(requestEvents)
      .where(eq(requestEvents.requestId, id))
      .orderBy(asc(requestEvents.id)),
  }
}

/** Of the lines, the pictures are the company's. */
const withoutIds = ({ id: _, requestId: __, lines, ...quote }: Quote) => ({
  ...quote,
  lines: lines.map(({ picture: _, productId: __, ...line }) => line),
})
