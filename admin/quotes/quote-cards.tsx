import { Box, Stack, Typography } from '@mui/material'
import { useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { formatMoney } from '../../shared/quotes/money.ts'
import type { QuoteItem } from '../../shared/quotes/quote-list.ts'
import { plainDayText } from '../../shared/time-text.ts'
import { NoResults } from '../shell/no-results.tsx'
import { QuoteStates } from './quote-states.tsx'

export function QuoteCards() {
  const { data = [], isPending } = useListContext<QuoteItem>()
  if (!isPending && data.length === 0) return <NoResults>Nada coincide con estos filtros.</NoResults>
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((quote) => (
        <Box key={quote.id} component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
          <QuoteCard quote={quote} />
        </Box>
      ))}
    </Box>
  )
}

function QuoteCard({ quote }: { quote: QuoteItem }) {
  const { requestId, company, name, folio, version, total, currency, validUntil, seller } = quote
  const facts = [validUntil && `Vence el ${plainDayText(validUntil)}`, seller].filter(Boolean)
  return (
    <Box
      component={Link}
      to={`/solicitudes/${requestId}/show`}
      sx={{ color: 'text.primary', display: 'block', px: 2, py: 1.5, textDecoration: 'none' }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {company}
        </Typography>
        <Typography variant="body2" className="figures" sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
          {formatMoney(total, currency)}
        </Typography>
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {name} · {folio}, versión {version}
      </Typography>
      <QuoteStates quote={quote} />
      {facts.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {facts.join(' · ')}
        </Typography>
      )}
    </Box>
  )
}
