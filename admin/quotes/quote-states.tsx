import { Stack, Typography } from '@mui/material'
import type { QuoteItem } from '../../shared/quotes/quote-list.ts'
import { OutcomeChip, QuoteChip } from './quote-chip.tsx'

export function QuoteStates({ quote }: { quote: QuoteItem }) {
  const { outcome, outcomeReason } = quote
  return (
    <>
      <Stack direction="row" component="span" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
        <QuoteChip quote={quote} />
        {outcome && <OutcomeChip outcome={outcome} />}
      </Stack>
      {outcome === 'lost' && outcomeReason && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {outcomeReason}
        </Typography>
      )}
    </>
  )
}
