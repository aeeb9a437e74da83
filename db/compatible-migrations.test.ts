import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inProject } from '../shared/project-path.ts'
import { openTestDatabase } from '../tests/support/test-database.ts'
import type { Connection, Tx } from './connect.ts'
import { applyMigrations, knownMigrations } from './migrate.ts'
import { transact } from './transact.ts'

/** What a new database begins with. From the next one on, versions run side by side during an upgrade. */
const lastFree = '0002'

const rules: { breaks: RegExp; advice: string }[] = [
  {
    breaks: /\bdrop (table|column|view|function|type|sequence|schema)\b(?! pg_temp\.)/,
    advice: 'drop it one version later',
  },
  { breaks: /\brename\b/, advice: 'add the new name, and drop the old one a version later' },
  { breaks: /\balter (column )?\S+ (set data )?type\b/, advice: 'add a new column instead' },
  { breaks: /\bset not null\b/, advice: 'the version before may still write null' },
]

/** The version before goes on reading and writing while this migration is already applied. */
function incompatibilities(sql: string): string[] {
  const plain = sql
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
  return plain
    .split(';')
    .flatMap((statement) =>
      rules
        .filter(({ breaks }) => breaks.test(statement))
        .map(({ advice }) => `breaks the version before: "${statement.trim()}" (${advice})`),
    )
}

const isFree = (name: string) => name.slice(0, 4) <= lastFree
const bound = knownMigrations().filter((name) => !isFree(name))

test.each(bound)('%s suits the version before', (name) => {
  expect(incompatibilities(readFileSync(inProject('db/migrations', name), 'utf8'))).toEqual([])
})

test.each([
  'alter table requests drop column phone',
  'drop table quotes',
  'alter table requests rename column phone to telephone',
  'alter table requests rename to inbox',
  'alter table requests alter column id type bigint',
  'alter table requests alter phone set data type varchar(20)',
  'alter table requests\n  alter column phone set not null',
])('rejected: %s', (statement) => {
  expect(incompatibilities(`create table one (id integer not null);\n${statement};`)).toHaveLength(1)
})

test.each([
  'create table words (word text not null)',
  'alter table requests add column source text',
  "alter table requests add column source text not null default 'web', add column more text",
  'alter table requests add column source text default 1 not null',
  'alter table requests drop constraint one, alter column phone drop not null, alter column phone set default 1',
  'drop index requests_by_date',
  'drop function pg_temp.only_here',
  '-- drop table requests\nselect 1',
])('accepted: %s', (statement) => {
  expect(incompatibilities(statement)).toEqual([])
})

/** What may make a write fail: constraints, unique indexes, triggers, and columns that need a value. */
const restrictions = sql`
  with tables as (select oid, relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace)
  select relname, 'constraint ' || conname || ' ' || pg_get_constraintdef(pg_constraint.oid) as rule
  from pg_constraint join tables on tables.oid = conrelid where contype in ('c', 'f', 'x')
  union all
  select relname, 'rows kept by ' || conrelid::regclass || ' ' || pg_get_constraintdef(pg_constraint.oid)
  from pg_constraint join tables on tables.oid = confrelid where contype = 'f' and confdeltype in ('a', 'r')
  union all
  select relname, pg_get_indexdef(indexrelid) from pg_index join tables on tables.oid = indrelid where indisunique
  union all
  select relname, pg_get_triggerdef(pg_trigger.oid)
  from pg_trigger join tables on tables.oid = tgrelid where not tgisinternal
  union all
  select relname, 'no default for ' || attname
  from pg_attribute join tables on tables.oid = attrelid
  where attnum > 0 and attnotnull and not atthasdef and attidentity = '' and not attisdropped
  union all
  select relname, 'exists' from tables`

async function readRestrictions(tx: Tx): Promise<Map<string, Set<string>>> {
  const { rows } = await tx.execute<{ relname: string; rule: string }>(restrictions)
  const byTable = Map.groupBy(rows, ({ relname }) => relname)
  return new Map([...byTable].map(([table, found]) => [table, new Set(found.map(({ rule }) => rule))]))
}

/** The version before does not know tables that the change creates. */
async function newRestrictions(tx: Tx, change: () => Promise<unknown>): Promise<string[]> {
  const before = await readRestrictions(tx)
  await change()
  const after = await readRestrictions(tx)
  return [...before].flatMap(([table, rules]) =>
    [...(after.get(table) ?? [])].filter((rule) => !rules.has(rule)).map((rule) => `${table}: ${rule}`),
  )
}

/** By migration, what the version before never violates, and why. */
const exceptions: { migration: string; restriction: string; reason: string }[] = []

let connection: Connection
beforeAll(async () => {
  connection = await openTestDatabase()
  await transact(connection.db, (tx) => applyMigrations(tx, knownMigrations().filter(isFree)))
})
afterAll(() => connection.close())

test('no migration makes a table of the version before reject more', async () => {
  const found: string[] = []
  await transact(connection.db, async (tx) => {
    for (const migration of bound) {
      const known = knownMigrations().filter((name) => name <= migration)
      const added = await newRestrictions(tx, () => applyMigrations(tx, known))
      found.push(...added.map((restriction) => `${migration}: ${restriction}`))
    }
  })
  expect(found).toEqual(exceptions.map(({ migration, restriction }) => `${migration}: ${restriction}`))
})

class RolledBack extends Error {}

async function restrictionsAddedBy(statement: string): Promise<string[]> {
  let added: string[] = []
  const tried = transact(connection.db, async (tx) => {
    added = await newRestrictions(tx, () => tx.execute(sql.raw(statement)))
    throw new RolledBack()
  })
  await expect(tried).rejects.toThrow(RolledBack)
  return added
}

test.each([
  'alter table requests add column source text not null',
  "alter table requests add a text not null default 'x', add column b integer not null",
  'alter table quotes alter column created_at drop default',
  "alter table requests add constraint one check (phone <> 'x')",
  "alter table requests add constraint one check (phone <> 'x') not valid",
  'create unique index one on requests (phone)',
  'alter table requests add unique (phone)',
  'alter table request_lines add foreign key (product_id) references products not valid',
  'create table visits (request_id integer references requests)',
  'create trigger one before insert on requests for each row execute function suppress_redundant_updates_trigger()',
  'alter table changes drop constraint changes_kind_check, add constraint changes_kind_check check (kind <> act)',
])('makes a table reject more: %s', async (statement) => {
  expect(await restrictionsAddedBy(statement)).not.toEqual([])
})

test.each([
  'create table visits (id integer primary key, request_id integer not null references requests on delete cascade)',
  "alter table requests add column source text not null default 'web', add column more text",
  'alter table requests add column number integer not null generated by default as identity',
  'alter table changes drop constraint changes_kind_check',
  'create index one on requests (phone)',
])('makes no table reject more: %s', async (statement) => {
  expect(await restrictionsAddedBy(statement)).toEqual([])
})
