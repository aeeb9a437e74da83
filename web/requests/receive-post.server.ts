import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { isApiError } from '../../shared/api-error.ts'
import type { Contact, Receipt } from '../../shared/requests/submissions.ts'
import { backendContext, pageContext } from '../document/page-backend.server.ts'
import { checkContact, checkQuotation, noteField, type RejectedForm, textValues } from './check-fields.ts'
import { confirmationOf, pathOf } from './confirmation.ts'
import { itemsOfAddress } from './quotation/items-of-address.server.ts'
import { trackingCookie } from './tracking-cookie.server.ts'

/** Without scripts a form posts to its own page, which shows invalid values again with their errors. */
export async function receivePostedContact(
  { request, context }: ActionFunctionArgs,
  contactType: Contact['contactType'],
) {
  const { website, ...values } = await readPost({ request, context })
  const checked = await checkContact(contactType, values)
  if ('errors' in checked) return reject({ values, errors: checked.errors }, 422)
  const { api } = context.get(backendContext)
  return send(context, values, (key) => api.sendContact({ ...checked.values, website }, key))
}

export async function receivePostedQuotation({ request, context }: ActionFunctionArgs) {
  const { website, ...values } = await readPost({ request, context })
  const backend = context.get(backendContext)
  const items = await itemsOfAddress(request.url, backend)
  const noted = items.map((item, line) => ({ ...item, note: values[noteField(line)] ?? '' }))
  const checked = await checkQuotation(values, noted)
  if ('errors' in checked) return reject({ values, errors: checked.errors }, 422)
  const quotation = { ...checked.values, website, elapsedMs: undefined }
  const content = [values, quotation.invoiceDetails]
  return send(context, values, (key) => backend.api.sendQuotation(quotation, key), content)
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
  return textValues(form)
}
