import { createHash, createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { tokenPattern, trackingPath } from '../../contract/tracking/tracking-page.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { requests, trackingLinks } from '../../db/schema.ts'
import { readSecret } from '../secret.ts'

const tokenBytes = 20

type Tracked = { id: number; trackingGeneration: number; trackingRevokedAt: Date | null }

export type TrackingLinks = Awaited<ReturnType<typeof createTrackingLinks>>

/**
 * The token is derived from a secret, because every later mail and a repeated submission must name the same address,
 * and only hashes are stored. An imported database has another secret: its requests get a second token when they need
 * one, and the tokens in mails already sent stay valid.
 */
export async function createTrackingLinks(db: Db, publicUrl: string) {
  const secret = await readSecret(db, 'tracking-links')

  const tokenOf = (id: number, generation: number) =>
    createHmac('sha256', secret).update(`${id}:${generation}`).digest().subarray(0, tokenBytes).toString('base64url')

  async function linkOf(tx: Tx, request: Tracked): Promise<string | undefined> {
    if (request.trackingRevokedAt) return undefined
    const token = tokenOf(request.id, request.trackingGeneration)
    await tx
      .insert(trackingLinks)
      .values({ tokenHash: hashOf(token), requestId: request.id })
      .onConflictDoNothing()
    return new URL(trackingPath(token), publicUrl).href
  }

  async function findRequestId(tx: Tx, token: string): Promise<number | undefined> {
    if (!tokenPattern.test(token)) return undefined
    const [found] = await tx
      .select({ requestId: trackingLinks.requestId })
      .from(trackingLinks)
      .where(eq(trackingLinks.tokenHash, hashOf(token)))
    return found?.requestId
  }

  async function revoke(tx: Tx, requestId: number, at: Date): Promise<void> {
    await tx.delete(trackingLinks).where(eq(trackingLinks.requestId, requestId))
    await tx.update(requests).set({ trackingRevokedAt: at, updatedAt: at }).where(eq(requests.id, requestId))
  }

  /** The links given out before stop working. */
  async function renew(tx: Tx, requestId: number, at: Date): Promise<string | undefined> {
    await tx.delete(trackingLinks).where(eq(trackingLinks.requestId, requestId))
    const [request] = await tx
      .update(requests)
      .set({ trackingGeneration: sql`${requests.trackingGeneration} + 1`, trackingRevokedAt: null, updatedAt: at })
      .where(eq(requests.id, requestId))
      .returning()
    return request && linkOf(tx, request)
  }

  return { linkOf, findRequestId, revoke, renew }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
