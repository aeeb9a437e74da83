import { lineText } from '../../shared/catalogue/amount-text.ts'
import { maxNoteLength, maxOtherProductLength } from '../../shared/limits.ts'
import type { Quote } from '../../shared/quotes/quote.ts'
import type { TrackedLine, TrackedProduct, Tracking } from '../../shared/tracking/tracking.ts'
import type { Catalogue } from '../catalogue/snapshot/catalogue.ts'
import { otherProductName } from '../quotes/prefill-quote.ts'

type Again = Tracking['again']
type QuotedLine = Quote['lines'][number]

/** What quoting again puts on the list: the newest version, or what was sent. */
export function againOf(
  newest: Quote | undefined,
  sent: { lines: TrackedLine[]; otherProduct: string | null },
  catalogue: Catalogue,
): Again {
  const quoted = newest ? perProduct(newest.lines, catalogue).map((line) => inFormatOf(sent.lines, line)) : []
  const lines = quoted.length > 0 ? quoted : sent.lines
  if (!newest) return { lines, otherProduct: sent.otherProduct ?? '', leftOut: [] }
  return { lines, ...freeLines(newest.lines.filter(({ productId }) => productId === null)) }
}

function perProduct(lines: QuotedLine[], catalogue: Catalogue): TrackedLine[] {
  const found = new Map<number, TrackedLine>()
  for (const { productId, name, code, quantity, unit, note } of lines) {
    if (productId === null) continue
    const known = found.get(productId)
    const line = known ?? {
      ...toTracked({ productId, name, code: code || null, quantity: 0, unit: unit || null, format: null }, catalogue),
      note: null,
    }
    found.set(productId, { ...line, quantity: line.quantity + quantity, note: joinedNotes(line.note, note) })
  }
  return [...found.values()]
}

/** A quote counts sale units; the format that was asked for is kept where it still holds. */
function inFormatOf(sent: TrackedLine[], line: TrackedLine): TrackedLine {
  const format = sent.find(({ productId }) => productId === line.productId)?.format
  return format && line.quantity % format.quantity === 0 ? { ...line, format } : line
}

function joinedNotes(first: string | null, second: string): string | null {
  const joined = [...new Set([first, second].filter(Boolean))].join('\n')
  return (joined.length > maxNoteLength ? `${joined.slice(0, maxNoteLength - 1)}…` : joined) || null
}

/** The list has one text for everything that is not in the catalogue; what does not fit there is named. */
function freeLines(lines: QuotedLine[]): Omit<Again, 'lines'> {
  let otherProduct = ''
  const leftOut: string[] = []
  for (const line of lines) {
    const longer = [otherProduct, freeText(line)].filter(Boolean).join('\n')
    if (longer.length <= maxOtherProductLength) otherProduct = longer
    else leftOut.push(line.name)
  }
  return { otherProduct, leftOut }
}

function freeText({ name, note, ...line }: QuotedLine): string {
  if (name === otherProductName && note) return note
  return [lineText({ ...line, name }), note].filter(Boolean).join(': ')
}

type Line = Pick<TrackedProduct, 'productId' | 'name' | 'code' | 'quantity' | 'unit' | 'format'>

export function toTracked(line: Line, catalogue: Catalogue): TrackedProduct {
  const product = catalogue.getProduct(line.productId)
  return { ...line, picture: product?.srcImg[0] ?? null, isGone: product === undefined }
}
