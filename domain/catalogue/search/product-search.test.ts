import { describe, expect, test } from 'vitest'
import { generateCatalogue } from '../../../bench/generated-catalogue.ts'
import { seedCategories } from '../../../demo/categories.ts'
import { seedProducts } from '../../../demo/products.ts'
import { setUpTestApp } from '../../../tests/support/test-app.ts'
import { type Catalogue, createCatalogue } from '../snapshot/catalogue.ts'
import { buyerSearches } from './buyer-searches.gold.ts'
import { nonsense, searches } from './product-search.gold.ts'
import { createProductSearch } from './product-search.ts'
import {
  createSynonyms,
  limitFault,
  maxSynonymsOfWord,
  maxWordsOfGroups,
  readGroup,
  type SynonymGroup,
} from './synonym-groups.ts'

const createTestApp = setUpTestApp()

const firstFive = (body: { products: { id: number }[] }) => body.products.slice(0, 5).map(({ id }) => id)

test('every search of the gold file finds its products among the first five', async () => {
  const app = await createTestApp()
  const misses = []
  for (const { text, among } of searches) {
    const found = firstFive((await app.get(`/api/products?name=${encodeURIComponent(text)}`)).body)
    if (!among.every((id) => found.includes(id))) misses.push({ text, among, found })
  }
  expect(searches.length).toBeGreaterThanOrEqual(60)
  expect(misses).toEqual([])
})

/** A shoe has the stem of a brake shoe, and a tyre that of a pneumatic tool. */
const mistaken = ['zapatos taco alto', 'neumaticos aro 15']

describe.each(Object.entries(buyerSearches))('searches of buyers, %s', (_half, { searches, nothing }) => {
  test('95 % have a right product among the first three, and 98 % find something', async () => {
    const app = await createTestApp()
    const misses = []
    for (const { text, right } of searches) {
      const { products } = (await app.get(`/api/products?name=${encodeURIComponent(text)}`)).body
      const found = products.map(({ id }: { id: number }) => id)
      if (!found.slice(0, 3).some((id: number) => right.includes(id))) misses.push({ text, right, found })
    }
    const empty = misses.filter(({ found }) => found.length === 0)
    expect(misses.length / searches.length, JSON.stringify(misses, null, 1)).toBeLessThanOrEqual(0.05)
    expect(empty.length / searches.length, JSON.stringify(empty)).toBeLessThanOrEqual(0.02)
  })

  test('searches of other trades and noise find nothing', async () => {
    const app = await createTestApp()
    const found = []
    for (const text of nothing.filter((text) => !mistaken.includes(text))) {
      const { products } = (await app.get(`/api/products?name=${encodeURIComponent(text)}`)).body
      if (products.length > 0) found.push({ text, products: products.map(({ name }: { name: string }) => name) })
    }
    expect(found).toEqual([])
  })
})

test('nonsense finds nothing', async () => {
  const app = await createTestApp()
  for (const text of nonsense) {
    const { body } = await app.get(`/api/products?name=${encodeURIComponent(text)}`)
    expect(body, text).toEqual({ products: [], totalPages: 1, total: 0 })
  }
})

test('a blank search does not filter', async () => {
  const app = await createTestApp()
  expect((await app.get('/api/products?name=%20%20')).body.totalPages).toBe(Math.ceil(seedProducts.length / 12))
})

test('a word that is still being typed never empties the list', async () => {
  const app = await createTestApp()
  const text = 'film stretch manual'
  for (let length = 1; length <= text.length; length++) {
    const { body } = await app.get(`/api/products?name=${encodeURIComponent(text.slice(0, length))}`)
    expect(body.products.length, text.slice(0, length)).toBeGreaterThan(0)
  }
})

test('repeated words count once', async () => {
  const app = await createTestApp()
  const once = await app.get('/api/products?name=zuncho%20pet')
  const often = await app.get(`/api/products?name=${encodeURIComponent('zuncho pet '.repeat(18).trim())}`)
  expect(often.body).toEqual(once.body)
})

test('an exact name comes first', async () => {
  const app = await createTestApp()
  for (const text of ['Zuncho PET 16 mm verde gofrado', 'Tensor manual TP 16', 'Film stretch automático 23 µm']) {
    const { body } = await app.get(`/api/products?name=${encodeURIComponent(text)}`)
    expect(body.products[0].name).toBe(text)
  }
})

test('an exact code comes first, and the beginning of a code finds all that begin so', async () => {
  const app = await createTestApp()
  const find = async (text: string) =>
    (await app.get(`/api/products?name=${encodeURIComponent(text)}`)).body.products.map(({ id }: { id: number }) => id)
  for (const { id, code } of seedProducts) {
    for (const written of [code, code.toLowerCase(), code.replaceAll('-', ' '), code.replaceAll('-', '')])
      expect((await find(written))[0], written).toBe(id)
  }
  expect(await find('zpp-12')).toEqual([102, 105])
  expect(await find('ZPET')).toEqual(seedProducts.filter(({ code }) => code.startsWith('ZPET')).map(({ id }) => id))
})

test('words of the catalogue are not taken for the beginning of a code', () => {
  const search = createProductSearch()
  const texts = { position: 0, subtitle: '', category: '', specifications: [], description: '' }
  search.put({ ...texts, id: 1, name: 'Cinta café', code: 'ZUNCHO-1' })
  search.put({ ...texts, id: 2, name: 'Zuncho azul', code: '' })
  search.put({ ...texts, id: 3, name: 'Zunchadora', code: 'Zuncho' })
  expect(search.find('zuncho').ids).toEqual([3, 2, 1])
  expect(search.find('zun').ids.slice(0, 2)).not.toContain(1)
  search.put({ ...texts, id: 3, name: 'Zunchadora', code: '' })
  search.remove(1)
  expect(search.find('zuncho').ids[0]).toBe(2)
  expect(search.find('zuncho 1').ids).not.toContain(1)
})

test('a word of the catalogue does not match similar words', async () => {
  const app = await createTestApp()
  const { body } = await app.get('/api/products?name=cobre')
  // The closest word among the others is "sobre".
  for (const { id } of body.products) {
    expect(JSON.stringify(seedProducts.find((product) => product.id === id))).toMatch(/\bcobre\b/i)
  }
  expect(body).toMatchObject({
    totalPages: 1,
    products: expect.arrayContaining([expect.objectContaining({ id: 180 })]),
  })
})

test('the value of a specification can be searched', async () => {
  const app = await createTestApp()
  const { body } = await app.get('/api/products?name=preestiro%20250')
  expect(firstFive(body)).toContain(146)
})

test('a name pasted with decomposed accents is found', async () => {
  const search = createProductSearch()
  const texts = { subtitle: '', category: '', specifications: [], description: '' }
  search.put({ id: 1, position: 0, name: 'Canalón de drenaje'.normalize('NFD'), ...texts })
  for (const text of ['canalon', 'canalón', 'kanalon']) expect(search.find(text).ids, text).toEqual([1])
})

test('of very long texts, the beginning is indexed', () => {
  const search = createProductSearch()
  const long = 'Amarra cajas y pallets. '.repeat(1_000)
  const texts = { subtitle: '', category: '', specifications: [], description: `Ornitorrinco. ${long} Xilofonista.` }
  search.put({ id: 1, position: 0, name: 'Zuncho', ...texts })
  expect(search.find('ornitorrinco').ids).toEqual([1])
  expect(search.find('xilofonista').ids).toEqual([])
})

test('a product that is replaced or removed leaves nothing behind', () => {
  const search = createProductSearch()
  const texts = { position: 0, subtitle: '', category: '', specifications: [], description: '' }
  for (const [index, name] of ['Zuncho azul', 'Zuncho rojo', 'Zuncho verde'].entries())
    search.put({ ...texts, id: index + 1, name })
  search.put({ ...texts, id: 1, name: 'Zuncho negro' })
  search.remove(2)
  search.put({ ...texts, id: 4, name: 'Zuncho blanco' })
  expect(search.find('zuncho').ids.toSorted()).toEqual([1, 3, 4])
  const byColour = ['azul', 'rojo', 'verde', 'negro', 'blanco'].map((colour) => search.find(colour).ids)
  expect(byColour).toEqual([[], [], [3], [1], [4]])
})

test('a misspelled word is corrected, and the rest of the text stays as typed', async () => {
  const app = await createTestApp()
  const { body } = await app.get(`/api/products?name=${encodeURIComponent('Precio NVOLBEDROAZ de 16 mm')}`)
  expect(body.suggestion).toBe('Precio envolvedoras de 16 mm')
})

test('a misspelled word is corrected, a text full of unknown words is not', async () => {
  const app = await createTestApp()
  const read = async (name: string) => (await app.get(`/api/products?name=${encodeURIComponent(name)}`)).body
  expect((await read('nvolbedroaz')).suggestion).toBe('envolvedoras')
  expect((await read('nvolbedroaz qwzxk plmokn rtyfgh')).suggestion).toBeUndefined()
})

test('a word of the trade that the catalogue lacks is no misspelling of another', async () => {
  const app = await createTestApp()
  for (const word of ['alusa', 'strapex', 'enfardadora', 'cyklop', 'espuma']) {
    const { body } = await app.get(`/api/products?name=${word}`)
    expect([word, body.total, body.suggestion, body.nearest.links.length > 0]).toEqual([word, 0, undefined, true])
  }
  const steel = (await app.get('/api/products?name=catodo')).body
  expect([steel.total > 0, steel.nearest.links.length > 0]).toEqual([true, true])
})

test('the name of a category finds its products first', async () => {
  const app = await createTestApp()
  for (const { name, id, subcategories } of seedCategories) {
    for (const category of [
      { name, ids: [id, ...subcategories.map((sub) => sub.id)] },
      ...subcategories.map((sub) => ({ name: sub.name, ids: [sub.id] })),
    ]) {
      const own = seedProducts
        .filter(({ categoryId }) => category.ids.includes(categoryId))
        .map((product) => product.id)
      const { products } = (await app.get(`/api/products?name=${encodeURIComponent(category.name)}`)).body
      const found = products.slice(0, own.length).map((product: { id: number }) => product.id)
      expect(own, category.name).toEqual(expect.arrayContaining(found))
    }
  }
})

test('that no product has all the words is only said if it is so', async () => {
  const app = await createTestApp()
  const read = async (name: string) => (await app.get(`/api/products?name=${encodeURIComponent(name)}`)).body
  const isMentioned = (product: unknown) =>
    ['film', 'stretch', 'azul'].every((word) => JSON.stringify(product).includes(word))
  expect(seedProducts.some(isMentioned)).toBe(true)
  expect((await read('film stretch azul')).matchingAll).toBeUndefined()
  expect((await read('film stretch fucsia')).matchingAll).toBe(0)
})

test('a number with its unit matches that unit, and each number of a size must match', async () => {
  const app = await createTestApp()
  const read = async (name: string) => (await app.get(`/api/products?name=${encodeURIComponent(name)}`)).body
  expect(firstFive(await read('18 v'))).toEqual([118, 119])
  expect(await read('zuncho pet 99 x 0,5 mm')).toMatchObject({ matchingAll: 0 })
  expect(firstFive(await read('zuncho ¾'))).toEqual(expect.arrayContaining([109, 113, 116]))
})

const common = 'ancho espesor zuncho acero resistencia equipo manual color peso carga uso material verde largo'.split(
  ' ',
)

/** Groups that begin with one word, each with phrases that many products have. */
const groupsOf = (first: string, count: number): SynonymGroup[] =>
  Array.from({ length: count }, (_, group) => ({
    words: [
      first,
      ...Array.from({ length: 19 }, (_, word) =>
        [0, 1, 2, 3].map((place) => common[(group * 19 + word * 7 + place * (1 + (word % 3))) % 14]).join(' '),
      ),
    ],
    isOneWay: true,
  }))

test('synonyms beyond the limits, as a file may bring them, cost a search little more than none', async () => {
  const rows = generateCatalogue(600)
  const words = ['zuncho', 'acero', 'ancho']
  const groups = words.flatMap((word) => groupsOf(word, 75))
  const plain = await createCatalogue(rows)
  const burdened = await createCatalogue({ ...rows, synonyms: groups })
  const time = (catalogue: Catalogue) => {
    const { user } = process.threadCpuUsage()
    for (let run = 0; run < 40; run++) catalogue.findProducts('zuncho acero ancho')
    return process.threadCpuUsage().user - user
  }
  const ratios = Array.from({ length: 3 }, () => time(burdened) / time(plain))
  // About 1.3, and 50 if every group is read by every search.
  expect(Math.min(...ratios)).toBeLessThan(5)
  expect(burdened.findProducts('zuncho').length).toBeGreaterThanOrEqual(plain.findProducts('zuncho').length)
})

test('what the editor accepts is bounded over all groups', () => {
  const accepted = (groups: SynonymGroup[]) => {
    const kept: SynonymGroup[] = []
    for (const group of groups) if (!limitFault(kept, group)) kept.push(group)
    return kept
  }
  const synonyms = createSynonyms(accepted(groupsOf('zuncho', 75)).map(readGroup))
  expect(synonyms.count(['zunch'])).toBeLessThanOrEqual(maxSynonymsOfWord)

  const letters = [...'bcdfghjklmnprstvz']
  const words = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => `${a}a${b}e${c}ora`)))
  const many = Array.from({ length: 200 }, (_, group) => ({
    words: words.slice(group * 20, group * 20 + 20),
    isOneWay: false,
  }))
  const kept = new Set(accepted(many).flatMap((group) => group.words))
  expect(kept.size).toBeLessThanOrEqual(maxWordsOfGroups)
  expect(kept.size).toBeGreaterThan(maxWordsOfGroups - 20)
})
