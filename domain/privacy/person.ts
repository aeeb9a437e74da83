import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { mails, requestEvents, requestLines, requests } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { PersonSummary } from '../../shared/privacy/privacy.ts'
import type { Quote } from '../../shared/quotes/quote.ts'
import type { RequestStatus } from '../../shared/requests/inbox.ts'
import type { Staff } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { readQuotes } from '../quotes/read-quotes.ts'

import { foliosMentioning, requestsOf } from './mentions.ts'
import { recordPrivacyEvent } from './privacy-events.ts'

export const settled: RequestStatus[] = ['answered', 'closed', 'spam']

export async function summarisePerson({ db }: Pick<Deps, 'db'>, email: string): Promise<PersonSummary> {
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
    mentions: (await foliosMentioning(db, email)).length,
  }
}

export type PersonRecord = Awaited<ReturnType<typeof exportPerson>>

export async function exportPerson({ db, now }: Pick<Deps, 'db' | 'now'>, actor: Staff, email: string) {
  return transact(db, async (tx) => {
    const found = await tx.select().from(requests).where(requestsOf(email)).orderBy(asc(requests.id))
    await recordPrivacyEvent(tx, actor, { kind: 'export', requests: found.length, at: now() })
    const records = []
    for (const request of found) records.push(await recordOf(tx, request, now()))
    return { email, exportedAt: now(), requests: records, mentionedIn: await foliosMentioning(tx, email) }
  })
}

async function recordOf(tx: Tx, request: typeof requests.$inferSelect, now: Date) {
  const { id, kind, folio, name, email, phone, company, equipment, message, status, receivedAt } = request
  const { otherProduct, emailConfirmedAt, firstAnsweredAt, quoteOutcome, quoteOutcomeReason } = request
  const history = await tx
    .select({ kind: requestEvents.kind, at: requestEvents.at, detail: requestEvents.detail })
    .from(requestEvents)
    .where(eq(requestEvents.requestId, id))
    .orderBy(asc(requestEvents.id))
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
    quotes: (await readQuotes(tx, id, now)).map((quote) => ofPerson(quote, email)),
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
    history: history.map(withoutAddresses),
  }
}

/** Of the lines, the pictures are the company's; the address of a version may be wrong, and somebody else's. */
function ofPerson({ id: _, requestId: __, lines, letterhead, ...quote }: Quote, email: string | null) {
  const { customer } = letterhead ?? {}
  const isOther = customer?.email && customer.email.toLowerCase() !== email?.toLowerCase()
  return {
    ...quote,
    letterhead: letterhead && isOther ? { ...letterhead, customer: { ...customer, email: null } } : letterhead,
    lines: lines.map(({ picture: _, productId: __, ...line }) => line),
  }
}

type Event = Pick<typeof requestEvents.$inferSelect, 'kind' | 'at' | 'detail'>

/** The address before a correction may be somebody else's. */
function withoutAddresses(event: Event): Event {
  if (event.kind !== 'mail_again') return event
  const { from: _, to: __, ...detail } = event.detail
  return { ...event, detail }
}
