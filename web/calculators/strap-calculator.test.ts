import { expect, test } from 'vitest'
import { calculateStrap } from './strap-calculator.ts'

const pallet = { length: 1200, width: 1000, height: 1500, weight: 800, acceleration: 0.5, safety: 2, waste: 3 }

test('two welded straps around a pallet of 800 kg', () => {
  const found = calculateStrap({
    ...pallet,
    across: 2,
    along: 0,
    overlap: 200,
    loads: 500,
    closuresPerStrap: 1,
    efficiency: 75,
    rollLength: 1500,
  })
  // Around width and height: 2 × (1.0 + 1.5) = 5 m, and 0.2 m for the joint. Two straps: 10.4 m.
  expect(found.acrossLength).toBeCloseTo(5.2, 6)
  expect(found.metres).toBeCloseTo(10.4, 6)
  // 10.4 × 500 = 5,200 m, and 3 % more: 5,356 m. 5,356 / 1,500 = 3.57, so 4 rolls.
  expect(found.metresPerMonth).toBeCloseTo(5356, 4)
  expect(found.rolls).toBe(4)
  // Half of the weight: 0.5 × 800 × 9.81 = 3,924 N.
  expect(found.force).toBeCloseTo(3924, 6)
  // Two straps with two sides each, joints at 75 %: 4 × 0.75 = 3. Twice 3,924 is 7,848, and 7,848 / 3 = 2,616 N.
  expect(found.strength).toBeCloseTo(2616, 4)
})

test('four crossed straps with seals around a load of 1,800 kg', () => {
  const found = calculateStrap({
    ...pallet,
    weight: 1800,
    across: 2,
    along: 2,
    overlap: 300,
    loads: 120,
    closuresPerStrap: 2,
    efficiency: 65,
    rollLength: 1500,
  })
  // Across: 2 × (1.0 + 1.5) + 0.3 = 5.3 m. Along: 2 × (1.2 + 1.5) + 0.3 = 5.7 m. Two of each: 22 m.
  expect(found.alongLength).toBeCloseTo(5.7, 6)
  expect(found.metres).toBeCloseTo(22, 6)
  // 22 × 120 × 1.03 = 2,719.2 m, which take 2 rolls.
  expect(found.metresPerMonth).toBeCloseTo(2719.2, 4)
  expect(found.rolls).toBe(2)
  // 4 straps × 2 seals × 120 = 960, and 3 % more are 988.8: 989 seals.
  expect(found.closures).toBe(989)
  // 0.5 × 1,800 × 9.81 = 8,829 N. Twice that is 17,658. 4 × 2 × 0.65 = 5.2. 17,658 / 5.2 = 3,395.8 N.
  expect(found.strength).toBeCloseTo(3395.77, 2)
})
