import { expect, test } from 'vitest'
import { calculateFilm, turnsFor } from './film-calculator.ts'

const pallet = { length: 1200, width: 1000, turns: 12, filmWidth: 500, density: 0.92, pallets: 300, waste: 5 }

test('turns cover the height, and hold the base and the top', () => {
  // Half of 500 mm overlaps, so each turn rises 250 mm. 1,500 / 250 = 6 turns, and 3 below and 3 above make 12.
  expect(turnsFor({ height: 1500, filmWidth: 500, overlap: 50, base: 3, top: 3 })).toBe(12)
  // A third of 500 mm overlaps: each turn rises 335 mm, and 1,800 / 335 = 5.37 are 6 turns. 6 + 2 + 2 = 10.
  expect(turnsFor({ height: 1800, filmWidth: 500, overlap: 33, base: 2, top: 2 })).toBe(10)
})

test('a pallet wrapped by hand in film of 20 µm', () => {
  const found = calculateFilm({ ...pallet, thickness: 20, stretch: 50, rollLength: 300 })
  // Around the pallet: 2 × (1.2 + 1.0) = 4.4 m. Twelve turns: 52.8 m.
  expect(found.perimeter).toBeCloseTo(4.4, 6)
  expect(found.applied).toBeCloseTo(52.8, 6)
  // Stretched by half, a metre of film becomes 1.5 m: 52.8 / 1.5 = 35.2 m of the roll.
  expect(found.metres).toBeCloseTo(35.2, 6)
  // A metre weighs 100 cm × 50 cm × 0.002 cm × 0.92 g/cm³ = 9.2 g. 35.2 × 9.2 = 323.84 g.
  expect(found.gramsPerMetre).toBeCloseTo(9.2, 6)
  expect(found.grams).toBeCloseTo(323.84, 4)
  // 35.2 × 300 = 10,560 m, and 5 % more: 11,088 m. 11,088 × 9.2 g = 102.01 kg. 11,088 / 300 = 36.96, so 37 rolls.
  expect(found.metresPerMonth).toBeCloseTo(11_088, 4)
  expect(found.kilosPerMonth).toBeCloseTo(102.0096, 4)
  expect(found.rolls).toBe(37)
  // 300 / 35.2 = 8.5: eight whole pallets a roll.
  expect(found.palletsPerRoll).toBe(8)
})

test('a pallet wrapped by a machine that stretches film of 23 µm by 250 %', () => {
  const found = calculateFilm({ ...pallet, thickness: 23, stretch: 250, rollLength: 1500 })
  // 52.8 / 3.5 = 15.086 m. A metre weighs 500 × 23 × 0.92 / 1000 = 10.58 g. 15.086 × 10.58 = 159.6 g.
  expect(found.metres).toBeCloseTo(15.0857, 4)
  expect(found.grams).toBeCloseTo(159.607, 3)
  // 15.0857 × 300 × 1.05 = 4,752 m. 4,752 × 10.58 g = 50.276 kg. 4,752 / 1,500 = 3.17, so 4 rolls.
  expect(found.metresPerMonth).toBeCloseTo(4752, 3)
  expect(found.kilosPerMonth).toBeCloseTo(50.276, 3)
  expect(found.rolls).toBe(4)
  // 1,500 / 15.0857 = 99.4.
  expect(found.palletsPerRoll).toBe(99)
})

test('a need of exactly seven rolls is not eight', () => {
  // Around: 2 × (1.0 + 0.75) = 3.5 m. 10 turns: 35 m, at 0 % the same from the roll. 60 pallets: 2,100 m = 7 × 300 m.
  const found = calculateFilm({
    ...pallet,
    length: 1000,
    width: 750,
    turns: 10,
    pallets: 60,
    waste: 0,
    thickness: 20,
    stretch: 0,
    rollLength: 300,
  })
  expect(found.rolls).toBe(7)
})
