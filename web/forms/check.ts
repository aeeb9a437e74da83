import type * as z from 'zod/mini'
import { firstErrorByField } from '../../contract/error.ts'
import { ContactForm, QuotationForm, ServiceForm } from '../../contract/requests.ts'

const forms = { ContactForm, ServiceForm, QuotationForm }
type Forms = typeof forms

export type Checked<T> = { values: T } | { errors: Record<string, string> }

/** By the contract's own rules, the same that the backend checks by: one message a field, in the order of the fields. */
export function checkForm<F extends keyof Forms>(form: F, values: Record<string, string>): Checked<z.output<Forms[F]>> {
  const parsed = forms[form].safeParse(values)
  if (!parsed.success) return { errors: firstErrorByField(parsed.error.issues) }
  return { values: parsed.data as z.output<Forms[F]> }
}
