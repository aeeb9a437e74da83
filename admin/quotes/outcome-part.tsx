import { Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import type { RequestQuotes } from '../../shared/quotes/quote.ts'
import { OutcomeDialog } from './outcome-dialog.tsx'
import { OutcomeChip } from './quote-chip.tsx'

type Props = { requestId: number; quotes: RequestQuotes }

export function OutcomePart({ requestId, quotes: { outcome, outcomeReason } }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5, borderTop: 1, borderColor: 'divider', py: 1 }}
    >
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        Resultado
      </Typography>
      {outcome ? <OutcomeChip outcome={outcome} /> : <Typography variant="body2">Abierta</Typography>}
      {outcomeReason && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {outcomeReason}
        </Typography>
      )}
      <Button size="small" color="secondary" sx={{ ml: 'auto' }} onClick={() => setOpen(true)}>
        {outcome ? 'Corregir resultado' : 'Registrar resultado'}
      </Button>
      {isOpen && (
        <OutcomeDialog
          // What a colleague or the buyer decided meanwhile is shown before it is changed.
          key={outcome}
          requestId={requestId}
          outcome={outcome}
          reason={outcomeReason ?? ''}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  )
}
