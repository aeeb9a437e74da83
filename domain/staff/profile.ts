import { eq } from 'drizzle-orm'
import type { Me, ProfileChange, StaffMember } from '../../contract/staff/staff.ts'
import type { Db } from '../../db/connect.ts'
import { staff } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { Deps } from '../deps.ts'
import { changedMeanwhile, done, notFound, type Outcome } from '../outcome.ts'
import { getStaff } from './accounts.ts'
import { recordStaffEvent } from './record-staff-event.ts'
import type { Staff } from './staff-deps.ts'

export async function readMe(db: Db, id: string): Promise<Me | undefined> {
  const [row] = await db.select().from(staff).where(eq(staff.id, id))
  if (!row) return undefined
  const { name, email, position, phone, signature, updatedAt } = row
  return { id, name, email, position, phone, signature, updatedAt: updatedAt.toISOString() }
}

export async function changeProfile(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: string,
  { updatedAt, ...profile }: ProfileChange,
  by: Staff,
): Promise<Outcome<StaffMember>> {
  const changed = await transact(db, async (tx): Promise<Outcome<undefined>> => {
    const [row] = await tx.select().from(staff).where(eq(staff.id, id)).for('update')
    if (!row) return notFound
    if (row.updatedAt.toISOString() !== updatedAt) return changedMeanwhile
    const at = now()
    await tx
      .update(staff)
      .set({ ...profile, updatedAt: at })
      .where(eq(staff.id, id))
    await recordStaffEvent(tx, { staffId: id, byId: by.id, kind: 'profile_changed', at })
    return done(undefined)
  })
  if (changed.outcome !== 'done') return changed
  const member = await getStaff(db, id)
  return member ? done(member) : notFound
}
