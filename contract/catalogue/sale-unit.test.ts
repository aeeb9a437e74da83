import { expect, test } from 'vitest'
import { contentText, lineText, quantityText } from './sale-unit.ts'

test.each([
  [1, 'rollo', '1 rollo'],
  [24, 'Rollo', '24 rollos'],
  [2, 'par', '2 pares'],
  [2, 'pallet', '2 pallets'],
  [2, 'kit', '2 kits'],
  [3, 'bidón de 20 l', '3 bidones de 20 l'],
  [1, 'caja de 1.000 unidades', '1 caja de 1.000 unidades'],
  [1200, 'caja de 1.000 unidades', '1.200 cajas de 1.000 unidades'],
  [1200, '', '1.200'],
  [3, null, '3'],
])('%i of "%s" is "%s"', (quantity, unit, text) => {
  expect(quantityText(quantity, unit)).toBe(text)
})

test.each([
  [200, 'caja de 1.000 unidades', '200.000 unidades'],
  [3, 'rollo de 500 m', '1.500 m'],
  [1, 'caja de 1.000 unidades', undefined],
  [3, 'rollo', undefined],
  [3, undefined, undefined],
])('%i of "%s" hold %s', (quantity, unit, text) => {
  expect(contentText(quantity, unit)).toBe(text)
})

test('a list line has quantity, name and unit', () => {
  expect(lineText({ quantity: 2, name: 'Tensor' })).toBe('2 × Tensor')
  expect(lineText({ quantity: 2, name: 'Zuncho PET', unit: 'rollo' })).toBe('2 × Zuncho PET (rollos)')
  expect(lineText({ quantity: 200, name: 'Sello', unit: 'caja de 1.000 unidades' })).toBe(
    '200 × Sello (cajas de 1.000 unidades = 200.000 unidades)',
  )
})
