import { lineText } from '../../../contract/catalogue/amount-text.ts'
import type { ListContent, QuotationItem } from './quotation-list.ts'

/** WhatsApp and some browsers truncate or reject longer addresses. */
const maxLines = 60
const maxEncoded = 4000

export const listText = ({ items, otherProduct }: ListContent) =>
  [...items.map(itemText), ...otherText(otherProduct)].join('\n')

const itemText = (item: QuotationItem) => [lineText(item), ...(item.note ? [`  Nota: ${item.note}`] : [])].join('\n')

const otherText = (otherProduct: string) => (otherProduct ? [`Otro producto: ${otherProduct}`] : [])

export function chatText({ items, otherProduct }: ListContent): string {
  const lines = items.slice(0, maxLines).map(itemText)
  const message = () =>
    ['Hola, necesito cotizar:', ...lines, ...restText(items.length - lines.length), ...otherText(otherProduct)].join(
      '\n',
    )
  while (lines.length > 1 && encodeURIComponent(message()).length > maxEncoded) lines.pop()
  return message()
}

function restText(missing: number): string[] {
  if (missing === 0) return []
  return [missing === 1 ? '… y 1 producto más' : `… y ${missing} productos más`]
}
