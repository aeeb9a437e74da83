import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Quote, RequestQuotes } from '../../shared/quotes/quote.ts'
import type { QuoteHandOver } from '../../shared/quotes/sending.ts'
import type { RequestDetail } from '../../shared/requests/inbox.ts'
import { useAction } from '../shell/use-action.ts'
import { pdfAddress, useChangeQuotes } from './request-quotes.ts'
import type { SendFormProps } from './send-dialog.tsx'
import { NoticesBeforeSending, unseenIn } from './sending-notices.tsx'
import { TrackingLink } from './tracking-link.tsx'

/** For a customer without a mail address: the version is fixed, and staff hand it over. */
export function HandOverDialog(props: Omit<SendFormProps, 'template'>) {
  const { request, draft, updatedAt: reviewedAt, seenEventId, isEdited, onClose } = props
  const { run, isRunning, errors } = useAction()
  const changeQuotes = useChangeQuotes(request.id)
  const navigate = useNavigate()
  const [key] = useState(() => crypto.randomUUID())
  const [updatedAt] = useState(reviewedAt)
  const unseen = unseenIn(request, seenEventId)
  const isChanged = isEdited || draft.updatedAt > updatedAt
  const handOver = () =>
    run(async () => {
      const body: QuoteHandOver = { key, updatedAt, seenEventId: unseen.lastId || seenEventId }
      await changeQuotes('POST', '/hand-over', body)
      navigate(`/solicitudes/${request.id}/show`)
    }, 'Cotización lista: entrega el PDF o el enlace.')

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="hand-over-title">
      <DialogTitle id="hand-over-title">
        Entregar la versión {draft.version} a {request.name}
      </DialogTitle>
      <DialogContent>
        {isChanged && (
          <Alert severity="warning" sx={{ mb: 1 }}>
            La cotización cambió: cierra esta ventana y revísala antes de entregarla.
          </Alert>
        )}
        {errors.lines && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {errors.lines}
          </Alert>
        )}
        <Typography>
          La solicitud no tiene correo, así que no se envía nada. Al confirmar quedan listos el PDF para imprimir y el
          enlace privado para pasárselo por teléfono o WhatsApp, y la solicitud queda como «Respondida».
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Una vez entregada, esta versión ya no cambia: para corregirla se prepara la siguiente.
        </Typography>
        <NoticesBeforeSending request={request} content={draft} unseen={unseen} />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button
          variant="contained"
          color={unseen.lastId ? 'warning' : 'primary'}
          startIcon={<HandshakeOutlined />}
          disabled={isRunning || isChanged}
          onClick={handOver}
        >
          {unseen.lastId ? 'Entregar de todas formas' : 'Entregar cotización'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type PartProps = { request: RequestDetail; quotes: RequestQuotes; latest: Quote }

/** What staff hand over of the newest version. */
export function HandOverPart({ request, quotes: { hasLink }, latest }: PartProps) {
  return (
    <Alert severity="info" variant="outlined" sx={{ mt: 2, '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {request.name} no dejó correo: entrégale el PDF impreso
        {hasLink ? ' o pásale su enlace privado, con el que ve y responde la cotización.' : '; su enlace está anulado.'}
      </Typography>
      <Button href={pdfAddress(latest)} target="_blank" variant="outlined" color="secondary" size="small">
        Abrir el PDF para imprimir
      </Button>
      <TrackingLink request={request} hasLink={hasLink} isHandedOver />
    </Alert>
  )
}
