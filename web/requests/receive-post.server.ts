import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { isApiError } from '../../shared/api-error.ts'
import { packText } from '../../shared/catalogue/sale-unit.ts'
import type { Contact, QuotationRequest, Receipt } from '../../shared/requests/submissions.ts'
import { backendContext, pageContext } from '../document/page-backend.server.ts'
import { checkForm, noteField, type RejectedForm } from './check-fields.ts'
import { confirmationOf, pathOf } from './confirmation.ts'
import { itemsOfAddress } from './quotation/items-of-address.server.ts'
import { trackingCookie } from './tracking-cookie.server.ts'

/** Without scripts a form posts to its own page, which shows invalid values again with their errors. */
export async function receivePostedContact(
  { request, context }: ActionFunctionArgs,
  contactType: Contact['contactType'],
) {
  const { website, ...values } = await readPost({ request, context })
  const checked = await checkForm(contactType === 'SERVICE' ? 'ServiceForm' : 'ContactForm', values)
  if ('errors' in checked) return reject({ values, errors: checked.errors }, 422)
  const contact = { ...checked.values, contactType, website } as Contact
  return send(context, values, async (key) => context.get(backendContext).api.sendContact(contact, key))
}

export async function receivePostedQuotation({ request, context }: ActionFunctionArgs) {
  const { website, ...values } = await readPost({ request, context })
  const checked = await checkForm('QuotationForm', values)
  if ('errors' in checked) return reject({ values, errors: checked.errors }, 422)
  const items = await itemsOfAddress(request.url, context.get(backendContext))
  if (items.length === 0) {
    return reject({ values, errors: { invoiceDetails: 'Debes incluir al menos 1 producto en la cotización!' } }, 422)
  }
  const invoiceDetails = items.map(({ id, quantity, name, format }, line) => ({
    ...{ productId: id, quantity, name, note: values[noteField(line)] },
    format: format && packText(format),
  }))
  const quotation: QuotationRequest = { ...checked.values, invoiceDetails, website, elapsedMs: undefined }
  return send(context, values, (key) => context.get(backendContext).api.sendQuotation(quotation, key), [
    values,
    invoiceDetails,
  ])
}

type Context = ActionFunctionArgs['context']

async function send(
  context: Context,
  values: RejectedForm['values'],
  attempt: (key: string) => Promise<Receipt | undefined>,
  content: unknown = values,
) {
  try {
    const receipt = await attempt(await keyOf(content))
    return redirect(confirmationOf(receipt), {
      headers: await trackingCookie(pathOf(receipt), context.get(pageContext).publicUrl),
    })
  } catch (error) {
    context.get(pageContext).report(error)
    const errors = isApiError(error) ? error.fields : {}
    return reject({ values, errors, failed: true }, isApiError(error) ? error.status : 503)
  }
}

const reject = (rejected: RejectedForm, status: number) => data(rejected, status)

const tenMinutes = 600_000

/** Cached pages cannot contain an idempotency key, so the same content within ten minutes counts as one request. */
async function keyOf(content: unknown): Promise<string> {
  const text = JSON.stringify([content, Math.floor(Date.now() / tenMinutes)])
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `post-${new Uint8Array(hash).toHex()}`
}

type Post = Pick<ActionFunctionArgs, 'request' | 'context'>

export async function readPost({ request, context }: Post): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => {
    // The page of a rejected form shows the company, and no loader runs for it.
    throw data({ company: context.get(pageContext).company }, 415)
  })
  const entries = [...form]
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
