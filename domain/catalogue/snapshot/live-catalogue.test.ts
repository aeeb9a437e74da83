import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { generateCatalogue } from '../../../bench/generated-catalogue.ts'
import { type Connection, connect } from '../../../db/connect.ts'
import { migrate } from '../../../db/migrate.ts'
import { products } from '../../../db/schema.ts'
import { seed } from '../../../demo/seed.ts'
import { createUploads, openUploads } from '../../../server/uploads/store-uploads.ts'
import { setUpTestApp } from '../../../tests/support/test-app.ts'
import { createDatabase, temporaryFolder } from '../../../tests/support/test-database.ts'
import { publishProducts } from '../editing/products.ts'
import { createCatalogue } from './catalogue.ts'
import {
  catalogueChannel,
  createCatalogueLoader,
  createLiveCatalogue,
  type LiveCatalogue,
  loadCatalogue,
} from './live-catalogue.ts'

const staff = { kind: 'staff' as const, id: '1', name: 'Marta Díaz', email: 'marta@precinta.example' }
const catalogueOf = (count: number) => createCatalogue(generateCatalogue(count))

test('a reload waits for a catalogue that was loaded after the call', async () => {
  const loads: ((count: number) => void)[] = []
  const load = async () => {
    const { promise, resolve } = Promise.withResolvers<number>()
    loads.push(resolve)
    return catalogueOf(await promise)
  }
  const live = createLiveCatalogue(await catalogueOf(1), load, console.error)
  const first = live.reload()
  await expect.poll(() => loads.length).toBe(1)
  const [second, third] = [live.reload(), live.reload()]
  loads[0]?.(2)
  await first
  expect(live.current.getProduct(2)).toBeDefined()
  await expect.poll(() => loads.length).toBe(2)
  loads[1]?.(3)
  await Promise.all([second, third])
  expect(live.current.getProduct(3)).toBeDefined()
  expect(loads.length).toBe(2)
})

test('a failed reload keeps the last catalogue and does not reject', async () => {
  const errors: unknown[] = []
  const first = await catalogueOf(1)
  const live = createLiveCatalogue(
    first,
    () => Promise.reject(new Error('away')),
    (error) => errors.push(error),
  )
  await live.reload()
  expect(live.current).toBe(first)
  expect(errors).toHaveLength(1)
})

async function keep({ db }: Connection) {
  const load = createCatalogueLoader(db)
  return createLiveCatalogue(await load(), load, console.error)
}

const listening = `select pid from pg_stat_activity where query like 'listen %' and datname = current_database()`
const listenerOf = async ({ pool }: Connection) => (await pool.query(listening)).rows[0]?.pid

const onPostgres = inject('postgresUrl') !== undefined
let databaseUrl: string
let connections: Connection[]

beforeAll(async () => {
  if (!onPostgres) return
  databaseUrl = await createDatabase(inject('postgresUrl'))
  const open = () => connect({ databaseUrl, dataDir: temporaryFolder(), onError: () => {} })
  connections = [await open(), await open()]
  for (const { db } of connections) await migrate(db, seed)
})
afterAll(async () => {
  await Promise.all((connections ?? []).map(({ close }) => close()))
})

async function depsOf(connection: Connection, catalogue: LiveCatalogue) {
  const { uploadStore } = await openUploads(connection, temporaryFolder())
  return { db: connection.db, catalogue, uploads: createUploads(uploadStore), now: () => new Date() }
}

test.runIf(onPostgres)('a change made by one process reaches another on the same PostgreSQL', async () => {
  const [one, other] = connections
  if (!one || !other) throw new Error('Not connected.')
  const [here, there] = [await keep(one), await keep(other)]
  const stop = other.subscribe(catalogueChannel, there.reload)
  await expect.poll(() => listenerOf(one), { timeout: 10_000 }).toBeDefined()
  await publishProducts(await depsOf(one, here), staff, [119], false)
  expect(here.current.getProduct(119)).toBeUndefined()
  await expect.poll(() => there.current.getProduct(119), { timeout: 10_000 }).toBeUndefined()
  await stop()
})

test.runIf(onPostgres)('a process that lost its connection catches up after reconnecting', async () => {
  const [one, other] = connections
  if (!one || !other) throw new Error('Not connected.')
  const [here, live] = [await keep(one), await keep(other)]
  const stop = other.subscribe(catalogueChannel, live.reload)
  await expect.poll(() => listenerOf(one), { timeout: 10_000 }).toBeDefined()
  await one.pool.query('select pg_terminate_backend($1)', [await listenerOf(one)])
  await publishProducts(await depsOf(one, here), staff, [120], false)
  await expect.poll(() => live.current.getProduct(120), { timeout: 15_000 }).toBeUndefined()
  await stop()
})

const createTestApp = setUpTestApp()

test('a load after which nothing changed keeps the catalogue', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const load = createCatalogueLoader(app.db)
  const first = await load()
  expect(await load()).toBe(first)
  await staff.post('/api/admin/synonyms', { words: ['quimera', 'hebilla'] })
  const second = await load()
  expect(second).not.toBe(first)
  expect(second.findProducts('quimera').length).toBeGreaterThan(0)
  expect(await load()).toBe(second)
})

test('all products are loaded in order, however many there are', async () => {
  const { db } = await createTestApp()
  await db.delete(products)
  const { products: rows } = generateCatalogue(2_000)
  // Pairs share a position, so that the order within a pair is by id.
  await db.insert(products).values(rows.map((row) => ({ ...row, position: Math.floor((2_000 - row.id) / 2) })))

  const catalogue = await loadCatalogue(db)

  const pages = Array.from({ length: catalogue.pagesOf(0) ?? 0 }, (_, page) =>
    catalogue.listProducts({ name: '', categoryId: 0, page }),
  )
  const expected = rows
    .map(({ id }) => id)
    .sort((a, b) => Math.floor((2_000 - a) / 2) - Math.floor((2_000 - b) / 2) || a - b)
  expect(pages.flatMap((page) => page.products.map(({ id }) => id))).toEqual(expected)
})
