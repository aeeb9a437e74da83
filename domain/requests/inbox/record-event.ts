import type { Tx } from '../../../db/connect.ts'
import { requestEvents } from '../../../db/schema.ts'
import type { Staff } from '../../staff/staff-deps.ts'

type NewEvent = Pick<typeof requestEvents.$inferInsert, 'requestId' | 'kind' | 'detail' | 'at'>

/** Nobody of the staff, if the buyer or the program did it. */
export async function recordEvent(tx: Tx, staff: Staff | null, event: NewEvent): Promise<void> {
  await tx.insert(requestEvents).values({ ...event, staffId: staff?.id ?? null })
}
