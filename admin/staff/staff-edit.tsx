import ArrowBack from '@mui/icons-material/ArrowBack'
import { Box, Button, Stack, Typography } from '@mui/material'
import { Title, useGetOne } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { type Profile, Profile as ProfileSchema, type StaffMember } from '../../shared/staff/staff.ts'
import { FormField, fieldsGrid, wholeRow } from '../forms/form-fields.tsx'
import { SavedForm } from '../forms/saved-form.tsx'
import { Panel } from '../shell/panel.tsx'

export function StaffEdit() {
  const id = useParams().id ?? ''
  const { data: member } = useGetOne<StaffMember>('equipo', { id })
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: 720 }}>
      <Title title={member?.name ?? 'Equipo'} />
      <Box>
        <Button component={Link} to="/equipo" color="secondary" startIcon={<ArrowBack />}>
          Volver al equipo
        </Button>
      </Box>
      <ProfileForm path={`/staff/${encodeURIComponent(id)}`} />
    </Stack>
  )
}

const Field = FormField<Profile>

export function ProfileForm({ path }: { path: string }) {
  return (
    <Panel title="Datos y firma">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Con ellos se firman las respuestas y las cotizaciones.
      </Typography>
      <SavedForm path={path} schema={ProfileSchema} success="Datos guardados.">
        <Box sx={fieldsGrid}>
          <Field name="name" label="Nombre" />
          <Field name="position" label="Cargo" />
          <Field name="phone" label="Teléfono" type="tel" helperText="Vacío: el de ventas de la empresa" />
          <Field
            name="signature"
            label="Firma"
            multiline
            minRows={3}
            sx={wholeRow}
            helperText="Vacía: nombre, cargo, empresa y teléfono"
          />
        </Box>
      </SavedForm>
    </Panel>
  )
}
