import { expect, test } from 'vitest'
import { seedBanners } from '../../demo/banners.ts'
import { seedProducts } from '../../demo/products.ts'
import type { AdminBanner } from '../../shared/catalogue/banners.ts'
import { Demo } from '../../shared/catalogue/demo.ts'
import type { AdminProduct } from '../../shared/catalogue/products.ts'
import { aProduct } from '../../tests/support/catalogue-samples.ts'
import { aQuotation } from '../../tests/support/samples.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

const path = '/api/admin/demo'
const products = '/api/admin/products'
const banners = '/api/admin/banners'
const wholeDemo = { products: seedProducts.length, banners: seedBanners.length }

async function open() {
  const app = await createTestApp()
  const staff = await app.signIn()
  const readProduct = async (id: number): Promise<AdminProduct> => (await staff.get(`${products}/${id}`)).body
  const readBanner = async (id: number): Promise<AdminBanner> => (await staff.get(`${banners}/${id}`)).body
  const readDemo = async (): Promise<Demo> => (await staff.get(path)).body
  return { app, staff, readProduct, readBanner, readDemo }
}

test('GET /admin/demo counts the demo of a new installation and says that nobody has decided', async () => {
  const { staff } = await open()
  const { status, body } = await staff.get(path)
  expect(status).toBe(200)
  expect(Demo.parse(body)).toEqual(body)
  expect(body).toEqual({ ...wholeDemo, categories: 27, isUndecided: true })
})

test('without a session the demo is neither told nor removed', async () => {
  const { app, readDemo } = await open()
  expect((await app.get(path)).status).toBe(401)
  expect((await app.post(`${path}/keep`, {})).status).toBe(401)
  expect((await app.post(`${path}/remove`, wholeDemo)).status).toBe(401)
  expect(await readDemo()).toMatchObject({ ...wholeDemo, isUndecided: true })
})

test('POST /admin/demo/keep ends the question and keeps the demo', async () => {
  const { staff, readDemo } = await open()
  expect((await staff.post(`${path}/keep`)).status).toBe(204)
  expect(await readDemo()).toMatchObject({ ...wholeDemo, isUndecided: false })
  expect((await staff.post(`${path}/keep`)).status).toBe(204)
})

test('POST /admin/demo/remove empties the site, keeps the categories, and is recorded', async () => {
  const { app, staff, readDemo } = await open()
  const { status, body } = await staff.post(`${path}/remove`, wholeDemo)
  expect([status, body]).toEqual([200, wholeDemo])
  expect((await app.get('/api/products')).body).toMatchObject({ products: [], totalPages: 1 })
  expect((await app.get('/api/banners/active')).body).toEqual([])
  expect((await app.get('/api/products/108')).status).toBe(404)
  expect((await app.get('/fichas/zuncho-pet-16-verde.pdf')).status).toBe(404)
  expect((await app.get('/api/categories/subcategories')).body).toHaveLength(7)
  expect(await readDemo()).toEqual({ products: 0, banners: 0, categories: 27, isUndecided: false })
  const { data, total } = (await staff.get('/api/admin/changes?act=deleted&perPage=200')).body
  expect(total).toBe(wholeDemo.products + wholeDemo.banners)
  expect(data[0]).toMatchObject({ kind: 'banner', staffName: 'Marta Díaz', isUndoable: true })
})

test('a removed product comes back from the trash, still as demo, and nobody is asked again', async () => {
  const { app, staff, readDemo } = await open()
  await staff.post(`${path}/remove`, wholeDemo)
  expect((await staff.post(`${products}/108/restore`)).body).toMatchObject({ id: 108, isDemo: true })
  expect((await app.get('/api/products')).body.products).toMatchObject([{ id: 108 }])
  expect(await readDemo()).toMatchObject({ products: 1, banners: 0, isUndecided: false })
})

test('POST /admin/demo/remove removes nothing if there is not exactly what the person saw', async () => {
  const { staff, readProduct, readDemo } = await open()
  await staff.put(`${products}/108`, { ...(await readProduct(108)), name: 'Nuestro zuncho' })
  expect((await staff.post(`${path}/remove`, wholeDemo)).status).toBe(409)
  expect(await readDemo()).toMatchObject({ products: wholeDemo.products - 1, banners: wholeDemo.banners })
  expect((await staff.post(`${path}/remove`, {})).status).toBe(422)
})

test('what staff created, duplicated or edited is the company’s own and stays', async () => {
  const { app, staff, readProduct, readBanner, readDemo } = await open()
  const { pictures } = await readProduct(107)
  const created = (await staff.post(products, { ...aProduct(), pictures, published: true })).body
  const copy = (await staff.post(`${products}/107/duplicate`)).body
  const edited = (await staff.put(`${products}/108`, { ...(await readProduct(108)), name: 'Nuestro zuncho' })).body
  const banner = (await staff.put(`${banners}/2`, { ...(await readBanner(2)), name: 'Nuestras envolvedoras' })).body
  expect([created, copy, edited, banner].map(({ isDemo }) => isDemo)).toEqual([false, false, false, false])

  const { products: count, banners: bannerCount } = await readDemo()
  expect([count, bannerCount]).toEqual([wholeDemo.products - 1, wholeDemo.banners - 1])
  await staff.post(`${path}/remove`, { products: count, banners: bannerCount })
  const kept = (await staff.get(`${products}?sort=id`)).body.data
  expect(kept.map(({ id }: AdminProduct) => id)).toEqual([108, created.id, copy.id])
  expect((await app.get('/api/banners/active')).body).toMatchObject([{ id: 2 }])
})

test('hiding, scheduling and ordering leave the mark', async () => {
  const { staff, readProduct, readBanner } = await open()
  await staff.post(`${products}/hide`, { ids: [107] })
  const hidden = await readProduct(107)
  await staff.put(`${products}/107`, { ...hidden, position: 900, published: true })
  await staff.put(`${banners}/1`, { ...(await readBanner(1)), active: false, endsAt: '2030-01-01T00:00:00Z' })
  await staff.post(`${banners}/order`, { seen: [1, 2, 3], ids: [3, 1, 2] })
  expect(hidden).toMatchObject({ published: false, isDemo: true })
  expect(await readProduct(107)).toMatchObject({ position: 900, published: true, isDemo: true })
  expect((await staff.get(banners)).body.data).toMatchObject([
    { id: 3, isDemo: true },
    { id: 1, isDemo: true },
    { id: 2, isDemo: true },
  ])
})

test('GET /admin/products tells the demo apart', async () => {
  const { staff } = await open()
  const { id } = (await staff.post(products, aProduct())).body
  const listed = async (demo: boolean) => (await staff.get(`${products}?demo=${demo}`)).body
  expect(await listed(false)).toMatchObject({ total: 1, data: [{ id, isDemo: false }] })
  expect((await listed(true)).total).toBe(wholeDemo.products)
})

test('requests and quotes keep the lines of removed products', async () => {
  const { app, staff } = await open()
  const { id } = (await app.post('/api/invoices', aQuotation())).body
  const quotes = `/api/admin/requests/${id}/quotes`
  await staff.post(quotes)
  const [before, quotedBefore] = [await app.lines(), (await staff.get(quotes)).body.quotes[0].lines]
  await staff.post(`${path}/remove`, wholeDemo)
  expect(before.length).toBeGreaterThan(0)
  expect(await app.lines()).toEqual(before)
  expect((await staff.get(quotes)).body.quotes[0].lines).toEqual(quotedBefore)
  const request = (await staff.get(`/api/admin/requests/${id}`)).body
  expect(request.lines.map(({ name }: { name: string }) => name)).toEqual(before.map(({ name }) => name))
})
