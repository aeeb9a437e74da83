import type { Reaction } from '../../contract/quotes/quote.ts'
import type { TrackedVersion, TrackingState } from '../../contract/tracking/tracking.ts'

export const seguimiento = {
  title: 'Seguimiento de la solicitud',
  description:
    'Página privada para seguir una solicitud hecha a {empresa}: su estado, las respuestas y las cotizaciones enviadas.',
  unknown: {
    title: 'Este enlace no está disponible',
    text: 'El enlace está incompleto, fue reemplazado por otro o dejó de servir.',
    advice: 'Si llegó en un correo nuestro, basta responder ese correo e indicar el folio para recibir otro.',
  },
  private: 'Página privada: quien tiene el enlace puede verla y responder.',
}

export const stateTexts: Record<TrackingState, string> = {
  received: 'La solicitud fue recibida. La respuesta llegará por correo y aparecerá en esta página.',
  in_review: 'Un ejecutivo está revisando la solicitud. La respuesta llegará por correo y aparecerá en esta página.',
  needs_information:
    'Nos falta información para responder. La pregunta te llegó por correo: puedes contestarla ahí mismo o llamarnos e indicar el folio.',
  quoted: 'La cotización está lista: se puede aceptar, pedir un cambio o rechazar desde esta página.',
  change_requested:
    'El cambio solicitado llegó al ejecutivo. La nueva versión llegará por correo y aparecerá en esta página.',
  accepted: 'La cotización fue aceptada. El ejecutivo tomará contacto para coordinar la entrega.',
  declined: 'La cotización fue rechazada. Con los mismos productos se puede cotizar de nuevo cuando haga falta.',
  expired: 'La cotización venció. Con los mismos productos se puede cotizar de nuevo.',
  answered: 'La respuesta se envió por correo y está más abajo.',
  closed: 'La solicitud está cerrada. Para retomarla basta responder el último correo o llamar e indicar el folio.',
}

export const versionStates: Record<TrackedVersion['state'], string> = {
  open: 'Vigente',
  accepted: 'Aceptada',
  change_requested: 'Con cambio solicitado',
  declined: 'Rechazada',
  expired: 'Vencida',
  superseded: 'Reemplazada',
}

type ReactionTexts = { title: string; text: string; label: string; button: string; isRequired: boolean }

export const reactions: Record<Reaction, ReactionTexts> = {
  accepted: {
    title: 'Aceptar la cotización',
    text: 'El ejecutivo recibe el aviso de inmediato y coordina la entrega.',
    label: 'Comentario u orden de compra (opcional)',
    button: 'Confirmar aceptación',
    isRequired: false,
  },
  change_requested: {
    title: 'Pedir un cambio',
    text: 'El ejecutivo prepara una nueva versión; esta queda guardada.',
    label: 'Qué debemos cambiar*',
    button: 'Enviar el cambio',
    isRequired: true,
  },
  declined: {
    title: 'Rechazar la cotización',
    text: 'El motivo ayuda a preparar mejor la próxima.',
    label: 'Comentario (opcional)',
    button: 'Confirmar rechazo',
    isRequired: false,
  },
}
