import { Box, MenuItem, Stack } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { type AttributeForm, attributeKinds, canFilter } from '../../../shared/catalogue/attributes/attribute.ts'

import { FormField } from '../../forms/form-field.tsx'
import { CheckField } from './check-field.tsx'
import { kindNames } from './kind-names.ts'

export function AttributeFields() {
  const { key, kind } = useWatch<AttributeForm>()
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      <FormField<AttributeForm> name="name" label="Nombre" helperText="Como se lee en el sitio: «Ancho de zuncho»" />
      <FormField<AttributeForm>
        name="key"
        label="Clave"
        helperText={`En las direcciones: /productos?${key || 'ancho'}=…`}
      />
      <FormField<AttributeForm> name="kind" label="Tipo" select>
        {attributeKinds.map((each) => (
          <MenuItem key={each} value={each}>
            {kindNames[each]}
          </MenuItem>
        ))}
      </FormField>
      <FormField<AttributeForm> name="help" label="Ayuda" helperText="Una frase para quien elige. Vacío: ninguna" />
      <Stack>
        <CheckField<AttributeForm>
          name="isFilter"
          label="Filtra la lista de productos"
          isDisabled={!canFilter(kind ?? 'number')}
        />
        <CheckField<AttributeForm> name="isCompared" label="Se muestra en la comparación" />
      </Stack>
    </Box>
  )
}
