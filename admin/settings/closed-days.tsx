import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import { Box, Button, FormHelperText, IconButton, Stack, Typography } from '@mui/material'
import { useFieldArray, useFormContext } from 'react-hook-form'
import type { Hours } from '../../shared/settings/hours.ts'
import { FormField } from '../forms/form-field.tsx'
import { Panel } from '../shell/panel.tsx'

const Field = FormField<Hours>

const row = {
  display: 'grid',
  columnGap: 1,
  alignItems: 'start',
  gridTemplateAreas: { xs: '"date remove" "name name"', sm: '"date name remove"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '176px minmax(0, 1fr) auto' },
}

export function ClosedDays() {
  const { control, formState } = useFormContext<Hours>()
  const { fields, append, remove } = useFieldArray({ control, name: 'closedDays' })
  const { closedDays: errors } = formState.errors
  const problem = errors?.message ?? errors?.root?.message
  return (
    <Panel title="Días cerrados">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Los feriados de Chile ya están considerados. Agrega aquí los demás, como el aniversario o un inventario.
      </Typography>
      {problem && (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
      <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {fields.map(({ id }, index) => (
          <Box key={id} component="li" sx={row}>
            <Field
              name={`closedDays.${index}.date`}
              label={`Fecha ${index + 1}`}
              type="date"
              sx={{ gridArea: 'date' }}
            />
            <Field name={`closedDays.${index}.name`} label={`Motivo ${index + 1}`} sx={{ gridArea: 'name' }} />
            <IconButton
              aria-label={`Quitar día ${index + 1}`}
              onClick={() => remove(index)}
              sx={{ gridArea: 'remove', mt: 1 }}
            >
              <Close fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Stack>
      <Button startIcon={<Add />} onClick={() => append({ date: '', name: '' })}>
        Agregar día
      </Button>
    </Panel>
  )
}
