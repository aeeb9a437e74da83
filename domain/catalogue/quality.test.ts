import { expect, test } from 'vitest'
import { usualRange } from './quality.ts'

const isOutlier = (values: number[], value: number) => {
  const range = usualRange(values)
  return range !== undefined && (value < range.min || value > range.max)
}

test('a value with a wrong unit or a lost comma is far from its neighbours', () => {
  const widths = [9, 12, 12, 13, 16, 16, 19, 25, 32]
  for (const wrong of [0.16, 1600]) expect(isOutlier([...widths, wrong], wrong)).toBe(true)
  expect(isOutlier([...widths, 50], 50)).toBe(false)
  const thicknesses = [0.5, 0.5, 0.6, 0.63, 0.7, 0.8, 0.8, 1]
  expect(isOutlier([...thicknesses, 80], 80)).toBe(true)
  expect(isOutlier([...thicknesses, 1.27], 1.27)).toBe(false)
})

test('equal values leave room for a little more', () => {
  const cores = Array.from({ length: 12 }, () => 76)
  expect(isOutlier(cores, 50)).toBe(false)
  expect(isOutlier(cores, 760)).toBe(true)
  expect(isOutlier(cores, 7.6)).toBe(true)
})

test('few values tell nothing', () => {
  expect(usualRange([1, 1, 1, 1, 1, 1, 1000])).toBeUndefined()
})
