import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { banners } from '../../db/schema.ts'
import { createPreviewToken } from '../../domain/catalogue/editing/previews.ts'
import { Category } from '../../shared/catalogue/public.ts'
import { aQuotation } from '../../tests/support/samples.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

test('GET /categories/subcategories returns the seven categories in their fixed order', async () => {
  const app = await createTestApp()
  const { status, body } = await app.get('/api/categories/subcategories')
  expect(status).toBe(200)
  const categories = z.array(Category).parse(body)
  expect(categories.map(({ name }) => name)).toEqual([
    'ZUNCHOS',
    'MÁQUINAS Y HERRAMIENTAS',
    'AIRPAD',
    'MÁQUINAS ENVOLVEDORAS',
    'SISTEMAS DE EMBALAJE',
    'HERRAMIENTAS DE APOYO',
    'ACCESORIOS DE EMBALAJE',
  ])
})

test('the subcategories that the pages link to have the specified ids', async () => {
  const app = await createTestApp()
  const { body } = await app.get('/api/categories/subcategories')
  const names = new Map(
    z
      .array(Category)
      .parse(body)
      .flatMap(({ other_Categories }) => other_Categories.map(({ id, name }) => [id, name])),
  )
  expect(names.get(16)).toBe('Envolvedoras automáticas')
  expect(names.get(17)).toBe('Envolvedoras de pilar')
  expect(names.get(18)).toBe('Envolvedoras de túnel')
  expect(names.get(19)).toBe('Enzunchadoras eléctricas')
  expect(names.get(20)).toBe('Enzunchadoras manuales')
  expect(names.get(21)).toBe('Enzunchadoras neumáticas')
})

const noon = new Date('2026-11-20T12:00:00Z')
const hours = (count: number) => new Date(noon.getTime() + count * 3_600_000)
const idsOf = (body: { id: number }[]) => body.map(({ id }) => id)

/** Banner 1 is upcoming, 2 is current, 3 is over. */
async function createAppWithSchedule() {
  const app = await createTestApp({ now: () => noon })
  await app.db
    .update(banners)
    .set({ startsAt: hours(1) })
    .where(eq(banners.id, 1))
  await app.db
    .update(banners)
    .set({ startsAt: hours(-1), endsAt: hours(1) })
    .where(eq(banners.id, 2))
  await app.db
    .update(banners)
    .set({ endsAt: hours(-1) })
    .where(eq(banners.id, 3))
  await app.reloadCatalogue()
  return app
}

test('GET /banners/active returns id, name, url, text and button of the active banners in order', async () => {
  const app = await createTestApp()
  await app.db.update(banners).set({ active: false }).where(eq(banners.id, 2))
  await app.reloadCatalogue()
  const { status, body } = await app.get('/api/banners/active')
  expect(status).toBe(200)
  expect(body).toEqual([
    {
      id: 1,
      name: expect.any(String),
      url: expect.stringMatching(/^\/media\/banners\/banner-1\.jpg\?w=\d+&h=\d+&c=[\da-f]{6}&p=720&v=[\da-f]{8}$/),
      text: expect.any(String),
      button: { label: expect.any(String), to: expect.stringMatching(/^\//) },
    },
    {
      id: 3,
      name: expect.any(String),
      url: expect.stringMatching(/^\/media\/banners\/banner-3\.jpg\?w=\d+&h=\d+&c=[\da-f]{6}&p=720&v=[\da-f]{8}$/),
      text: expect.any(String),
      button: { label: expect.any(String), to: expect.stringMatching(/^\//) },
    },
  ])
})

test('GET /banners/active shows a scheduled banner only during its schedule', async () => {
  const app = await createAppWithSchedule()
  expect(idsOf((await app.get('/api/banners/active')).body)).toEqual([2])
})

test('GET /banners/active with a preview token also shows upcoming banners', async () => {
  const app = await createAppWithSchedule()
  const staff = await app.signIn()
  const { token } = (await staff.post('/api/admin/previews')).body
  const { status, body } = await app.get('/api/banners/active', { Authorization: `Bearer ${token}` })
  expect(status).toBe(200)
  expect(idsOf(body)).toEqual([1, 2])
})

test('GET /banners/active with an expired token is 401', async () => {
  const app = await createAppWithSchedule()
  const staff = await app.signIn()
  const { id, name, email } = (await staff.get('/api/admin/me')).body
  const token = await createPreviewToken(app, { kind: 'staff', id, name, email }, { expiresAt: hours(-1) })
  const { status, body } = await app.get('/api/banners/active', { Authorization: `Bearer ${token}` })
  expect(status).toBe(401)
  expect(body.error.code).toBe('unauthorized')
})

test.each(['Bearer anything', 'Bearer', 'Basic YTpi'])('GET /banners/active with "%s" is 401', async (header) => {
  const app = await createTestApp()
  expect((await app.get('/api/banners/active', { Authorization: header })).status).toBe(401)
})

test('products are compared row by row in one unit; rows that differ are marked', async () => {
  const app = await createTestApp()
  const { status, body } = await app.get('/api/comparison?productos=182,108,109')
  expect(status).toBe(200)
  expect(body.products.map(({ id }: { id: number }) => id)).toEqual([182, 108, 109])
  expect(body.rows).toContainEqual({ name: 'Ancho de zuncho', texts: ['32 mm', '15,5 mm', '19 mm'], isDifferent: true })
  expect(body.rows).toContainEqual({
    name: 'Resistencia a la rotura',
    texts: ['', '5.200 N', '8.500 N'],
    isDifferent: true,
  })
})

test('the rows that decide come first: of machines the load that they take, of all others what filters narrow', async () => {
  const app = await createTestApp()
  const firstRows = async (ids: string, count: number) =>
    (await app.get(`/api/comparison?productos=${ids}`)).body.rows
      .slice(0, count)
      .map(({ name }: { name: string }) => name)
  expect(await firstRows('146,147', 4)).toEqual([
    'Capacidad (pallets por hora)',
    'Altura máxima de envoltura',
    'Peso máximo de carga',
    'Tamaño máximo de carga',
  ])
  expect(await firstRows('108,109', 5)).toEqual([
    'Material',
    'Ancho de zuncho',
    'Espesor de zuncho',
    'Resistencia a la rotura',
    'Largo por rollo',
  ])
})

test('a row that straps and films share is there once', async () => {
  const app = await createTestApp()
  const { rows, products } = (await app.get('/api/comparison?productos=108,163')).body
  expect(products.map(({ name }: { name: string }) => name)).toEqual([
    expect.stringMatching(/^Zuncho/),
    expect.stringMatching(/^Film/),
  ])
  const names = rows.map(({ name }: { name: string }) => name)
  expect(names).toEqual([...new Set(names)])
})

test('what only the written text tells apart is shown as written', async () => {
  const app = await createTestApp()
  const { body } = await app.get('/api/products?categoryId=1&name=acero&page=0')
  const idOf = (start: string) => body.products.find(({ name }: { name: string }) => name.startsWith(start)).id
  const ids = [idOf('Zuncho de acero 16 mm'), idOf('Zuncho de acero 19 mm')]
  const { rows } = (await app.get(`/api/comparison?productos=${ids.join(',')}`)).body
  const [material, ...others] = rows.filter(({ name }: { name: string }) => name.startsWith('Material'))
  expect(material).toMatchObject({
    name: 'Material',
    isDifferent: true,
    texts: [expect.stringContaining('600'), expect.stringContaining('900')],
  })
  expect(others).toEqual([])
})

test('unknown, repeated and too many products are left out', async () => {
  const app = await createTestApp()
  const idsOf = async (query: string) =>
    (await app.get(`/api/comparison?${query}`)).body.products.map(({ id }: { id: number }) => id)
  expect(await idsOf('productos=108,108,99999,x,109,110,111,112')).toEqual([108, 109, 110])
  expect(await idsOf('productos=108,109,110,111,112')).toEqual([108, 109, 110, 111])
  expect(await idsOf('')).toEqual([])
})

test('rows that no attribute understands are compared as they are written', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const { body } = await staff.get('/api/admin/products/108')
  const specifications = [...body.specifications, { key: 'Origen', value: 'Hecho en Chile' }]
  await staff.put('/api/admin/products/108', { ...body, specifications })
  const { rows } = (await app.get('/api/comparison?productos=108,109')).body
  expect(rows.at(-1)).toEqual({ name: 'Origen', texts: ['Hecho en Chile', ''], isDifferent: true })
})

const strap19 = 109
const seal16 = 170
const reason = 'El sello es para 16 mm y el zuncho mide 19 mm'

test('GET /products/:id names what is compatible, by kind', async () => {
  const app = await createTestApp()
  const { body } = await app.get('/api/products/108')
  const headings = body.compatible.map(({ heading }: { heading: string }) => heading)
  expect(headings).toEqual(['Herramientas y máquinas', 'Sellos', 'Esquineros', 'Carros y cortadores'])
  expect(body.compatible[1]).toMatchObject({ total: 1, products: [{ name: 'Sello dentado PET 16 mm' }] })
  expect((await app.get('/api/products/139')).body).not.toHaveProperty('compatible')
})

test('GET /fits tells what does not fit and what is missing', async () => {
  const app = await createTestApp()
  const { status, body } = await app.get(`/api/fits?producto=${strap19}&producto=${seal16}`)
  expect(status).toBe(200)
  expect(body.misfits).toEqual([{ productIds: [seal16, strap19], reason }])
  expect(body.completions[0]).toMatchObject({
    heading: 'Herramientas y máquinas',
    product: { name: 'Enzunchadora a batería PB 25' },
    forId: strap19,
  })
})

test('unknown products and other nonsense review to nothing', async () => {
  const app = await createTestApp()
  for (const query of ['', '?producto=', '?producto=abc&producto=-1&producto=1e9', `?producto=99999`]) {
    expect(await app.get(`/api/fits${query}`)).toMatchObject({ status: 200, body: { misfits: [], completions: [] } })
  }
  const many = Array.from({ length: 2_000 }, (_, index) => `producto=${index}`).join('&')
  expect((await app.get(`/api/fits?${many}`)).status).toBe(200)
})

test('a misfit reaches staff with the request', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const invoiceDetails = [strap19, seal16].map((productId) => ({ productId, quantity: 1, name: 'x' }))
  const { body } = await app.post('/api/invoices', { ...aQuotation(), invoiceDetails })
  const text = `Sello dentado PET 16 mm con Zuncho PET 19 mm alta tenacidad: ${reason}.`
  expect((await staff.get(`/api/admin/requests/${body.id}`)).body.misfits).toEqual([text])
})
