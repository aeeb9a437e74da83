import type { Tx } from '../../db/connect.ts'
import { staffEvents } from '../../db/schema.ts'

type NewEvent = Omit<typeof staffEvents.$inferInsert, 'id'>

export async function recordStaffEvent(tx: Tx, event: NewEvent): Promise<void> {
  await tx.insert(staffEvents).values(event)
}
