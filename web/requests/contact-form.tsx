import { browserApi } from '../data/browser-api.ts'
import { checkContact } from './check-fields.ts'
import { MessageField, TextField } from './form-fields.tsx'
import { RequestForm, useRequestForm } from './request-form.tsx'

/** A failure is only logged, because the idempotency key makes sending again safe. */
export function ContactRequestForm({ message = '' }: { message?: string }) {
  const form = useRequestForm({
    name: 'contacto',
    initial: { message },
    check: (values) => checkContact('CONTACT', values),
    send: async (values, key, extras, options) =>
      (await browserApi()).sendContact({ ...values, ...extras }, key, options),
  })
  return (
    <RequestForm form={form} button="ENVIAR">
      <TextField label="Empresa*" autoComplete="organization" required {...form.field('company')} />
      <MessageField label="Mensaje*" required {...form.field('message')} />
    </RequestForm>
  )
}

export function ServiceRequestForm() {
  const form = useRequestForm({
    name: 'servicio',
    check: (values) => checkContact('SERVICE', values),
    send: async (values, key, extras, options) =>
      (await browserApi()).sendContact({ ...values, ...extras }, key, options),
  })
  return (
    <RequestForm form={form} button="ENVIAR">
      <TextField label="Tipo de Máquina*" autoComplete="off" required {...form.field('equipment')} />
      <TextField label="Empresa*" autoComplete="organization" required wide {...form.field('company')} />
      <MessageField label="Mensaje*" required {...form.field('message')} />
    </RequestForm>
  )
}
