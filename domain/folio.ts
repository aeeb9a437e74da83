import { company } from '../company.ts'
import type { RequestKind } from './request.ts'

const prefixes: Record<RequestKind, string> = { quotation: 'COT', contact: 'CON', service: 'SRV' }

const chileanYear = new Intl.DateTimeFormat('en', { timeZone: company.timeZone, year: 'numeric' })

/** What people quote on the phone. Unique because the id is; gaps are of no consequence. */
export function folioOf(kind: RequestKind, id: number, receivedAt: Date): string {
  return `${prefixes[kind]}-${chileanYear.format(receivedAt)}-${String(id).padStart(6, '0')}`
}
