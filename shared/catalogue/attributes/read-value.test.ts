import { expect, test } from 'vitest'
import { createNumberReader, createValueReader } from './read-value.ts'

const millimetres = [
  { name: 'mm', factor: 1 },
  { name: 'cm', factor: 10 },
]
const readSize = createValueReader({
  key: 'medidas',
  name: 'Medidas',
  kind: 'size',
  rows: [],
  units: millimetres,
  step: null,
  choices: [],
  isFilter: false,
  isCompared: true,
  help: '',
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

const inMillimetres = createNumberReader([
  { name: 'mm', factor: 1 },
  { name: 'cm', factor: 10 },
])
const newtons = createNumberReader([
  { name: 'N', factor: 1 },
  { name: 'kN', factor: 1000 },
])
const percent = createNumberReader([{ name: '%', factor: 1 }])
const bare = createNumberReader([])
const min = Number.NEGATIVE_INFINITY
const max = Number.POSITIVE_INFINITY

test.each([
  ['13 a 16 mm', [[13, 16]]],
  ['9-13 mm', [[9, 13]]],
  ['0,80 mm', [[0.8, 0.8]]],
  ['0.80 mm', [[0.8, 0.8]]],
  ['1.200 mm', [[1200, 1200]]],
  ['1.234,5 mm', [[1234.5, 1234.5]]],
  ['0.800 mm', [[0.8, 0.8]]],
  ['1,5 cm', [[15, 15]]],
  ['5 a 15 mm, ajuste de fábrica en 12 mm', [[5, 15]]],
  [
    '16 y 19 mm, con mordazas intercambiables',
    [
      [16, 16],
      [19, 19],
    ],
  ],
  [
    '13, 16 y 19 mm, con guías intercambiables',
    [
      [13, 13],
      [16, 16],
      [19, 19],
    ],
  ],
  [
    '50 mm; 76 mm con adaptadores incluidos',
    [
      [50, 50],
      [76, 76],
    ],
  ],
  ['400 mm plano; 340 mm inflado', [[400, 400]]],
  ['Hasta 32 mm', [[min, 32]]],
  ['Mínimo 50 mm', [[50, max]]],
  ['2 de goma maciza, 200 mm de diámetro', [[200, 200]]],
  ['Entre 13 y 19 mm', [[13, 19]]],
  ['Entre 13 mm y 19 mm', [[13, 19]]],
  ['Mín. 13 mm, máx. 19 mm', [[13, 19]]],
  ['Mín 13 máx 19 mm', [[13, 19]]],
  ['Máximo: 19 mm; mínimo: 13 mm', [[13, 19]]],
  ['Máximo: 32 mm', [[min, 32]]],
  ['Mínimo: 13 mm', [[13, max]]],
  ['Maximo 32 mm', [[min, 32]]],
  ['≤ 32 mm', [[min, 32]]],
  ['≥13 mm', [[13, max]]],
  ['16 mm, hasta 19 mm con guía', [[16, 16]]],
  [
    '13 / 16 mm',
    [
      [13, 13],
      [16, 16],
    ],
  ],
  [
    '13/16 mm',
    [
      [13, 13],
      [16, 16],
    ],
  ],
  ['1 000 mm', [[1000, 1000]]],
  ['1\u{202f}000 a 1\u{202f}250,5 mm', [[1000, 1250.5]]],
  ['Ø76 mm', [[76, 76]]],
  ['Ø 76 mm', [[76, 76]]],
  ['16 × 0,80 mm', undefined],
  ['16 x 0,80 mm', undefined],
  ['5 mm, en cajas de 20 x 30 mm', [[5, 5]]],
  ['5 mm, 20 x 30 mm', [[5, 5]]],
  ['45 m', undefined],
  ['Ancho', undefined],
  ['', undefined],
])('%o in millimetres', (text, expected) => {
  expect(inMillimetres(text)?.map(({ from, to }) => [from, to])).toEqual(expected)
})

test.each([
  ['2.500 N', [[2500, 2500]]],
  ['150 a 1.200 N, regulable', [[150, 1200]]],
  ['400 a 2.500 N (hasta 1.900 N con PET de 12 mm y 1.200 N con PP de 16 mm)', [[400, 2500]]],
  ['Hasta 2.800 N con 16 mm; 2.200 N con 13 mm', [[min, 2800]]],
  ['6.000 N a 3 bar, 8.000 N a 4 bar, 12.000 N a 6 bar', [[6000, 6000]]],
  ['35 N/cm', undefined],
  ['600 N/mm²', undefined],
  ['10 a 90 kN, 2 cilindros de 63 mm a 145 bar', [[10_000, 90_000]]],
])('%o in newtons', (text, expected) => {
  expect(newtons(text)?.map(({ from, to }) => [from, to])).toEqual(expected)
})

test.each([
  ['8 ± 2 %', [[6, 10]]],
  ['12 % a la rotura', [[12, 12]]],
  ['75 a 80 % de la rotura del zuncho', [[75, 80]]],
  ['Motorizado, 150 a 300 %', [[150, 300]]],
  ['65 % con zuncho PET; 55 % con zuncho PP', [[65, 65]]],
  ['55 % (sello metálico)', [[55, 55]]],
  ['Soldadura (75 %)', [[75, 75]]],
  ['−5 a 50 %', [[-5, 50]]],
])('%o in per cent', (text, expected) => {
  expect(percent(text)?.map(({ from, to }) => [from, to])).toEqual(expected)
})

test.each([
  ['3/4"', [[19.05, 19.05]]],
  ['1 1/2"', [[38.1, 38.1]]],
  ['1/2 a 3/4"', [[12.7, 19.05]]],
  ['Hasta 1/2 "', [[min, 12.7]]],
  ['2"', [[50.8, 50.8]]],
  [
    '13/16 mm',
    [
      [13, 13],
      [16, 16],
    ],
  ],
])('%o, if inches are a unit too', (text, expected) => {
  const read = createNumberReader([
    { name: 'mm', factor: 1 },
    { name: '"', factor: 25.4 },
  ])
  expect(read(text)?.map(({ from, to }) => [from, to])).toEqual(expected)
})

test('a number before × counts only what has no sides', () => {
  const volts = createNumberReader([{ name: 'V', factor: 1 }])
  expect(volts('3 × 380 V')).toEqual([{ from: 380, to: 380 }])
})

test('without units the first number counts', () => {
  expect(bare('Hasta 350 con PET de 16 mm')).toEqual([{ from: min, to: 350 }])
  expect(bare('Sin límite')).toEqual([{ from: min, to: max }])
})

test('a hostile text is read at once', () => {
  expect(inMillimetres('1 a '.repeat(125))).toBeUndefined()
  expect(inMillimetres('1;'.repeat(50_000))).toBeUndefined()
  expect(inMillimetres('1-'.repeat(50_000))).toBeUndefined()
  expect(inMillimetres('9'.repeat(500))).toBeUndefined()
  expect(inMillimetres('('.repeat(50_000))).toBeUndefined()
  expect(inMillimetres('1 x '.repeat(50_000))).toBeUndefined()
  expect(inMillimetres('1 000 '.repeat(20_000))).toBeUndefined()
  expect(inMillimetres(`1${' '.repeat(50_000)}máx`)).toBeUndefined()
})

test.each(['kgf-m', 'N·m', 'm³/h', 'pulg.', '$', 'a+b', '(x)', '[y]', '\\d', '^', '{1}', 'a|b', '"', '*', '?'])(
  'a unit may be written %s',
  (name) => {
    expect(createNumberReader([{ name, factor: 1 }])(`Hasta 12 ${name}`)).toEqual([{ from: min, to: 12 }])
  },
)
