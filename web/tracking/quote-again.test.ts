import { expect, test } from 'vitest'
import { maxOtherProductLength } from '../../shared/limits.ts'
import { changedQuantities, withAgain } from './quote-again.tsx'

const line = (productId: number, quantity: number, note: string | null = null) => ({
  productId,
  name: `Producto ${productId}`,
  code: null,
  quantity,
  unit: 'rollo',
  format: null,
  picture: null,
  isGone: false,
  note,
})
const item = (id: number, quantity: number) => ({ id, name: `Producto ${id}`, image: '', unit: 'rollo', quantity })
const empty = { items: [], otherProduct: '' }

test('an empty list gets the lines, their notes and the other product', () => {
  const again = { lines: [line(1, 15, 'Bodega 1'), line(2, 3)], otherProduct: '500 esquineros' }
  expect(withAgain(empty, again)).toEqual({
    items: [{ ...item(1, 15), note: 'Bodega 1' }, item(2, 3)],
    otherProduct: '500 esquineros',
  })
})

test('a quantity on the list is replaced and told, and what was typed there stays', () => {
  const own = { items: [{ ...item(1, 4), note: 'Urgente' }, item(9, 1)], otherProduct: 'Pallets' }
  const again = { lines: [line(1, 15, 'Bodega 1'), line(9, 1)], otherProduct: '500 esquineros' }
  expect(changedQuantities(own, again.lines)).toEqual([
    { id: 1, name: 'Producto 1', before: 4, after: 15, unit: 'rollo' },
  ])
  const next = withAgain(own, again)
  expect(next).toEqual({
    items: [{ ...item(1, 15), note: 'Urgente\nBodega 1' }, item(9, 1)],
    otherProduct: 'Pallets\n500 esquineros',
  })
  expect(withAgain(next, again)).toEqual(next)
})

test('the text for other products stays within its limit', () => {
  const own = { items: [], otherProduct: 'x'.repeat(maxOtherProductLength) }
  expect(withAgain(own, { lines: [], otherProduct: 'Pallets' }).otherProduct).toBe(own.otherProduct)
})
