import { useActionData } from 'react-router'
import { MessageField, TextField } from './fields.tsx'
import { PrivacyNotice } from './privacy-notice.tsx'
import type { Refused } from './receive-contact.ts'

/** The contact form; with `withEquipment` it asks for technical service. */
export function ContactForm({ withEquipment = false }: { withEquipment?: boolean }) {
  const refused = useActionData<Refused>()
  const field = (name: string) => ({
    name,
    error: refused?.errors[name],
    defaultValue: refused?.values[name],
    autoFocus: Object.keys(refused?.errors ?? {})[0] === name,
  })
  return (
    <form method="post" noValidate className="grid gap-6 md:grid-cols-2">
      <TextField label="Nombre*" autoComplete="name" {...field('name')} />
      <TextField label="Correo*" type="email" autoComplete="email" {...field('email')} />
      <TextField label="Teléfono" type="tel" autoComplete="tel" {...field('phone')} />
      {withEquipment && <TextField label="Tipo de Máquina*" autoComplete="off" {...field('equipment')} />}
      <TextField label="Empresa*" autoComplete="organization" wide={withEquipment} {...field('company')} />
      <MessageField label="Mensaje*" {...field('message')} />
      {/* No person sees this field; what fills it in is not a person. */}
      <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
      <div className="md:col-span-2">
        <button type="submit" className="min-h-12 rounded bg-red px-8 font-bold text-white hover:bg-red-dark">
          ENVIAR
        </button>
        <PrivacyNotice />
      </div>
    </form>
  )
}
