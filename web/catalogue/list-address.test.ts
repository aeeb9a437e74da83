import { expect, test } from 'vitest'
import { listAddress, readListAddress } from './list-address.ts'

const read = (query: string) => readListAddress(new URLSearchParams(query))

test('an address without a query is the first page of all products', () => {
  expect(read('')).toEqual({ categoryId: 0, page: 1, name: '' })
})

test('category, page and search text are read', () => {
  expect(read('categoryId=16&page=3&name=%20zuncho%20')).toEqual({ categoryId: 16, page: 3, name: 'zuncho' })
})

test.each(['categoryId=abc', 'page=0', 'page=-1', 'page=1.5', 'categoryId=99999999999', 'page=NaN'])(
  'invalid parameters are ignored: %s',
  (query) => expect(read(query)).toEqual({ categoryId: 0, page: 1, name: '' }),
)

test('default values are omitted from the address', () => {
  expect(listAddress({})).toBe('/productos')
  expect(listAddress({ categoryId: 16, page: 1 })).toBe('/productos?categoryId=16')
  expect(listAddress({ categoryId: 16, page: 2, name: 'film 17' })).toBe('/productos?categoryId=16&page=2&name=film+17')
})
