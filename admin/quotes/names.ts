import type { QuoteOutcome, QuoteStatus } from '../../contract/quotes/quote.ts'

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
