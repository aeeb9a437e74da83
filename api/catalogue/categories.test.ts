import { expect, test } from 'vitest'
import { AdminCategory, AdminCategoryList } from '../../shared/catalogue/categories.ts'
import { fixedCategoryNames } from '../../shared/catalogue/fixed-categories.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

const path = '/api/admin/categories'

async function open() {
  const app = await createTestApp()
  const staff = await app.signIn()
  const read = async (id: number): Promise<AdminCategory> => (await staff.get(`${path}/${id}`)).body
  const onSite = async () => (await app.get('/api/categories/subcategories')).body
  return { app, staff, read, onSite }
}

test('GET /admin/categories lists the tree in the order of the site, with the counts of each category', async () => {
  const { staff } = await open()
  const { status, body } = await staff.get(path)
  expect(status).toBe(200)
  expect(AdminCategoryList.parse(body)).toEqual(body)
  expect(body.total).toBe(27)
  const top = body.data.filter(({ parentId }: AdminCategory) => parentId === null)
  expect(top.map(({ name }: AdminCategory) => name)).toEqual(fixedCategoryNames)
  expect(body.data.find(({ id }: AdminCategory) => id === 16)).toMatchObject({ productCount: 4, isLinked: true })
  expect(body.data.find(({ id }: AdminCategory) => id === 4)).toMatchObject({ subcategoryCount: 3, isFixed: true })
})

test('POST /admin/categories adds a subcategory at the end of its level, on the site too', async () => {
  const { staff, onSite } = await open()
  const { status, body } = await staff.post(path, { name: 'Zunchos compostables', parentId: 1 })
  expect(status).toBe(201)
  expect(AdminCategory.parse(body)).toEqual(body)
  const [zunchos] = await onSite()
  expect(zunchos.other_Categories.at(-1)).toEqual({ id: body.id, name: 'Zunchos compostables' })
})

test.each([
  [{ name: '', parentId: 1 }, { name: 'Nombre es requerido' }],
  [{ name: 'zunchos pp', parentId: 1 }, { name: 'Ya hay una categoría con este nombre' }],
  [{ name: 'Nueva', parentId: 8 }, { parentId: 'Es una subcategoría: elige una categoría principal' }],
  [{ name: 'Nueva', parentId: 999 }, { parentId: 'La categoría ya no existe: elige otra' }],
  [{ name: 'Nueva', parentId: 6 }, { parentId: 'Esa categoría tiene productos propios: muévelos primero' }],
])('POST /admin/categories with %o is 422', async (form, fields) => {
  const { staff } = await open()
  const { status, body } = await staff.post(path, form)
  expect(status).toBe(422)
  expect(body.error.fields).toEqual(fields)
})

test('a subcategory can be renamed and moved; its products follow', async () => {
  const { app, staff, read, onSite } = await open()
  const before = await read(24)
  const { status } = await staff.put(`${path}/24`, { ...before, name: 'Sellos metálicos', parentId: 1 })
  expect(status).toBe(200)
  const [zunchos] = await onSite()
  expect(zunchos.other_Categories.at(-1)).toEqual({ id: 24, name: 'Sellos metálicos' })
  const { body } = await app.get('/api/products?categoryId=1&name=sello')
  expect(body.products.length).toBeGreaterThan(0)
})

test('the seven fixed categories cannot be renamed, moved or deleted', async () => {
  const { staff, read } = await open()
  const before = await read(6)
  expect((await staff.put(`${path}/6`, { ...before, name: 'Otra' })).status).toBe(409)
  expect((await staff.put(`${path}/6`, { ...before, parentId: 1 })).status).toBe(409)
  expect((await staff.delete(`${path}/6`)).status).toBe(409)
})

test.each([8, 15, 16, 17, 18, 19, 20, 21, 26])(
  'category %i, which pages link to, cannot be deleted even when empty',
  async (id) => {
    const { staff } = await open()
    const { body } = await staff.get(`/api/admin/products?categoryId=${id}&perPage=100`)
    for (const product of body.data) await staff.delete(`/api/admin/products/${product.id}`)
    const { status, body: response } = await staff.delete(`${path}/${id}`)
    expect(status).toBe(409)
    expect(response.error.message).toBe('Hay páginas del sitio que enlazan a esta categoría: no se puede eliminar.')
  },
)

test('only a category without products and subcategories can be deleted, and it can be restored', async () => {
  const { staff, onSite } = await open()
  expect((await staff.delete(`${path}/27`)).body.error.message).toBe(
    'Tiene productos: muévelos a otra categoría primero.',
  )
  const { body: top } = await staff.post(path, { name: 'REPUESTOS' })
  const { body: sub } = await staff.post(path, { name: 'Cuchillas', parentId: top.id })
  expect((await staff.delete(`${path}/${top.id}`)).body.error.message).toBe(
    'Tiene subcategorías: muévelas o elimínalas primero.',
  )
  expect((await staff.delete(`${path}/${sub.id}`)).status).toBe(204)
  expect((await staff.delete(`${path}/${top.id}`)).status).toBe(204)
  expect(await onSite()).toHaveLength(7)
  expect((await staff.post(`${path}/${sub.id}/restore`)).body.error.message).toBe(
    'Restaura primero la categoría REPUESTOS.',
  )
  expect((await staff.post(`${path}/${top.id}/restore`)).status).toBe(200)
  expect((await staff.post(`${path}/${sub.id}/restore`)).status).toBe(200)
  expect((await onSite()).at(-1)).toMatchObject({
    name: 'REPUESTOS',
    other_Categories: [{ id: sub.id, name: 'Cuchillas' }],
  })
})

test('a product whose category was deleted too can be restored only after the category', async () => {
  const { staff } = await open()
  const { body: category } = await staff.post(path, { name: 'Cuchillas', parentId: 1 })
  const { body: product } = await staff.post('/api/admin/products', { name: 'Cuchilla', categoryId: category.id })
  await staff.delete(`/api/admin/products/${product.id}`)
  await staff.delete(`${path}/${category.id}`)
  const restore = () => staff.post(`/api/admin/products/${product.id}/restore`)
  expect((await restore()).body.error.message).toBe('Restaura primero la categoría Cuchillas.')
  await staff.post(`${path}/${category.id}/restore`)
  expect((await restore()).status).toBe(200)
})

test('a category that no longer fits the tree stays in the trash until it fits again', async () => {
  const { staff, read } = await open()
  const { body: top } = await staff.post(path, { name: 'REPUESTOS' })
  const { body: sub } = await staff.post(path, { name: 'Cuchillas', parentId: top.id })
  await staff.delete(`${path}/${sub.id}`)
  const restore = () => staff.post(`${path}/${sub.id}/restore`)
  const failure = async () => {
    const { status, body } = await restore()
    return [status, body.error.message]
  }

  const { body: product } = await staff.post('/api/admin/products', { name: 'Tornillo', categoryId: top.id })
  expect(await failure()).toEqual([
    409,
    'La categoría que la contenía ahora tiene productos propios: muévelos y restaura de nuevo.',
  ])
  await staff.delete(`/api/admin/products/${product.id}`)

  await staff.put(`${path}/${top.id}`, { ...(await read(top.id)), parentId: 1 })
  expect(await failure()).toEqual([
    409,
    'La categoría que la contenía ya no es principal: devuélvela al primer nivel y restaura de nuevo.',
  ])
  await staff.put(`${path}/${top.id}`, { ...(await read(top.id)), parentId: null })

  const { body: namesake } = await staff.post(path, { name: 'CUCHILLAS', parentId: top.id })
  expect(await failure()).toEqual([
    409,
    'Ya hay otra categoría con este nombre: cámbiale el nombre a esa y restaura de nuevo.',
  ])
  await staff.delete(`${path}/${namesake.id}`)
  expect((await restore()).status).toBe(200)

  expect((await staff.post(`/api/admin/products/${product.id}/restore`)).body.error).toEqual({
    code: 'not_allowed',
    message: 'REPUESTOS ahora tiene subcategorías: muévelas o elimínalas y restaura de nuevo.',
  })
  expect((await staff.get('/api/admin/products?deleted=true')).body.total).toBe(1)
  await staff.delete(`${path}/${sub.id}`)
  expect((await staff.post(`/api/admin/products/${product.id}/restore`)).status).toBe(200)
})

test('POST /admin/categories/order orders a level on the site', async () => {
  const { staff, onSite } = await open()
  const order = async (ids: number[], seen: number[]) =>
    (await staff.post(`${path}/order`, { parentId: 1, ids, seen })).status
  const shown = async () => {
    const [zunchos] = await onSite()
    return zunchos.other_Categories.map(({ id }: { id: number }) => id)
  }
  expect(await order([11, 10, 9, 8], [8, 9, 10, 11])).toBe(204)
  expect(await shown()).toEqual([11, 10, 9, 8])
  expect(await order([8, 9], [11, 10, 9, 8])).toBe(409)
  expect(await order([9, 8, 10, 11], [8, 9, 10, 11])).toBe(409)
  expect(await shown()).toEqual([11, 10, 9, 8])
})

test('POST /admin/categories/order orders the first level as it is listed, with the fixed categories first', async () => {
  const { staff } = await open()
  for (const name of ['Ofertas', 'Repuestos']) await staff.post(path, { name, parentId: null })
  const first = async (): Promise<number[]> =>
    (await staff.get(path)).body.data.flatMap(({ id, parentId }: AdminCategory) => (parentId === null ? [id] : []))
  const seen = await first()
  const ids = [...seen.slice(0, -2), ...seen.slice(-2).reverse()]
  expect((await staff.post(`${path}/order`, { parentId: null, ids, seen })).status).toBe(204)
  expect(await first()).toEqual(ids)
  expect((await staff.post(`${path}/order`, { parentId: null, ids: seen, seen })).status).toBe(409)
  expect((await staff.post(`${path}/order`, { parentId: null, ids: seen, seen: ids })).status).toBe(204)
})
