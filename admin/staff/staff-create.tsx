import { useState } from 'react'
import { Create, email, required, SimpleForm, TextInput, Toolbar, useRedirect } from 'react-admin'
import type { StaffWithLink } from '../../shared/staff/staff.ts'
import { Save } from '../catalogue/form-parts.tsx'
import { LinkDialog } from './link-dialog.tsx'

const toolbar = (
  <Toolbar>
    <Save />
  </Toolbar>
)

export function StaffCreate() {
  const [created, setCreated] = useState<StaffWithLink>()
  const redirect = useRedirect()
  return (
    <Create title="Nueva cuenta" mutationOptions={{ onSuccess: (member: StaffWithLink) => setCreated(member) }}>
      <SimpleForm noValidate sx={{ maxWidth: 560 }} toolbar={toolbar}>
        <TextInput source="name" label="Nombre" validate={required()} autoComplete="off" />
        <TextInput source="email" label="Correo" type="email" validate={[required(), email()]} autoComplete="off" />
      </SimpleForm>
      {created && <LinkDialog name={created.name} link={created} onClose={() => redirect('list', 'equipo')} />}
    </Create>
  )
}
