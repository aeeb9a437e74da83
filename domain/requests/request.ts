import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { type mails, type requestLines, requests } from '../../db/schema.ts'
import { clockParts } from '../../shared/time-text.ts'
import { done, notFound, type Outcome } from '../outcome.ts'

export type Request = typeof requests.$inferSelect
export type StoredRequestKind = Request['kind']
export type StoredRequestLine = typeof requestLines.$inferSelect
export type StoredMailKind = (typeof mails.$inferSelect)['kind']

const prefixes: Record<StoredRequestKind, string> = { quotation: 'COT', contact: 'CON', service: 'SRV' }

/** People quote it on the phone; the id makes it unique, and gaps do not matter. */
export function folioOf(kind: StoredRequestKind, id: number, receivedAt: Date): string {
  return `${prefixes[kind]}-${clockParts(receivedAt).year}-${String(id).padStart(6, '0')}`
}

/** Erased requests cannot be changed, because there is no one left to answer. */
export async function lockRequest(tx: Tx, id: number): Promise<Outcome<Request>> {
  const [request] = await tx.select().from(requests).where(eq(requests.id, id)).for('update')
  if (!request) return notFound
  return request.erasedAt ? { outcome: 'erased' } : done(request)
}
