import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from './connect.ts'
import { transact } from './transact.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Any number will do, as long as every process takes the same. */
const migrationLock = 7_246_801

/**
 * Brings the database up to date in one transaction: all of it or nothing. Processes that start together wait for each
 * other. A new database is furnished in the same transaction, so it is never left half made.
 */
export async function migrate(db: Db, furnish: (tx: Tx) => Promise<void>): Promise<void> {
  await transact(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
    await tx.execute(sql`
      create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())
    `)
    const { rows } = await tx.execute<{ name: string }>(sql`select name from schema_migrations`)
    const applied = new Set(rows.map(({ name }) => name))
    const pending = readdirSync(folder)
      .filter((name) => name.endsWith('.sql') && !applied.has(name))
      .sort()
    for (const name of pending) {
      await tx.execute(sql.raw(readFileSync(new URL(name, folder), 'utf8')))
      await tx.execute(sql`insert into schema_migrations (name) values (${name})`)
    }
    if (applied.size === 0) await furnish(tx)
  })
}
