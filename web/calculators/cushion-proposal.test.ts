import { expect, test } from 'vitest'
import { cushionCalculator } from './cushion-calculator.ts'
import { typedIn } from './fields.ts'
import { readCalculation } from './read-calculation.ts'

/** Fills 8 L per metre. */
const film = {
  ...{ id: 1, slug: 'film', name: 'Film', image: '' },
  ...{ rollLength: 500, litresPerRoll: 4000, cushionLength: 125 },
}

function propose(address: string) {
  const { fields, propose } = cushionCalculator
  const { values, typed } = readCalculation(cushionCalculator, typedIn(fields, new URLSearchParams(address)))
  const { options } = values ? propose(values, [film], typed) : { options: [] }
  return options[0]?.lines[0]
}

test('an untouched assumption leaves to the product what it is', () => {
  // 13.2 L / (8 L/m × 0.125 m) = 13.2, so 14 cushions: 1.75 m. 1.75 × 2,640 × 1.03 = 4,758.6 m, 10 rolls of 500 m.
  expect(propose('')?.quantity).toBe(10)
  expect(propose('')?.note).toContain('14 almohadas (1,75 m) por caja, 8 L por metro')
  expect(propose('')?.note).toContain('4.759 m al mes en rollos de 500 m.')
})

test('a typed yield and length of cushions decide', () => {
  // 13.2 L / (3 L/m × 0.125 m) = 35.2, so 36 cushions: 4.5 m. 4.5 × 2,640 × 1.03 = 12,236.4 m, 25 rolls.
  expect(propose('rendimiento=3')?.quantity).toBe(25)
  expect(propose('rendimiento=3')?.note).toContain('36 almohadas (4,5 m) por caja, 3 L por metro')
  // Also if it is the usual one: 13.2 L / (5.6 L/m × 0.125 m) = 18.9, so 19 cushions: 2.375 m, 6,458.1 m, 13 rolls.
  expect(propose('rendimiento=5,6')?.quantity).toBe(13)
  // 13.2 L / (8 L/m × 0.2 m) = 8.25, so 9 cushions: 1.8 m. 1.8 × 2,640 × 1.03 = 4,894.56 m, 10 rolls.
  expect(propose('almohada=200')?.note).toContain('9 almohadas (1,8 m)')
})

test('the rolls of a product keep their length', () => {
  expect(propose('rollo=100')).toEqual(propose(''))
})
