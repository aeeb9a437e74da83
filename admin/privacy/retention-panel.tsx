import { Alert, Box, Button, FormControlLabel, Switch, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { maxRetentionMonths, type Retention } from '../../shared/privacy/privacy.ts'
import { callApi, callForJson } from '../shell/call-api.ts'
import { Panel } from '../shell/panel.tsx'
import { PlainForm } from '../shell/plain-form.tsx'
import { useAction } from '../shell/use-action.ts'

const key = ['retention']
const usualMonths = 24

export function RetentionPanel() {
  const { data } = useQuery({ queryKey: key, queryFn: () => callForJson<Retention>('/privacy/retention') })
  return (
    <Panel title="Plazo de conservación">
      <Typography>
        Las solicitudes respondidas, cerradas o marcadas como spam pierden sus datos personales cuando nadie las ha
        tocado en el plazo elegido. Se revisa cada día. Las que siguen abiertas no se tocan.
      </Typography>
      {data && <RetentionForm key={String(data.months)} current={data} />}
    </Panel>
  )
}

function RetentionForm({ current }: { current: Retention }) {
  const { run, isRunning, errors } = useAction()
  const [isOn, setIsOn] = useState(current.months !== null)
  const [months, setMonths] = useState(String(current.months ?? usualMonths))
  const chosen = isOn ? Number(months) : null
  const due = useDue(chosen)

  const save = () =>
    run(() => callApi('/privacy/retention', { method: 'PUT', body: { months: chosen } }), 'Plazo guardado.')

  return (
    <PlainForm errors={errors} onSubmit={save}>
      <FormControlLabel
        control={<Switch checked={isOn} onChange={({ target }) => setIsOn(target.checked)} />}
        label="Eliminar automáticamente"
      />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
        <TextField
          label="Meses desde el último cambio"
          type="number"
          value={months}
          onChange={({ target }) => setMonths(target.value)}
          disabled={!isOn}
          error={Boolean(errors.months)}
          helperText={errors.months ?? `De 1 a ${maxRetentionMonths}`}
          sx={{ maxWidth: 260 }}
        />
        <Button type="submit" variant="outlined" disabled={isRunning} sx={{ mt: 1, minHeight: 40, flexShrink: 0 }}>
          Guardar plazo
        </Button>
      </Box>
      <Box aria-live="polite">
        {due !== undefined && due > 0 && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            Con este plazo, {due === 1 ? '1 solicitud perdería' : `${due} solicitudes perderían`} sus datos en la
            próxima revisión.
          </Alert>
        )}
      </Box>
    </PlainForm>
  )
}

function useDue(months: number | null): number | undefined {
  const isAskable = months !== null && Number.isInteger(months) && months >= 1 && months <= maxRetentionMonths
  const { data } = useQuery({
    queryKey: [...key, months],
    queryFn: () => callForJson<Retention>(`/privacy/retention?months=${months}`),
    enabled: isAskable,
  })
  return isAskable ? data?.due : undefined
}
