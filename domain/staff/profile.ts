import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connect.ts'
import { staff, staffEvents } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { Me, Profile, ProfileChange, StaffMember } from '../../shared/staff/staff.ts'
import type { Staff } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { type Content, changedFields, recordStaffEvent } from '../history/record-change.ts'
import { changedMeanwhile, done, notFound, type Outcome } from '../outcome.ts'
import { getStaff } from './accounts.ts'

export async function readMe(db: Db, id: string): Promise<Me | undefined> {
  const [row] = await db.select().from(staff).where(eq(staff.id, id))
  if (!row) return undefined
  const { name, email, position, phone, signature, updatedAt } = row
  return { id, name, email, position, phone, signature, updatedAt: updatedAt.toISOString() }
}

export async function changeProfile(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Staff,
  id: string,
  { updatedAt, ...profile }: ProfileChange,
): Promise<Outcome<StaffMember>> {
  const changed = await transact(db, async (tx): Promise<Outcome<undefined>> => {
    const row = await lockStaff(tx, id)
    if (!row) return notFound
    if (row.updatedAt.toISOString() !== updatedAt) return changedMeanwhile
    await store(tx, actor, { row, profile, at: now() })
    return done(undefined)
  })
  return changed.outcome === 'done' ? memberAfter(db, id) : changed
}

/** Only the fields of that change are put back, and only if nobody has changed them since. */
export async function undoProfileChange(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Staff,
  eventId: number,
): Promise<Outcome<StaffMember>> {
  const undone = await transact(db, async (tx): Promise<Outcome<string>> => {
    const [event] = await tx.select().from(staffEvents).where(eq(staffEvents.id, eventId))
    const row = event && (await lockStaff(tx, event.staffId))
    if (!row || !event.before) return notFound
    if (!canUndoProfile(event, row)) return changedMeanwhile
    await store(tx, actor, { row, profile: event.before, at: now() })
    return done(row.id)
  })
  return undone.outcome === 'done' ? memberAfter(db, undone.value) : undone
}

type Recorded = Pick<typeof staffEvents.$inferSelect, 'before' | 'after'>

export const canUndoProfile = ({ before, after }: Recorded, current: Profile) =>
  before !== null && after !== null && changedFields(current, after).length === 0

const lockStaff = async (tx: Tx, id: string) => (await tx.select().from(staff).where(eq(staff.id, id)).for('update'))[0]

type Step = { row: typeof staff.$inferSelect; profile: Partial<Profile>; at: Date }

async function store(tx: Tx, actor: Staff, { row, profile, at }: Step): Promise<void> {
  const changed = changedFields(row, profile)
  if (changed.length === 0) return
  const only = (content: Content) => Object.fromEntries(changed.map((field) => [field, content[field]]))
  await tx
    .update(staff)
    .set({ ...profile, updatedAt: at })
    .where(eq(staff.id, row.id))
  const event = { kind: 'profile_changed', before: only(row), after: only(profile), at } as const
  await recordStaffEvent(tx, actor, { ...event, staffId: row.id })
}

async function memberAfter(db: Db, id: string): Promise<Outcome<StaffMember>> {
  const member = await getStaff(db, id)
  return member ? done(member) : notFound
}
