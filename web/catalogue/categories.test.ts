import { expect, test } from 'vitest'
import { inFixedOrder } from './categories.ts'

const category = (name: string, id: number) => ({ id, name, other_Categories: [] })

test('categories are sorted in the fixed order, unknown ones last', () => {
  const shuffled = ['OTRA', 'AIRPAD', 'ACCESORIOS DE EMBALAJE', 'ZUNCHOS', 'NUEVA'].map(category)
  expect(inFixedOrder(shuffled).map(({ name }) => name)).toEqual([
    'ZUNCHOS',
    'AIRPAD',
    'ACCESORIOS DE EMBALAJE',
    'OTRA',
    'NUEVA',
  ])
})
