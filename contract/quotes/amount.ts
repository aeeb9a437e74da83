import * as z from 'zod/mini'
import { currencies, maxAmount, tooMuch } from './money.ts'

export const Currency = z.enum(currencies)

export const Amount = z
  .int('Escribe un monto')
  .check(z.gte(0, 'El monto no puede ser negativo'), z.lte(maxAmount, tooMuch))
