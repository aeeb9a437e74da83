import * as z from 'zod/mini'
import { currencies } from '../quotes/money.ts'
import { line, text } from '../text.ts'

function whole(min: number, max: number) {
  const problem = `Debe ser un número entero de ${min} a ${max}`
  return z.int(problem).check(z.gte(min, problem), z.lte(max, problem))
}

const isOn = z.boolean('Debe ser sí o no')

export const QuoteSettings = z.object({
  currency: z.enum(currencies, 'Elige la moneda'),
  validDays: whole(1, 365),
  delivery: line(200),
  payment: line(200),
  place: line(200),
  notes: text(4000),
  /** Days before the end of validity. */
  buyerReminder: z.object({ isOn, days: whole(1, 60) }),
  /** Working days without a reaction of the buyer. */
  staffReminder: z.object({ isOn, workingDays: whole(1, 60) }),
})

export type QuoteSettings = z.infer<typeof QuoteSettings>
