import { expect, test } from 'vitest'
import { unbrokenMeasures } from './unbroken-measures.ts'

test('a number and its unit are not parted', () => {
  expect(unbrokenMeasures('Zuncho PET 16 mm verde')).toBe('Zuncho PET 16\u00a0mm verde')
  expect(unbrokenMeasures('Film 23 µm')).toBe('Film 23 µm'.replace('23 ', '23\u00a0'))
  expect(unbrokenMeasures('Tensor TP 16 manual')).toBe('Tensor TP 16 manual')
})
