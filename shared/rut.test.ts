import { expect, test } from 'vitest'
import { formatRut, isRut, optionalRut } from './rut.ts'

test.each([
  ['76.123.456-0', '76.123.456-0'],
  ['76123456-0', '76.123.456-0'],
  ['761234560', '76.123.456-0'],
  [' 76.123.456 - 0 ', '76.123.456-0'],
  ['12.345.678-5', '12.345.678-5'],
  ['5.126.663-3', '5.126.663-3'],
  ['1-9', '1-9'],
  ['6-k', '6-K'],
  ['10.000.013-k', '10.000.013-K'],
  ['012345678-5', undefined],
])('%s is written as %s', (text, formatted) => {
  expect(formatRut(text)).toBe(formatted)
})

test.each(['', 'hola', '76.123.456-1', '76.123.456', '76.123.456-', '7.61.23456-0', '0-0', '-0', '123.456.789.012-3'])(
  '%o is not a RUT',
  (text) => {
    expect(isRut(text)).toBe(false)
  },
)

test('of the eleven possible check digits, one is right', () => {
  for (let number = 1_000_000; number < 1_000_100; number++) {
    expect([...'0123456789K'].filter((digit) => isRut(`${number}-${digit}`))).toHaveLength(1)
  }
})

test('a field is formatted, and reports a wrong check digit', () => {
  expect(optionalRut.parse('761234560')).toBe('76.123.456-0')
  expect(optionalRut.parse('  ')).toBe('')
  expect(optionalRut.safeParse('76.123.456-1').error?.issues[0]?.message).toContain('dígito verificador')
})
