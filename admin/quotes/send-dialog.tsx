import Send from '@mui/icons-material/Send'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  TextField,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { useRef, useState } from 'react'
import { HttpError } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { firstErrorByField } from '../../shared/error-response.ts'
import type { Quote, RequestQuotes } from '../../shared/quotes/quote.ts'
import { QuoteSend } from '../../shared/quotes/sending.ts'
import type { RequestDetail } from '../../shared/requests/inbox.ts'
import { gapsIn } from '../../shared/settings/placeholders.ts'
import { useDraft } from '../forms/drafts.ts'
import { UndoNotice } from '../forms/undo-notice.tsx'
import { GapChips, selectRange } from '../requests/gap-chips.tsx'
import { useAction } from '../shell/use-action.ts'
import { useChangeQuotes } from './request-quotes.ts'
import { NoticesBeforeSending, unseenIn } from './sending-notices.tsx'
import { type QuoteMail, useQuoteMail } from './use-quote-mail.ts'

type Props = Omit<SendFormProps, 'template'> & { quotes: RequestQuotes }

export function SendDialog({ quotes, ...props }: Props) {
  const { request, draft, onClose } = props
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const { mail, error } = useQuoteMail({ request, draft, hasLink: quotes.hasLink })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={isNarrow} aria-labelledby="send-title">
      <DialogTitle id="send-title">
        Enviar la versión {draft.version} a {request.name}
      </DialogTitle>
      {mail ? (
        <SendForm {...props} template={mail} />
      ) : (
        <DialogContent>
          {error ? <Alert severity="error">{error.message}</Alert> : <LinearProgress aria-label="Cargando" />}
        </DialogContent>
      )}
    </Dialog>
  )
}

export type SendFormProps = {
  request: RequestDetail
  draft: Quote
  /** Of the draft that was reviewed. */
  updatedAt: string
  seenEventId: number | null
  /** Something was typed while the draft was being saved. */
  isEdited: boolean
  template: QuoteMail
  onClose: () => void
}

/** A text of one's own, and the draft that it was written for. */
type Written = QuoteMail & { cc: string; updatedAt: string }

function SendForm(props: SendFormProps) {
  const { request, draft, updatedAt: reviewedAt, seenEventId, isEdited, template, onClose } = props
  const { run, isRunning, errors: rejected } = useAction()
  const changeQuotes = useChangeQuotes(request.id)
  const navigate = useNavigate()
  const message = useRef<HTMLTextAreaElement>(null)
  const [written, setWritten] = useDraft<Written>(`correo de cotización ${request.id}`)
  const [replaced, setReplaced] = useState<Written>()
  const [wasTried, setTried] = useState(false)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [updatedAt] = useState(reviewedAt)

  const mail = written ?? { ...template, cc: '', updatedAt }
  const write = (to: Partial<Written>) => setWritten({ ...mail, updatedAt, ...to })
  const replaceWith = (other: Written | undefined) => {
    setReplaced(written)
    setWritten(other)
  }
  const unseen = unseenIn(request, seenEventId)
  const gaps = gapsIn(mail.body)
  const sending = { subject: mail.subject, body: mail.body, cc: addressesIn(mail.cc), key, updatedAt, seenEventId }
  const missing = firstErrorByField(QuoteSend.safeParse(sending).error?.issues ?? [])
  const errors = wasTried ? { ...rejected, ...missing } : rejected
  const isChanged = draft.updatedAt > updatedAt

  const send = async (seen: number | null) => {
    setTried(true)
    if (Object.keys(missing).length > 0) {
      if (missing.body) selectRange(message.current, gaps[0] ?? { start: mail.body.length, end: mail.body.length })
      return
    }
    await run(async () => {
      try {
        const body: QuoteSend = { ...sending, seenEventId: seen }
        await changeQuotes('POST', '/send', body)
      } catch (error) {
        if (error instanceof HttpError && error.status === 409) setKey(crypto.randomUUID())
        throw error
      }
      setWritten(undefined)
      navigate(`/solicitudes/${request.id}/show`)
    }, 'Cotización en cola para enviarse.')
  }

  return (
    <>
      <DialogContent>
        {isChanged && (
          <Alert severity="warning" sx={{ mb: 1 }}>
            {draft.updatedBy ?? 'Otra persona'} cambió la cotización: cierra esta ventana y revísala antes de enviarla.
          </Alert>
        )}
        {isEdited && (
          <Alert severity="warning" sx={{ mb: 1 }}>
            Lo último que escribiste no está en esta versión: cierra esta ventana y pulsa Enviar de nuevo.
          </Alert>
        )}
        {written && written.updatedAt !== updatedAt && (
          <Alert
            severity="warning"
            sx={{ mb: 1 }}
            action={
              <Button color="inherit" size="small" onClick={() => replaceWith(undefined)}>
                Volver al texto propuesto
              </Button>
            }
          >
            La cotización cambió desde que escribiste este mensaje: revisa montos y fechas.
          </Alert>
        )}
        {replaced && (
          <UndoNotice
            said="Se reemplazó lo que habías escrito."
            onUndo={() => replaceWith(replaced)}
            onClose={() => setReplaced(undefined)}
            sx={{ mb: 1 }}
          />
        )}
        {errors.lines && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {errors.lines}
          </Alert>
        )}
        <TextField label="Para" value={`${request.name} <${request.email}>`} disabled />
        <TextField
          label="Con copia a"
          value={mail.cc}
          error={Boolean(ccProblem(errors))}
          helperText={ccProblem(errors) ?? 'Correos separados por comas'}
          onChange={({ target }) => write({ cc: target.value })}
        />
        <TextField
          label="Asunto"
          required
          value={mail.subject}
          error={Boolean(errors.subject)}
          helperText={errors.subject}
          onChange={({ target }) => write({ subject: target.value })}
        />
        <TextField
          label="Mensaje"
          required
          multiline
          minRows={8}
          maxRows={16}
          inputRef={message}
          value={mail.body}
          error={Boolean(errors.body)}
          helperText={errors.body}
          onChange={({ target }) => write({ body: target.value })}
        />
        <GapChips gaps={gaps} onChoose={(gap) => selectRange(message.current, gap)} />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          El PDF va adjunto. Una vez enviada, esta versión ya no cambia: para corregirla se prepara la siguiente.
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
          startIcon={<Send />}
          disabled={isRunning || isChanged || isEdited}
          onClick={() => send(unseen.lastId || seenEventId)}
        >
          {unseen.lastId ? 'Enviar de todas formas' : 'Enviar cotización'}
        </Button>
      </DialogActions>
    </>
  )
}

const addressesIn = (text: string) => text.split(/[,;\s]+/).filter(Boolean)

const ccProblem = (errors: Record<string, string>) =>
  Object.entries(errors).find(([path]) => path === 'cc' || path.startsWith('cc.'))?.[1]
