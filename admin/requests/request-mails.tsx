import DoNotDisturb from '@mui/icons-material/DoNotDisturbOnOutlined'
import Edit from '@mui/icons-material/Edit'
import ErrorOutline from '@mui/icons-material/ErrorOutlined'
import FrontHand from '@mui/icons-material/FrontHandOutlined'
import HourglassEmpty from '@mui/icons-material/HourglassEmpty'
import Archive from '@mui/icons-material/Inventory2Outlined'
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined'
import Replay from '@mui/icons-material/Replay'
import { Box, Button, Dialog, DialogContent, DialogTitle, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { MailState, RequestDetail, RequestItem, RequestMail } from '../../shared/requests/inbox.ts'
import { staffMailKinds } from '../../shared/requests/kinds.ts'
import { mailProblem } from '../../shared/requests/mail-problem.ts'
import { momentText } from '../../shared/time-text.ts'
import { PlainForm, SaveActions } from '../forms/plain-form.tsx'
import { postAction } from '../shell/data-provider.ts'
import { Panel } from '../shell/panel.tsx'
import { useAction } from '../shell/use-action.ts'
import { mailNames, mailStateNames } from './request-names.ts'

const sendable: MailState[] = ['failed', 'filed', 'withheld']

export function RequestMails({ request }: { request: RequestDetail }) {
  const { run, isRunning } = useAction()
  const [wrong, setWrong] = useState<RequestMail>()
  const again = (mail: RequestMail) =>
    run(() => postAction('solicitudes', `${request.id}/mails/${mail.id}/again`), 'En cola para enviarse de nuevo.')
  return (
    <Panel title="Correos">
      {request.deliveries.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          No ha salido ningún correo.
        </Typography>
      )}
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
                  {mail.state === 'sent' && (
                    <Typography variant="body2">Llegó, pero no a todos los destinatarios.</Typography>
                  )}
                  <MailProblemText lastError={mail.lastError} attempts={mail.attempts} />
                </Box>
              )}
              {mail.state === 'withheld' && (
                <Typography variant="body2">
                  Esta dirección ya recibió cinco acuses de recibo en 24 horas. Si el cliente lo necesita, envíalo.
                </Typography>
              )}
              {mail.state === 'failed' && !staffMailKinds.includes(mail.kind) && (
                <Button size="small" startIcon={<Edit />} disabled={isRunning} onClick={() => setWrong(mail)}>
                  Corregir y reenviar
                </Button>
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
      {wrong && <CorrectionDialog request={request} mail={wrong} onClose={() => setWrong(undefined)} />}
    </Panel>
  )
}

type CorrectionProps = { request: RequestDetail; mail: RequestMail; onClose: () => void }

function CorrectionDialog({ request, mail, onClose }: CorrectionProps) {
  const { run, isRunning, errors } = useAction()
  const [email, setEmail] = useState(request.email ?? '')
  const send = async () => {
    const path = `${request.id}/mails/${mail.id}/correct`
    const isQueued = await run(() => postAction('solicitudes', path, { email }), 'En cola para enviarse de nuevo.')
    if (isQueued) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="correction-title">
      <PlainForm errors={errors} onSubmit={send}>
        <DialogTitle id="correction-title">Corregir y reenviar</DialogTitle>
        <DialogContent>
          <Typography gutterBottom>
            Se envía de nuevo: {mailNames[mail.kind].toLowerCase()}. Los próximos correos de esta solicitud también van
            a la dirección corregida.
          </Typography>
          <TextField
            label="Correo del cliente"
            type="email"
            value={email}
            error={Boolean(errors.email)}
            helperText={errors.email}
            onChange={({ target }) => setEmail(target.value)}
            autoComplete="off"
            autoFocus
          />
        </DialogContent>
        <SaveActions label="Reenviar" isRunning={isRunning} onCancel={onClose} />
      </PlainForm>
    </Dialog>
  )
}

const icons = {
  queued: HourglassEmpty,
  sent: MarkEmailRead,
  filed: Archive,
  failed: ErrorOutline,
  dropped: DoNotDisturb,
  withheld: FrontHand,
}
const tones = {
  queued: 'action',
  sent: 'success',
  filed: 'action',
  failed: 'error',
  dropped: 'disabled',
  withheld: 'warning',
} as const

function MailStateIcon({ state, label }: { state: MailState; label?: string }) {
  const Icon = icons[state]
  const name = label ?? mailStateNames[state]
  return <Icon fontSize="small" color={tones[state]} titleAccess={name} />
}

export function MailStates({ mails }: Pick<RequestItem, 'mails'>) {
  return (
    <Stack direction="row" component="span" sx={{ gap: 0.25 }}>
      {mails.map(({ id, kind, state }) => (
        <MailStateIcon key={id} state={state} label={`${mailNames[kind]}: ${mailStateNames[state].toLowerCase()}`} />
      ))}
    </Stack>
  )
}

type Props = { lastError: string; attempts?: number }

export function MailProblemText({ lastError, attempts }: Props) {
  const { text, advice } = mailProblem(lastError)
  return (
    <>
      <Typography variant="body2">
        {text} {advice}
      </Typography>
      <Box component="details" sx={{ mt: 0.5 }}>
        <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
          Detalle técnico
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {lastError}
          {attempts !== undefined && ` (${attempts === 1 ? '1 intento' : `${attempts} intentos`})`}
        </Typography>
      </Box>
    </>
  )
}
