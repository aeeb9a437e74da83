import { browserApi } from '../data/browser-api.ts'
import { checkForm } from './check-fields.ts'
import { MessageField, TextField } from './fields.tsx'
import { BotTrap, PrivacyNotice, RequiredNote, Sending, SubmitButton } from './form-parts.tsx'
import { useRequestForm } from './use-request-form.ts'

/** A failure is only logged: the form keeps its values, and the idempotency key makes sending again safe. */
export function ContactForm() {
  const { formProps, field, state } = useRequestForm({
    name: 'contacto',
    check: (values) => checkForm('ContactForm', values),
    send: async (values, key, extras, options) =>
      (await browserApi()).sendContact({ ...values, ...extras, contactType: 'CONTACT' }, key, options),
  })
  return (
    <form {...formProps} className="grid gap-6 md:grid-cols-2">
      <RequiredNote />
      <TextField label="Nombre*" autoComplete="name" required {...field('name')} />
      <TextField label="Correo*" type="email" autoComplete="email" required {...field('email')} />
      <TextField label="Teléfono" type="tel" autoComplete="tel" {...field('phone')} />
      <TextField label="Empresa*" autoComplete="organization" required {...field('company')} />
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
