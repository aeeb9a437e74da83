import Print from '@mui/icons-material/Print'
import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  MenuItem,
  Stack,
  TextField,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { useQueries } from '@tanstack/react-query'
import { ShowBase, Title, useGetRecordId, useShowContext } from 'react-admin'
import { Link } from 'react-router-dom'
import type { RequestDetail, RequestStatus } from '../../shared/requests/inbox.ts'
import { kindNames, statusNames } from '../../shared/requests/request-names.ts'
import { momentText } from '../../shared/time-text.ts'
import { QuotePanel } from '../quotes/quote-panel.tsx'
import { useRequestQuotes } from '../quotes/request-quotes.ts'
import { callApi } from '../shell/call-api.ts'
import { apiPath } from '../shell/data-provider.ts'
import { NotLoaded } from '../shell/empty-list.tsx'
import { useAction } from '../shell/use-action.ts'
import { ReplyForm } from './reply-form.tsx'
import { replyQueries } from './reply-templates.ts'
import { ErasedNotice, RequestFacts, RequestLines } from './request-facts.tsx'
import { RequestHistory } from './request-history.tsx'
import { MailProblemText, RequestMails } from './request-mails.tsx'
import { choicesOf, suspicionOf, useColleagues } from './request-names.ts'
import { useRequestQuery, useWholeRequest } from './request-query.ts'
import { isSuspicious, RequestChips, Waiting } from './request-status.tsx'

export function RequestShow() {
  return (
    <ShowBase queryOptions={useRequestQuery()}>
      <RequestPage />
    </ShowBase>
  )
}

function RequestPage() {
  const request = useWholeRequest()
  const isComplete = useIsComplete(Number(useGetRecordId()))
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const { error, refetch } = useShowContext()
  if (error && !request) return <NotLoaded error={error} onRetry={refetch} />
  if (!request || !isComplete) return null
  return (
    <Box sx={{ py: 2 }}>
      <Title title={isNarrow ? request.folio : `${kindNames[request.kind]} ${request.folio}`} />
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <Typography variant="h1" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {request.erasedAt ? request.name : request.company}
        </Typography>
        <RequestChips request={request} />
        <Button component={Link} to={`/solicitudes/${request.id}/imprimir`} startIcon={<Print />} sx={{ ml: 'auto' }}>
          Imprimir
        </Button>
      </Stack>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' } }}>
        <Stack sx={{ gap: 2 }}>
          <ReplyTrouble request={request} />
          {request.erasedAt ? <ErasedNotice at={request.erasedAt} /> : <RequestFacts request={request} />}
          <RequestLines request={request} />
          {!request.erasedAt && (
            <>
              {request.status !== 'spam' && <QuotePanel key={`quote ${request.id}`} request={request} />}
              <ReplyForm key={request.id} request={request} />
            </>
          )}
        </Stack>
        <Stack sx={{ gap: 2 }}>
          <RequestState request={request} />
          {!request.erasedAt && (
            <>
              <RequestMails request={request} />
              <RequestHistory key={request.id} request={request} />
            </>
          )}
        </Stack>
      </Box>
    </Box>
  )
}

/** What arrives later would push down what somebody is about to click. What fails is not waited for. */
function useIsComplete(requestId: number): boolean {
  const quotes = useRequestQuotes(requestId)
  const replies = useQueries({ queries: replyQueries })
  return [quotes, ...replies].every(({ isFetched, failureCount }) => isFetched || failureCount > 0)
}

/** A concurrent change by a colleague is not overwritten. */
function RequestState({ request }: { request: RequestDetail }) {
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

function ReplyTrouble({ request: { deliveries } }: { request: RequestDetail }) {
  const reply = deliveries.findLast(({ kind }) => kind === 'reply' || kind === 'quote')
  if (!reply?.lastError || (reply.state !== 'queued' && reply.state !== 'failed')) return null
  const isGivenUp = reply.state === 'failed'
  const what = `La ${reply.kind === 'quote' ? 'cotización' : 'respuesta'} del ${momentText(reply.createdAt)}`
  return (
    <Alert severity={isGivenUp ? 'error' : 'warning'}>
      {isGivenUp
        ? `${what} no salió y ya no se reintenta. La persona sigue esperando: usa «Corregir y reenviar» o «Enviar de nuevo» en Correos, o llámala.`
        : `${what} aún no sale; se reintenta sola.`}
      <MailProblemText lastError={reply.lastError} />
    </Alert>
  )
}
