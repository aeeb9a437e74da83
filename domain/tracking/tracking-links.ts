import { createHash, createHmac } from 'node:crypto'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../db/connect.ts'
import { requests, trackingLinks } from '../../db/schema.ts'
import type { LinkKind } from '../../shared/tracking/tracking.ts'
import { tokenPattern, trackingPath } from '../../shared/tracking/tracking-page.ts'
import type { Request } from '../requests/request.ts'
import { readSecret } from '../secret.ts'
import { isHeldBack } from './tracking-state.ts'

const tokenBytes = 20

/** What a token opens. Only a mailed one shows prices, messages and what was typed. Of a request that is held back the buyer sees only that it was received. */
export type Tracked = { request: Request; kind: LinkKind; isHeldBack: boolean }

type Linked = { id: number; trackingGeneration?: number | undefined }

export type TrackingLinks = Awaited<ReturnType<typeof createTrackingLinks>>

/**
 * The token is derived from a secret, because every later mail and a repeated submission must name the same address,
 * and only hashes are stored. An imported database has another secret: its requests get a second token when they need
 * one, and the tokens in mails already sent stay valid.
 */
export async function createTrackingLinks(db: Db, publicUrl: string) {
  const secret = await readSecret(db, 'tracking-links')

  function tokenOf(id: number, generation: number, kind: LinkKind): string {
    const named = kind === 'receipt' ? `${id}:${generation}` : `${id}:${generation}:${kind}`
    return createHmac('sha256', secret).update(named).digest().subarray(0, tokenBytes).toString('base64url')
  }

  /** The request is locked while the hash is stored, so that a link that is being revoked does not come back. */
  async function linkOf(tx: Tx, { id, trackingGeneration }: Linked, kind: LinkKind): Promise<string | undefined> {
    const [request] = await tx
      .select({ generation: requests.trackingGeneration })
      .from(requests)
      .where(and(eq(requests.id, id), hasPage))
    if (!request) return undefined
    // A mail that is being composed goes to the address that it was read with, so it must not carry a newer link.
    if (trackingGeneration !== undefined && trackingGeneration !== request.generation) {
      throw new Error('The links of the request have changed meanwhile.')
    }
    const token = tokenOf(id, request.generation, kind)
    const { rows } = await tx.execute(sql`
      with current as (
        select id from requests
        where id = ${id} and tracking_generation = ${request.generation} and ${hasPage}
        for share
      ), stored as (
        insert into tracking_links (token_hash, request_id, kind) select ${hashOf(token)}, id, ${kind} from current
        on conflict do nothing
      )
      select id from current`)
    // Staff renewed or revoked it in between.
    if (rows.length === 0) return linkOf(tx, { id, trackingGeneration }, kind)
    return new URL(trackingPath(token), publicUrl).href
  }

  async function findTracked(tx: Tx, token: string): Promise<Tracked | undefined> {
    if (!tokenPattern.test(token)) return undefined
    const [found] = await tx
      .select({ request: requests, kind: trackingLinks.kind })
      .from(trackingLinks)
      .innerJoin(requests, eq(requests.id, trackingLinks.requestId))
      .where(and(eq(trackingLinks.tokenHash, hashOf(token)), hasPage))
    return found && { ...found, isHeldBack: isHeldBack(found.request) }
  }

  async function revoke(tx: Tx, requestId: number, at: Date): Promise<void> {
    await change(tx, requestId, { trackingRevokedAt: at, updatedAt: at })
  }

  /** The links given out before stop working; the new one is for staff to hand over. */
  async function renew(tx: Tx, requestId: number, at: Date): Promise<string | undefined> {
    const trackingGeneration = sql`${requests.trackingGeneration} + 1`
    await change(tx, requestId, { trackingGeneration, trackingRevokedAt: null, updatedAt: at })
    return linkOf(tx, { id: requestId }, 'handed')
  }

  /** What was mailed to the address before, and what it confirmed, ends; the sender keeps the receipt link. */
  async function readdress(tx: Tx, requestId: number): Promise<void> {
    const trackingGeneration = sql`${requests.trackingGeneration} + 1`
    await tx.update(requests).set({ trackingGeneration, emailConfirmedAt: null }).where(eq(requests.id, requestId))
    await tx.delete(trackingLinks).where(and(eq(trackingLinks.requestId, requestId), ne(trackingLinks.kind, 'receipt')))
  }

  return { linkOf, findTracked, revoke, renew, readdress }
}

const hasPage = and(isNull(requests.trackingRevokedAt), isNull(requests.erasedAt))

/** The update comes first because it locks the request. */
async function change(tx: Tx, requestId: number, values: PgUpdateSetSource<typeof requests>): Promise<void> {
  await tx.update(requests).set(values).where(eq(requests.id, requestId))
  await tx.delete(trackingLinks).where(eq(trackingLinks.requestId, requestId))
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
