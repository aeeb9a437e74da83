import { expect, test } from 'vitest'
import { formatMoney, formatPercent, maxAmount, parseAmount } from './money.ts'

test.each([
  [0, 'CLP', '$\u00a00'],
  [999, 'CLP', '$\u00a0999'],
  [1_234_567, 'CLP', '$\u00a01.234.567'],
  [0, 'USD', 'US$\u00a00,00'],
  [5, 'USD', 'US$\u00a00,05'],
  [1_234_550, 'USD', 'US$\u00a012.345,50'],
  [maxAmount, 'USD', 'US$\u00a09.999.999.999,99'],
  [-1500, 'CLP', '-$\u00a01.500'],
] as const)('%i in %s is written %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text)
})

test.each([
  ['1.234.567', 'CLP', 1_234_567],
  ['$ 1.234', 'CLP', 1234],
  ['1234', 'CLP', 1234],
  ['12.345,5', 'USD', 1_234_550],
  ['US$ 0,05', 'USD', 5],
  ['10', 'USD', 1000],
  ['10,5', 'CLP', undefined],
  ['1,234', 'USD', undefined],
  ['12.34', 'CLP', undefined],
  ['0.125', 'USD', undefined],
  ['', 'CLP', undefined],
  ['-5', 'CLP', undefined],
  ['1.000.000.000.000', 'CLP', undefined],
  ['mil', 'CLP', undefined],
] as const)('«%s» in %s is read as %s', (text, currency, amount) => {
  expect(parseAmount(text, currency)).toBe(amount)
})

test.each([
  [0, '0\u00a0%'],
  [5, '0,05\u00a0%'],
  [333, '3,33\u00a0%'],
  [1250, '12,5\u00a0%'],
  [2000, '20\u00a0%'],
  [10_000, '100\u00a0%'],
])('%i hundredths of a percent are written %s', (hundredths, text) => {
  expect(formatPercent(hundredths)).toBe(text)
})
