import { clockParts } from '../../shared/time-text.ts'
import type { RequestKind } from './request.ts'

const prefixes: Record<RequestKind, string> = { quotation: 'COT', contact: 'CON', service: 'SRV' }

/** People quote it on the phone; the id makes it unique, and gaps do not matter. */
export function folioOf(kind: RequestKind, id: number, receivedAt: Date): string {
  return `${prefixes[kind]}-${clockParts(receivedAt).year}-${String(id).padStart(6, '0')}`
}
