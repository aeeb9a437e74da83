import type { Reaction } from './quote.ts'

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
