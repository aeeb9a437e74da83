import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { Erasure, PersonSummary } from '../../shared/privacy/privacy.ts'
import { callForJson } from '../shell/call-api.ts'
import { PlainForm } from '../shell/plain-form.tsx'
import { useAction } from '../shell/use-action.ts'

type Props = { email: string; summary: PersonSummary; onClose: () => void; onErased: () => Promise<void> }

export function EraseDialog({ email, summary, onClose, onErased }: Props) {
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
