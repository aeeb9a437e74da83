import { randomUUID } from 'node:crypto'
import type { FirstAccount } from '../../contract/staff/staff.ts'
import { staff, staffCredentials } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { consumeFirstLink, issueLink } from './links.ts'
import { recordStaffEvent } from './record-staff-event.ts'
import type { StaffDeps } from './staff-deps.ts'

type FirstDeps = Pick<StaffDeps, 'auth' | 'db' | 'publicUrl' | 'now'>

export async function prepareFirstAccount(
  deps: FirstDeps,
  account: FirstAccount | undefined,
): Promise<string | undefined> {
  if (await hasStaff(deps)) return undefined
  if (!account) return (await issueLink(deps)).link
  await createFirst(deps, account)
  return undefined
}

export async function makeFirstAccount(deps: FirstDeps, token: string, account: FirstAccount): Promise<boolean> {
  if (!(await consumeFirstLink(deps, token)) || (await hasStaff(deps))) return false
  await createFirst(deps, account)
  return true
}

const hasStaff = async ({ db }: FirstDeps) => (await db.select({ id: staff.id }).from(staff).limit(1)).length > 0

/** If several processes start on one database, only one of them creates the account. */
async function createFirst({ auth, db, now }: FirstDeps, { name, email, password }: FirstAccount): Promise<void> {
  const { password: passwords } = await auth.$context
  const hash = await passwords.hash(password)
  await transact(db, async (tx) => {
    const id = randomUUID()
    const made = await tx.insert(staff).values({ id, name, email }).onConflictDoNothing().returning({ id: staff.id })
    if (made.length === 0) return
    const credential = { id: randomUUID(), userId: id, accountId: id, providerId: 'credential', password: hash }
    await tx.insert(staffCredentials).values(credential)
    await recordStaffEvent(tx, { staffId: id, kind: 'created', at: now() })
  })
}
