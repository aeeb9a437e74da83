import * as z from 'zod/mini'
import { digitsOf } from './phone-links.ts'
import { requiredLine } from './text.ts'

const international = /^\+[\d\s().-]+$/

const isInternational = (phone: string) => {
  const { length } = digitsOf(phone)
  return international.test(phone) && length >= 8 && length <= 15
}

/** The phone is stored as people write it. */
export const internationalPhone = (missing: string) =>
  requiredLine(missing, 40).check(
    z.refine((phone) => phone === '' || isInternational(phone), 'Escríbelo con código de país, como +56 2 2555 0100'),
  )
