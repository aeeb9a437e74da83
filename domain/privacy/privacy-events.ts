import { desc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connect.ts'
import { privacyEvents, staff } from '../../db/schema.ts'
import type { PrivacyEvent } from '../../shared/privacy/privacy.ts'
import { type Actor, staffIdOf } from '../actor.ts'

type Entry = { kind: PrivacyEvent['kind']; requests?: number; at: Date }

/** The register never says whose requests they were. */
export async function recordPrivacyEvent(tx: Tx, actor: Actor, entry: Entry): Promise<void> {
  await tx.insert(privacyEvents).values({ ...entry, staffId: staffIdOf(actor) })
}

export async function listPrivacyEvents(db: Db): Promise<PrivacyEvent[]> {
  const { id, kind, requests, at } = privacyEvents
  const rows = await db
    .select({ id, kind, requests, at, staffName: staff.name })
    .from(privacyEvents)
    .leftJoin(staff, eq(staff.id, privacyEvents.staffId))
    .orderBy(desc(id))
    .limit(50)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
