import { desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connect.ts'
import { staff, staffEvents } from '../../db/schema.ts'
import type { StaffEvent } from '../../shared/staff/staff.ts'
import { canUndoProfile } from './profile.ts'

const maxShown = 100

export async function listStaffEvents(db: Db): Promise<StaffEvent[]> {
  const actor = alias(staff, 'actor')
  const { id, kind, attempts, before, after, at } = staffEvents
  const { name, position, phone, signature } = staff
  const rows = await db
    .select({
      event: { id, kind, attempts, before, after, at },
      profile: { name, position, phone, signature },
      byName: actor.name,
    })
    .from(staffEvents)
    .innerJoin(staff, eq(staff.id, staffEvents.staffId))
    .leftJoin(actor, eq(actor.id, staffEvents.byId))
    .orderBy(desc(id))
    .limit(maxShown)
  return rows.map(({ event, profile, byName }) => ({
    ...event,
    at: event.at.toISOString(),
    name: profile.name,
    byName,
    isUndoable: canUndoProfile(event, profile),
  }))
}
