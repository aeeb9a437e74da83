import { Alert, type AlertColor, Box, Typography } from '@mui/material'
import type { MailHealth } from '../../shared/reports/dashboard.ts'
import { momentText } from '../../shared/time-text.ts'
import { MailProblemText } from '../requests/mail-problem-text.tsx'
import { Panel } from '../shell/panel.tsx'

const verdicts: Record<MailHealth['state'], { severity: AlertColor; text: string }> = {
  ok: { severity: 'success', text: 'Los correos salen con normalidad.' },
  down: { severity: 'error', text: 'Los correos no están saliendo. Quedan en cola y se reintentan solos.' },
  undelivered: {
    severity: 'error',
    text: 'Hay correos que no se pudieron entregar. Búscalos en la vista «Correos con falla» de Solicitudes.',
  },
  slow: { severity: 'warning', text: 'Los correos están saliendo con demora.' },
  rejected: { severity: 'warning', text: 'Hay correos rechazados, que se reintentan solos.' },
  filed: { severity: 'info', text: 'No hay servidor de correo: los mensajes se guardan como archivos.' },
}

export function MailPanel({ mail }: { mail: MailHealth }) {
  const figures = [
    { name: 'En cola', value: mail.queued },
    { name: 'Fallidos', value: mail.failed },
    { name: 'Guardados como archivo', value: mail.filed },
  ]
  return (
    <Panel title="Correos">
      <MailVerdict mail={mail} />
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 2, my: 2 }}>
        {figures.map(({ name, value }) => (
          <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {name}
            </Typography>
            <Typography component="dd" className="figures" sx={{ m: 0, fontSize: '1.75rem', fontWeight: 800 }}>
              {value.toLocaleString('es-CL')}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {mail.lastSent ? `Último enviado: ${momentText(mail.lastSent)}` : 'Aún no se ha enviado ninguno'}
      </Typography>
      {mail.oldestWaiting && (
        <Typography variant="body2" color="text.secondary">
          El más antiguo en cola espera desde: {momentText(mail.oldestWaiting)}
        </Typography>
      )}
    </Panel>
  )
}

function MailVerdict({ mail }: { mail: MailHealth }) {
  const { severity, text } = verdicts[mail.state]
  return (
    <Alert severity={severity}>
      {text}
      {mail.lastError && <MailProblemText lastError={mail.lastError} />}
    </Alert>
  )
}
