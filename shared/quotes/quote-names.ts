import type { QuoteOutcome, QuoteStatus, Reaction } from './quote.ts'

export const quoteStatusNames: Record<QuoteStatus, string> = {
  draft: 'Borrador',
  sent: 'Enviada',
  accepted: 'Aceptada',
  change_requested: 'Cambio solicitado',
  declined: 'Rechazada',
  expired: 'Vencida',
  superseded: 'Reemplazada',
}

export const termNames = {
  delivery: 'Plazo de entrega',
  payment: 'Forma de pago',
  place: 'Lugar de entrega',
  notes: 'Notas',
} as const

/** The same words make reasons that can be counted; a buyer who declines chooses one of these. */
export const declineReasons = [
  'Precio',
  termNames.delivery,
  'Compra a otro proveedor',
  'Compra postergada',
  'Otro motivo',
] as const

export const commonReasons: Record<QuoteOutcome, string[]> = {
  won: ['Orden de compra recibida', 'Aceptada por teléfono', 'Aceptada por correo'],
  lost: [...declineReasons, 'Sin respuesta'],
}

export const outcomeNames: Record<QuoteOutcome, string> = { won: 'Ganada', lost: 'Perdida' }

export const quoteFileName = ({ folio, version }: { folio: string; version: number }) => `${folio}-v${version}.pdf`

/** `verb` and `past` stand beside «la versión 2»; `label` names what the buyer wrote. */
type ReactionWords = { title: string; verb: string; past: string; label: string }

export const reactionWords: Record<Reaction, ReactionWords> = {
  accepted: { title: 'Cotización aceptada', verb: 'aceptó', past: 'fue aceptada', label: 'Comentario' },
  change_requested: {
    title: 'Cambio solicitado',
    verb: 'pidió un cambio en',
    past: 'recibió una solicitud de cambio',
    label: 'Cambio pedido',
  },
  declined: { title: 'Cotización rechazada', verb: 'rechazó', past: 'fue rechazada', label: 'Comentario' },
}
