import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { seedCategories } from './categories.ts'
import { seedProducts } from './products.ts'

const withoutSubcategories = seedCategories.filter(({ subcategories }) => subcategories.length === 0)
const leafCategories = [...withoutSubcategories, ...seedCategories.flatMap(({ subcategories }) => subcategories)]

test('there are at least 72 products, and every leaf category has two or more', () => {
  expect(seedProducts.length).toBeGreaterThanOrEqual(72)
  for (const { id, name } of leafCategories) {
    expect(seedProducts.filter(({ categoryId }) => categoryId === id).length, name).toBeGreaterThanOrEqual(2)
  }
  expect(seedProducts.filter(({ categoryId }) => !leafCategories.some(({ id }) => id === categoryId))).toEqual([])
})

test.each(['id', 'slug', 'code', 'name', 'subtitle', 'desc'] as const)('no two products share their %s', (field) => {
  expect(new Set(seedProducts.map((product) => product[field])).size).toBe(seedProducts.length)
})

test.each(seedProducts)('$name is fully described', (product) => {
  const paragraphs = product.desc.split('\n\n')
  expect(product.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  expect(product.subtitle.length).toBeGreaterThan(20)
  expect(paragraphs.length).toBeGreaterThanOrEqual(2)
  expect(paragraphs.length).toBeLessThanOrEqual(3)
  for (const paragraph of paragraphs) expect(paragraph.length).toBeGreaterThan(80)
  expect(product.specifications.length).toBeGreaterThanOrEqual(8)
  expect(new Set(product.specifications.map(({ key }) => key)).size).toBe(product.specifications.length)
  expect(product.information.length).toBeGreaterThanOrEqual(4)
  expect(product.pictures.length).toBeGreaterThanOrEqual(2)
  for (const alt of product.pictures) expect(alt.length).toBeGreaterThan(15)
  expect(product.downloads[0]).toEqual({ name: 'Ficha técnica', link: `/fichas/${product.slug}.pdf` })
  for (const video of product.videos) expect(existsSync(`media/web/${video.slice('/media/'.length)}`), video).toBe(true)
})

test('there is a product for every variant of the product page', () => {
  expect(seedProducts.some(({ videos }) => videos.length === 0)).toBe(true)
  expect(seedProducts.some(({ videos }) => videos.length > 1)).toBe(true)
  expect(seedProducts.some(({ information }) => typeof information === 'string')).toBe(true)
  expect(seedProducts.some(({ packs }) => packs)).toBe(true)
})

test('no two products share a sentence', () => {
  const sentences = seedProducts.flatMap(({ desc }) => desc.split(/(?<=\.)\s+/))
  const repeated = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)
  expect(repeated).toEqual([])
})
