import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { quantityText } from '../../shared/catalogue/sale-unit.ts'
import type { QuoteLine } from '../../shared/quotes/quote.ts'
import { hasNoChanges, type QuoteChanges } from './quote-changes.ts'

export function QuoteChangesList({ changes }: { changes: QuoteChanges }) {
  if (hasNoChanges(changes)) return <Typography variant="body2">Dicen lo mismo.</Typography>
  const { added, removed, changed } = changes
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
      {added.length > 0 && <Change what="Se agregó">{linesText(added)}</Change>}
      {removed.length > 0 && <Change what="Se quitó">{linesText(removed)}</Change>}
      {changed.map(({ what, before, after }) => (
        <Change key={`${what} ${before} ${after}`} what={what}>
          {before && (
            <>
              <Box component="del" sx={{ color: 'text.secondary' }}>
                {before}
              </Box>{' '}
              →{' '}
            </>
          )}
          {after ? <ins>{after}</ins> : <i>vacío</i>}
        </Change>
      ))}
    </Box>
  )
}

function Change({ what, children }: { what: string; children: ReactNode }) {
  return (
    <Typography component="li" variant="body2" sx={{ overflowWrap: 'anywhere', py: 0.25 }}>
      <b>{what}:</b> {children}
    </Typography>
  )
}

const linesText = (lines: QuoteLine[]) =>
  lines.map(({ name, quantity, unit }) => `${name} (${quantityText(quantity, unit)})`).join('; ')
