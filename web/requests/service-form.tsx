import { browserApi } from '../data/browser-api.ts'
import { checkForm } from './check-fields.ts'
import { MessageField, TextField } from './fields.tsx'
import { BotTrap, PrivacyNotice, RequiredNote, Sending, SubmitButton } from './form-parts.tsx'
import { useRequestForm } from './use-request-form.ts'

export function ServiceForm() {
  const { formProps, field, state } = useRequestForm({
    name: 'servicio',
    check: (values) => checkForm('ServiceForm', values),
    send: async (values, key, extras, options) =>
      (await browserApi()).sendContact({ ...values, ...extras, contactType: 'SERVICE' }, key, options),
  })
  return (
    <form {...formProps} className="grid gap-6 md:grid-cols-2">
      <RequiredNote />
      <TextField label="Nombre*" autoComplete="name" required {...field('name')} />
      <TextField label="Correo*" type="email" autoComplete="email" required {...field('email')} />
      <TextField label="Teléfono" type="tel" autoComplete="tel" {...field('phone')} />
      <TextField label="Tipo de Máquina*" autoComplete="off" required {...field('equipment')} />
      <TextField label="Empresa*" autoComplete="organization" required wide {...field('company')} />
      <MessageField label="Mensaje*" required {...field('message')} />
      <BotTrap />
      <div className="md:col-span-2">
        <SubmitButton>ENVIAR</SubmitButton>
        <PrivacyNotice />
      </div>
      {state === 'sending' && <Sending />}
    </form>
  )
}
