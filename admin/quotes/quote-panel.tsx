import Edit from '@mui/icons-material/Edit'
import RequestQuote from '@mui/icons-material/RequestQuote'
import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useNavigate } from 'react-router-dom'
import type { Quote, RequestQuotes } from '../../shared/quotes/quote.ts'
import type { RequestDetail } from '../../shared/requests/inbox.ts'
import { momentText } from '../../shared/time-text.ts'
import { Panel } from '../shell/panel.tsx'
import { useAction } from '../shell/use-action.ts'
import { BuyerLink } from './buyer-link.tsx'
import { HandOverPart } from './hand-over-dialog.tsx'
import { OutcomePart } from './outcome-part.tsx'
import { QuoteVersion } from './quote-version.tsx'
import { RemindButton } from './remind-button.tsx'
import { draftIn, sentIn, useChangeQuotes, useRequestQuotes } from './use-request-quotes.ts'

export function QuotePanel({ request }: { request: RequestDetail }) {
  const { data, error } = useRequestQuotes(request.id)
  return (
    <Panel title="Cotización">
      {data ? (
        <Quotes request={request} quotes={data} />
      ) : (
        error && (
          <Alert severity="error" variant="outlined">
            {error.message}
          </Alert>
        )
      )}
    </Panel>
  )
}

function Quotes({ request, quotes }: { request: RequestDetail; quotes: RequestQuotes }) {
  const draft = draftIn(quotes)
  const sent = sentIn(quotes)
  const handedOver = request.email === null ? sent[0] : undefined
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
        <Next request={request} draft={draft} latest={sent[0]} />
        {sent[0]?.status === 'sent' && request.email && quotes.hasLink && !quotes.outcome && (
          <RemindButton requestId={request.id} />
        )}
      </Stack>
      {handedOver && <HandOverPart request={request} quotes={quotes} latest={handedOver} />}
      {sent.length > 0 && (
        <>
          <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
            {sent.map((quote, index) => (
              <QuoteVersion key={quote.id} quote={quote} before={sent[index + 1]} />
            ))}
          </Box>
          <OutcomePart requestId={request.id} quotes={quotes} />
        </>
      )}
      {!handedOver && <BuyerLink request={request} hasLink={quotes.hasLink} />}
    </>
  )
}

type NextProps = { request: RequestDetail; draft: Quote | undefined; latest: Quote | undefined }

function Next({ request, draft, latest }: NextProps) {
  const navigate = useNavigate()
  const changeQuotes = useChangeQuotes(request.id)
  const { run, isRunning } = useAction()
  const edit = () => navigate(`/solicitudes/${request.id}/cotizacion`)
  const prepare = () =>
    run(async () => {
      await changeQuotes('POST', '')
      await edit()
    })

  if (draft) {
    return (
      <>
        <Button variant="contained" startIcon={<Edit />} onClick={edit}>
          Seguir editando
        </Button>
        <Typography variant="body2" color="textSecondary">
          Versión {draft.version}, en preparación. {draft.updatedBy ? `${draft.updatedBy} la guardó` : 'Se guardó'} el{' '}
          {momentText(draft.updatedAt)}.
        </Typography>
      </>
    )
  }
  return (
    <Button
      variant={latest ? 'outlined' : 'contained'}
      color={latest ? 'secondary' : 'primary'}
      startIcon={<RequestQuote />}
      disabled={isRunning}
      onClick={prepare}
    >
      {latest ? 'Nueva versión' : 'Preparar cotización'}
    </Button>
  )
}
