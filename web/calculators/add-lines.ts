import { maxNoteLength } from '../../shared/limits.ts'
import { useQuotationList } from '../requests/quotation/quotation-list.ts'
import { typedText } from '../requests/quotation/typed-text.ts'
import { itemOf, type ProposedLine } from './calculator.ts'

/** The result is false if the list is full. */
export function addLines(lines: ProposedLine[]): boolean {
  const { items, add } = useQuotationList.getState()
  return lines
    .map((line) => {
      const before = items.find(({ id }) => id === line.product.id)?.note
      return add({ ...itemOf(line), note: typedText(joinNotes(before, line.note), maxNoteLength) })
    })
    .every(Boolean)
}

/** A note that the line has already stays before the calculation. */
function joinNotes(before: string | undefined, note: string): string {
  if (!before) return note
  return before.includes(note) ? before : `${before}\n${note}`
}
