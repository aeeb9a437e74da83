import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { requests } from '../../../db/schema.ts'
import type { Request } from '../request.ts'

/** A request that somebody is about to act on. One whose person was erased stays as it is: nobody is left to answer. */
export async function lockRequest(tx: Tx, id: number): Promise<Request | 'not_found' | 'erased'> {
  const [request] = await tx.select().from(requests).where(eq(requests.id, id)).for('update')
  if (!request) return 'not_found'
  return request.erasedAt ? 'erased' : request
}
