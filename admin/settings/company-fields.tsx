import { Box, Stack } from '@mui/material'
import { formatRut } from '../../shared/rut.ts'
import type { Company } from '../../shared/settings/company.ts'
import { FormField, fieldsGrid, wholeRow } from '../forms/form-fields.tsx'
import { Panel } from '../shell/panel.tsx'

const Field = FormField<Company>

const writtenRut = (text: string) => formatRut(text) ?? text

export function CompanyFields() {
  return (
    <Stack sx={{ gap: 2 }}>
      <Panel title="Identificación">
        <Box sx={fieldsGrid}>
          <Field name="name" helperText="Como se lee en el sitio y en los correos" />
          <Field name="legalName" />
          <Field name="rut" rewrite={writtenRut} />
          <Field name="group" />
          <Field name="giro" sx={wholeRow} />
        </Box>
      </Panel>
      <Panel title="Dirección">
        <Box sx={fieldsGrid}>
          <Field name="address.street" />
          <Field name="address.district" />
          <Field name="address.city" />
          <Field name="address.country" />
          <Field name="warehouse" helperText="Vacío: se retira en la misma dirección" sx={wholeRow} />
        </Box>
      </Panel>
      <Panel title="Contacto">
        <Box sx={fieldsGrid}>
          <Field name="phones.sales" type="tel" />
          <Field name="phones.service" type="tel" />
          <Field name="whatsapp" type="tel" />
          <Field name="email" type="email" />
          <Field name="serviceEmail" type="email" helperText="Vacío: el mismo de arriba" />
        </Box>
      </Panel>
      <Panel title="Redes sociales">
        <Box sx={fieldsGrid}>
          <Field name="social.instagram" type="url" helperText="Vacío: sin enlace" />
          <Field name="social.linkedin" type="url" helperText="Vacío: sin enlace" />
        </Box>
      </Panel>
      <Panel title="Página Nosotros">
        <Box sx={fieldsGrid}>
          <Field
            name="video"
            helperText="La dirección de un video de YouTube, o de un archivo .mp4 o .webm. Vacío: el video de ejemplo"
            sx={wholeRow}
          />
        </Box>
      </Panel>
    </Stack>
  )
}
