import { sql } from 'drizzle-orm'
import type { Tx } from './connect.ts'

/** The numbers are arbitrary, but processes of all versions must share them. */
const numbers = { migration: 7_246_801, catalogue: 7_246_802, settings: 7_246_803, mailQueue: 7_246_804 }

/** One transaction at a time of all processes gets past this; it holds the lock until it ends. */
export async function lock(tx: Tx, purpose: keyof typeof numbers): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${numbers[purpose]})`)
}
