import { expect, test } from 'vitest'
import { inFormats, readQuantity, rounded, stepped, wholeFormats } from './quantities.ts'

test('a pack rounds up to the next whole number of packs', () => {
  expect(rounded(1, 36)).toBe(36)
  expect(rounded(36, 36)).toBe(72)
  expect(rounded(37, 36)).toBe(72)
  expect(rounded(999_999, 36)).toBe(1_000_000)
})

test('steps stay between 1 and 1,000,000', () => {
  expect(stepped(1, 10)).toBe(11)
  expect(stepped(5, -10)).toBe(1)
  expect(stepped(1_000_000, 1)).toBe(1_000_000)
})

test('a long press goes through multiples of the step', () => {
  expect([rounded(7, 10), rounded(10, 10), rounded(37, -10), rounded(30, -10), rounded(7, -10)]).toEqual([
    10, 20, 30, 20, 1,
  ])
})

test.each([
  ['200', 200],
  [' 1.500 ', 1500],
  ['1.000.000', 1_000_000],
])('"%s" is a quantity', (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity)
})

test.each(['', '0', '1.000.001', '-3', '2,5', '1.5', 'doce', '1e3'])('"%s" is not a quantity', (text) => {
  expect(readQuantity(text)).toBeUndefined()
})

test('a format holds the quantity in the least whole number, within the limit of a line', () => {
  const pallet = { quantity: 36 }
  expect([1, 36, 40].map((quantity) => wholeFormats(quantity, pallet))).toEqual([36, 36, 72])
  expect([0, 3, 1_000_000].map((count) => inFormats(count, 36))).toEqual([36, 108, 999_972])
})
