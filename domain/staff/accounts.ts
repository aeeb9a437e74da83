import { asc, eq, isNull } from 'drizzle-orm'
import type { NewStaff, OneTimeLink, StaffMember } from '../../contract/admin/staff.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { staff, staffCredentials, staffLinks, staffSessions } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { endPreviews } from '../preview-token.ts'
import { issueLink } from './links.ts'
import type { Staff, StaffDeps } from './staff-deps.ts'

export async function listStaff(db: Db): Promise<StaffMember[]> {
  const rows = await membersOf(db).orderBy(asc(staff.name), asc(staff.id))
  return rows.map(toMember)
}

export async function getStaff(db: Db, id: string): Promise<StaffMember | undefined> {
  const [row] = await membersOf(db).where(eq(staff.id, id))
  return row && toMember(row)
}

/** The person gets a link and chooses a password alone: nobody else ever knows it. */
export async function createStaff(
  deps: StaffDeps,
  { name, email }: NewStaff,
): Promise<{ member: StaffMember; link: OneTimeLink } | undefined> {
  const [taken] = await deps.db.select({ id: staff.id }).from(staff).where(eq(staff.email, email))
  if (taken) return undefined
  const { internalAdapter } = await deps.auth.$context
  const { id } = await internalAdapter.createUser({ name, email }, { method: 'email' })
  const link = await issueLink(deps, id)
  const member = await getStaff(deps.db, id)
  return member && { member, link }
}

/** Ends the sessions, links and previews of the account at once. Nobody shuts themselves out, so somebody always stays inside. */
export async function disableStaff(
  { db, now }: StaffDeps,
  id: string,
  by: Staff,
): Promise<'disabled' | 'own_account' | 'unauthorized'> {
  if (id === by.id) return 'own_account'
  return transact(db, async (tx) => {
    // Two people who disable each other at once: the second finds that he is out.
    const enabled = await tx.select({ id: staff.id }).from(staff).where(isNull(staff.disabledAt)).for('update')
    if (!enabled.some((person) => person.id === by.id)) return 'unauthorized'
    await tx.update(staff).set({ disabledAt: now() }).where(eq(staff.id, id))
    await tx.delete(staffSessions).where(eq(staffSessions.userId, id))
    await tx.delete(staffLinks).where(eq(staffLinks.value, id))
    await endPreviews(tx, id)
    return 'disabled'
  })
}

export async function enableStaff({ db }: StaffDeps, id: string): Promise<void> {
  await db.update(staff).set({ disabledAt: null }).where(eq(staff.id, id))
}

const membersOf = (db: Tx) =>
  db
    .select({ person: staff, password: staffCredentials.password })
    .from(staff)
    .leftJoin(staffCredentials, eq(staffCredentials.userId, staff.id))
    .$dynamic()

type Row = { person: typeof staff.$inferSelect; password: string | null }

const toMember = ({ person, password }: Row): StaffMember => ({
  id: person.id,
  name: person.name,
  email: person.email,
  hasPassword: password !== null,
  disabledAt: person.disabledAt?.toISOString() ?? null,
  createdAt: person.createdAt.toISOString(),
  updatedAt: person.updatedAt.toISOString(),
})
