import { expect, test } from 'vitest'
import { generateCatalogue } from '../../../bench/generated-catalogue.ts'
import { products } from '../../../db/schema.ts'
import { setUpTestApp } from '../../../tests/test-app.ts'
import { createCatalogueLoader, loadCatalogue } from './load-catalogue.ts'

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
