import type { RequestKind, RequestStatus } from './inbox.ts'

export const kindNames: Record<RequestKind, string> = {
  quotation: 'Solicitud de cotización',
  contact: 'Contacto',
  service: 'Servicio técnico',
}

/** What a request is called to the person who sent it. */
export const requestTitles: Record<RequestKind, string> = {
  quotation: 'Solicitud de cotización',
  contact: 'Mensaje de contacto',
  service: 'Solicitud de servicio técnico',
}

export const statusNames: Record<RequestStatus, string> = {
  new: 'Nueva',
  in_progress: 'En curso',
  needs_information: 'Falta información',
  answered: 'Respondida',
  closed: 'Cerrada',
  spam: 'Spam',
}
