import { eq, getTableColumns, getTableName, is, sql, Table } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { defaultAttributes } from '../demo/attributes/default-attributes.ts'
import { seedProducts } from '../demo/products.ts'
import { seed, seedWithoutDemo } from '../demo/seed.ts'
import { readDemo } from '../domain/catalogue/editing/demo.ts'
import { defaultSettings } from '../domain/settings/default-settings.ts'
import { createLiveSettings } from '../domain/settings/live-settings.ts'
import { createTrackingLinks } from '../domain/tracking/tracking-links.ts'
import { totalsOf } from '../shared/quotes/totals.ts'
import { createDatabase, openTestDatabase } from '../tests/support/test-database.ts'
import { type Connection, connect } from './connect.ts'
import { applyMigrations, knownMigrations, migrate } from './migrate.ts'
import * as schema from './schema.ts'
import {
  attributes,
  banners,
  categories,
  fitRules,
  mails,
  products,
  quotes,
  requestEvents,
  requestLines,
  requests,
  searches,
  settings,
} from './schema.ts'
import { transact } from './transact.ts'

let connection: Connection

beforeAll(async () => {
  connection = await openTestDatabase()
  await migrate(connection.db, seed)
})
afterAll(() => connection.close())

test('the tables match schema.ts', async () => {
  const { rows } = await connection.db.execute<{ column: string }>(sql`
    select table_name || '.' || column_name || ' ' || case is_nullable when 'YES' then 'null' else 'not null' end as column
    from information_schema.columns where table_schema = 'public' and table_name <> 'schema_migrations'`)
  const casing = new CasingCache('snake_case')
  const tables = Object.values(schema).filter((value) => is(value, Table))
  const described = tables.flatMap((table) =>
    Object.values(getTableColumns(table)).map(
      (column) => `${getTableName(table)}.${casing.getColumnCasing(column)} ${column.notNull ? 'not null' : 'null'}`,
    ),
  )
  expect(rows.map(({ column }) => column).sort()).toEqual(described.sort())
})

test('the migration fills units from the specifications and keeps packs', async () => {
  const older = await openTestDatabase()
  try {
    const before = knownMigrations().filter((name) => name < '0014')
    await transact(older.db, (tx) => applyMigrations(tx, before))
    await older.db.execute(sql`insert into categories (id, name, position) values (1, 'ZUNCHOS', 0)`)
    await older.db.execute(sql`
      insert into products (id, category_id, slug, name, subtitle, description, pictures, details, position)
      select id, 1, 'p-' || id, 'P', '', '', '[]', details::jsonb, id from (values
        (1, '{"specifications": [{"key": "Unidad de venta", "value": "1 rollo de 500 m"}], "packs": []}'),
        (2, '{"specifications": [{"key": "Unidad de venta", "value": "Caja de 500 unidades"}], "packs": []}'),
        (3, '{"specifications": [], "packs": [{"name": "Caja", "quantity": 6}]}'),
        (4, '{"specifications": [{"key": "Unidad de venta", "value": "Se vende por rollo"}], "packs": []}')
      ) as older (id, details)`)
    await migrate(older.db, seed)
    const rows = await older.db.select({ details: products.details }).from(products).orderBy(products.id)
    expect(rows.map(({ details }) => details.unit)).toEqual(['rollo de 500 m', 'caja de 500 unidades', '', ''])
    expect(rows[2]?.details.packs).toEqual([{ name: 'Caja', quantity: 6 }])
  } finally {
    await older.close()
  }
})

test('the migration leaves the products of an older catalogue without a code, and finds them as before', async () => {
  const older = await openTestDatabase()
  try {
    const before = knownMigrations().filter((name) => name < '0028')
    await transact(older.db, (tx) => applyMigrations(tx, before))
    await older.db.execute(sql`insert into categories (id, name, position) values (1, 'ZUNCHOS', 0)`)
    await older.db.execute(sql`
      insert into products (category_id, slug, name, subtitle, description, pictures, details, position)
      values (1, 'a', 'Zuncho PB16', 'Uno', '', '[]', '{}', 0), (1, 'b', 'B', '', '', '[]', '{}', 1)`)
    await migrate(older.db, seed)
    const rows = await older.db
      .select({ code: products.code, words: products.words })
      .from(products)
      .orderBy(products.id)
    expect(rows.map(({ code }) => code)).toEqual(['', ''])
    expect(rows[0]?.words).toContain(' zuncho pb 16 uno a')
  } finally {
    await older.close()
  }
})

test('the migration keeps the searches without results', async () => {
  const older = await openTestDatabase()
  try {
    const before = knownMigrations().filter((name) => name < '0018')
    await transact(older.db, (tx) => applyMigrations(tx, before))
    await older.db.execute(sql`insert into search_misses values ('xilofono', 7, '2026-10-03')`)
    await migrate(older.db, seed)
    expect(await older.db.select().from(searches)).toEqual([
      { text: 'xilofono', day: '2026-10-03', searched: 7, results: 0, opened: 0, positions: 0, added: 0 },
    ])
  } finally {
    await older.close()
  }
})

test('the migration adds up drafts and counts the reasons of declined quotes', async () => {
  const older = await openTestDatabase()
  try {
    const before = knownMigrations().filter((name) => name < '0023')
    await transact(older.db, (tx) => applyMigrations(tx, before))
    await older.db.execute(sql`
      insert into requests (id, kind, folio, name, email, company, received_at, quote_outcome, quote_outcome_reason, quote_outcome_at)
      values
        (1, 'quotation', 'COT-1', 'Ana', 'a@b.example', 'B', now(), null, null, null),
        (2, 'quotation', 'COT-2', 'Ana', 'a@b.example', 'B', now(), 'lost', 'Muy caro', now()),
        (3, 'quotation', 'COT-3', 'Ana', 'a@b.example', 'B', now(), 'lost', 'No respondió', now())`)
    await older.db.execute(sql`
      insert into quotes (
        id, request_id, version, currency, is_exempt, discount, freight, rut, valid_days, delivery, payment, place, notes,
        sent_at, valid_until, net, tax, total, letterhead, reaction, reaction_text, reacted_at
      ) values
        (1, 1, 1, 'CLP', false, 3333, 7, '', 15, '', '', '', '', null, null, null, null, null, null, null, null, null),
        (2, 2, 1, 'CLP', false, 0, 0, '', 15, '', '', '', '', now(), '2026-11-30', 100, 19, 119, '{}', 'declined', 'Muy caro', now())`)
    await older.db.execute(sql`
      insert into quote_lines (quote_id, position, code, name, quantity, unit, note, unit_price, discount)
      values (1, 0, '', 'Zuncho', 3, '', '', 33, 5050), (1, 1, '', 'Sello', 1, '', '', 5000, 0)`)
    await migrate(older.db, seed)
    const stored = await older.db.select().from(quotes).orderBy(quotes.id)
    const lines = [
      { quantity: 3, unitPrice: 33, discount: 5050 },
      { quantity: 1, unitPrice: 5000, discount: 0 },
    ]
    const { net, tax, total } = totalsOf({ lines, discount: 3333, freight: 7, isExempt: false })
    expect(stored).toMatchObject([
      { net, tax, total, reactionReason: null },
      { net: 100, tax: 19, total: 119, reactionReason: 'Otro motivo', reactionText: 'Muy caro' },
    ])
    const reasons = await older.db.select({ reason: requests.quoteOutcomeReason }).from(requests).orderBy(requests.id)
    expect(reasons.map(({ reason }) => reason)).toEqual([null, 'Otro motivo', 'Sin respuesta'])
  } finally {
    await older.close()
  }
})

test('the migrations keep the mails and events of requests, which get a private page on demand', async () => {
  const older = await openTestDatabase()
  try {
    const before = knownMigrations().filter((name) => name < '0019')
    await transact(older.db, (tx) => applyMigrations(tx, before))
    await older.db.execute(sql`insert into staff (id, name, email) values ('m', 'Marta', 'marta@precinta.example')`)
    await older.db.execute(sql`
      insert into requests (id, kind, folio, name, email, company, equipment, message, received_at) values
        (1, 'quotation', 'COT-1', 'Ana', 'ana@x.example', 'X', null, null, now()),
        (2, 'service', 'SER-2', 'Ana', 'ana@x.example', 'X', 'PB 16', 'No enciende', now())`)
    await older.db.execute(sql`
      insert into request_lines (request_id, position, product_id, product_known, name, quantity)
      values (1, 0, 108, true, 'Zuncho', 2)`)
    await older.db.execute(sql`
      insert into mails (request_id, staff_id, kind, state, message_id, subject, body) values
        (1, null, 'notification', 'sent', '<1>', null, null),
        (1, null, 'acknowledgement', 'failed', '<2>', null, null),
        (1, null, 'reply', 'filed', '<3>', 'Hola', 'Texto'),
        (1, null, 'reply', 'queued', '<4>', 'Hola', 'Texto'),
        (null, 'm', 'notification', 'sent', '<5>', 'Tu cuenta', 'Texto')`)
    const kinds = ['status', 'owner', 'note', 'reply', 'mail_again', 'released'] as const
    for (const kind of kinds) {
      await older.db.execute(sql`
        insert into request_events (request_id, staff_id, kind, detail, at) values (1, 'm', ${kind}, '{}', now())`)
    }
    await migrate(older.db, seed)
    const kept = await older.db.select().from(mails).orderBy(mails.id)
    expect(kept.map(({ state, cc, quoteId }) => [state, cc, quoteId])).toEqual(
      ['sent', 'failed', 'filed', 'queued', 'sent'].map((state) => [state, [], null]),
    )
    expect((await older.db.select().from(requestEvents).orderBy(requestEvents.id)).map(({ kind }) => kind)).toEqual(
      kinds,
    )
    expect(await older.db.select().from(requestLines)).toMatchObject([{ name: 'Zuncho', note: null }])
    const links = await createTrackingLinks(older.db, 'https://precinta.example')
    const link = await links.linkOf(older.db, { id: 2 }, 'mailed')
    const tracked = await links.findTracked(older.db, link?.split('/').at(-1) ?? '')
    expect(tracked?.request).toMatchObject({ folio: 'SER-2', otherProduct: null, quoteOutcome: null })
  } finally {
    await older.close()
  }
})

test('the migration takes the link out of the subjects of templates', async () => {
  const older = await openTestDatabase()
  try {
    const before = knownMigrations().filter((name) => name < '0024')
    await transact(older.db, (tx) => applyMigrations(tx, before))
    const { mailTemplates } = defaultSettings
    const quoteReminder = { subject: 'Vence: {enlace}', body: 'Hola' }
    await older.db.insert(settings).values({ name: 'mailTemplates', value: { ...mailTemplates, quoteReminder } })
    await migrate(older.db, seed)
    const live = await createLiveSettings(older.db, (error) => expect.unreachable(String(error)))
    expect(live.current.mailTemplates).toEqual({
      ...mailTemplates,
      quoteReminder: { ...quoteReminder, subject: mailTemplates.quoteReminder.subject },
    })
  } finally {
    await older.close()
  }
})

test('a database that is older than the attributes gets the defaults, and no demo catalogue', async () => {
  const older = await openTestDatabase()
  try {
    await transact(older.db, (tx) =>
      applyMigrations(
        tx,
        knownMigrations().filter((name) => name < '0026'),
      ),
    )
    await migrate(older.db, seed)
    const stored = await older.db.select().from(attributes).orderBy(attributes.position)
    expect(stored.map(({ key, value }) => ({ key, ...value }))).toEqual(defaultAttributes)
    expect(await older.db.$count(products)).toBe(0)
  } finally {
    await older.close()
  }
})

const olderUnits = new Map([
  ['tiempo-carga', ['min', 'h']],
  ['tiempo-llenado', ['min']],
  ['consumo-aire', ['NL/min', 'NL']],
])

/** What only new installations get. */
const newAttributes = ['preestiro-film']

/** As the first start once inserted them. */
const olderAttributes = defaultAttributes
  .filter(({ key }) => ![...newAttributes, 'consumo-aire-ciclo'].includes(key))
  .map((attribute) => {
    const names = olderUnits.get(attribute.key)
    return names ? { ...attribute, units: names.map((name) => ({ name, factor: 1 })) } : attribute
  })

async function migrateAttributes(stored: typeof defaultAttributes) {
  const older = await openTestDatabase()
  try {
    const before = knownMigrations().filter((name) => name < '0041')
    await transact(older.db, (tx) => applyMigrations(tx, before))
    await older.db.insert(attributes).values(stored.map(({ key, ...value }, position) => ({ key, position, value })))
    await migrate(older.db, seed)
    const rows = await older.db.select().from(attributes).orderBy(attributes.position, attributes.id)
    return rows.map(({ key, value }) => ({ key, ...value }))
  } finally {
    await older.close()
  }
}

test('the migration corrects the units of attributes, and then they are the defaults', async () => {
  const defaults = defaultAttributes.filter(({ key }) => !newAttributes.includes(key))
  expect(await migrateAttributes(olderAttributes)).toEqual(defaults)
})

test('the migration leaves the units that staff changed', async () => {
  const edited = olderAttributes.map((attribute) =>
    olderUnits.has(attribute.key) ? { ...attribute, units: [...attribute.units, { name: 'x', factor: 2 }] } : attribute,
  )
  expect(await migrateAttributes(edited)).toEqual(edited)
})

test('without the demo there are categories, attributes and rules, but no product and no banner', async () => {
  const bare = await openTestDatabase()
  try {
    await migrate(bare.db, seedWithoutDemo)
    expect(await bare.db.$count(categories)).toBe(27)
    expect(await bare.db.$count(attributes)).toBe(defaultAttributes.length)
    expect(await bare.db.$count(fitRules)).toBeGreaterThan(0)
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

test('the migration marks the demo of an older installation, except what staff edited', async () => {
  const older = await openTestDatabase()
  try {
    const before = knownMigrations().filter((name) => name < '0033')
    await transact(older.db, (tx) => applyMigrations(tx, before))
    await older.db.execute(sql`insert into categories (id, name, position) values (9, 'Zunchos PET', 0)`)
    await older.db.execute(sql`
      insert into products (id, category_id, slug, name, subtitle, description, pictures, details, position)
      select id, 9, slug, 'P', '', '', '[]', '{}', id from (values
        (106, 'zuncho-pet-9-negro'), (107, 'zuncho-pet-12-verde'), (108, 'zuncho-pet-16-verde'),
        (109, 'nuestro-zuncho'), (900, 'otro-zuncho')
      ) as older (id, slug)`)
    await older.db.execute(sql`
      insert into banners (id, name, url, position) values
        (1, 'B', '/media/banners/banner-1.jpg?w=1920&h=720&c=ffffff', 0),
        (2, 'B', '/media/banners/banner-2.jpg?w=1920&h=720&c=ffffff', 1),
        (3, 'B', '/media/uploads/0123456789abcdef0123456789abcdef.jpg?w=1920&h=720&c=ffffff', 2)`)
    await older.db.execute(sql`
      insert into changes (at, staff_id, staff_name, kind, record_id, record_name, act, before, after) values
        (now(), 's', 'S', 'product', 106, 'P', 'updated', '{"published": true}', '{"published": false}'),
        (now(), 's', 'S', 'product', 107, 'P', 'updated', '{"name": "Q", "position": 1}', '{"name": "P", "position": 107}'),
        (now(), 's', 'S', 'banner', 2, 'B', 'updated', '{"text": ""}', '{"text": "Nuevo"}')`)
    await older.db.execute(sql`insert into staff (id, name, email) values ('s', 'S', 's@precinta.example')`)
    await migrate(older.db, seed)
    const marked = await older.db
      .select({ id: products.id })
      .from(products)
      .where(eq(products.isDemo, true))
      .orderBy(products.id)
    expect(marked).toEqual([{ id: 106 }, { id: 108 }])
    expect(await older.db.select({ id: banners.id }).from(banners).where(eq(banners.isDemo, true))).toEqual([{ id: 1 }])
    expect((await readDemo({ db: older.db })).isUndecided).toBe(false)
  } finally {
    await older.close()
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
