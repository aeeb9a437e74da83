import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { type Contact, ContactForm, ServiceForm } from '../../contract/requests.ts'
import { apiContext, reportContext } from '../server-context.ts'

/** What goes back into the form: everything that was typed, and what is wrong with it. */
export type Refused = { values: Record<string, string>; errors: Record<string, string> }

/** Takes what a form posts without the help of scripts. */
export async function receiveContact({ request, context }: ActionFunctionArgs, contactType: Contact['contactType']) {
  const values = Object.fromEntries(
    [...(await request.formData())].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const form = contactType === 'SERVICE' ? ServiceForm : ContactForm
  const parsed = form.safeParse(values)
  if (!parsed.success) {
    const errors: Record<string, string> = {}
    for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message
    return data({ values, errors } satisfies Refused, 422)
  }
  try {
    const contact = { ...parsed.data, contactType, website: values.website } as Contact
    await context.get(apiContext).sendContact(contact, crypto.randomUUID())
  } catch (error) {
    context.get(reportContext)(error)
    return data({ values, errors: {} } satisfies Refused, 503)
  }
  return redirect('/confirmacion')
}
