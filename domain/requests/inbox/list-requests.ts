import { asc, count, desc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { mails, requestLines, requests, staff } from '../../../db/schema.ts'
import { lineText } from '../../../shared/catalogue/amount-text.ts'
import type { RequestFilter, RequestItem, RequestQuery } from '../../../shared/requests/inbox.ts'
import type { Deps } from '../../deps.ts'
import { plainText } from '../../plain-text.ts'
import { lastSentQuotes } from '../../quotes/last-sent-quotes.ts'
import type { Request } from '../request.ts'
import { filterRequests } from './filter-requests.ts'
import { waitingOf, waitingOrder, waitingRank } from './waiting-time.ts'

type ReadDeps = Pick<Deps, 'db' | 'now' | 'settings'>

export async function listRequests(deps: ReadDeps, query: RequestQuery) {
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
  deps: ReadDeps,
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

export async function toItems({ db, now, settings }: ReadDeps, rows: Row[]): Promise<RequestItem[]> {
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
