import { clockParts } from '../../clock.ts'
import type { RequestKind } from './request.ts'

const prefixes: Record<RequestKind, string> = { quotation: 'COT', contact: 'CON', service: 'SRV' }

/** The number that people quote on the phone. Unique because the id is; gaps do not matter. */
export function folioOf(kind: RequestKind, id: number, receivedAt: Date): string {
  return `${prefixes[kind]}-${clockParts(receivedAt).year}-${String(id).padStart(6, '0')}`
}
