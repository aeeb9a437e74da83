import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '../../db/schema.ts'
import { seedProducts } from '../../demo/products.ts'
import { Product, ProductList } from '../../shared/catalogue/public.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

const totalPages = Math.ceil(seedProducts.length / 12)

const idsOfCategory = (category: number) =>
  seedProducts.flatMap(({ id, categoryId }) => (categoryId === category ? [id] : []))

const idsOf = (body: ProductList) => body.products.map(({ id }) => id)

test('GET /products returns the first twelve products and the number of pages', async () => {
  const app = await createTestApp()
  const { status, body } = await app.get('/api/products')
  expect(status).toBe(200)
  expect(ProductList.parse(body)).toEqual(body)
  expect(body.products).toHaveLength(12)
  expect(body.totalPages).toBe(totalPages)
  expect(body.products[0]).toEqual({
    id: 101,
    code: 'ZPP-9-B',
    slug: 'zuncho-pp-9-blanco',
    name: 'Zuncho PP 9 mm blanco',
    subtitle: expect.any(String),
    alt: expect.any(String),
    srcImg: [
      expect.stringMatching(/^\/media\/products\/zuncho-pp-9-blanco-1\.jpg\?w=\d+&h=\d+&c=[\da-f]{6}&v=[\da-f]{8}$/),
      expect.stringMatching(/^\/media\/products\/zuncho-pp-9-blanco-2\.jpg\?w=\d+&h=\d+&c=[\da-f]{6}&v=[\da-f]{8}$/),
    ],
    unit: 'rollo',
  })
})

test('GET /products pages are zero-based and do not overlap', async () => {
  const app = await createTestApp()
  const pages = await Promise.all(
    Array.from({ length: totalPages }, (_, page) => app.get(`/api/products?page=${page}`)),
  )
  const ids = pages.flatMap(({ body }) => idsOf(body))
  expect(ids).toHaveLength(seedProducts.length)
  expect(new Set(ids).size).toBe(seedProducts.length)
})

test('GET /products past the last page is an empty list', async () => {
  const app = await createTestApp()
  const { status, body } = await app.get('/api/products?page=99')
  expect(status).toBe(200)
  expect(body).toEqual({
    products: [],
    totalPages,
    total: seedProducts.length,
    filters: expect.any(Array),
    sorts: expect.any(Array),
  })
})

test('GET /products of a subcategory lists only that one', async () => {
  const app = await createTestApp()
  const { body } = await app.get('/api/products?categoryId=16')
  expect(idsOf(body)).toEqual([141, 142, 143, 144])
  expect(body.totalPages).toBe(1)
})

test('GET /products of a category includes its subcategories', async () => {
  const app = await createTestApp()
  const { body } = await app.get('/api/products?categoryId=4')
  expect(idsOf(body)).toEqual([141, 142, 143, 144, 145, 146, 147, 148, 149, 150])
})

test('GET /products of category 0 is not filtered', async () => {
  const app = await createTestApp()
  const { body } = await app.get('/api/products?categoryId=0')
  expect(body.totalPages).toBe(totalPages)
})

test('GET /products of an unknown category is an empty list', async () => {
  const app = await createTestApp()
  const { status, body } = await app.get('/api/products?categoryId=4711')
  expect(status).toBe(200)
  expect(body).toEqual({ products: [], totalPages: 1, total: 0 })
})

test('GET /products by name searches within the category', async () => {
  const app = await createTestApp()
  const { body } = await app.get('/api/products?categoryId=20&name=acero')
  expect(idsOf(body).sort()).toEqual(expect.arrayContaining([126, 127]))
  expect(idsOf(body).every((id) => idsOfCategory(20).includes(id))).toBe(true)
})

test('GET /products by a load finds its strap and what joins it: tensioner, sealer and seal', async () => {
  const app = await createTestApp()
  const { body } = await app.get('/api/products?name=cátodo')
  expect(idsOf(body)).toEqual(expect.arrayContaining([180, 126, 131, 182]))
})

test.each(['categoryId=x', 'categoryId=-1', 'page=-1', 'page=1.5', `name=${'x'.repeat(201)}`])(
  'GET /products?%s is 400',
  async (query) => {
    const app = await createTestApp()
    const { status, body } = await app.get(`/api/products?${query}`)
    expect(status).toBe(400)
    expect(body.error.code).toBe('bad_request')
  },
)

test('GET /products omits unpublished products', async () => {
  const app = await createTestApp()
  await app.db.update(products).set({ published: false }).where(eq(products.id, 141))
  await app.reloadCatalogue()
  expect(idsOf((await app.get('/api/products?categoryId=16')).body)).toEqual([142, 143, 144])
  expect((await app.get('/api/products/141')).status).toBe(404)
})

test('GET /products/:id returns the whole product', async () => {
  const app = await createTestApp()
  const { status, body } = await app.get('/api/products/119')
  expect(status).toBe(200)
  expect(Product.parse(body)).toEqual(body)
  expect(body).toMatchObject({ id: 119, slug: 'enzunchadora-bateria-pb-16', name: 'Enzunchadora a batería PB 16' })
  expect(body.jsonDetails.specifications.length).toBeGreaterThanOrEqual(8)
  expect(body.srcImg).toHaveLength(3)
})

test.each(['99999', '0', 'abc', '1.5', '-1', '0x77', '119e0'])('GET /products/%s is 404', async (id) => {
  const app = await createTestApp()
  const { status, body } = await app.get(`/api/products/${id}`)
  expect(status).toBe(404)
  expect(body.error.code).toBe('not_found')
})

test('filters narrow a list: values of one attribute are alternatives, attributes add up', async () => {
  const app = await createTestApp()
  const namesOf = async (query: string) => {
    const { body } = await app.get(`/api/products?${query}`)
    return body.products.map(({ name }: { name: string }) => name)
  }
  expect(await namesOf('categoryId=2&ancho=19&zuncho=pet')).toEqual(['Enzunchadora a batería PB 25'])
  expect(await namesOf('categoryId=1&ancho=25&ancho=19&zuncho=pet')).toEqual([
    'Zuncho PET 19 mm alta tenacidad',
    'Zuncho PET 25 mm extra pesado',
  ])
  expect((await namesOf('categoryId=1&orden=-resistencia'))[0]).toBe('Zuncho de acero 32 mm extra resistencia')
  expect((await namesOf('categoryId=1&orden=resistencia'))[0]).toBe('Zuncho PP 9 mm blanco')
  expect(await namesOf('name=hebilla&ancho=32')).toEqual([
    'Hebilla de trincaje 32 mm',
    'Tensor de tambor TT 32',
    'Zuncho textil 32 mm trincaje',
  ])
})

test('a list names its filters with counts, and what it can be sorted by', async () => {
  const app = await createTestApp()
  const { body } = await app.get('/api/products?categoryId=10&zuncho=acero&acabado=galvanizado')
  expect(body.total).toBe(2)
  expect(body.filters).toContainEqual({
    key: 'acabado',
    name: 'Acabado',
    options: [
      { value: 'pavonado', label: 'Pavonado', count: 2 },
      { value: 'galvanizado', label: 'Galvanizado', count: 2 },
      { value: 'pintado', label: 'Pintado', count: 1 },
    ],
  })
  expect(body.sorts).toContainEqual({ key: 'resistencia', name: 'Resistencia a la rotura' })
})

test('parameters that are no filters change nothing', async () => {
  const app = await createTestApp()
  const plain = await app.get('/api/products?categoryId=10')
  const odd = await app.get('/api/products?categoryId=10&utm_source=x&fbclid=1&orden=-nada&color=%00')
  expect(odd.body).toEqual(plain.body)
})

test('GET /products/:id names the products that its texts mention, but never itself', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const mentions = async (): Promise<{ text: string; id: number; slug: string }[]> =>
    (await app.get('/api/products/103')).body.mentions ?? []
  expect(await mentions()).toContainEqual({ text: 'Tensor manual TP 16', id: 123, slug: 'tensor-manual-tp-16' })
  const texts = (await mentions()).map(({ text }) => text)
  expect(texts).toEqual(expect.arrayContaining(['Hebilla plástica 13 mm', 'Cortador de zuncho plástico CZ 19']))
  expect(texts).not.toContain('Zuncho PP 13 mm amarillo')
  const { body } = await staff.get('/api/admin/products/123')
  await staff.put('/api/admin/products/123', { ...body, name: 'Tensor manual TP 17' })
  await staff.delete('/api/admin/products/172')
  const left = (await mentions()).map(({ text }) => text)
  expect(left).toEqual(texts.filter((text) => !['Tensor manual TP 16', 'Hebilla plástica 13 mm'].includes(text)))
})

test('a search that names measures says what has them', async () => {
  const app = await createTestApp()
  const named = async (text: string) => (await app.get(`/api/products?name=${encodeURIComponent(text)}`)).body.named
  const pet19 = {
    options: [
      { key: 'zuncho', value: 'pet', label: 'PET' },
      { key: 'ancho', value: '19', label: '19 mm' },
    ],
    total: (await app.get('/api/products?zuncho=pet&ancho=19')).body.total,
  }
  expect(pet19.total).toBeGreaterThan(1)
  for (const text of ['herramientas PET 19 mm', 'máquina 19mm pet', 'Pet, 19 MM'])
    expect(await named(text)).toEqual(pet19)
  expect(await named('zuncho pet')).toBeUndefined()
  expect(await named('pet 19')).toBeUndefined()
  expect((await app.get('/api/products?name=pet%2019%20mm&zuncho=pet')).body.named).toBeUndefined()
})

test.each([
  ['cinta 19 mm', 'ancho-cinta', '19'],
  ['huincha 48mm', 'ancho-cinta', '48'],
  ['film 500 mm', 'ancho-film', '500'],
  ['film airpad 200 mm', 'ancho-airpad', '200'],
  ['zuncho 19 mm', 'ancho', '19'],
  ['esquinero 1200 mm', 'largo-esquinero', '1200'],
  ['19 mm', 'ancho', '19'],
])('%s means %s', async (text, key, value) => {
  const app = await createTestApp()
  const { named } = (await app.get(`/api/products?name=${encodeURIComponent(text)}`)).body
  expect(named.options).toMatchObject([{ key, value }])
  expect(named.total).toBe((await app.get(`/api/products?${key}=${value}`)).body.total)
})

test.each([
  ['a tape of a width that only straps have', 'name=cinta%2013%20mm'],
  ['the end of a larger number', 'categoryId=15&name=film%201.500%20mm'],
  ['the end of a number with a space', 'categoryId=15&name=film%201%20500%20mm'],
  ['words that mean nothing', 'name=xyzzy%2019%20mm'],
])('no measure is offered for %s', async (_what, query) => {
  const app = await createTestApp()
  expect((await app.get(`/api/products?${query}`)).body.named).toBeUndefined()
})
