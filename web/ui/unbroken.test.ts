import { expect, test } from 'vitest'
import { unbroken } from './unbroken.ts'

test.each([
  ['Zuncho PET 16 mm verde', 'Zuncho PET 16~mm verde'],
  ['Film 23 µm de 1.500 m', 'Film 23~µm de 1.500~m'],
  ['hasta 60 °C y 99 % de aire', 'hasta 60~°C y 99~% de aire'],
  ['de 12 a 16 mm', 'de 12~a~16~mm'],
  ['de 0,5 a 0,9 mm', 'de 0,5~a~0,9~mm'],
  ['500 × 300 × 200 mm', '500~×~300~×~200~mm'],
  ['80 g/m², 6 m/min', '80~g/m², 6~m/min'],
  ['Tensor TP 16 manual', 'Tensor TP 16 manual'],
  ['de 20 a 120 pallets por hora', 'de 20 a 120 pallets por hora'],
  ['12 tornillos, 3 marcas', '12 tornillos, 3 marcas'],
])('"%s" gets the non-breaking spaces of "%s"', (text, expected) => {
  expect(unbroken(text)).toBe(expected.replaceAll('~', '\u00a0'))
})

test.each(['https://cdn.example/Zuncho 16 mm.jpg', '/media/Zuncho 16 mm.jpg'])(
  'the address %s is unchanged',
  (address) => {
    expect(unbroken({ srcImg: [address] })).toEqual({ srcImg: [address] })
  },
)

test('all nested texts are changed, and nothing else', () => {
  expect(unbroken({ id: 1, rows: [['16 mm', '2']], link: undefined })).toEqual({
    id: 1,
    rows: [['16\u00a0mm', '2']],
    link: undefined,
  })
})
