import Save from '@mui/icons-material/Save'
import Send from '@mui/icons-material/Send'
import { Button, Typography } from '@mui/material'
import { formatMoney } from '../../contract/quotes/money.ts'
import type { QuoteContent } from '../../contract/quotes/quote-content.ts'
import { totalsOf } from '../../contract/quotes/totals.ts'
import { BottomBar } from '../shell/bottom-bar.tsx'
import { isReadable } from './edited-quote.ts'

type Props = {
  content: QuoteContent
  isDirty: boolean
  isBlocked: boolean
  onSave: () => void
  onSend: () => void
}

export function EditorBar({ content, isDirty, isBlocked, onSave, onSend }: Props) {
  return (
    <BottomBar role="region" aria-label="Guardar y enviar">
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
      <Button variant="contained" startIcon={<Send />} disabled={isBlocked} onClick={onSend}>
        Enviar
      </Button>
    </BottomBar>
  )
}
