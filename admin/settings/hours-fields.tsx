import { Box, Checkbox, FormControlLabel, FormHelperText, Stack, TextField, Typography } from '@mui/material'
import { useController, useFormState } from 'react-hook-form'
import { type Hours, weekdays } from '../../shared/settings/hours.ts'
import { Panel } from '../shell/panel.tsx'
import { ClosedDays } from './closed-days.tsx'

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

const usual = { opens: '09:00', closes: '18:00' }

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
            onChange={(_event, isOpen) => field.onChange(isOpen ? usual : null)}
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
