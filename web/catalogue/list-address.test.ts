import { expect, test } from 'vitest'
import { wholeList } from '../../shared/catalogue/addresses.ts'
import { listAddress, readListAddress } from './list-address.ts'

const whole = { categoryId: 0, page: 1, name: '', ...wholeList }
const read = (query: string) => readListAddress(new URLSearchParams(query))

test('an address without a query is the first page of all products', () => {
  expect(read('')).toEqual(whole)
})

test('category, page and search text are read', () => {
  expect(read('categoryId=16&page=3&name=%20zuncho%20')).toEqual({ ...whole, categoryId: 16, page: 3, name: 'zuncho' })
})

test.each(['categoryId=abc', 'page=0', 'page=-1', 'page=1.5', 'categoryId=99999999999', 'page=NaN'])(
  'invalid parameters are ignored: %s',
  (query) => expect(read(query)).toEqual(whole),
)

test('default values are omitted from the address', () => {
  expect(listAddress({})).toBe('/productos')
  expect(listAddress({ categoryId: 16, page: 1 })).toBe('/productos?categoryId=16')
  expect(listAddress({ categoryId: 16, page: 2, name: 'film 17' })).toBe('/productos?categoryId=16&page=2&name=film+17')
})

test('filters, order and view are read, and written in one order', () => {
  const address = read('vista=tabla&zuncho=pet&orden=-resistencia&ancho=19&ancho=16&ancho=19&categoryId=1')
  expect(address).toMatchObject({ order: { key: 'resistencia', isDescending: true }, isTable: true })
  expect([...address.chosen]).toEqual([
    ['zuncho', ['pet']],
    ['ancho', ['19', '16']],
  ])
  expect(listAddress(address)).toBe(
    '/productos?categoryId=1&ancho=16&ancho=19&zuncho=pet&orden=-resistencia&vista=tabla',
  )
})

test.each(['Ancho=16', 'ancho=', 'ancho=%00', 'utm_source=x', `ancho=${'1'.repeat(41)}`, 'orden=-', 'vista=mapa'])(
  'what cannot be a filter, an order or a view is ignored: %s',
  (query) => expect(read(query)).toEqual(whole),
)
