import { expect, test } from 'vitest'
import { QualityReport } from '../../shared/catalogue/attributes/quality.ts'
import type { Specification } from '../../shared/catalogue/public.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

const path = '/api/admin/catalogue-quality'

async function open() {
  const app = await createTestApp()
  const staff = await app.signIn()
  const report = async (): Promise<QualityReport> => (await staff.get(path)).body
  /** Changes the rows of a product as staff do. */
  const rewrite = async (id: number, rows: (before: Specification[]) => Specification[], more = {}) => {
    const { body } = await staff.get(`/api/admin/products/${id}`)
    const changed = { ...body, ...more, specifications: rows(body.specifications) }
    const { status } = await staff.put(`/api/admin/products/${id}`, changed)
    expect(status).toBe(200)
    return body.name as string
  }
  return { app, staff, report, rewrite }
}

const withValue = (key: string, value: string) => (rows: Specification[]) =>
  rows.map((row) => (row.key === key ? { key, value } : row))

test('the demo catalogue has nothing to report', async () => {
  const { staff } = await open()
  const { status, body } = await staff.get(path)
  expect(status).toBe(200)
  expect(QualityReport.parse(body)).toEqual(body)
  expect(body).toMatchObject({ notUnderstood: [], unknown: [], outliers: [], missing: [] })
  expect(body.understoodRows).toBe(body.rows)
})

test('rows that are not understood are grouped by their name, also of unpublished products', async () => {
  const { report, rewrite } = await open()
  const one = await rewrite(101, withValue('Ancho', 'el de siempre'))
  const other = await rewrite(102, withValue('Ancho', 'angosto'), { published: false })
  const { notUnderstood, missing } = await report()
  expect(notUnderstood).toEqual([
    {
      name: 'Ancho',
      category: null,
      usual: null,
      total: 2,
      products: [
        { id: 101, name: one, value: 'el de siempre' },
        { id: 102, name: other, value: 'angosto' },
      ],
    },
  ])
  expect(missing).toMatchObject([{ name: 'Ancho de zuncho', category: 'Zunchos PP', total: 2 }])
})

test('rows without an attribute and products without an expected one are named', async () => {
  const { report, rewrite } = await open()
  const name = await rewrite(101, (rows) => [
    ...rows.filter(({ key }) => key !== 'Espesor'),
    { key: 'Quimera', value: 'sí' },
  ])
  const { unknown, missing, rows, understoodRows } = await report()
  expect(unknown).toMatchObject([{ name: 'Quimera', total: 1, products: [{ id: 101, name, value: 'sí' }] }])
  expect(missing).toMatchObject([{ name: 'Espesor de zuncho', category: 'Zunchos PP', products: [{ id: 101 }] }])
  expect(rows - understoodRows).toBe(1)
})

test('a number far from those of its category is named with what is usual', async () => {
  const { staff, report, rewrite } = await open()
  const { body } = await staff.get('/api/admin/products/101')
  for (let copy = 0; copy < 8; copy++) await staff.post('/api/admin/products/101/duplicate')
  const name = await rewrite(101, withValue('Espesor', '63 mm'))
  const { outliers } = await report()
  expect(outliers).toMatchObject([
    { name: 'Espesor de zuncho', category: 'Zunchos PP', total: 1, products: [{ id: 101, name, value: '63 mm' }] },
  ])
  expect(outliers[0]?.usual).toMatch(/^0,\d+.* mm$/)
  expect(body.name).toBe(name)
})

test('what is in the trash is left out', async () => {
  const { staff, report, rewrite } = await open()
  await rewrite(101, (rows) => [...rows, { key: 'Quimera', value: 'sí' }])
  await staff.delete('/api/admin/products/101')
  expect((await report()).unknown).toEqual([])
})
