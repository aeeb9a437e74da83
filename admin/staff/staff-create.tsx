import { useState } from 'react'
import { Create, email, required, SimpleForm, TextInput, useRedirect } from 'react-admin'
import type { StaffWithLink } from '../../contract/staff/staff.ts'
import { LinkDialog } from './link-dialog.tsx'

export function StaffCreate() {
  const [created, setCreated] = useState<StaffWithLink>()
  const redirect = useRedirect()
  return (
    <Create title="Nueva cuenta" mutationOptions={{ onSuccess: (member: StaffWithLink) => setCreated(member) }}>
      <SimpleForm noValidate sx={{ maxWidth: 560 }}>
        <TextInput source="name" label="Nombre" validate={required()} autoComplete="off" />
        <TextInput source="email" label="Correo" type="email" validate={[required(), email()]} autoComplete="off" />
      </SimpleForm>
      {created && <LinkDialog name={created.name} link={created} onClose={() => redirect('list', 'equipo')} />}
    </Create>
  )
}
