import { Alert, Box, Button, FormControlLabel, Switch, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Title } from 'react-admin'
import { maxRetentionMonths, type PrivacyEvent, type Retention } from '../../shared/privacy/privacy.ts'
import { PlainForm } from '../forms/plain-form.tsx'
import { EventHistory } from '../history/event-history.tsx'
import { callApi, callForJson, saveFile } from '../shell/call-api.ts'
import { Panel } from '../shell/panel.tsx'
import { useAction } from '../shell/use-action.ts'
import { PersonPanel } from './person-panel.tsx'

/** The law on personal data requires these functions, except the backup. */
export function DataScreen() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, my: 2, maxWidth: 860 }}>
      <Title title="Datos" />
      <PersonPanel />
      <RetentionPanel />
      <BackupPanel />
      <PrivacyHistory />
    </Box>
  )
}

const retentionKey = ['retention']
const usualMonths = 24

function RetentionPanel() {
  const { data } = useQuery({ queryKey: retentionKey, queryFn: () => callForJson<Retention>('/privacy/retention') })
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
    queryKey: [...retentionKey, months],
    queryFn: () => callForJson<Retention>(`/privacy/retention?months=${months}`),
    enabled: isAskable,
  })
  return isAskable ? data?.due : undefined
}

function BackupPanel() {
  const { run, isRunning } = useAction()
  const download = () => run(async () => saveFile(await callApi('/backup', { method: 'POST' })))
  return (
    <Panel title="Copia de seguridad">
      <Typography sx={{ mb: 2 }}>
        Todo en un archivo: solicitudes, catálogo, cuentas, imágenes y correos guardados. Se hace con el sitio en
        marcha. Contiene datos personales: guárdalo donde nadie más lo abra. La recupera quien administra el servidor.
      </Typography>
      <Button variant="contained" color="secondary" disabled={isRunning} onClick={download}>
        {isRunning ? 'Preparando la copia…' : 'Descargar copia'}
      </Button>
    </Panel>
  )
}

const privacyEventNames: Record<PrivacyEvent['kind'], string> = {
  export: 'Entrega de datos',
  inbox_export: 'Exportación de la bandeja',
  quotes_export: 'Exportación de las cotizaciones',
  erasure: 'Eliminación de datos',
  retention: 'Eliminación por plazo',
  retention_change: 'Cambio del plazo',
  backup: 'Copia de seguridad',
}

function PrivacyHistory() {
  return (
    <EventHistory<PrivacyEvent>
      path="/privacy/acts"
      title="Registro"
      label="Registro de entregas y eliminaciones"
      columns={[
        ['Qué', ({ kind }) => privacyEventNames[kind]],
        ['Quién', ({ staffName }) => staffName ?? 'El sistema'],
        ['Solicitudes', ({ requests }) => requests ?? '–'],
      ]}
      empty="Aún no se ha entregado ni eliminado ningún dato."
    />
  )
}
