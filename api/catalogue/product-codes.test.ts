import { expect, test } from 'vitest'
import { products } from '../../db/schema.ts'
import { aProduct } from '../../tests/support/catalogue-samples.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

const path = '/api/admin/products'

async function open() {
  const app = await createTestApp()
  const staff = await app.signIn()
  const create = (code: string) => staff.post(path, { ...aProduct(), code })
  const change = async (id: number, code: string) =>
    staff.put(`${path}/${id}`, { ...(await staff.get(`${path}/${id}`)).body, code })
  const find = async (q: string) =>
    (await staff.get(`${path}?q=${encodeURIComponent(q)}`)).body.data.map(({ id }: { id: number }) => id)
  return { app, staff, create, change, find }
}

const taken = { code: 'Otro producto ya usa este código' }

test('a code is stored as typed, listed, and public', async () => {
  const { app, staff, change } = await open()
  expect((await change(108, ' Zp 16/Ñ_1.b-2 ')).body.code).toBe('Zp 16/Ñ_1.b-2')
  expect((await staff.get(`${path}?id=108`)).body.data).toMatchObject([{ code: 'Zp 16/Ñ_1.b-2' }])
  expect((await app.get('/api/products/108')).body.code).toBe('Zp 16/Ñ_1.b-2')
  const { body } = await app.get('/api/products?categoryId=9')
  expect(body.products.find(({ id }: { id: number }) => id === 108)).toMatchObject({ code: 'Zp 16/Ñ_1.b-2' })
})

test('a product without a code is as before', async () => {
  const { app, change } = await open()
  expect((await change(108, '')).status).toBe(200)
  expect((await app.get('/api/products/108')).body).not.toHaveProperty('code')
  const { body } = await app.get('/api/products?categoryId=9')
  expect(body.products.find(({ id }: { id: number }) => id === 108)).not.toHaveProperty('code')
})

test.each([
  ['A*B', 'Usa letras, números, espacios y los signos . - / _'],
  ['--', 'Usa letras, números, espacios y los signos . - / _'],
  ['A\nB', 'Contiene caracteres no permitidos'],
  ['A'.repeat(41), 'Máximo 40 caracteres'],
])('the code %j is 422', async (code, message) => {
  const { create } = await open()
  const { status, body } = await create(code)
  expect([status, body.error.fields]).toEqual([422, { code: message }])
})

test('no two products have the same code, whatever its capitals and accents; many have none', async () => {
  const { create, change } = await open()
  expect((await create('Caño 1')).status).toBe(201)
  for (const code of ['Caño 1', 'CAÑO 1', 'cano 1']) expect((await create(code)).body.error.fields).toEqual(taken)
  expect((await change(108, 'CANO 1')).body.error.fields).toEqual(taken)
  expect((await change(108, 'zpet-16-v')).body.code).toBe('zpet-16-v')
  expect([(await create('')).status, (await create('')).status]).toEqual([201, 201])
})

test('of two people who choose the same code at once, one gets the error', async () => {
  const { create } = await open()
  const responses = await Promise.all([create('IGUAL-1'), create('igual-1')])
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 422])
  expect(responses.find(({ status }) => status === 422)?.body.error.fields).toEqual(taken)
})

test('the database itself keeps codes apart', async () => {
  const { app } = await open()
  const [row] = await app.db.select().from(products).limit(1)
  if (!row) throw new Error('There are no products.')
  const { id: _, nameKey: __, words: ___, ...copy } = row
  const failure = await app.db
    .insert(products)
    .values({ ...copy, slug: 'copia', code: row.code.toLowerCase() })
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({ cause: { constraint: 'products_by_code' } })
})

test('a copy has no code', async () => {
  const { staff } = await open()
  const { status, body } = await staff.post(`${path}/108/duplicate`)
  expect([status, body.code]).toEqual([201, ''])
})

test('the code of a deleted product is free, and then the product cannot be restored with it', async () => {
  const { staff, create, change } = await open()
  await staff.delete(`${path}/108`)
  const { body: other } = await create('ZPET-16-V')
  const conflict = await staff.post(`${path}/108/restore`)
  expect([conflict.status, conflict.body.error.message]).toEqual([409, 'Otro producto ya usa este código.'])
  await change(other.id, '')
  const restored = await staff.post(`${path}/108/restore`)
  expect([restored.status, restored.body.code]).toEqual([200, 'ZPET-16-V'])
})

test('a change of code is in the history', async () => {
  const { staff, change } = await open()
  await change(108, 'NUEVO-1')
  const { data } = (await staff.get('/api/admin/changes?perPage=1')).body
  expect(data).toMatchObject([{ before: { code: 'ZPET-16-V' }, after: { code: 'NUEVO-1' } }])
})

test('the back office finds a code with and without its dashes, and by its beginning', async () => {
  const { find, change } = await open()
  for (const typed of ['ZPET-16-V', 'zpet16v', 'zpet 16 v', 'ZPET-16']) expect(await find(typed), typed).toEqual([108])
  await change(119, 'ABC-DEF')
  expect(await find('abcdef')).toEqual([119])
})
