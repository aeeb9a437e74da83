import { expect, test } from 'vitest'
import { folioOf } from './request.ts'

test.each([
  ['quotation', 'COT-2026-000123'],
  ['contact', 'CON-2026-000123'],
  ['service', 'SRV-2026-000123'],
] as const)('the folio of a %s', (kind, folio) => {
  expect(folioOf(kind, 123, new Date('2026-06-01T12:00:00Z'))).toBe(folio)
})

test('the year is the current one in Chile', () => {
  expect(folioOf('quotation', 1, new Date('2027-01-01T01:00:00Z'))).toBe('COT-2026-000001')
})

test('a number of more than six digits is not truncated', () => {
  expect(folioOf('quotation', 12_345_678, new Date('2026-06-01T12:00:00Z'))).toBe('COT-2026-12345678')
})
