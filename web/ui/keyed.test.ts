import { expect, test } from 'vitest'
import { keyed } from './keyed.ts'

test('equal texts get different keys', () => {
  const keys = keyed(['Ancho', 'Largo', 'Ancho', 'Ancho'], (text) => text).map(({ key }) => key)
  expect(new Set(keys).size).toBe(4)
})
