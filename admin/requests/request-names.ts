import { useGetList } from 'react-admin'
import type { MailState, RequestItem, RequestMail } from '../../shared/requests/inbox.ts'
import type { SpamSign } from '../../shared/requests/kinds.ts'
import type { StaffMember } from '../../shared/staff/staff.ts'

export const mailNames: Record<RequestMail['kind'], string> = {
  notification: 'Aviso al equipo',
  acknowledgement: 'Acuse de recibo',
  reply: 'Respuesta',
  link: 'Enlace privado',
  quote: 'Cotización',
  quote_reminder: 'Recordatorio al cliente',
  quote_reaction: 'Aviso de la decisión del cliente',
  quote_thanks: 'Confirmación de la aceptación',
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

const spamSignNames: Record<SpamSign, string> = {
  hidden_field: 'llenó un campo que las personas no ven',
  markup: 'trae enlaces escritos en código',
  links: 'trae enlaces',
  foreign_script: 'está escrita en otro alfabeto',
  repeated: 'repite el mismo texto en nombre, empresa y mensaje',
  too_fast: 'el formulario se completó en menos de dos segundos',
}

const listed = new Intl.ListFormat('es')

/** Requests of former versions have only the reason. */
export function suspicionOf({ spamReason, spamSigns }: Pick<RequestItem, 'spamReason' | 'spamSigns'>) {
  const signs = spamSigns.length > 0 || !spamReason ? spamSigns : [spamReason]
  return `Parece spam: ${listed.format(signs.map((sign) => spamSignNames[sign]))}.`
}

export const choicesOf = <Id extends string>(names: Record<Id, string>) =>
  Object.entries<string>(names).map(([id, name]) => ({ id: id as Id, name }))

export function useColleagues(): { id: string; name: string }[] {
  const { data = [] } = useGetList<StaffMember>('equipo', { sort: { field: 'name', order: 'ASC' } })
  return data.filter(({ disabledAt }) => !disabledAt).map(({ id, name }) => ({ id, name }))
}
