import ArrowBack from '@mui/icons-material/ArrowBack'
import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Quote } from '../../shared/quotes/quote.ts'
import type { RequestDetail } from '../../shared/requests/inbox.ts'
import { momentText } from '../../shared/time-text.ts'
import { callForJson } from '../shell/call-api.ts'
import { quotesPath } from './use-request-quotes.ts'

/** How often an open editor says that it is open. */
const tellMs = 10_000

export function EditorHead({ request, draft }: { request: RequestDetail; draft: Quote | undefined }) {
  const { id, company, name, folio } = request
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography variant="h1" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {company}
          </Typography>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {name} · {folio}
            {draft && ` · versión ${draft.version}`}
          </Typography>
          {draft && (
            <Typography variant="body2" color="textSecondary">
              {savedText(draft)}
            </Typography>
          )}
        </Box>
        <Button component={Link} to={`/solicitudes/${id}/show`} color="secondary" startIcon={<ArrowBack />}>
          Volver a la solicitud
        </Button>
      </Stack>
      <AlsoOpen requestId={id} />
    </>
  )
}

const savedText = ({ updatedAt, updatedBy }: Quote) =>
  `${updatedBy ? `${updatedBy} la guardó` : 'Guardada'} el ${momentText(updatedAt)}.`

function AlsoOpen({ requestId }: { requestId: number }) {
  const path = `${quotesPath(requestId)}/editors`
  const { data } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callForJson<{ colleagues: string[] }>(path, { method: 'PUT', signal }),
    refetchInterval: tellMs,
    refetchIntervalInBackground: true,
  })
  if (!data || data.colleagues.length === 0) return null
  const names = new Intl.ListFormat('es').format(data.colleagues)
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {names} también {data.colleagues.length === 1 ? 'tiene' : 'tienen'} abierta esta cotización.
    </Alert>
  )
}
