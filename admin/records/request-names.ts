export const kindNames: Record<string, string> = {
  contact: 'Contacto',
  service: 'Servicio técnico',
  quotation: 'Cotización',
}

export const statusNames: Record<string, string> = {
  new: 'Nueva',
  in_progress: 'En curso',
  needs_information: 'Falta información',
  answered: 'Respondida',
  closed: 'Cerrada',
  spam: 'Spam',
}
