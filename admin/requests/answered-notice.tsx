import { Alert, Typography } from '@mui/material'
import type { RequestDetail, RequestEvent, RequestStatus } from '../../shared/requests/inbox.ts'
import { statusNames } from '../../shared/requests/request-names.ts'
import { momentText } from '../../shared/time-text.ts'

type Props = { answers: RequestEvent[]; mails: RequestDetail['deliveries'] }

export function AnsweredNotice({ answers, mails }: Props) {
  return (
    <Alert severity="warning" sx={{ my: 1 }}>
      {answers.map(({ id, by, at, detail }) => {
        const mail = mails.find((one) => String(one.id) === detail.mailId)
        return (
          <div key={id}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {by} {mail ? 'respondió' : `la dejó como «${statusNames[detail.to as RequestStatus]}»`} el{' '}
              {momentText(at)}, mientras escribías.
            </Typography>
            {mail && (
              <Typography variant="body2" sx={{ borderLeft: 3, my: 1, pl: 2, whiteSpace: 'pre-wrap' }}>
                {mail.body}
              </Typography>
            )}
          </div>
        )
      })}
      <Typography variant="body2">
        Lo que escribiste sigue aquí y no se ha enviado. Si lo envías de todas formas, la persona recibe las dos
        respuestas.
      </Typography>
    </Alert>
  )
}
