import type { QuoteOutcome } from './outcome.ts'
import type { QuoteStatus } from './quote.ts'

export const quoteStatusNames: Record<QuoteStatus, string> = {
  draft: 'Borrador',
  sent: 'Enviada',
  accepted: 'Aceptada',
  change_requested: 'Cambio solicitado',
  declined: 'Rechazada',
  expired: 'Vencida',
  superseded: 'Reemplazada',
}

export const outcomeNames: Record<QuoteOutcome, string> = { won: 'Ganada', lost: 'Perdida' }
