import { Box, Button, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { PersonSummary } from '../../shared/privacy/privacy.ts'
import { callApi, callForJson } from '../shell/call-api.ts'
import { Panel } from '../shell/panel.tsx'
import { PlainForm } from '../shell/plain-form.tsx'
import { saveFile } from '../shell/save-file.ts'
import { useAction } from '../shell/use-action.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { PersonTable } from './person-table.tsx'

type Found = { email: string; summary: PersonSummary }

export function PersonPanel() {
  const { run, isRunning, errors } = useAction({ changesNothing: true })
  const [found, setFound] = useState<Found>()

  const look = async (email: string) =>
    setFound({ email, summary: await callForJson('/privacy/person', { method: 'POST', body: { email } }) })
  const submit = (form: HTMLFormElement) => {
    const email = String(new FormData(form).get('email'))
    run(() => look(email.trim().toLowerCase()))
  }

  return (
    <Panel title="Datos de una persona">
      <Typography>
        Quien lo pida puede recibir sus datos o hacer que se eliminen (Ley N.º 21.719). Comprueba antes que el correo es
        suyo.
      </Typography>
      <PlainForm errors={errors} onSubmit={submit}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'start', mt: 1 }}>
          <TextField
            name="email"
            label="Correo de la persona"
            autoComplete="off"
            error={Boolean(errors.email)}
            helperText={errors.email ?? 'Si no dejó correo, el folio de su solicitud'}
            slotProps={{ htmlInput: { inputMode: 'email' } }}
            sx={{ maxWidth: 420 }}
          />
          <Button type="submit" variant="outlined" disabled={isRunning} sx={{ mt: 1, minHeight: 40, flexShrink: 0 }}>
            Buscar
          </Button>
        </Box>
      </PlainForm>
      <Box aria-live="polite">{found && <PersonFound {...found} onErased={() => look(found.email)} />}</Box>
    </Panel>
  )
}

function PersonFound({ email, summary, onErased }: Found & { onErased: () => Promise<void> }) {
  const { run, isRunning } = useAction()
  const [isErasing, setIsErasing] = useState(false)
  const { requests, mentions } = summary
  if (requests.length + mentions === 0) return <Typography sx={{ mt: 2 }}>No hay datos asociados a {email}.</Typography>

  const download = (format: 'json' | 'html') =>
    run(async () => saveFile(await callApi('/privacy/export', { method: 'POST', body: { email, format } })))
  const erased = async () => {
    setIsErasing(false)
    await onErased()
  }

  return (
    <Box sx={{ mt: 2 }}>
      {requests.length > 0 && <PersonTable email={email} summary={summary} />}
      {mentions > 0 && (
        <Typography sx={{ mt: 1 }}>
          {mentions === 1
            ? 'El correo figura en 1 solicitud de otra persona, como dirección corregida o en copia.'
            : `El correo figura en ${mentions} solicitudes de otras personas, como dirección corregida o en copia.`}
        </Typography>
      )}
      <Stack direction="row" useFlexGap sx={{ mt: 2, gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" color="secondary" disabled={isRunning} onClick={() => download('html')}>
          Descargar para leer
        </Button>
        <Button variant="outlined" color="secondary" disabled={isRunning} onClick={() => download('json')}>
          Descargar JSON
        </Button>
        <Button variant="outlined" color="error" onClick={() => setIsErasing(true)}>
          Eliminar estos datos…
        </Button>
      </Stack>
      {isErasing && (
        <EraseDialog email={email} summary={summary} onClose={() => setIsErasing(false)} onErased={erased} />
      )}
    </Box>
  )
}
