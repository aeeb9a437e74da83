import { lineText } from '../../../contract/catalogue/sale-unit.ts'
import type { ListContent, QuotationItem } from './quotation-list.ts'

/** WhatsApp and some browsers truncate or reject longer addresses. */
const maxLines = 60
const maxEncoded = 4000

export const listText = ({ items, otherProduct }: ListContent) =>
  [...items.map(itemText), ...otherText(otherProduct)].join('\n')

const itemText = (item: QuotationItem) => [lineText(item), ...(item.note ? [`  Nota: ${item.note}`] : [])].join('\n')

const otherText = (otherProduct: string) => (otherProduct ? [`Otro producto: ${otherProduct}`] : [])

export function chatText(list: ListContent): string {
  const fits = (count: number) => count <= maxLines && encodeURIComponent(messageOf(list, count)).length <= maxEncoded
  let count = list.items.length
  while (count > 1 && !fits(count)) count -= 1
  return messageOf(list, count)
}

function messageOf({ items, otherProduct }: ListContent, count: number): string {
  const missing = items.length - count
  const rest = missing === 1 ? '… y 1 producto más' : `… y ${missing} productos más`
  return [
    'Hola, necesito cotizar:',
    ...items.slice(0, count).map(itemText),
    ...(missing > 0 ? [rest] : []),
    ...otherText(otherProduct),
  ].join('\n')
}
