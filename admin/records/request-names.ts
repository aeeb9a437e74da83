import type { PersonSummary } from '../../contract/admin/privacy.ts'

type PersonRequest = PersonSummary['requests'][number]

export const kindNames: Record<PersonRequest['kind'], string> = {
  contact: 'Contacto',
  service: 'Servicio técnico',
  quotation: 'Cotización',
}

export const statusNames: Record<PersonRequest['status'], string> = {
  new: 'Nueva',
  in_progress: 'En curso',
  needs_information: 'Falta información',
  answered: 'Respondida',
  closed: 'Cerrada',
  spam: 'Spam',
}
