import { eq } from 'drizzle-orm'
import { requests } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { Deps } from '../deps.ts'
import type { Staff } from '../staff/staff-deps.ts'
import { recordEvent } from './record-event.ts'

/** For colleagues only. False if there is no such request. */
export async function addNote({ db, now }: Deps, requestId: number, text: string, staff: Staff): Promise<boolean> {
  return transact(db, async (tx) => {
    const at = now()
    const noted = await tx
      .update(requests)
      .set({ updatedAt: at })
      .where(eq(requests.id, requestId))
      .returning({ id: requests.id })
    if (noted.length === 0) return false
    await recordEvent(tx, staff, { requestId, kind: 'note', detail: { text }, at })
    return true
  })
}
