import type * as z from 'zod/mini'
import type { ContactForm, QuotationForm, ServiceForm } from '../../shared/requests/submissions.ts'

type Forms = { ContactForm: typeof ContactForm; ServiceForm: typeof ServiceForm; QuotationForm: typeof QuotationForm }

export type Checked<T> = { values: T } | { errors: Record<string, string> }

/** Importing on first focus keeps validation out of the page's bundle. */
export const loadRules = () =>
  Promise.all([import('../../shared/requests/submissions.ts'), import('../../shared/error-response.ts')])

export async function checkForm<F extends keyof Forms>(
  form: F,
  values: Record<string, string>,
): Promise<Checked<z.output<Forms[F]>>> {
  const [forms, { firstErrorByField }] = await loadRules()
  const parsed = forms[form].safeParse(values)
  if (!parsed.success) return { errors: firstErrorByField(parsed.error.issues) }
  return { values: parsed.data as z.output<Forms[F]> }
}

/** This is how the API names the error of a line's note. */
export const noteField = (line: number) => `invoiceDetails.${line}.note`

/** `failed` means that sending failed, not that a value is invalid. */
export type RejectedForm = { values: Record<string, string>; errors: Record<string, string>; failed?: boolean }
