import Replay from '@mui/icons-material/Replay'
import { Box, Button, Stack, Typography } from '@mui/material'
import type { MailState, RequestDetail, RequestMail } from '../../contract/requests/inbox.ts'
import { momentText } from '../../time-text.ts'
import { postAction } from '../shell/data-provider.ts'
import { Panel } from '../shell/panel.tsx'
import { useAction } from '../shell/use-action.ts'
import { MailProblemText } from './mail-problem-text.tsx'
import { MailStateIcon } from './mail-states.tsx'
import { mailNames, mailStateNames } from './names.ts'

const sendable: MailState[] = ['failed', 'filed', 'withheld']

export function RequestMails({ request }: { request: RequestDetail }) {
  const { run, isRunning } = useAction()
  const again = (mail: RequestMail) =>
    run(() => postAction('solicitudes', `${request.id}/mails/${mail.id}/again`), 'En cola para enviarse de nuevo.')
  return (
    <Panel title="Correos">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {request.deliveries.map((mail) => (
          <Stack key={mail.id} component="li" direction="row" sx={{ gap: 1, mt: 1 }}>
            <MailStateIcon state={mail.state} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {mailNames[mail.kind]}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {mailStateNames[mail.state]} · {momentText(mail.attemptedAt ?? mail.createdAt)}
              </Typography>
              {mail.lastError && (
                <Box sx={{ color: 'error.main' }}>
                  <MailProblemText lastError={mail.lastError} attempts={mail.attempts} />
                </Box>
              )}
              {mail.state === 'withheld' && (
                <Typography variant="body2">
                  Esta dirección ya recibió cinco acuses de recibo en 24 horas. Si el cliente lo necesita, envíalo.
                </Typography>
              )}
              {sendable.includes(mail.state) && (
                <Button size="small" startIcon={<Replay />} disabled={isRunning} onClick={() => again(mail)}>
                  {mail.state === 'withheld' ? 'Enviar igual' : 'Enviar de nuevo'}
                </Button>
              )}
            </Box>
          </Stack>
        ))}
      </Box>
    </Panel>
  )
}
