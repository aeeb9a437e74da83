import { and, asc, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { mails, quotes, requestEvents, requests, savedViews } from '../../db/schema.ts'

export const erasedName = 'Datos eliminados'

const isAddress = (value: SQL, email: string) => sql`lower(${value}) = ${email}`

/** Those of an address, or the one of a folio that has no address. */
export const requestsOf = (email: string) =>
  or(eq(sql`lower(${requests.email})`, email), and(isNull(requests.email), eq(sql`lower(${requests.folio})`, email)))

const { detail } = requestEvents
const before = sql`${detail} ->> 'from'`
const after = sql`${detail} ->> 'to'`

const isCorrection = (email: string) =>
  and(eq(requestEvents.kind, 'mail_again'), or(isAddress(before, email), isAddress(after, email)))

const isCopied = (email: string) =>
  sql`exists (select from unnest(${mails.cc}) copy where ${isAddress(sql`copy`, email)})`

const isCustomer = (email: string) => isAddress(sql`${quotes.letterhead} #>> '{customer,email}'`, email)

/** Requests of other addresses that staff corrected from or to this one, or whose mails it received as a copy. */
const mentioning = (tx: Tx, email: string) => {
  const own = requestsOf(email)
  const corrected = tx
    .select({ id: requestEvents.id })
    .from(requestEvents)
    .where(and(eq(requestEvents.requestId, requests.id), isCorrection(email)))
  const copied = tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.requestId, requests.id), isCopied(email)))
  const quoted = tx
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(eq(quotes.requestId, requests.id), isCustomer(email)))
  return tx
    .select({ id: requests.id, folio: requests.folio })
    .from(requests)
    .where(and(sql`(${own}) is not true`, or(exists(corrected), exists(copied), exists(quoted))))
    .orderBy(asc(requests.id))
}

export async function foliosMentioning(tx: Tx, email: string): Promise<string[]> {
  return (await mentioning(tx, email)).map(({ folio }) => folio)
}

/** The requests keep their own person; copies that have not left are not sent. */
export async function eraseMentions(tx: Tx, email: string): Promise<void> {
  const found = await mentioning(tx, email).for('update')
  const ids = found.map(({ id }) => id)
  for (const [key, address] of [
    ['from', before],
    ['to', after],
  ] as const) {
    await tx
      .update(requestEvents)
      .set({ detail: sql`jsonb_set(${detail}, ${sql.raw(`'{${key}}'`)}, to_jsonb(${erasedName}::text))` })
      .where(
        and(inArray(requestEvents.requestId, ids), eq(requestEvents.kind, 'mail_again'), isAddress(address, email)),
      )
  }
  const ofMails = inArray(mails.requestId, ids)
  await tx
    .update(mails)
    .set({ cc: sql`array(select copy from unnest(${mails.cc}) copy where not ${isAddress(sql`copy`, email)})` })
    .where(and(ofMails, isCopied(email)))
  // Mail servers repeat the address that they reject.
  await tx
    .update(mails)
    .set({ lastError: erasedName })
    .where(and(ofMails, isNotNull(mails.lastError), sql`position(${email} in lower(${mails.lastError})) > 0`))
  await tx
    .update(quotes)
    .set({ letterhead: sql`jsonb_set(${quotes.letterhead}, '{customer,email}', '""')` })
    .where(and(inArray(quotes.requestId, ids), isCustomer(email)))
  // Staff may have saved a search for the address.
  await tx.delete(savedViews).where(sql`position(${email} in lower(${savedViews.filter} ->> 'q')) > 0`)
}
