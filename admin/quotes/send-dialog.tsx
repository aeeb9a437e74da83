import { Alert, Dialog, DialogContent, DialogTitle, LinearProgress, type Theme, useMediaQuery } from '@mui/material'
import type { RequestQuotes } from '../../shared/quotes/quote.ts'
import { SendForm, type SendFormProps } from './send-form.tsx'
import { useQuoteMail } from './use-quote-mail.ts'

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
