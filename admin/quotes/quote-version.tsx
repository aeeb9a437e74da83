import PictureAsPdf from '@mui/icons-material/PictureAsPdf'
import { Box, Link, Stack, Typography } from '@mui/material'
import { formatMoney } from '../../shared/quotes/money.ts'
import type { Quote } from '../../shared/quotes/quote.ts'
import { exemptText } from '../../shared/quotes/totals.ts'
import { dayText, momentText, plainDayText } from '../../shared/time-text.ts'
import { pdfAddress } from './pdf-address.ts'
import { changesBetween } from './quote-changes.ts'
import { QuoteChangesList } from './quote-changes-list.tsx'
import { QuoteChip } from './quote-chip.tsx'

export function QuoteVersion({ quote, before }: { quote: Quote; before: Quote | undefined }) {
  const { version, currency, totals, isExempt } = quote
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 1.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography component="h3" sx={{ fontWeight: 700 }}>
          Versión {version}
        </Typography>
        <QuoteChip quote={quote} />
        <Typography className="figures" sx={{ fontWeight: 700, ml: 'auto' }}>
          {formatMoney(totals.total, currency)}
        </Typography>
      </Stack>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="body2" color="textSecondary">
          {[...moments(quote)].join(' ')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {isExempt ? `${exemptText} de IVA` : 'IVA incluido'}
        </Typography>
      </Stack>
      {quote.reactionReason && <Typography variant="body2">Motivo: {quote.reactionReason}.</Typography>}
      {quote.reactionText && (
        <Typography
          variant="body2"
          sx={{
            borderLeft: 3,
            borderColor: 'divider',
            my: 1,
            pl: 2,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {quote.reactionText}
        </Typography>
      )}
      <Link
        href={pdfAddress(quote)}
        target="_blank"
        variant="body2"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 32 }}
      >
        <PictureAsPdf fontSize="small" />
        PDF de la versión {version}
      </Link>
      {before && (
        <details>
          <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', minHeight: 32 }}>
            Qué cambió desde la versión {before.version}
          </Typography>
          <QuoteChangesList changes={changesBetween(before, quote)} />
        </details>
      )}
    </Box>
  )
}

function* moments({ sentAt, sentBy, validUntil, openedAt, reactedAt, status, letterhead }: Quote) {
  const sent = letterhead?.customer.email === null ? 'Entregada sin correo el' : 'Enviada el'
  if (sentAt) yield `${sent} ${momentText(sentAt)}${sentBy ? ` por ${sentBy}` : ''}.`
  if (openedAt) yield `Vista por el cliente el ${momentText(openedAt)}.`
  if (reactedAt) yield `El cliente respondió el ${dayText(reactedAt)}.`
  else yield `${status === 'expired' ? 'Venció' : 'Válida hasta'} el ${plainDayText(validUntil)}.`
}
