import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { idempotencyKeys, requests } from '../../db/schema.ts'
import type { Request } from './request.ts'

type Claim = { key: string; sent: unknown; requestId: number }

/** The request that was stored under the key before, if there is one, and whether the same was sent then. */
type Earlier = { request: Request; isSame: boolean }

/** Waits while another transaction holds the same key. */
export async function claimKey(tx: Tx, { key, sent, requestId }: Claim): Promise<Earlier | undefined> {
  const bodyHash = createHash('sha256').update(JSON.stringify(sent)).digest('hex')
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ key, bodyHash, requestId })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (claimed.length === 1) return undefined
  const [first] = await tx
    .select({ request: requests, bodyHash: idempotencyKeys.bodyHash })
    .from(idempotencyKeys)
    .innerJoin(requests, eq(requests.id, idempotencyKeys.requestId))
    .where(eq(idempotencyKeys.key, key))
  // The request was erased in between, and its key with it.
  if (!first) return claimKey(tx, { key, sent, requestId })
  return { request: first.request, isSame: first.bodyHash === bodyHash }
}

/**
 * After a crash of the primary, a request can be stored that its synchronous replica does not have yet. Only a commit that
 * writes waits for the replica, and so for everything before it.
 */
export async function confirmKey(tx: Tx, key: string): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ bodyHash: sql`${idempotencyKeys.bodyHash}` })
    .where(eq(idempotencyKeys.key, key))
}
