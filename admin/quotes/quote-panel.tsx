import Edit from '@mui/icons-material/Edit'
import NotificationsNone from '@mui/icons-material/NotificationsNone'
import PictureAsPdf from '@mui/icons-material/PictureAsPdf'
import RequestQuote from '@mui/icons-material/RequestQuote'
import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { formatMoney } from '../../shared/quotes/money.ts'
import type { Quote, RequestQuotes } from '../../shared/quotes/quote.ts'
import { exemptText } from '../../shared/quotes/totals.ts'
import type { RequestDetail } from '../../shared/requests/inbox.ts'
import { dayText, momentText, plainDayText } from '../../shared/time-text.ts'
import { Panel } from '../shell/panel.tsx'
import { useAction } from '../shell/use-action.ts'
import { HandOverPart } from './hand-over-dialog.tsx'
import { changesBetween } from './quote-changes.ts'
import { QuoteChangesList } from './quote-changes-list.tsx'
import { QuoteChip } from './quote-chip.tsx'
import { OutcomePart } from './quote-outcome.tsx'
import { draftIn, pdfAddress, sentIn, useChangeQuotes, useRequestQuotes } from './request-quotes.ts'
import { TrackingLink } from './tracking-link.tsx'

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
      {!handedOver && <TrackingLink request={request} hasLink={quotes.hasLink} />}
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

function QuoteVersion({ quote, before }: { quote: Quote; before: Quote | undefined }) {
  const { version, currency, totals, isExempt } = quote
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 1.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography component="h3" sx={{ fontWeight: 700 }}>
          Versión {version}
        </Typography>
        <QuoteChip quote={quote} />
        <Typography className="figures" sx={{ fontWeight: 700, ml: 'auto' }}>
          {formatMoney(totals.total, currency)}
        </Typography>
      </Stack>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="body2" color="textSecondary">
          {[...moments(quote)].join(' ')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {isExempt ? `${exemptText} de IVA` : 'IVA incluido'}
        </Typography>
      </Stack>
      {quote.reactionReason && <Typography variant="body2">Motivo: {quote.reactionReason}.</Typography>}
      {quote.reactionText && (
        <Typography
          variant="body2"
          sx={{
            borderLeft: 3,
            borderColor: 'divider',
            my: 1,
            pl: 2,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {quote.reactionText}
        </Typography>
      )}
      <Link
        href={pdfAddress(quote)}
        target="_blank"
        variant="body2"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 32 }}
      >
        <PictureAsPdf fontSize="small" />
        PDF de la versión {version}
      </Link>
      {before && (
        <details>
          <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', minHeight: 32 }}>
            Qué cambió desde la versión {before.version}
          </Typography>
          <QuoteChangesList changes={changesBetween(before, quote)} />
        </details>
      )}
    </Box>
  )
}

function* moments({ sentAt, sentBy, validUntil, openedAt, reactedAt, status, letterhead }: Quote) {
  const sent = letterhead?.customer.email === null ? 'Entregada sin correo el' : 'Enviada el'
  if (sentAt) yield `${sent} ${momentText(sentAt)}${sentBy ? ` por ${sentBy}` : ''}.`
  if (openedAt) yield `Vista por el cliente el ${momentText(openedAt)}.`
  if (reactedAt) yield `El cliente respondió el ${dayText(reactedAt)}.`
  else yield `${status === 'expired' ? 'Venció' : 'Válida hasta'} el ${plainDayText(validUntil)}.`
}

function RemindButton({ requestId }: { requestId: number }) {
  const changeQuotes = useChangeQuotes(requestId)
  const { run, isRunning } = useAction()
  const [isAsked, setAsked] = useState(false)
  const remind = () => {
    setAsked(false)
    run(() => changeQuotes('POST', '/reminder'), 'Recordatorio en cola para enviarse.')
  }
  return (
    <>
      <Button color="secondary" startIcon={<NotificationsNone />} disabled={isRunning} onClick={() => setAsked(true)}>
        Recordar al cliente
      </Button>
      <Confirm
        isOpen={isAsked}
        title="¿Recordarle la cotización al cliente?"
        content="Se le envía ahora el recordatorio que está en Configuración, con su enlace. El recordatorio automático de esta versión ya no se envía."
        onConfirm={remind}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
