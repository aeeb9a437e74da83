import { expect, test } from 'vitest'
import { readCalculation } from './calculator.ts'
import { calculateCushions, cushionCalculator } from './cushion-calculator.ts'
import { typedIn } from './typed-fields.ts'

const film = { litresPerMetre: 5.6, cushionLength: 100, rollLength: 500 }

test('cushions for 120 boxes a day', () => {
  const found = calculateCushions({
    ...film,
    length: 400,
    width: 300,
    height: 250,
    occupied: 60,
    tightness: 10,
    boxesPerDay: 120,
    days: 22,
    waste: 3,
  })
  // 40 × 30 × 25 cm = 30 L. The products take 60 %, so 12 L are free, and 10 % more are 13.2 L.
  expect(found.boxLitres).toBeCloseTo(30, 6)
  expect(found.freeLitres).toBeCloseTo(12, 6)
  expect(found.fillLitres).toBeCloseTo(13.2, 6)
  // A cushion of 100 mm is a tenth of a metre: 0.56 L. 13.2 / 0.56 = 23.57, so 24 cushions, which are 2.4 m.
  expect(found.cushions).toBe(24)
  expect(found.metres).toBeCloseTo(2.4, 6)
  // 120 × 22 = 2,640 boxes. 2,640 × 2.4 = 6,336 m, and 3 % more: 6,526.08 m. / 500 = 13.05, so 14 rolls.
  expect(found.boxes).toBe(2640)
  expect(found.metresPerMonth).toBeCloseTo(6526.08, 4)
  expect(found.rolls).toBe(14)
})

test('a roll fills what its specification says', () => {
  // 2.8 m³ are 2,800 L. An empty box of 1,400 × 1,000 × 1,000 mm holds 1,400 L: 1,400 / 0.56 = 2,500 cushions, 250 m.
  const found = calculateCushions({
    ...film,
    length: 1400,
    width: 1000,
    height: 1000,
    occupied: 0,
    tightness: 0,
    boxesPerDay: 2,
    days: 1,
    waste: 0,
  })
  expect(found.metres).toBeCloseTo(250, 6)
  expect(found.rolls).toBe(1)
})

/** Fills 8 L per metre. */
const candidate = {
  id: 1,
  slug: 'film',
  name: 'Film',
  image: '',
  rollLength: 500,
  litresPerRoll: 4000,
  cushionLength: 125,
}

function propose(address: string) {
  const { fields, propose } = cushionCalculator
  const { values, typed } = readCalculation(cushionCalculator, typedIn(fields, new URLSearchParams(address)))
  const { options } = values ? propose(values, [candidate], typed) : { options: [] }
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
