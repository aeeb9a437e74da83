import { expect, test } from 'vitest'
import { generateCatalogue } from '../../../bench/generated-catalogue.ts'
import { createCatalogue } from './catalogue.ts'

test('building a large catalogue does not block the event loop', async () => {
  const rows = generateCatalogue(10_000)
  let turns = 0
  const turning = setInterval(() => turns++, 1)
  const catalogue = await createCatalogue(rows)
  clearInterval(turning)
  expect(catalogue.pagesOf(0)).toBe(834)
  expect(turns).toBeGreaterThan(10)
})
