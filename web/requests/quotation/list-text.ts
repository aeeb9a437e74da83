import { lineText } from '../../../contract/catalogue/sale-unit.ts'
import type { QuotationItem } from './quotation-list.ts'

/** WhatsApp and some browsers truncate or reject longer addresses. */
const maxLines = 60
const maxEncoded = 4000

export const listText = (items: QuotationItem[]) => items.map(lineText).join('\n')

export function chatText(items: QuotationItem[]): string {
  const fits = (count: number) => count <= maxLines && encodeURIComponent(messageOf(items, count)).length <= maxEncoded
  let count = items.length
  while (count > 1 && !fits(count)) count -= 1
  return messageOf(items, count)
}

function messageOf(items: QuotationItem[], count: number): string {
  const missing = items.length - count
  const rest = missing === 1 ? '… y 1 producto más' : `… y ${missing} productos más`
  return ['Hola, necesito cotizar:', ...items.slice(0, count).map(lineText), ...(missing > 0 ? [rest] : [])].join('\n')
}
