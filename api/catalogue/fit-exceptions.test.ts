import { expect, test } from 'vitest'
import { changes, fitExceptions } from '../../db/schema.ts'
import { AdminFitExceptionList } from '../../shared/catalogue/fits.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

const path = '/api/admin/fit-exceptions'
const strap16 = 108
const strap19 = 109
const seal16 = 170
const film = 163

async function open() {
  const app = await createTestApp()
  const staff = await app.signIn()
  const misfits = async (...ids: number[]) =>
    (await app.get(`/api/fits?${ids.map((id) => `producto=${id}`).join('&')}`)).body.misfits
  const compatible = async (id: number): Promise<{ heading: string; products: { id: number }[] }[]> =>
    (await app.get(`/api/products/${id}`)).body.compatible ?? []
  const compatibleIds = async (id: number) =>
    (await compatible(id)).flatMap(({ products }) => products.map((product) => product.id))
  return { app, staff, misfits, compatible, compatibleIds }
}

test('products that do not fit by their measures fit by an exception', async () => {
  const { staff, misfits, compatibleIds } = await open()
  const { status, body } = await staff.post(path, { productIds: [strap19, seal16], fits: true, reason: 'da lo mismo' })
  expect(status).toBe(201)
  expect(body).toMatchObject({ productIds: [strap19, seal16], fits: true, reason: '' })
  expect(await misfits(strap19, seal16)).toEqual([])
  expect(await compatibleIds(strap19)).toContain(seal16)
  expect((await staff.delete(`${path}/${body.id}`)).status).toBe(204)
  expect(await misfits(strap19, seal16)).toHaveLength(1)
})

test('products that fit by their measures do not by an exception, with its reason', async () => {
  const { staff, misfits, compatibleIds } = await open()
  expect(await compatibleIds(strap16)).toContain(seal16)
  const reason = 'El dentado daña el gofrado'
  const { body } = await staff.post(path, { productIds: [seal16, strap16], fits: false, reason })
  expect(await misfits(strap16, seal16)).toEqual([{ productIds: [seal16, strap16], reason }])
  expect(await compatibleIds(strap16)).not.toContain(seal16)
  await staff.put(`${path}/${body.id}`, { ...body, reason: '' })
  expect((await misfits(strap16, seal16))[0].reason).toBe('Nuestros técnicos no los recomiendan juntos')
})

test('an exception also decides between products that no rule relates', async () => {
  const { staff, misfits, compatible, compatibleIds } = await open()
  expect(await compatibleIds(film)).not.toContain(strap16)
  const { body } = await staff.post(path, { productIds: [film, strap16], fits: true, reason: '' })
  const others = { heading: 'Otros productos', products: [{ id: strap16 }] }
  expect((await compatible(film)).at(-1)).toMatchObject(others)
  expect((await compatible(strap16)).at(-1)).toMatchObject({ products: [{ id: film }] })
  await staff.put(`${path}/${body.id}`, { ...body, fits: false, reason: 'Se corta' })
  expect(await misfits(film, strap16)).toEqual([{ productIds: [film, strap16], reason: 'Se corta' }])
  expect(await compatibleIds(film)).not.toContain(strap16)
})

test('GET lists exceptions, also those of one product only', async () => {
  const { staff } = await open()
  await staff.post(path, { productIds: [strap19, seal16], fits: true, reason: '' })
  await staff.post(path, { productIds: [film, strap16], fits: false, reason: 'Se corta' })
  const { body } = await staff.get(path)
  expect(AdminFitExceptionList.parse(body)).toEqual(body)
  expect(body.data).toMatchObject([
    { products: [{ id: strap16, name: 'Zuncho PET 16 mm verde gofrado' }, { id: film }], reason: 'Se corta' },
    { productIds: [strap19, seal16] },
  ])
  expect((await staff.get(`${path}?productId=${seal16}`)).body.data).toMatchObject([{ productIds: [strap19, seal16] }])
  expect((await staff.get(`${path}?productId=x`)).status).toBe(400)
})

test('exceptions of a deleted product neither apply nor are listed until it is restored', async () => {
  const { staff, compatibleIds } = await open()
  const { body } = await staff.post(path, { productIds: [film, strap16], fits: true, reason: '' })
  await staff.delete(`/api/admin/products/${strap16}`)
  expect(await compatibleIds(film)).not.toContain(strap16)
  expect((await staff.get(path)).body.total).toBe(0)
  expect((await staff.put(`${path}/${body.id}`, body)).status).toBe(404)
  await staff.post(`/api/admin/products/${strap16}/restore`)
  expect(await compatibleIds(film)).toContain(strap16)
  expect((await staff.get(path)).body.total).toBe(1)
})

test('every change is in the history, and a late one is 409', async () => {
  const { staff } = await open()
  const { body } = await staff.post(path, { productIds: [strap19, seal16], fits: true, reason: '' })
  const { body: changed } = await staff.put(`${path}/${body.id}`, { ...body, fits: false, reason: 'No cierra' })
  expect((await staff.put(`${path}/${body.id}`, changed)).body).toEqual(changed)
  const late = await staff.put(`${path}/${body.id}`, body)
  expect([late.status, late.body.error.code]).toEqual([409, 'changed_meanwhile'])
  await staff.delete(`${path}/${body.id}`)
  expect((await staff.get('/api/admin/changes?kind=fitException')).body.data).toMatchObject([
    { act: 'deleted', isUndoable: false },
    { act: 'updated', before: { fits: true, reason: '' }, after: { fits: false, reason: 'No cierra' } },
    { act: 'created', recordName: 'Zuncho PET 19 mm alta tenacidad y Sello dentado PET 16 mm' },
  ])
})

test.each<[string, unknown[], Record<string, string>]>([
  ['the same product', [strap16, strap16], { 'productIds.1': 'Elige otro producto: son el mismo' }],
  ['an unknown product', [99_999, strap16], { 'productIds.0': 'Este producto no existe' }],
  ['a missing product', [strap16, null], { 'productIds.1': 'Elige un producto' }],
  ['a pair that is there', [seal16, strap19], { 'productIds.1': 'Ya hay una excepción para estos dos productos' }],
])('POST with %s is 422 and stores nothing', async (_, productIds, fields) => {
  const { app, staff } = await open()
  await staff.post(path, { productIds: [strap19, seal16], fits: true, reason: '' })
  const { status, body } = await staff.post(path, { productIds, fits: true, reason: '' })
  expect([status, body.error.fields]).toEqual([422, fields])
  expect(await app.db.$count(fitExceptions)).toBe(1)
  expect(await app.db.$count(changes)).toBe(1)
})
