import { Box, Typography } from '@mui/material'
import { type Profile, Profile as ProfileSchema } from '../../shared/staff/staff.ts'
import { FormField } from '../forms/form-field.tsx'
import { SavedForm } from '../forms/saved-form.tsx'
import { fieldsGrid, wholeRow } from '../settings/fields-grid.ts'
import { Panel } from '../shell/panel.tsx'

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
