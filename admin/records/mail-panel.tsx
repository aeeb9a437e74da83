import { Alert, Box, Typography } from '@mui/material'
import { momentText } from '../../clock.ts'
import type { MailHealth } from '../../contract/admin/dashboard.ts'
import { Panel } from './panel.tsx'

/** Minutes after which a mail that waits is worth a look. */
const patienceMs = 15 * 60_000

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
  const isLate = mail.oldestWaiting && Date.now() - Date.parse(mail.oldestWaiting) > patienceMs
  if (mail.failed > 0) return <Alert severity="error">Hay correos que no se pudieron entregar.</Alert>
  if (isLate) return <Alert severity="warning">Los correos están saliendo con demora.</Alert>
  if (mail.filed > 0 && !mail.lastSent) {
    return <Alert severity="info">No hay servidor de correo: los mensajes se guardan como archivos.</Alert>
  }
  return <Alert severity="success">Los correos salen con normalidad.</Alert>
}
