import { packText } from '../../../shared/catalogue/sale-unit.ts'
import { maxNoteLength, maxOtherProductLength } from '../../../shared/limits.ts'
import { formatParam, readLines, writeLines } from '../../../shared/requests/quotation-lines-param.ts'
import { type ListContent, typedText } from './quotation-list.ts'

export type LinkContent = {
  lines: { id: number; quantity: number; format: string; note: string }[]
  otherProduct: string
}

export const linkStart = '#lista='

const version = '1'

/** Mail programs and chats break longer addresses. */
const maxLength = 16_000

/** The version comes last, so that a link that was cut short is recognised. */
export function writeListLink({ items, otherProduct }: ListContent): string | undefined {
  const words = new URLSearchParams()
  for (const item of items) {
    if (item.format) words.set(formatParam(item), packText(item.format))
    if (item.note) words.set(`nota${item.id}`, item.note)
  }
  if (otherProduct) words.set('otro', otherProduct)
  words.set('v', version)
  const link = `${linkStart}${writeLines(items)}&${words}`
  return link.length <= maxLength ? link : undefined
}

export function readListLink(fragment: string): LinkContent | undefined {
  if (fragment.length > maxLength) return undefined
  const params = new URLSearchParams(fragment.slice(1))
  const lines = readLines(params.get('lista') ?? '')
  if (!lines || params.get('v') !== version) return undefined
  const words = (name: string, max: number) => typedText(params.get(name) ?? '', max).trim()
  return {
    lines: lines.map((line) => ({
      ...line,
      format: words(formatParam(line), maxNoteLength),
      note: words(`nota${line.id}`, maxNoteLength),
    })),
    otherProduct: words('otro', maxOtherProductLength),
  }
}
