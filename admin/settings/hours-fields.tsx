import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  IconButton,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { useController, useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { type Hours, weekdays } from '../../shared/settings/hours.ts'
import { FormField } from '../forms/form-fields.tsx'
import { Panel } from '../shell/panel.tsx'

type Weekday = (typeof weekdays)[number]

const dayNames: Record<Weekday, string> = {
  monday: 'Lunes',
  tuesday: 'Martes',
  wednesday: 'Miércoles',
  thursday: 'Jueves',
  friday: 'Viernes',
  saturday: 'Sábado',
  sunday: 'Domingo',
}

const usualHours = { opens: '09:00', closes: '18:00' }

export function HoursFields() {
  const { errors } = useFormState<Hours>({ name: 'week' })
  return (
    <Stack sx={{ gap: 2 }}>
      <Panel title="Horario de atención">
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          Con él se cuentan las horas que espera una solicitud y los días hábiles de los recordatorios.
        </Typography>
        {errors.week?.message && (
          <FormHelperText error role="alert">
            {errors.week.message}
          </FormHelperText>
        )}
        {weekdays.map((weekday) => (
          <Day key={weekday} weekday={weekday} />
        ))}
      </Panel>
      <ClosedDays />
    </Stack>
  )
}

function Day({ weekday }: { weekday: Weekday }) {
  const { field } = useController<Hours, `week.${Weekday}`>({ name: `week.${weekday}` })
  const { errors } = useFormState<Hours>({ name: `week.${weekday}` })
  const hours = field.value
  const name = dayNames[weekday]
  const time = (part: 'opens' | 'closes', label: string) => {
    const problem = errors.week?.[weekday]?.[part]?.message
    return (
      <TextField
        type="time"
        label={label}
        value={hours?.[part] ?? ''}
        error={problem !== undefined}
        helperText={problem}
        onBlur={field.onBlur}
        onChange={({ target }) => field.onChange({ ...hours, [part]: target.value })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { 'aria-label': `${name}, ${label.toLowerCase()}` } }}
        sx={{ width: 152 }}
      />
    )
  }
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 56 }}
    >
      <FormControlLabel
        label={name}
        sx={{ width: { xs: hours ? '100%' : 132, sm: 132 }, m: 0 }}
        control={
          <Checkbox
            checked={hours !== null}
            onChange={(_event, isOpen) => field.onChange(isOpen ? usualHours : null)}
            sx={{ ml: -1 }}
          />
        }
      />
      {hours ? (
        <>
          {time('opens', 'Abre')}
          {time('closes', 'Cierra')}
        </>
      ) : (
        <Typography color="textSecondary">Cerrado</Typography>
      )}
    </Box>
  )
}

const Field = FormField<Hours>

const closedDayRow = {
  display: 'grid',
  columnGap: 1,
  alignItems: 'start',
  gridTemplateAreas: { xs: '"date remove" "name name"', sm: '"date name remove"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '176px minmax(0, 1fr) auto' },
}

function ClosedDays() {
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
          <Box key={id} component="li" sx={closedDayRow}>
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
