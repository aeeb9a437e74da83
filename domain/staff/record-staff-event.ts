import type { Tx } from '../../db/connect.ts'
import { staffEvents } from '../../db/schema.ts'

type NewEvent = Omit<typeof staffEvents.$inferInsert, 'id'>

/** Whose account it is, what was done to it, and by whom, if it was somebody. */
export async function recordStaffEvent(tx: Tx, event: NewEvent): Promise<void> {
  await tx.insert(staffEvents).values(event)
}
