import type { MailState, RequestMail } from '../../contract/requests/inbox.ts'

export const mailNames: Record<RequestMail['kind'], string> = {
  notification: 'Aviso al equipo',
  acknowledgement: 'Acuse de recibo',
  reply: 'Respuesta',
  quote: 'Cotización',
  quote_reminder: 'Recordatorio al cliente',
  quote_reaction: 'Aviso de la decisión del cliente',
  quote_waiting: 'Aviso de cotización sin respuesta',
}

export const mailStateNames: Record<MailState, string> = {
  queued: 'En cola',
  sent: 'Enviado',
  filed: 'Guardado en archivo',
  failed: 'Falló',
  dropped: 'No se envió: ya no hacía falta',
  withheld: 'No se envió: demasiados acuses en un día',
}

export const spamReasons = {
  hidden_field: 'Llenó un campo que las personas no ven.',
  too_fast: 'El formulario se completó en menos de dos segundos.',
}

export const choicesOf = <Id extends string>(names: Record<Id, string>) =>
  Object.entries<string>(names).map(([id, name]) => ({ id: id as Id, name }))
