import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connect.ts'
import { staff, staffCredentials, staffLinks, staffSessions } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { NewStaff, OneTimeLink, StaffMember, StaffWithLink } from '../../shared/staff/staff.ts'
import type { Job, Staff } from '../actor.ts'
import { endPreviews } from '../catalogue/editing/previews.ts'
import type { Deps } from '../deps.ts'
import { recordStaffEvent } from '../history/record-change.ts'
import { done, invalid, notFound, type Outcome } from '../outcome.ts'
import { issueLink } from './one-time-links.ts'

export async function listStaff(db: Db): Promise<StaffMember[]> {
  const rows = await membersOf(db).orderBy(asc(staff.name), asc(staff.id))
  return rows.map(toMember)
}

export async function getStaff(db: Db, id: string): Promise<StaffMember | undefined> {
  const [row] = await membersOf(db).where(eq(staff.id, id))
  return row && toMember(row)
}

/** The person chooses the password through a link, so that no one else ever knows it. */
export async function createStaff(
  deps: Pick<Deps, 'db' | 'auth' | 'publicUrl' | 'now'>,
  actor: Staff,
  { name, email }: NewStaff,
): Promise<Outcome<StaffWithLink>> {
  const id = randomUUID()
  const isMade = await transact(deps.db, async (tx) => {
    const made = await tx.insert(staff).values({ id, name, email }).onConflictDoNothing().returning({ id: staff.id })
    if (made.length === 0) return false
    await recordStaffEvent(tx, actor, { staffId: id, kind: 'created', at: deps.now() })
    return true
  })
  if (!isMade) return invalid({ email: 'Ya hay una cuenta con este correo' })
  const link = await issueLink(deps, id)
  const created = await readBack(deps, id)
  return created.outcome === 'done' ? done({ ...created.value, ...link }) : created
}

/** Disabling oneself is denied, so one account stays active. */
export async function disableStaff(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Staff,
  id: string,
): Promise<Outcome<StaffMember>> {
  if (id === actor.id) return { outcome: 'own_account' }
  const { db, now } = deps
  const isAuthorized = await transact(db, async (tx) => {
    // If two people disable each other at once, the second one is no longer authorised.
    const enabled = await tx.select({ id: staff.id }).from(staff).where(isNull(staff.disabledAt)).for('update')
    if (!enabled.some((person) => person.id === actor.id)) return false
    const disabled = await tx
      .update(staff)
      .set({ disabledAt: now() })
      .where(and(eq(staff.id, id), isNull(staff.disabledAt)))
      .returning({ id: staff.id })
    if (disabled.length === 0) return true
    await tx.delete(staffSessions).where(eq(staffSessions.userId, id))
    await tx.delete(staffLinks).where(eq(staffLinks.value, id))
    await endPreviews(tx, id)
    await recordStaffEvent(tx, actor, { staffId: id, kind: 'disabled', at: now() })
    return true
  })
  return isAuthorized ? readBack(deps, id) : { outcome: 'unauthorized' }
}

export async function enableStaff(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Staff,
  id: string,
): Promise<Outcome<StaffMember>> {
  await transact(deps.db, async (tx) => {
    const enabled = await tx
      .update(staff)
      .set({ disabledAt: null })
      .where(and(eq(staff.id, id), isNotNull(staff.disabledAt)))
      .returning({ id: staff.id })
    if (enabled.length > 0) await recordStaffEvent(tx, actor, { staffId: id, kind: 'enabled', at: deps.now() })
  })
  return readBack(deps, id)
}

/** A link for oneself would bypass the current password. */
export async function giveLink(
  deps: Pick<Deps, 'db' | 'auth' | 'publicUrl' | 'now'>,
  actor: Staff,
  id: string,
): Promise<Outcome<OneTimeLink>> {
  if (id === actor.id) return { outcome: 'own_account', message: 'Tu propia contraseña se cambia en «Mi cuenta».' }
  const member = await getStaff(deps.db, id)
  if (!member || member.disabledAt) return notFound
  await recordStaffEvent(deps.db, actor, { staffId: id, kind: 'link_given', at: deps.now() })
  return done(await issueLink(deps, id))
}

/** For the operator of the server, where nobody can sign in to give a link. Without accounts it creates the first one. */
export async function giveLinkByCommand(
  deps: Pick<Deps, 'auth' | 'db' | 'publicUrl' | 'now'>,
  actor: Job,
  email: string,
): Promise<OneTimeLink | LinkDenied> {
  const { db, now } = deps
  const given = await transact(db, async (tx): Promise<LinkDenied | { staffId?: string }> => {
    const accounts = await tx.select().from(staff).orderBy(asc(staff.email)).for('update')
    if (accounts.length === 0) return {}
    const account = accounts.find((person) => person.email === email)
    if (!account) return { denied: 'unknown', emails: accounts.map((person) => person.email) }
    if (account.disabledAt) {
      // A colleague decides this where one can.
      if (accounts.some(({ disabledAt }) => !disabledAt)) return { denied: 'disabled', emails: [] }
      await tx.update(staff).set({ disabledAt: null }).where(eq(staff.id, account.id))
      await recordStaffEvent(tx, actor, { staffId: account.id, kind: 'enabled', at: now() })
    }
    await recordStaffEvent(tx, actor, { staffId: account.id, kind: 'link_by_command', at: now() })
    return { staffId: account.id }
  })
  return 'denied' in given ? given : issueLink(deps, given.staffId)
}

async function readBack({ db }: Pick<Deps, 'db'>, id: string): Promise<Outcome<StaffMember>> {
  const member = await getStaff(db, id)
  return member ? done(member) : notFound
}

const membersOf = (db: Tx) =>
  db
    .select({ person: staff, password: staffCredentials.password })
    .from(staff)
    .leftJoin(staffCredentials, eq(staffCredentials.userId, staff.id))
    .$dynamic()

/** With the addresses of all accounts if there is none with this one. */
export type LinkDenied = { denied: 'unknown' | 'disabled'; emails: string[] }

type Row = { person: typeof staff.$inferSelect; password: string | null }

const toMember = ({ person, password }: Row): StaffMember => ({
  id: person.id,
  name: person.name,
  email: person.email,
  position: person.position,
  phone: person.phone,
  signature: person.signature,
  hasPassword: password !== null,
  disabledAt: person.disabledAt?.toISOString() ?? null,
  createdAt: person.createdAt.toISOString(),
  updatedAt: person.updatedAt.toISOString(),
})
