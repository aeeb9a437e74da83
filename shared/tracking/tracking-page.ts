import type { TrackingState } from './tracking.ts'

/** 160 bits as base64url, as part of a regular expression. */
export const tokenShape = '[\\w-]{27}'

export const tokenPattern = new RegExp(`^${tokenShape}$`)

const pathPattern = new RegExp(`^/seguimiento/${tokenShape}$`)

export const trackingPath = (token: string) => `/seguimiento/${token}`

export const quotePdfPath = (trackingPath: string, version: number) => `${trackingPath}/cotizacion-v${version}.pdf`

export const isTrackingPath = (path: unknown): path is string => typeof path === 'string' && pathPattern.test(path)

export const trackingStateNames: Record<TrackingState, string> = {
  received: 'Recibida',
  in_review: 'En revisión',
  needs_information: 'Falta información',
  quoted: 'Cotizada',
  change_requested: 'Cambio solicitado',
  accepted: 'Aceptada',
  declined: 'Rechazada',
  expired: 'Vencida',
  answered: 'Respondida',
  closed: 'Cerrada',
}
