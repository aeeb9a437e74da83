import type { Calculator } from './calculator.ts'
import { type Fields, type Reading, readFields } from './fields.ts'

export function readCalculation<F extends Fields, P>(
  { fields, check }: Pick<Calculator<F, P>, 'fields' | 'check'>,
  typed: Record<string, string>,
): Reading<F> {
  const reading = readFields(fields, typed)
  const found = reading.values ? check(reading.values) : {}
  const errors = { ...reading.errors, ...(found as Record<string, string>) }
  return Object.keys(errors).length > 0 ? { ...reading, errors, values: undefined } : reading
}
