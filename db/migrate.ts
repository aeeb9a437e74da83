import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DrizzleQueryError, sql } from 'drizzle-orm'
import pg from 'pg'
import { inProject } from '../shared/project-path.ts'
import type { Db, Tx } from './connect.ts'
import { lock, transact } from './transact.ts'

const folder = inProject('db/migrations')

/** Everybody who uses the table waits behind a migration that waits for it, for example during a backup. */
const lockTimeout = '2s'
const lockNotAvailable = '55P03'
const maxAttempts = 30
const betweenAttemptsMs = 2_000

export async function migrate(db: Db, seed: (tx: Tx) => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrateOnce(db, seed)
    } catch (error) {
      if (!isLockTimeout(error) || attempt === maxAttempts) throw error
      await wait(betweenAttemptsMs)
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof pg.DatabaseError && cause.code === lockNotAvailable
}

/** One transaction migrates and seeds, so a new database is never left half created. */
async function migrateOnce(db: Db, seed: (tx: Tx) => Promise<void>): Promise<void> {
  await transact(db, async (tx) => {
    await lock(tx, 'migration')
    await tx.execute(sql.raw(`set local lock_timeout = '${lockTimeout}'`))
    const before = await applyMigrations(tx, knownMigrations())
    if (before.size === 0) await seed(tx)
  })
}

export class UnsupportedDatabase extends Error {
  override name = 'UnsupportedDatabase'

  constructor() {
    super(
      'The database is of a version before the first release, whose data this version cannot read. Start with a new one.',
    )
  }
}

/** Every database that this program can read has it. */
export const baseline = '0000_functions.sql'

export const knownMigrations = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()

export async function applyMigrations(tx: Tx, names: string[]): Promise<Set<string>> {
  await tx.execute(sql`
    create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())
  `)
  const applied = await appliedMigrations(tx)
  if (applied.size > 0 && !applied.has(baseline)) throw new UnsupportedDatabase()
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
