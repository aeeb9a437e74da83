import { expect, test } from 'vitest'
import { parsePercent, percentDigits } from './percent.ts'

test.each([
  ['5', 500],
  ['7,5', 750],
  ['7.5', 750],
  ['12,25 %', 1225],
  ['0', 0],
  ['100', 10_000],
  ['100,01', undefined],
  ['12,345', undefined],
  ['-5', undefined],
  ['', undefined],
  ['cinco', undefined],
])('«%s» is read as %s', (text, hundredths) => {
  expect(parsePercent(text)).toBe(hundredths)
})

test.each([
  [0, '0'],
  [500, '5'],
  [750, '7,5'],
  [1225, '12,25'],
])('%i is written %s', (hundredths, text) => {
  expect(percentDigits(hundredths)).toBe(text)
})
