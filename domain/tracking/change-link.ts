import type { Tx } from '../../db/connect.ts'
import { transact } from '../../db/transact.ts'
import type { RequestLink } from '../../shared/tracking/tracking.ts'
import type { Staff } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../history/record-change.ts'
import { done, type Outcome } from '../outcome.ts'
import { lockRequest, type Request } from '../requests/request.ts'

export const readTrackingLink = (
  deps: Pick<Deps, 'db' | 'tracking'>,
  requestId: number,
): Promise<Outcome<RequestLink>> =>
  withRequest(deps, requestId, async (tx) => ({
    trackingUrl: (await deps.tracking.linkOf(tx, { id: requestId }, 'handed')) ?? null,
  }))

export const renewLink = (
  deps: Pick<Deps, 'db' | 'tracking' | 'now'>,
  actor: Staff,
  requestId: number,
): Promise<Outcome<RequestLink>> =>
  withRequest(deps, requestId, async (tx) => {
    const at = deps.now()
    const trackingUrl = await deps.tracking.renew(tx, requestId, at)
    await recordEvent(tx, actor, { requestId, kind: 'link_renewed', detail: {}, at })
    return { trackingUrl: trackingUrl ?? null }
  })

/** Revoking it again changes nothing. */
export const revokeLink = (
  deps: Pick<Deps, 'db' | 'tracking' | 'now'>,
  actor: Staff,
  requestId: number,
): Promise<Outcome<undefined>> =>
  withRequest(deps, requestId, async (tx, request) => {
    if (request.trackingRevokedAt) return undefined
    const at = deps.now()
    await deps.tracking.revoke(tx, requestId, at)
    await recordEvent(tx, actor, { requestId, kind: 'link_revoked', detail: {}, at })
    return undefined
  })

const withRequest = <T>(deps: Pick<Deps, 'db'>, requestId: number, act: (tx: Tx, request: Request) => Promise<T>) =>
  transact(deps.db, async (tx): Promise<Outcome<T>> => {
    const locked = await lockRequest(tx, requestId)
    return locked.outcome === 'done' ? done(await act(tx, locked.value)) : locked
  })
