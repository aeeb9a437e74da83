import { expect, test } from 'vitest'
import { tokensOf } from './tokens.ts'

const sizesIn = (text: string) =>
  tokensOf(text).flatMap((token) => (token.kind === 'measure' ? token.amounts.flatMap(({ sizes }) => sizes) : []))
const numbersIn = (text: string) =>
  tokensOf(text).flatMap((token) => (token.kind === 'measure' ? token.amounts.map(({ number }) => number) : []))

test.each(['16mm', '16 mm', '16 milímetros', '16 mms', '1,6 cm', '16,0 MM'])('%s is one size', (text) => {
  expect(sizesIn(text)).toEqual(['16mm'])
})

test.each(['20 µm', '20 um', '20 micras', '20 micrones', '20 mic', '20µ', '80 gauge'])(
  '%s is one thickness',
  (text) => {
    expect(sizesIn(text)).toEqual(['20um'])
  },
)

test.each([
  ['5/8"', '16mm'],
  ['5/8', '16mm'],
  ['cinco octavos', '16mm'],
  ['3/4 pulgada', '19mm'],
  ['tres cuartos', '19mm'],
  ['media pulgada', '13mm'],
  ["1/2''", '12mm'],
  ['1 1/4"', '32mm'],
  ['una pulgada', '25mm'],
  ['1½ pulgada', '38mm'],
  ['¾', '19mm'],
])('%s is also traded as %s', (text, size) => {
  expect(sizesIn(text)).toContain(size)
})

test('numbers are equal however they are written', () => {
  expect(numbersIn('1.200 kg')).toEqual(['1200'])
  expect(numbersIn('0,80 mm')).toEqual(numbersIn('0.8 mm'))
  expect(sizesIn('2 kN')).toEqual(['2000n'])
})

test('a unit counts for all numbers of a series, and a range knows its ends', () => {
  expect(sizesIn('50 × 50 × 4 mm')).toEqual(['50mm', '50mm', '4mm'])
  expect(tokensOf('13 a 16 mm')[0]).toMatchObject({ range: { from: 13, to: 16, unit: 'mm' } })
})

test('letters and digits of a model are apart, with or without a separator', () => {
  const [joined, apart, hyphened] = ['PB16', 'pb 16', 'PB-16'].map(tokensOf)
  expect(joined).toEqual(apart)
  expect(hyphened).toEqual(apart)
  expect(sizesIn('PB 16 nuevo')).toEqual([])
})
