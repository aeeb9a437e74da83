import { expect, test } from 'vitest'
import { createValueReader } from './read-value.ts'

const millimetres = [
  { name: 'mm', factor: 1 },
  { name: 'cm', factor: 10 },
]
const readSize = createValueReader({
  ...{ key: 'medidas', name: 'Medidas', kind: 'size', rows: [], units: millimetres, step: null, choices: [] },
  ...{ isFilter: false, isCompared: true, help: '' },
})

test.each([
  ['20 × 6 mm', [20, 6]],
  ['16 x 0,80 mm', [16, 0.8]],
  ['1.100 × 700 × 650 mm', [1100, 700, 650]],
  ['1 100 X 700 mm', [1100, 700]],
  ['2 x 3 piezas de 20 x 30 cm', [200, 300]],
])('%s has the sides %j', (text, sides) => {
  expect(readSize(text)).toEqual({ kind: 'size', sides })
})

test.each(['16 mm', '16 x 0,80', '1x'.repeat(50_000), '9'.repeat(50_000)])('%.20s is no size', (text) => {
  expect(readSize(text)).toBeUndefined()
})
