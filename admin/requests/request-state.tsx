import { Alert, Button, Card, CardContent, MenuItem, Stack, TextField, Typography } from '@mui/material'
import type { RequestDetail, RequestStatus } from '../../shared/requests/inbox.ts'
import { statusNames } from '../../shared/requests/names.ts'
import { momentText } from '../../shared/time-text.ts'
import { callApi } from '../shell/call-api.ts'
import { apiPath } from '../shell/data-provider.ts'
import { useAction } from '../shell/use-action.ts'
import { choicesOf, suspicionOf } from './names.ts'
import { isSuspicious } from './status-chip.tsx'
import { useColleagues } from './use-colleagues.ts'
import { Waiting } from './waiting.tsx'

/** A concurrent change by a colleague is not overwritten. */
export function RequestState({ request }: { request: RequestDetail }) {
  const { run, isRunning } = useAction()
  const colleagues = useColleagues()
  const { id, status, owner, updatedAt, spamReason, erasedAt } = request
  const isSuspicion = spamReason !== null && !request.history.some(({ kind }) => kind === 'status')
  const isFixed = isRunning || erasedAt !== null
  const change = (to: { status?: RequestStatus; ownerId?: string | null }, success = 'Cambios guardados.') =>
    run(() => callApi(`${apiPath('solicitudes')}/${id}`, { method: 'PUT', body: { ...to, updatedAt } }), success)
  const isColleague = colleagues.some((colleague) => colleague.id === owner?.id)

  return (
    <Card>
      <CardContent>
        {status === 'spam' && !erasedAt && (
          <Alert
            severity="warning"
            sx={{ mb: 2 }}
            action={
              <Stack sx={{ whiteSpace: 'nowrap' }}>
                {isSuspicion && (
                  <Button
                    size="small"
                    color="inherit"
                    disabled={isRunning}
                    onClick={() => change({ status: 'spam' }, 'Confirmada como spam.')}
                  >
                    Es spam
                  </Button>
                )}
                <Button
                  size="small"
                  color="inherit"
                  disabled={isRunning}
                  onClick={() =>
                    change({ status: 'new' }, spamReason ? 'Liberada. Sus correos salen ahora.' : 'Liberada.')
                  }
                >
                  No es spam
                </Button>
              </Stack>
            }
          >
            {spamReason ? suspicionOf(request) : 'Marcada como spam.'}
          </Alert>
        )}
        {isSuspicious(request) && (
          <Alert
            severity="info"
            sx={{ mb: 2 }}
            action={
              <Button
                size="small"
                color="inherit"
                sx={{ whiteSpace: 'nowrap' }}
                disabled={isRunning}
                onClick={() => change({ status: 'spam' })}
              >
                Es spam
              </Button>
            }
          >
            {suspicionOf(request)} Llegó a la bandeja como las demás, y sus correos salieron.
          </Alert>
        )}
        <TextField
          select
          label="Estado"
          value={status}
          disabled={isFixed}
          onChange={({ target }) => change({ status: target.value as RequestStatus })}
        >
          {choicesOf(statusNames).map((choice) => (
            <MenuItem key={choice.id} value={choice.id}>
              {choice.name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label="Responsable"
          value={owner?.id ?? ''}
          disabled={isFixed}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          onChange={({ target }) => change({ ownerId: target.value || null })}
        >
          <MenuItem value="">Nadie</MenuItem>
          {owner && !isColleague && <MenuItem value={owner.id}>{owner.name}</MenuItem>}
          {colleagues.map((colleague) => (
            <MenuItem key={colleague.id} value={colleague.id}>
              {colleague.name}
            </MenuItem>
          ))}
        </TextField>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          Llegó el {momentText(request.receivedAt)}.
        </Typography>
        {request.waitingHours !== null && (
          <Typography component="div" variant="body2" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mt: 0.5 }}>
            {waitingLabel(request)} <Waiting request={request} />
          </Typography>
        )}
      </CardContent>
    </Card>
  )
}

function waitingLabel({ waitingSince, firstAnsweredAt }: RequestDetail): string {
  if (!waitingSince) return 'Primera respuesta en'
  return firstAnsweredAt ? `Espera otra vez desde el ${momentText(waitingSince)}:` : 'Espera'
}
