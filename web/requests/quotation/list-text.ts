import { lineText } from '../../../shared/catalogue/amount-text.ts'
import type { ListContent, QuotationItem } from './quotation-list.ts'

/** WhatsApp and some browsers truncate or reject longer addresses. */
const maxLines = 60
const maxEncoded = 4000

export type ListReferences = {
  /** By product, for those that have one. */
  codes: ReadonlyMap<number, string>
  /** The address that opens the list, unless it would be too long. */
  link: string | undefined
}

export const listText = ({ items, otherProduct }: ListContent, { codes, link }: ListReferences) =>
  [...items.map((item) => itemText(item, codes)), ...otherText(otherProduct), ...linkText(link)].join('\n')

function itemText(item: QuotationItem, codes: ListReferences['codes']): string {
  const code = codes.get(item.id)
  return [lineText(item), code && `  Código: ${code}`, item.note && `  Nota: ${item.note}`].filter(Boolean).join('\n')
}

const otherText = (otherProduct: string) => (otherProduct ? [`Otro producto: ${otherProduct}`] : [])

const linkText = (link: string | undefined) => (link ? [`Ver la lista: ${link}`] : [])

/** Of a list whose link is very long, the products matter more. */
export function chatText({ items, otherProduct }: ListContent, { codes, link }: ListReferences): string {
  const lines = items.slice(0, maxLines).map((item) => itemText(item, codes))
  const shortLink = link && encodeURIComponent(link).length <= maxEncoded / 2 ? link : undefined
  const message = () =>
    [
      'Hola, necesito cotizar:',
      ...lines,
      ...restText(items.length - lines.length),
      ...otherText(otherProduct),
      ...linkText(shortLink),
    ].join('\n')
  while (lines.length > 1 && encodeURIComponent(message()).length > maxEncoded) lines.pop()
  return message()
}

function restText(missing: number): string[] {
  if (missing === 0) return []
  return [missing === 1 ? '… y 1 producto más' : `… y ${missing} productos más`]
}
