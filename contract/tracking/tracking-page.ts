import type { TrackingState } from './tracking.ts'

/** 160 bits as base64url. */
export const tokenPattern = /^[\w-]{27}$/

export const trackingPath = (token: string) => `/seguimiento/${token}`

export const quotePdfPath = (trackingPath: string, version: number) => `${trackingPath}/cotizacion-v${version}.pdf`

export const isTrackingPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/seguimiento\/[\w-]{27}$/.test(path)

export const trackingStateNames: Record<TrackingState, string> = {
  received: 'Recibida',
  in_review: 'En revisión',
  quoted: 'Cotizada',
  change_requested: 'Cambio solicitado',
  accepted: 'Aceptada',
  declined: 'Rechazada',
  expired: 'Vencida',
  answered: 'Respondida',
  closed: 'Cerrada',
}
