import { expect, test } from 'vitest'
import { detailOf } from './line-detail.ts'

const subtitle = 'Amarre de cargas pesadas'

test('a product is described by its sizes, the first four', () => {
  const specifications = [
    { key: 'Material', value: 'Poliéster (PET)' },
    { key: 'Ancho', value: '15,5 mm' },
    { key: 'Espesor', value: '0,80 mm' },
    { key: 'Diámetro interior', value: '406 mm' },
    { key: 'Largo por rollo', value: '1.500 m' },
    { key: 'Altura', value: '150 mm' },
  ]
  expect(detailOf({ subtitle, specifications })).toBe(
    'Ancho 15,5 mm · Espesor 0,80 mm · Diámetro interior 406 mm · Largo por rollo 1.500 m',
  )
})

test('a size that would make the line too long is left out, and without any the subtitle describes the product', () => {
  const specifications = [
    { key: 'Ancho', value: '15,5 mm' },
    { key: 'Dimensiones', value: 'x'.repeat(200) },
  ]
  expect(detailOf({ subtitle, specifications })).toBe('Ancho 15,5 mm')
  expect(detailOf({ subtitle, specifications: [{ key: 'Color', value: 'Verde' }] })).toBe(subtitle)
})
