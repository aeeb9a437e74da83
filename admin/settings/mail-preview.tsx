import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { formatMoney } from '../../shared/quotes/money.ts'
import type { RequestKind } from '../../shared/requests/inbox.ts'
import type { MailTemplates } from '../../shared/settings/mail-templates.ts'
import { fillIn, type PlaceholderValues } from '../../shared/settings/placeholders.ts'
import { signatureOf } from '../../shared/staff/staff.ts'
import { settingsQuery } from '../shell/settings-query.ts'
import { useSession } from '../staff/session.ts'

export type TemplatePath = `acknowledgements.${RequestKind}` | `replies.${number}` | 'quoteSent' | 'quoteReminder'

const sample: PlaceholderValues = {
  nombre: 'Ana',
  empresa_cliente: 'Viña Los Robles',
  tipo: 'Solicitud de cotización',
  folio: 'COT-2026-000042',
  productos: '- Zuncho PP 12 mm: 4 rollos\n- Film stretch manual: 2 cajas',
  equipo: 'Envolvedora de pilar',
  version: '1',
  total: formatMoney(486_710, 'CLP'),
  vence: '30-11-2026',
  enlace: `${window.location.origin}/seguimiento/ejemplo`,
}

export function MailPreview({ path }: { path: TemplatePath }) {
  const template = useWatch<MailTemplates, TemplatePath>({ name: path })
  const me = useSession((session) => session.me)
  const { data: company } = useQuery(settingsQuery('company'))
  if (!me || !company || !template) return null
  const values = { ...sample, telefono: company.phones.sales, firma: signatureOf(me, company) }
  return (
    <Box
      component="section"
      aria-label="Vista previa"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.default', p: 2, minWidth: 0 }}
    >
      <Typography variant="body2" color="textSecondary" gutterBottom>
        Así se lee, con datos de ejemplo
      </Typography>
      <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }} gutterBottom>
        {fillIn(template.subject, values)}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {fillIn(template.body, values)}
      </Typography>
    </Box>
  )
}
