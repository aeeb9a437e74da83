import { desc, eq } from 'drizzle-orm'
import type { PrivacyAct } from '../../contract/privacy/privacy.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { privacyActs, staff } from '../../db/schema.ts'

type Entry = { kind: PrivacyAct['kind']; staffId: string | null; requests?: number; at: Date }

/** Records who did it, when and to how many requests, but never to whose. */
export async function notePrivacyAct(tx: Tx, entry: Entry): Promise<void> {
  await tx.insert(privacyActs).values(entry)
}

export async function listPrivacyActs(db: Db): Promise<PrivacyAct[]> {
  const { id, kind, requests, at } = privacyActs
  const rows = await db
    .select({ id, kind, requests, at, staffName: staff.name })
    .from(privacyActs)
    .leftJoin(staff, eq(staff.id, privacyActs.staffId))
    .orderBy(desc(id))
    .limit(50)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
