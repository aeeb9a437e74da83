import { asc, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { mails, requestEvents, requestLines, requests, staff } from '../../db/schema.ts'
import { productPath } from '../../shared/catalogue/addresses.ts'
import type { RequestDetail, RequestEvent, RequestLine, RequestMail } from '../../shared/requests/inbox.ts'
import type { Catalogue } from '../catalogue/snapshot/catalogue.ts'
import type { LiveCatalogue } from '../catalogue/snapshot/live-catalogue.ts'
import type { Deps } from '../deps.ts'
import { selectRequests, toItems } from './list-requests.ts'

export async function readRequest(
  deps: Pick<Deps, 'db' | 'catalogue' | 'now' | 'settings'>,
  id: number,
): Promise<RequestDetail | undefined> {
  const { db, catalogue } = deps
  const rows = await selectRequests(db).where(eq(requests.id, id))
  const [item] = await toItems(deps, rows)
  const [row] = rows
  if (!item || !row) return undefined
  const { phone, equipment, message } = row.request
  const lines = await linesOf(db, id, catalogue.current)
  return {
    ...item,
    phone,
    equipment,
    message,
    lines,
    misfits: await misfitsOf(deps, lines),
    deliveries: await deliveriesOf(db, id),
    history: await historyOf(db, id),
  }
}

async function linesOf(db: Tx, requestId: number, catalogue: Catalogue): Promise<RequestLine[]> {
  const rows = await db
    .select()
    .from(requestLines)
    .where(eq(requestLines.requestId, requestId))
    .orderBy(asc(requestLines.position))
  return rows.map(({ id, productId, name, code, quantity, unit, format, note }) => {
    const product = catalogue.getProduct(productId)
    const address = product ? productPath(product) : null
    return { id, productId, name, code, quantity, unit, format, note, address, picture: product?.srcImg[0] ?? null }
  })
}

async function deliveriesOf(db: Tx, requestId: number): Promise<RequestMail[]> {
  const rows = await db.select().from(mails).where(eq(mails.requestId, requestId)).orderBy(asc(mails.id))
  return rows.map(({ id, kind, state, attempts, lastError, attemptedAt, createdAt, subject, body }) => ({
    id,
    kind,
    state,
    attempts,
    lastError,
    attemptedAt: attemptedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    subject,
    body,
  }))
}

async function historyOf(db: Tx, requestId: number): Promise<RequestEvent[]> {
  const rows = await db
    .select({ event: requestEvents, by: staff.name })
    .from(requestEvents)
    .leftJoin(staff, eq(staff.id, requestEvents.staffId))
    .where(eq(requestEvents.requestId, requestId))
    .orderBy(desc(requestEvents.id))
  return rows.map(({ event: { id, kind, at, detail }, by }) => ({ id, kind, by, at: at.toISOString(), detail }))
}

type Line = { productId: number; name: string }

/** What does not fit in a request, for staff: «Sello dentado PET 16 mm con Zuncho PET 19 mm: El sello es para …». */
export async function misfitsOf(
  { catalogue }: { catalogue: LiveCatalogue },
  lines: readonly Line[],
): Promise<string[]> {
  const nameOf = (id: number) => lines.find(({ productId }) => productId === id)?.name ?? ''
  const { misfits } = await catalogue.current.reviewList(lines.map(({ productId }) => productId))
  return misfits.map(({ productIds: [one, other], reason }) => `${nameOf(one)} con ${nameOf(other)}: ${reason}.`)
}
