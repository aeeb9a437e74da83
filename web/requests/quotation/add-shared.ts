import { maxNoteLength, maxOtherProductLength } from '../../../shared/limits.ts'
import { type ListContent, withItem } from './quotation-list.ts'
import { typedText } from './typed-text.ts'

/** Quantities of the same product are added; products beyond the limit of the list are left out. */
export function addShared(own: ListContent, shared: ListContent): ListContent {
  const noteOf = (id: number) => own.items.find((item) => item.id === id)?.note
  return {
    items: shared.items
      .map((item) => ({ ...item, note: joined(noteOf(item.id), item.note, maxNoteLength) }))
      .reduce(withItem, own.items),
    otherProduct: joined(own.otherProduct, shared.otherProduct, maxOtherProductLength),
  }
}

const joined = (first: string | undefined, second: string | undefined, maxLength: number) =>
  typedText([...new Set([first, second].filter(Boolean))].join('\n'), maxLength)
