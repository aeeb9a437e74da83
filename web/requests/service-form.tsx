import { browserApi } from '../data/browser-api.ts'
import { checkForm } from './check-fields.ts'
import { MessageField, TextField } from './fields.tsx'
import { RequestForm } from './request-form.tsx'
import { useRequestForm } from './use-request-form.ts'

export function ServiceForm() {
  const form = useRequestForm({
    name: 'servicio',
    check: (values) => checkForm('ServiceForm', values),
    send: async (values, key, extras, options) =>
      (await browserApi()).sendContact({ ...values, ...extras, contactType: 'SERVICE' }, key, options),
  })
  return (
    <RequestForm form={form} button="ENVIAR">
      <TextField label="Tipo de Máquina*" autoComplete="off" required {...form.field('equipment')} />
      <TextField label="Empresa*" autoComplete="organization" required wide {...form.field('company')} />
      <MessageField label="Mensaje*" required {...form.field('message')} />
    </RequestForm>
  )
}
