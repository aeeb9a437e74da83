import { eq } from 'drizzle-orm'
import { requests } from '../../../db/schema.ts'
import { transact } from '../../../db/transact.ts'
import type { Deps } from '../../deps.ts'
import { done, type Outcome } from '../../outcome.ts'
import type { Staff } from '../../staff/staff-deps.ts'
import { nameLinks } from '../../tracking/name-links.ts'
import { lockRequest } from './lock-request.ts'
import { recordEvent } from './record-event.ts'

export async function addNote(
  deps: Deps,
  requestId: number,
  written: string,
  staff: Staff,
): Promise<Outcome<undefined>> {
  return transact(deps.db, async (tx) => {
    const locked = await lockRequest(tx, requestId)
    if (locked.outcome !== 'done') return locked
    const at = deps.now()
    const text = await nameLinks(deps, tx, written)
    await tx.update(requests).set({ updatedAt: at }).where(eq(requests.id, requestId))
    await recordEvent(tx, staff, { requestId, kind: 'note', detail: { text }, at })
    return done(undefined)
  })
}
