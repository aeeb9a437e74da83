import { termNames } from '../../shared/quotes/quote-names.ts'
import type { Recipients } from '../../shared/settings/settings.ts'
import { plainDayText } from '../../shared/time-text.ts'

export const recipientNames: Record<keyof Recipients, string> = {
  quotation: 'Solicitudes de cotización',
  contact: 'Mensajes de contacto',
  service: 'Solicitudes de servicio técnico',
}

type Content = Record<string, unknown>

const mailFields = (path: string, name: string) => ({
  [`${path}.subject`]: `${name}, asunto`,
  [`${path}.body`]: `${name}, texto`,
})

/** By the paths of fields; forms and histories read them here. */
export const fieldLabels: Record<string, string> = {
  name: 'Nombre',
  legalName: 'Razón social',
  group: 'Grupo',
  rut: 'RUT',
  giro: 'Giro',
  'address.street': 'Calle y número',
  'address.district': 'Comuna',
  'address.city': 'Ciudad',
  'address.country': 'País',
  warehouse: 'Bodega',
  'phones.sales': 'Teléfono de ventas',
  'phones.service': 'Teléfono de servicio',
  email: 'Correo',
  serviceEmail: 'Correo de servicio',
  whatsapp: 'WhatsApp',
  'social.instagram': 'Instagram',
  'social.linkedin': 'LinkedIn',
  video: 'Video de la empresa',
  ...recipientNames,
  currency: 'Moneda',
  validDays: 'Validez en días',
  ...termNames,
  'buyerReminder.isOn': 'Recordar al cliente',
  'buyerReminder.days': 'Días antes de vencer',
  'staffReminder.isOn': 'Avisar al equipo',
  'staffReminder.workingDays': 'Días hábiles sin respuesta',
  ...mailFields('acknowledgements.quotation', 'Acuse de solicitud de cotización'),
  ...mailFields('acknowledgements.contact', 'Acuse de contacto'),
  ...mailFields('acknowledgements.service', 'Acuse de servicio técnico'),
  ...mailFields('quoteSent', 'Envío de cotización'),
  ...mailFields('quoteReminder', 'Recordatorio'),
  'week.monday': 'Lunes',
  'week.tuesday': 'Martes',
  'week.wednesday': 'Miércoles',
  'week.thursday': 'Jueves',
  'week.friday': 'Viernes',
  'week.saturday': 'Sábado',
  'week.sunday': 'Domingo',
  closedDays: 'Días cerrados',
  position: 'Cargo',
  phone: 'Teléfono',
  signature: 'Firma',
}

export const nothing = 'vacío'

export type Difference = { label: string; before: string; after: string }

export function differencesBetween(before: Content, after: Content): Difference[] {
  const [old, now] = [describe(before), describe(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((label) => ({ label, before: old.get(label) ?? nothing, after: now.get(label) ?? nothing }))
    .filter((difference) => difference.before !== difference.after)
}

/** Fields that staff cannot change have no label and are left out. */
export function describe(content: Content): Map<string, string> {
  return new Map(Object.entries(content).flatMap(([name, value]) => entriesOf(name, value)))
}

type Entry = [label: string, text: string]

function entriesOf(path: string, value: unknown): Entry[] {
  if (path === 'replies' && Array.isArray(value)) return value.flatMap(replyEntries)
  const label = fieldLabels[path]
  if (label) return [[label, textOf(value)]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => entriesOf(`${path}.${name}`, inner))
}

type Reply = { name: string; status: string; subject: string; body: string }

const replyEntries = ({ name, status, subject, body }: Reply, index: number): Entry[] => [
  [`«${name}», lugar`, String(index + 1)],
  [`«${name}», estado`, status === 'answered' ? 'Respondida' : 'Falta información'],
  [`«${name}», asunto`, subject],
  [`«${name}», texto`, body],
]

function textOf(value: unknown): string {
  if (value === null) return 'cerrado'
  if (value === '') return nothing
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  if (Array.isArray(value)) return value.length === 0 ? nothing : value.map(textOf).join(', ')
  if (typeof value !== 'object') return String(value)
  if ('opens' in value && 'closes' in value) return `${value.opens} a ${value.closes}`
  if ('date' in value && 'name' in value) return `${plainDayText(String(value.date))} ${value.name}`
  return ''
}

const shownBeforeChange = 60

export function aroundChange(before: string, after: string, longest: number): [string, string] {
  let same = 0
  while (same < before.length && before[same] === after[same]) same++
  const start = Math.max(before.length, after.length) > longest ? Math.max(0, same - shownBeforeChange) : 0
  const cut = (text: string) => {
    const part = text.slice(start, start + longest)
    return `${start > 0 ? '…' : ''}${part}${start + part.length < text.length ? '…' : ''}`
  }
  return [cut(before), cut(after)]
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Fields that were not changed here have the colleague's values; lists are not mixed. */
export function mergeEdits(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, base)) return theirs
  if (!isFields(base) || !isFields(mine) || !isFields(theirs)) return mine
  return Object.fromEntries(
    Object.keys(theirs).map((field) => [field, mergeEdits(base[field], mine[field], theirs[field])]),
  )
}
