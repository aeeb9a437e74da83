import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNull,
  lt,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { mails, requestLines, requests, staff } from '../../db/schema.ts'
import { lineText } from '../../shared/catalogue/amount-text.ts'
import type { RequestFilter, RequestItem, RequestQuery } from '../../shared/requests/inbox.ts'
import { momentOf } from '../calendar/chilean-calendar.ts'
import type { Deps } from '../deps.ts'
import { lastSentQuotes } from '../quotes/read-quotes.ts'
import { patternOf, plainText, searchTerms } from '../text-filter.ts'
import type { Request } from './request.ts'
import { isLateRow, waitingOf, waitingOrder, waitingRank } from './waiting-time.ts'

export async function listRequests(deps: Pick<Deps, 'db' | 'now' | 'settings'>, query: RequestQuery) {
  const { db } = deps
  const where = filterRequests(deps, query)
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(requests).where(where)
  const rows = await selectRequests(db)
    .where(where)
    .orderBy(...orderOf(query))
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
  return { data: await toItems(deps, rows), total }
}

export async function allRequests(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  filter: RequestFilter,
  most: number,
): Promise<RequestItem[] | undefined> {
  const rows = await selectRequests(deps.db)
    .where(filterRequests(deps, filter))
    .orderBy(desc(requests.receivedAt), desc(requests.id))
    .limit(most + 1)
  return rows.length > most ? undefined : toItems(deps, rows)
}

const orders: Record<RequestQuery['sort'], SQLWrapper> = {
  receivedAt: requests.receivedAt,
  folio: requests.folio,
  company: plainText(sql`${requests.company}`),
  waiting: requests.receivedAt,
}

/** Sorting by waiting reverses the dates, because the earliest has waited longest. */
function orderOf({ sort, order }: RequestQuery): SQL[] {
  const [up, down] = order === 'asc' ? [asc, desc] : [desc, asc]
  if (sort === 'waiting') return [asc(waitingRank), down(waitingOrder), down(requests.id)]
  return [up(orders[sort]), up(requests.id)]
}

type Row = { request: Request; owner: { id: string; name: string } | null }

export const selectRequests = (db: Tx) =>
  db
    .select({ request: requests, owner: { id: staff.id, name: staff.name } })
    .from(requests)
    .leftJoin(staff, eq(staff.id, requests.ownerId))
    .$dynamic()

export async function toItems(
  { db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>,
  rows: Row[],
): Promise<RequestItem[]> {
  const ids = rows.map(({ request }) => request.id)
  if (ids.length === 0) return []
  const lines = await db
    .select({
      requestId: requestLines.requestId,
      name: requestLines.name,
      quantity: requestLines.quantity,
      unit: requestLines.unit,
      format: requestLines.format,
      note: requestLines.note,
    })
    .from(requestLines)
    .where(inArray(requestLines.requestId, ids))
    .orderBy(asc(requestLines.requestId), asc(requestLines.position))
  const sent = await db
    .select({ requestId: mails.requestId, id: mails.id, kind: mails.kind, state: mails.state })
    .from(mails)
    .where(inArray(mails.requestId, ids))
    .orderBy(asc(mails.id))
  const linesOf = Map.groupBy(lines, ({ requestId }) => requestId)
  const mailsOf = Map.groupBy(sent, ({ requestId }) => requestId)
  const quoteOf = await lastSentQuotes(db, ids, now())
  return rows.map(({ request, owner }) => ({
    id: request.id,
    folio: request.folio,
    kind: request.kind,
    company: request.company,
    name: request.name,
    email: request.email,
    products: (linesOf.get(request.id) ?? []).map(({ name }) => name),
    asked: (linesOf.get(request.id) ?? []).map(lineText),
    notes: (linesOf.get(request.id) ?? []).flatMap(({ name, note }) => (note ? [`${name}: ${note}`] : [])),
    otherProduct: request.otherProduct,
    status: request.status,
    spamReason: request.spamReason,
    spamSigns: request.spamSigns,
    owner,
    receivedAt: request.receivedAt.toISOString(),
    firstAnsweredAt: request.firstAnsweredAt?.toISOString() ?? null,
    ...waitingOf(request, now(), settings.current.hours),
    quote: quoteOf.get(request.id) ?? null,
    quoteOutcome: request.quoteOutcome,
    mails: (mailsOf.get(request.id) ?? []).map(({ id, kind, state }) => ({ id, kind, state })),
    updatedAt: request.updatedAt.toISOString(),
    erasedAt: request.erasedAt?.toISOString() ?? null,
  }))
}

function filterRequests(
  { db, now, settings }: { db: Tx } & Pick<Deps, 'now' | 'settings'>,
  filter: RequestFilter,
): SQL | undefined {
  const { q, kind, status, owner, mail, late, from, until } = filter
  return and(
    q ? requestHolds(db, q) : undefined,
    kind && inArray(requests.kind, kind),
    status && inArray(requests.status, status),
    owner ? ownedBy(owner) : undefined,
    mail &&
      exists(
        db
          .select({ id: mails.id })
          .from(mails)
          .where(and(eq(mails.requestId, requests.id), eq(mails.state, mail))),
      ),
    late && isLateRow(late, now(), settings.current.hours),
    from ? gte(requests.receivedAt, momentOf(Temporal.PlainDate.from(from))) : undefined,
    until ? lt(requests.receivedAt, momentOf(Temporal.PlainDate.from(until).add({ days: 1 }))) : undefined,
  )
}

const ownedBy = (owner: string) => (owner === 'none' ? isNull(requests.ownerId) : eq(requests.ownerId, owner))

export function requestHolds(db: Tx, text: string): SQL | undefined {
  return and(
    ...searchTerms(text).map(({ words, phone }) =>
      or(and(...words.map((word) => holds(db, word))), phone ? hasPhone(phone) : undefined),
    ),
  )
}

function holds(db: Tx, word: string): SQL | undefined {
  const { folio, name, email, phone, company, equipment, message, otherProduct } = requests
  const sent = plainText(
    sql`concat_ws(' ', ${folio}, ${name}, ${email}, ${phone}, ${company}, ${equipment}, ${message}, ${otherProduct})`,
  )
  const pattern = patternOf(word)
  const line = db
    .select({ id: requestLines.id })
    .from(requestLines)
    .where(
      and(
        eq(requestLines.requestId, requests.id),
        sql`${plainText(sql`concat_ws(' ', ${requestLines.name}, ${requestLines.note})`)} like ${pattern}`,
      ),
    )
  return or(sql`${sent} like ${pattern}`, exists(line))
}

const hasPhone = (digits: string) => sql`regexp_replace(${requests.phone}, '[^0-9]', '', 'g') like ${`%${digits}%`}`
