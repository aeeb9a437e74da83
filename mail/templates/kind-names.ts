import type { RequestKind } from '../../domain/requests/request.ts'

export const kindNames: Record<RequestKind, string> = {
  quotation: 'Solicitud de cotización',
  contact: 'Mensaje de contacto',
  service: 'Solicitud de servicio técnico',
}
