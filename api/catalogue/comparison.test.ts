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
