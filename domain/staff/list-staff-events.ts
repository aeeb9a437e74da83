import { desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { StaffEvent } from '../../contract/staff/staff.ts'
import type { Db } from '../../db/connect.ts'
import { staff, staffEvents } from '../../db/schema.ts'

const mostShown = 100

export async function listStaffEvents(db: Db): Promise<StaffEvent[]> {
  const actor = alias(staff, 'actor')
  const { id, kind, attempts, at } = staffEvents
  const rows = await db
    .select({ id, kind, attempts, at, name: staff.name, byName: actor.name })
    .from(staffEvents)
    .innerJoin(staff, eq(staff.id, staffEvents.staffId))
    .leftJoin(actor, eq(actor.id, staffEvents.byId))
    .orderBy(desc(id))
    .limit(mostShown)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
