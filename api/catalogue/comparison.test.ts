import { expect, test } from 'vitest'
import { setUpTestApp } from '../../tests/test-app.ts'

const createTestApp = setUpTestApp()

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
