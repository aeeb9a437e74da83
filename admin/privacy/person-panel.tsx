import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TableCell,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { Erasure, PersonSummary } from '../../shared/privacy/privacy.ts'
import { kindNames, statusNames } from '../../shared/requests/request-names.ts'
import { dayText } from '../../shared/time-text.ts'
import { PlainForm } from '../forms/plain-form.tsx'
import { callApi, callForJson, saveFile } from '../shell/call-api.ts'
import { Panel } from '../shell/panel.tsx'
import { ScrollingTable } from '../shell/phone-tables.tsx'
import { useAction } from '../shell/use-action.ts'

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

const columns = ['Folio', 'Tipo', 'Recibida', 'Estado']

function PersonTable({ email, summary }: { email: string; summary: PersonSummary }) {
  return (
    <ScrollingTable label="Solicitudes de la persona" caption={`Solicitudes de ${email}`} columns={columns}>
      {summary.requests.map(({ folio, kind, receivedAt, status }) => (
        <TableRow key={folio}>
          <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
            {folio}
          </TableCell>
          <TableCell>{kindNames[kind]}</TableCell>
          <TableCell sx={{ whiteSpace: 'nowrap' }}>{dayText(receivedAt)}</TableCell>
          <TableCell>{statusNames[status]}</TableCell>
        </TableRow>
      ))}
    </ScrollingTable>
  )
}

type Props = { email: string; summary: PersonSummary; onClose: () => void; onErased: () => Promise<void> }

function EraseDialog({ email, summary, onClose, onErased }: Props) {
  const notify = useNotify()
  const { run, isRunning, errors } = useAction()
  const [confirmation, setConfirmation] = useState('')
  const open = summary.requests.filter(({ isOpen }) => isOpen).length

  const erase = () =>
    run(async () => {
      const body = { email, confirmation }
      const { requests } = await callForJson<Erasure>('/privacy/erase', { method: 'POST', body })
      notify(erasedText(requests), { type: 'success' })
      await onErased()
    })

  return (
    <Dialog open onClose={onClose} aria-labelledby="erase-title">
      <PlainForm errors={errors} onSubmit={erase}>
        <DialogTitle id="erase-title" sx={{ overflowWrap: 'anywhere' }}>
          Eliminar los datos de {email}
        </DialogTitle>
        <DialogContent>
          <Typography>Se eliminará, sin vuelta atrás:</Typography>
          <ul>
            {summary.requests.length > 0 && (
              <li>
                {counted(summary.requests.length, 'solicitud', 'solicitudes')}: nombre, correo, teléfono, empresa y
                mensaje. Quedan el folio, la fecha, el tipo y los productos, sin persona, para las estadísticas.
              </li>
            )}
            {summary.mails > 0 && (
              <li>{counted(summary.mails, 'correo guardado', 'correos guardados')}, con sus archivos.</li>
            )}
            {summary.requests.length > 0 && (
              <li>
                {summary.notes > 0
                  ? `${counted(summary.notes, 'nota interna', 'notas internas')} y el resto del historial.`
                  : 'El historial de lo que hizo el equipo.'}
              </li>
            )}
            {summary.mentions > 0 && (
              <li>
                El correo en {counted(summary.mentions, 'solicitud de otra persona', 'solicitudes de otras personas')},
                donde figura como dirección corregida o en copia. Las copias que aún no salen ya no se enviarán.
              </li>
            )}
          </ul>
          {open > 0 && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {open === 1
                ? 'Una solicitud sigue abierta: quedará cerrada y ya no se podrá responder.'
                : `${open} solicitudes siguen abiertas: quedarán cerradas y ya no se podrán responder.`}
            </Alert>
          )}
          {summary.unsentMails > 0 && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {summary.unsentMails === 1
                ? '1 correo aún no sale y ya no se enviará.'
                : `${summary.unsentMails} correos aún no salen y ya no se enviarán.`}
            </Alert>
          )}
          <Typography>
            Lo que ya llegó al buzón de la empresa y las copias de seguridad anteriores se borran aparte.
          </Typography>
          <TextField
            label="Escribe el correo para confirmar"
            value={confirmation}
            onChange={({ target }) => setConfirmation(target.value)}
            autoComplete="off"
            error={Boolean(errors.confirmation)}
            helperText={errors.confirmation}
            sx={{ mt: 2 }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" color="error" disabled={isRunning}>
            Eliminar
          </Button>
        </DialogActions>
      </PlainForm>
    </Dialog>
  )
}

const counted = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

function erasedText(requests: number): string {
  if (requests === 0) return 'Correo eliminado.'
  return requests === 1 ? 'Datos eliminados de 1 solicitud.' : `Datos eliminados de ${requests} solicitudes.`
}
