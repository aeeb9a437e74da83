import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined'
import Save from '@mui/icons-material/Save'
import Send from '@mui/icons-material/Send'
import { Button, Typography } from '@mui/material'
import { formatMoney } from '../../shared/quotes/money.ts'
import type { QuoteContent } from '../../shared/quotes/quote.ts'
import { totalsOf } from '../../shared/quotes/totals.ts'
import { BottomBar } from '../shell/bottom-bar.tsx'
import { isReadable } from './edited-quote.ts'

type Props = {
  content: QuoteContent
  isDirty: boolean
  isBlocked: boolean
  /** Without a mail address it is handed over. */
  hasAddress: boolean
  onSave: () => void
  onSend: () => void
}

export function EditorBar({ content, isDirty, isBlocked, hasAddress, onSave, onSend }: Props) {
  return (
    <BottomBar role="region" aria-label={hasAddress ? 'Guardar y enviar' : 'Guardar y entregar'}>
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ display: { xs: 'none', sm: 'block' }, mr: 'auto', ml: { md: '232px' } }}
      >
        {isDirty && 'Hay cambios sin guardar.'}
      </Typography>
      <Typography className="figures" sx={{ fontWeight: 800, mr: { xs: 'auto', sm: 0 }, whiteSpace: 'nowrap' }}>
        {isReadable(content) ? formatMoney(totalsOf(content).total, content.currency) : '–'}
      </Typography>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<Save />}
        disabled={isBlocked || !isDirty}
        onClick={onSave}
      >
        Guardar
      </Button>
      <Button
        variant="contained"
        startIcon={hasAddress ? <Send /> : <HandshakeOutlined />}
        disabled={isBlocked}
        onClick={onSend}
      >
        {hasAddress ? 'Enviar' : 'Entregar'}
      </Button>
    </BottomBar>
  )
}
