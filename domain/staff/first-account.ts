import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { staff, staffCredentials } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { FirstAccount } from '../../shared/staff/staff.ts'
import type { Job, Visitor } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { recordStaffEvent } from '../history/record-change.ts'
import { consumeFirstLink, issueLink } from './one-time-links.ts'

export async function prepareFirstAccount(
  deps: Pick<Deps, 'auth' | 'db' | 'publicUrl' | 'now'>,
  actor: Job,
  account: FirstAccount | undefined,
): Promise<string | undefined> {
  if (await hasStaff(deps)) return undefined
  if (!account) return (await issueLink(deps)).link
  await createFirst(deps, actor, account)
  return undefined
}

export async function makeFirstAccount(
  deps: Pick<Deps, 'db' | 'auth' | 'now'>,
  actor: Visitor,
  token: string,
  account: FirstAccount,
): Promise<boolean> {
  return (await consumeFirstLink(deps, token)) && createFirst(deps, actor, account)
}

export async function canSignIn(
  { auth, db }: Pick<Deps, 'db' | 'auth'>,
  { email, password }: FirstAccount,
): Promise<boolean> {
  const [found] = await db
    .select({ hash: staffCredentials.password })
    .from(staff)
    .innerJoin(staffCredentials, eq(staffCredentials.userId, staff.id))
    .where(and(eq(staff.email, email), isNull(staff.disabledAt)))
  const { password: passwords } = await auth.$context
  return found?.hash != null && passwords.verify({ hash: found.hash, password })
}

const hasStaff = async ({ db }: { db: Tx }) => (await db.select({ id: staff.id }).from(staff).limit(1)).length > 0

/** Several processes and several links may try at once, and one of them creates the account. */
async function createFirst(
  { auth, db, now }: Pick<Deps, 'db' | 'auth' | 'now'>,
  actor: Job | Visitor,
  { name, email, password }: FirstAccount,
): Promise<boolean> {
  const { password: passwords } = await auth.$context
  const hash = await passwords.hash(password)
  return transact(db, async (tx) => {
    await tx.execute(sql`lock table staff in share row exclusive mode`)
    if (await hasStaff({ db: tx })) return false
    const id = randomUUID()
    await tx.insert(staff).values({ id, name, email })
    const credential = { id: randomUUID(), userId: id, accountId: id, providerId: 'credential', password: hash }
    await tx.insert(staffCredentials).values(credential)
    await recordStaffEvent(tx, actor, { staffId: id, kind: 'created', at: now() })
    return true
  })
}
