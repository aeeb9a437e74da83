import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { requests } from '../../../db/schema.ts'
import { done, notFound, type Outcome } from '../../outcome.ts'
import type { Request } from '../request.ts'

/** Erased requests cannot be changed, because there is no one left to answer. */
export async function lockRequest(tx: Tx, id: number): Promise<Outcome<Request>> {
  const [request] = await tx.select().from(requests).where(eq(requests.id, id)).for('update')
  if (!request) return notFound
  return request.erasedAt ? { outcome: 'erased' } : done(request)
}
