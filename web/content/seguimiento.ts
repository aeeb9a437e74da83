import type { Reaction } from '../../shared/quotes/quote.ts'
import type { TrackedVersion, TrackingState } from '../../shared/tracking/tracking.ts'

export const seguimiento = {
  title: 'Seguimiento de la solicitud',
  description:
    'Página privada para seguir una solicitud hecha a {empresa}: su estado, las respuestas y las cotizaciones enviadas.',
  unknown: {
    title: 'Este enlace no está disponible',
    text: 'El enlace está incompleto, fue reemplazado por otro o dejó de servir.',
    advice: 'Si llegó en un correo nuestro, responde ese correo e indica el folio: te enviaremos otro.',
  },
  contact: {
    title: '¿Dudas sobre esta solicitud?',
    text: 'Llámanos o escríbenos e indica el folio.',
  },
  /** By the kind of link that the page was opened with. */
  private: {
    mailed: 'Página privada: quien tiene el enlace puede verla y responder.',
    handed: 'Página privada: quien tiene el enlace puede verla y responder.',
    receipt: 'Quien tiene este enlace ve el estado y los productos, sin precios ni mensajes.',
  },
  mailedLink: {
    title: 'En tu correo',
    sent: 'La cotización llegó a {correo}.',
    queued: 'La cotización va en camino a {correo}.',
    none: 'La respuesta llegará a {correo}.',
    text: 'Precios, mensajes y lo que escribiste se ven con el enlace privado de ese correo. Al abrirlo una vez, este navegador también los muestra.',
    button: 'Enviar el enlace otra vez',
    done: 'Pediste el enlace el {cuando}. Debería llegar en unos minutos; revisa también el correo no deseado.',
  },
  changes: 'Qué cambió respecto de la versión {version}',
}

export const stateTexts: Record<TrackingState, string> = {
  received: 'Recibimos tu solicitud. La respuesta te llegará por correo y aparecerá en esta página.',
  in_review: 'Estamos revisando tu solicitud. La respuesta te llegará por correo y aparecerá en esta página.',
  needs_information:
    'Nos falta información para responder. La pregunta está en el correo que te enviamos y en los mensajes de esta página: puedes contestar ese correo o llamarnos e indicar el folio.',
  quoted: 'Tu cotización está lista: puedes aceptarla, pedir un cambio o rechazarla en esta página.',
  change_requested:
    'Recibimos el cambio que pediste. La nueva versión te llegará por correo y aparecerá en esta página.',
  accepted: 'La cotización está aceptada. Te contactaremos para coordinar la entrega.',
  declined: 'La cotización quedó rechazada. Cuando lo necesites, puedes cotizar de nuevo los mismos productos.',
  expired: 'La cotización venció. Puedes cotizar de nuevo los mismos productos.',
  answered: 'Te respondimos por correo; la respuesta está más abajo.',
  closed: 'La solicitud está cerrada. Para retomarla, responde el último correo o llámanos e indica el folio.',
}

/** For the link of the confirmation, whose page has neither answers nor quotes. */
export const receiptStateTexts: Record<TrackingState, string> = {
  ...stateTexts,
  received: 'Recibimos tu solicitud. La respuesta te llegará por correo.',
  in_review: 'Estamos revisando tu solicitud. La respuesta te llegará por correo.',
  needs_information: 'Nos falta información para responder. La pregunta está en el correo que te enviamos.',
  quoted: 'Tu cotización está lista. Ábrela desde el correo que te enviamos para ver los precios y responderla.',
  change_requested: 'Recibimos el cambio que pediste. La nueva versión te llegará por correo.',
  answered: 'Te respondimos por correo.',
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
    text: 'Recibimos el aviso de inmediato y coordinamos la entrega contigo.',
    label: 'Comentario u orden de compra (opcional)',
    button: 'Confirmar aceptación',
    isRequired: false,
  },
  change_requested: {
    title: 'Pedir un cambio',
    text: 'Preparamos una nueva versión; esta queda guardada.',
    label: 'Qué debemos cambiar*',
    button: 'Enviar el cambio',
    isRequired: true,
  },
  declined: {
    title: 'Rechazar la cotización',
    text: 'El motivo nos ayuda a preparar mejor la próxima.',
    label: 'Comentario (opcional)',
    button: 'Confirmar rechazo',
    isRequired: false,
  },
}
