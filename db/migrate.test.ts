import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { generateDrizzleJson } from 'drizzle-kit/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { defaultAttributes } from '../demo/attributes/default-attributes.ts'
import { defaultFits } from '../demo/fit-rules.ts'
import { seedProducts } from '../demo/products.ts'
import { seed, seedWithoutDemo } from '../demo/seed.ts'
import { inProject } from '../shared/project-path.ts'
import { createDatabase, openTestDatabase } from '../tests/support/test-database.ts'
import { type Connection, connect } from './connect.ts'
import { knownMigrations, migrate, UnsupportedDatabase } from './migrate.ts'
import * as schema from './schema.ts'
import { attributes, banners, categories, fitRules, products, searchSynonyms } from './schema.ts'

const read = (name: string) => readFileSync(inProject('db/migrations', name), 'utf8')

let connection: Connection

beforeAll(async () => {
  connection = await openTestDatabase()
  await migrate(connection.db, seed)
})
afterAll(() => connection.close())

type Table = {
  name: string
  columns: Record<string, { name: string; type: string; notNull: boolean }>
  foreignKeys: object
  uniqueConstraints: object
  checkConstraints: object
  indexes: object
}

/** What drizzle-kit compares schema.ts with, to generate the next migration. */
const { id, prevId, ...snapshot }: { id: string; prevId: string; tables: Record<string, Table> } = JSON.parse(
  read(`meta/${knownMigrations().at(-1)?.slice(0, 4)}_snapshot.json`),
)

test('a change of schema.ts has its migration: npm run db:generate', () => {
  const current = generateDrizzleJson(schema, undefined, undefined, 'snake_case')
  expect({ ...current, id, prevId }).toEqual({ ...snapshot, id, prevId })
})

test('the tables are those of schema.ts, with their keys, checks and indexes', async () => {
  const { rows } = await connection.db.execute<{ part: string }>(sql`
    with tables as (
      select oid, relname from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migrations'
    )
    select relname || '.' || attname || ' ' || format_type(atttypid, atttypmod) || case when attnotnull then ' not null' else '' end as part
    from pg_attribute join tables on tables.oid = attrelid where attnum > 0 and not attisdropped
    union all
    select relname || ' ' || conname from pg_constraint join tables on tables.oid = conrelid where contype in ('c', 'f', 'u')
    union all
    select relname || ' ' || indexrelid::regclass from pg_index join tables on tables.oid = indrelid
    where not exists (select from pg_constraint where conindid = indexrelid and conrelid = indrelid)`)
  const parts = Object.values(snapshot.tables).flatMap((table) => [
    ...Object.values(table.columns).map(
      ({ name, type, notNull }) =>
        `${table.name}.${name} ${type.replace(' collate "C"', '')}${notNull ? ' not null' : ''}`,
    ),
    ...[table.foreignKeys, table.uniqueConstraints, table.checkConstraints, table.indexes].flatMap((named) =>
      Object.keys(named).map((name) => `${table.name} ${name}`),
    ),
  ])
  const added = ['products products_by_words']
  expect(rows.map(({ part }) => part).sort()).toEqual([...parts, ...added].sort())
})

test('a migration that is published never changes; a new one is added to published.sha256', () => {
  const sums = knownMigrations().map((name) => `${createHash('sha256').update(read(name)).digest('hex')}  ${name}\n`)
  expect(sums.join('')).toBe(read('published.sha256'))
})

test("drizzle-kit's journal lists the migrations in the order in which they are applied", () => {
  const { entries }: { entries: { tag: string }[] } = JSON.parse(read('meta/_journal.json'))
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(knownMigrations())
})

test('a database of a version before the first release is left alone', async () => {
  const older = await openTestDatabase()
  try {
    await older.pool.query(`
      create table schema_migrations (name text primary key, applied_at timestamptz not null default now());
      insert into schema_migrations (name) values ('0001_ground.sql')`)
    await expect(migrate(older.db, seed)).rejects.toThrow(UnsupportedDatabase)
    expect((await older.pool.query(`select to_regclass('products') as products`)).rows).toEqual([{ products: null }])
  } finally {
    await older.close()
  }
})

test('without the demo there are categories, attributes, rules and synonyms, but no product and no banner', async () => {
  const bare = await openTestDatabase()
  try {
    await migrate(bare.db, seedWithoutDemo)
    expect(await bare.db.$count(categories)).toBe(27)
    expect(await bare.db.$count(attributes)).toBe(defaultAttributes.length)
    expect(await bare.db.$count(fitRules)).toBe(defaultFits.rules.length)
    expect(await bare.db.$count(searchSynonyms)).toBe(93)
    expect([await bare.db.$count(products), await bare.db.$count(banners)]).toEqual([0, 0])
    // Pages name products of the demo by id.
    const { rows } = await bare.db.execute<{ id: string }>(sql`select nextval('products_id_seq') as id`)
    expect(Number(rows[0]?.id)).toBeGreaterThan(Math.max(...seedProducts.map(({ id }) => id)))
    await migrate(bare.db, seed)
    expect(await bare.db.$count(products)).toBe(0)
  } finally {
    await bare.close()
  }
})

test('a second start changes nothing and seeds nothing', async () => {
  const { db } = connection
  await db.delete(attributes).where(eq(attributes.key, 'color'))
  await db.delete(banners)
  await migrate(db, seed)
  expect(await db.$count(banners)).toBe(0)
  expect(await db.$count(attributes)).toBe(defaultAttributes.length - 1)
  expect(await db.$count(products)).toBe(seedProducts.length)
})

test('rows added after the seed get new ids', async () => {
  const { db } = connection
  const [added] = await db.insert(categories).values({ name: 'Nueva', position: 99 }).returning()
  expect(added?.id).toBe(28)
})

test('a seed that fails leaves the database as it was', async () => {
  const fresh = await openTestDatabase()
  try {
    await expect(migrate(fresh.db, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await migrate(fresh.db, seed)
    expect(await fresh.db.$count(products)).toBe(seedProducts.length)
  } finally {
    await fresh.close()
  }
})

test.runIf(inject('postgresUrl'))('processes that start together on PostgreSQL migrate and seed once', async () => {
  const databaseUrl = await createDatabase(inject('postgresUrl'))
  const connections = await Promise.all(
    Array.from({ length: 4 }, () => connect({ databaseUrl, dataDir: '', onError: console.error })),
  )
  await Promise.all(connections.map(({ db }) => migrate(db, seed)))
  expect(await connections[0]?.db.$count(products)).toBe(seedProducts.length)
  expect(await connections[0]?.db.$count(attributes)).toBe(defaultAttributes.length)
  await Promise.all(connections.map(({ close }) => close()))
})

test.runIf(inject('postgresUrl'))('a migration that has to wait for a table does not make others wait', async () => {
  const databaseUrl = await createDatabase(inject('postgresUrl'))
  const { db, pool, close } = await connect({ databaseUrl, dataDir: '', onError: () => {} })
  await pool.query('create table held (id integer)')
  const backup = await pool.connect()
  await backup.query('begin')
  await backup.query('select from held')
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const migrated = migrate(db, async (tx) => {
    begin()
    await tx.execute(sql`alter table held add column name text`)
  })
  await begun
  await pool.query('select from held')
  await backup.query('commit')
  backup.release()
  await migrated
  expect((await pool.query('select name from held')).rows).toEqual([])
  await close()
})
