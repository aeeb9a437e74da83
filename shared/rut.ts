import * as z from 'zod/mini'

const written = /^(\d{1,2}\.?\d{3}\.?\d{3}|\d{1,6})-?([\dkK])$/

export const invalidRut = 'El RUT no es válido: revisa los números y el dígito verificador'

/** The result is undefined if the text is not a RUT or its check digit (módulo 11) is wrong. */
export function formatRut(text: string): string | undefined {
  const [, number = '', given = ''] = written.exec(text.replaceAll(/\s/g, '')) ?? []
  const digits = number.replaceAll('.', '').replace(/^0+/, '')
  const checkDigit = given.toUpperCase()
  if (digits === '' || checkDigitOf(digits) !== checkDigit) return undefined
  return `${digits.replaceAll(/\B(?=(\d{3})+$)/g, '.')}-${checkDigit}`
}

export const isRut = (text: string) => formatRut(text) !== undefined

function checkDigitOf(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, place) => total + Number(digit) * (2 + (place % 6)), 0)
  const rest = 11 - (sum % 11)
  if (rest === 11) return '0'
  return rest === 10 ? 'K' : String(rest)
}

const formatted = z.overwrite<string>((text) => formatRut(text) ?? text.trim())

/** An empty text stands for no RUT. */
export const optionalRut = z.string('Debe ser un texto').check(
  formatted,
  z.refine((text) => text === '' || isRut(text), invalidRut),
)
