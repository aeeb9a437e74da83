import type { Recipients } from '../../shared/settings/settings.ts'

export const recipientNames: Record<keyof Recipients, string> = {
  quotation: 'Solicitudes de cotización',
  contact: 'Mensajes de contacto',
  service: 'Solicitudes de servicio técnico',
}
