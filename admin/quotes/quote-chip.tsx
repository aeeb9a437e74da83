import { Chip } from '@mui/material'
import { colours } from '../../shared/colours.ts'
import type { Quote, QuoteOutcome, QuoteStatus } from '../../shared/quotes/quote.ts'
import type { QuoteItem } from '../../shared/quotes/quote-list.ts'
import { outcomeNames, quoteStatusNames } from '../../shared/quotes/quote-names.ts'
import { amber, green } from '../shell/theme.ts'

type Look = { bgcolor?: string; color: string; borderColor?: string }

const grey = { color: colours['steel-600'], borderColor: colours['steel-400'] }

/** A filled chip means that staff must act, or that the buyer did. */
const looks: Record<QuoteStatus, Look> = {
  draft: { bgcolor: colours.ink, color: colours.white },
  sent: { bgcolor: colours['steel-100'], color: colours.ink },
  accepted: { bgcolor: green, color: colours.white },
  change_requested: { bgcolor: colours.red, color: colours.white },
  declined: { bgcolor: colours['steel-600'], color: colours.white },
  expired: { color: amber, borderColor: amber },
  superseded: grey,
}

const outcomeLooks: Record<QuoteOutcome, Look> = { won: { color: green, borderColor: green }, lost: grey }

type Shown = Pick<QuoteItem, 'status' | 'openedAt'> & Partial<Pick<Quote, 'letterhead'>>

function statusText({ status, openedAt, letterhead }: Shown): string {
  if (status !== 'sent') return quoteStatusNames[status]
  if (openedAt) return 'Vista por el cliente'
  return letterhead?.customer.email === null ? 'Entregada' : quoteStatusNames.sent
}

export function QuoteChip({ quote }: { quote: Shown }) {
  return <LookChip label={statusText(quote)} look={looks[quote.status]} />
}

/** Beside the status of its request, the chip must say what it is about. */
const inboxNames: Record<QuoteStatus, string> = {
  draft: 'Cotización en preparación',
  sent: 'Cotizada',
  accepted: 'Cotización aceptada',
  change_requested: 'Pide un cambio',
  declined: 'Cotización rechazada',
  expired: 'Cotización vencida',
  superseded: 'Cotizada',
}

export function QuoteInInboxChip({ status }: { status: QuoteStatus }) {
  return <LookChip label={inboxNames[status]} look={looks[status]} />
}

export function OutcomeChip({ outcome }: { outcome: QuoteOutcome }) {
  return <LookChip label={outcomeNames[outcome]} look={outcomeLooks[outcome]} />
}

function LookChip({ label, look: { borderColor, ...look } }: { label: string; look: Look }) {
  return (
    <Chip
      size="small"
      label={label}
      variant={borderColor ? 'outlined' : 'filled'}
      sx={{ ...look, ...(borderColor && { borderColor, bgcolor: 'transparent' }) }}
    />
  )
}
