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
          <Field name="name" label="Nombre" helperText="Como se lee en el sitio y en los correos" />
          <Field name="legalName" label="Razón social" />
          <Field name="rut" label="RUT" rewrite={writtenRut} />
          <Field name="group" label="Grupo" />
          <Field name="giro" label="Giro" sx={wholeRow} />
        </Box>
      </Panel>
      <Panel title="Dirección">
        <Box sx={fieldsGrid}>
          <Field name="address.street" label="Calle y número" />
          <Field name="address.district" label="Comuna" />
          <Field name="address.city" label="Ciudad" />
          <Field name="address.country" label="País" />
          <Field name="warehouse" label="Bodega" helperText="Vacío: se retira en la misma dirección" sx={wholeRow} />
        </Box>
      </Panel>
      <Panel title="Contacto">
        <Box sx={fieldsGrid}>
          <Field name="phones.sales" label="Teléfono de ventas" type="tel" />
          <Field name="phones.service" label="Teléfono de servicio" type="tel" />
          <Field name="whatsapp" label="WhatsApp" type="tel" />
          <Field name="email" label="Correo" type="email" />
          <Field name="serviceEmail" label="Correo de servicio" type="email" helperText="Vacío: el mismo de arriba" />
        </Box>
      </Panel>
      <Panel title="Redes sociales">
        <Box sx={fieldsGrid}>
          <Field name="social.instagram" label="Instagram" type="url" helperText="Vacío: sin enlace" />
          <Field name="social.linkedin" label="LinkedIn" type="url" helperText="Vacío: sin enlace" />
        </Box>
      </Panel>
      <Panel title="Página Nosotros">
        <Box sx={fieldsGrid}>
          <Field
            name="video"
            label="Video de la empresa"
            helperText="La dirección de un video de YouTube, o de un archivo .mp4 o .webm. Vacío: el video de ejemplo"
            sx={wholeRow}
          />
        </Box>
      </Panel>
    </Stack>
  )
}
