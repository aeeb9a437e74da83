import { expect, test } from 'vitest'
import { calculateCushions } from './cushions.ts'

const film = { litresPerMetre: 5.6, cushionLength: 100, rollLength: 500 }

test('cushions for 120 boxes a day', () => {
  const found = calculateCushions({
    ...{ ...film, length: 400, width: 300, height: 250, occupied: 60 },
    ...{ tightness: 10, boxesPerDay: 120, days: 22, waste: 3 },
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
    ...{ ...film, length: 1400, width: 1000, height: 1000, occupied: 0 },
    ...{ tightness: 0, boxesPerDay: 2, days: 1, waste: 0 },
  })
  expect(found.metres).toBeCloseTo(250, 6)
  expect(found.rolls).toBe(1)
})
