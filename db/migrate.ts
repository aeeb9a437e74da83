import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { inProject } from '../root.ts'
import type { Db, Tx } from './connect.ts'
import { seedAttributes } from './seed/attributes/seed-attributes.ts'
import { seedFitRules } from './seed/fits/seed-fit-rules.ts'
import { transact } from './transact.ts'

const folder = inProject('db/migrations')

/** The number is arbitrary, but all processes must share it. */
const migrationLock = 7_246_801

/** One transaction migrates and seeds, so a new database is never left half created. */
export async function migrate(db: Db, seed: (tx: Tx) => Promise<void>): Promise<void> {
  await transact(db, async (tx) => {
    await waitForOtherMigrations(tx)
    const before = await applyMigrations(tx, knownMigrations())
    if (before.size === 0) await seed(tx)
    await seedAttributes(tx)
    await seedFitRules(tx)
  })
}

export async function waitForOtherMigrations(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
}

export const knownMigrations = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()

export async function applyMigrations(tx: Tx, names: string[]): Promise<Set<string>> {
  await tx.execute(sql`
    create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())
  `)
  const applied = await appliedMigrations(tx)
  for (const name of names.filter((name) => !applied.has(name))) {
    await tx.execute(sql.raw(readFileSync(join(folder, name), 'utf8')))
    await tx.execute(sql`insert into schema_migrations (name) values (${name})`)
  }
  return applied
}

export async function appliedMigrations(tx: Tx): Promise<Set<string>> {
  const { rows } = await tx.execute<{ name: string }>(sql`select name from schema_migrations order by name`)
  return new Set(rows.map(({ name }) => name))
}
