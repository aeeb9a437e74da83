import type * as z from 'zod/mini'
import { packText } from '../../shared/catalogue/sale-unit.ts'
import type {
  Contact,
  ContactForm,
  QuotationForm,
  QuotationRequest,
  ServiceForm,
} from '../../shared/requests/submissions.ts'
import type { QuotationItem } from './quotation/quotation-list.ts'

type Forms = { ContactForm: typeof ContactForm; ServiceForm: typeof ServiceForm; QuotationForm: typeof QuotationForm }

export type Checked<T> = { values: T } | { errors: Record<string, string> }

type Values = Record<string, string>

/** Importing on first focus keeps validation out of the page's bundle. */
export const loadRules = () =>
  Promise.all([import('../../shared/requests/submissions.ts'), import('../../shared/error-response.ts')])

async function checkForm<F extends keyof Forms>(form: F, values: Values): Promise<Checked<z.output<Forms[F]>>> {
  const [forms, { firstErrorByField }] = await loadRules()
  const parsed = forms[form].safeParse(values)
  if (!parsed.success) return { errors: firstErrorByField(parsed.error.issues) }
  return { values: parsed.data as z.output<Forms[F]> }
}

/** What a form sends, with and without scripts. */
export async function checkContact(contactType: Contact['contactType'], values: Values): Promise<Checked<Contact>> {
  const checked = await checkForm(contactType === 'SERVICE' ? 'ServiceForm' : 'ContactForm', values)
  return 'errors' in checked ? checked : { values: { ...checked.values, contactType } as Contact }
}

export async function checkQuotation(
  values: Values,
  items: QuotationItem[],
): Promise<Checked<Omit<QuotationRequest, 'website' | 'elapsedMs'>>> {
  const checked = await checkForm('QuotationForm', values)
  if ('errors' in checked) return checked
  const [{ emptyList }] = await loadRules()
  if (items.length === 0) return { errors: { invoiceDetails: emptyList } }
  return { values: { ...checked.values, invoiceDetails: sentLines(items) } }
}

export const sentLines = (items: QuotationItem[]): QuotationRequest['invoiceDetails'] =>
  items.map(({ id, quantity, name, format, note }) => ({
    productId: id,
    quantity,
    name,
    ...(format && { format: packText(format) }),
    ...(note && { note }),
  }))

/** This is how the API names the error of a line's note. */
export const noteField = (line: number) => `invoiceDetails.${line}.note`

export const textValues = (entries: Iterable<[string, unknown]>): Values =>
  Object.fromEntries([...entries].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** `failed` means that sending failed, not that a value is invalid. */
export type RejectedForm = { values: Values; errors: Record<string, string>; failed?: boolean }
