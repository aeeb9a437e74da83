import { browserApi } from '../data/browser-api.ts'
import { checkForm } from './check-fields.ts'
import { MessageField, TextField } from './fields.tsx'
import { RequestForm } from './request-form.tsx'
import { useRequestForm } from './use-request-form.ts'

/** A failure is only logged, because the idempotency key makes sending again safe. */
export function ContactForm({ message = '' }: { message?: string }) {
  const form = useRequestForm({
    name: 'contacto',
    initial: { message },
    check: (values) => checkForm('ContactForm', values),
    send: async (values, key, extras, options) =>
      (await browserApi()).sendContact({ ...values, ...extras, contactType: 'CONTACT' }, key, options),
  })
  return (
    <RequestForm form={form} button="ENVIAR">
      <TextField label="Empresa*" autoComplete="organization" required {...form.field('company')} />
      <MessageField label="Mensaje*" required {...form.field('message')} />
    </RequestForm>
  )
}
