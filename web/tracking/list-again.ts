import { maxNoteLength, maxOtherProductLength } from '../../shared/limits.ts'
import type { TrackedLine, Tracking } from '../../shared/tracking/tracking.ts'
import { clampQuantity } from '../catalogue/quantities.ts'
import type { ListContent, QuotationItem } from '../requests/quotation/quotation-list.ts'
import { typedText } from '../requests/quotation/typed-text.ts'

type Again = Pick<Tracking['again'], 'lines' | 'otherProduct'>

/** Doing it twice gives the same list. */
export function withAgain(own: ListContent, { lines, otherProduct }: Again): ListContent {
  return {
    items: lines.reduce(withLine, own.items),
    otherProduct: appended(own.otherProduct, otherProduct, maxOtherProductLength),
  }
}

function withLine(items: QuotationItem[], line: TrackedLine): QuotationItem[] {
  const { productId: id, name, unit, format, picture } = line
  const known = items.find((item) => item.id === id)
  const note = appended(known?.note ?? '', line.note ?? '', maxNoteLength)
  const { format: _, ...before }: QuotationItem = known ?? {
    id,
    name,
    image: picture ?? '',
    quantity: 0,
    ...(unit && { unit }),
  }
  const item: QuotationItem = {
    ...before,
    quantity: clampQuantity(line.quantity),
    ...(format && { format }),
    ...(note && { note }),
  }
  return known ? items.map((other) => (other === known ? item : other)) : [...items, item]
}

/** What was typed is never cut for what is added. */
function appended(own: string, text: string, maxLength: number): string {
  if (own.includes(text)) return own
  const joined = [own, text].filter(Boolean).join('\n')
  return joined.length <= maxLength ? typedText(joined, maxLength) : own
}

export type ChangedQuantity = { id: number; name: string; before: number; after: number; unit: string | null }

/** The products that are on the list already with another quantity. */
export const changedQuantities = ({ items }: ListContent, lines: TrackedLine[]): ChangedQuantity[] =>
  lines.flatMap(({ productId: id, name, quantity, unit }) => {
    const before = items.find((item) => item.id === id)?.quantity
    const after = clampQuantity(quantity)
    return before === undefined || before === after ? [] : [{ id, name, before, after, unit }]
  })
