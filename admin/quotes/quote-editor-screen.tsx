import { Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Loading, Title, useGetOne } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import type { RequestQuotes } from '../../shared/quotes/quote.ts'
import type { RequestDetail, RequestItem } from '../../shared/requests/inbox.ts'
import { useRequestQuery } from '../requests/use-request-query.ts'
import { readDraft } from '../shell/drafts.ts'
import { NotLoaded } from '../shell/not-loaded.tsx'
import { useAction } from '../shell/use-action.ts'
import { type Edit, editName, editOf } from './edit.ts'
import { QuoteEditor } from './quote-editor.tsx'
import { draftIn, useChangeQuotes, useRequestQuotes } from './use-request-quotes.ts'

/** A colleague's save is noticed this soon. */
const noticeMs = 10_000

export function QuoteEditorScreen() {
  const requestId = Number(useParams().id)
  const found = useGetOne<RequestItem | RequestDetail>('solicitudes', { id: requestId }, useRequestQuery())
  const prepared = useRequestQuotes(requestId, { refetchInterval: noticeMs, retry: false })
  const { data: request } = found
  const { data: quotes } = prepared
  const failed = [found, prepared].find(({ data, error }) => error && !data)
  const retry = () => Promise.all([found.refetch(), prepared.refetch()])
  return (
    <Box sx={{ py: 2 }}>
      <Title title={request ? `Cotización ${request.folio}` : 'Cotización'} />
      {failed?.error && <NotLoaded error={failed.error} onRetry={retry} />}
      {request && 'history' in request && quotes ? (
        <Opened key={requestId} request={request} quotes={quotes} />
      ) : (
        !failed && <Loading />
      )}
    </Box>
  )
}

type Props = { request: RequestDetail; quotes: RequestQuotes }

/** What was typed before in this tab has priority over what is saved. */
function Opened({ request, quotes }: Props) {
  const seenEventId = request.history[0]?.id ?? null
  const editIn = (given: RequestQuotes) => {
    const draft = draftIn(given)
    return draft && editOf(draft, seenEventId)
  }
  const [stored] = useState(() => readDraft<Edit>(editName(request.id)))
  const [start, setStart] = useState(() => stored ?? editIn(quotes))
  if (!start) return <NoDraft request={request} onPrepared={(prepared) => setStart(editIn(prepared))} />
  return <QuoteEditor request={request} quotes={quotes} start={start} isRestored={stored !== undefined} />
}

function NoDraft({ request, onPrepared }: { request: RequestDetail; onPrepared: (quotes: RequestQuotes) => void }) {
  const changeQuotes = useChangeQuotes(request.id)
  const { run, isRunning } = useAction()
  return (
    <>
      <Typography sx={{ mb: 2 }}>No hay una cotización en preparación para esta solicitud.</Typography>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button
          variant="contained"
          disabled={isRunning}
          onClick={() => run(async () => onPrepared(await changeQuotes('POST', '')))}
        >
          Preparar cotización
        </Button>
        <Button component={Link} to={`/solicitudes/${request.id}/show`} color="secondary">
          Volver a la solicitud
        </Button>
      </Stack>
    </>
  )
}
