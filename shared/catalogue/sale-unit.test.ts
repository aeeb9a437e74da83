import { expect, test } from 'vitest'
import { amountText, lineText } from './amount-text.ts'
import { contentText, packText, quantityText } from './sale-unit.ts'

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

const pallet = { name: 'Pallet de 36 rollos', quantity: 36 }
const box = { name: 'Caja', quantity: 1200 }

test('a format says how many units it holds', () => {
  expect([packText(pallet), packText(box)]).toEqual(['Pallet de 36 rollos', 'Caja · 1.200'])
})

test('an amount in a format says both, and a line too', () => {
  const strap = { quantity: 72, unit: 'rollo', format: pallet }
  expect(amountText(strap)).toBe('2 pallets de 36 rollos = 72 rollos')
  expect(amountText({ ...strap, quantity: 36 })).toBe('1 pallet de 36 rollos = 36 rollos')
  expect(amountText({ ...strap, format: null })).toBe('72 rollos')
  expect(amountText({ quantity: 1200, format: box })).toBe('1 caja = 1.200')
  expect(lineText({ ...strap, name: 'Zuncho' })).toBe('72 × Zuncho (rollos, en 2 pallets de 36 rollos)')
  expect(lineText({ quantity: 1200, format: box, name: 'Sello' })).toBe('1.200 × Sello (en 1 caja)')
})
