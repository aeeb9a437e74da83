import { maxLineQuantity, maxQuotationLines } from '../limits.ts'

type Line = { id: number; quantity: number }

/** Products with their quantities in an address: `108x2,163x6`. */
export const writeLines = (lines: Line[]) => lines.map(({ id, quantity }) => `${id}x${quantity}`).join()

/** The format of a product, named as its page offers it. */
export const formatParam = ({ id }: Pick<Line, 'id'>) => `formato${id}`

export function readLines(text: string): Line[] | undefined {
  const lines = text.split(',').map(readLine)
  const isWhole = lines.every((line) => line !== undefined) && new Set(lines.map(({ id }) => id)).size === lines.length
  return isWhole && lines.length <= maxQuotationLines ? lines : undefined
}

function readLine(text: string): Line | undefined {
  const [, id, quantity] = /^([1-9]\d{0,8})x([1-9]\d{0,6})$/.exec(text) ?? []
  return Number(quantity) <= maxLineQuantity ? { id: Number(id), quantity: Number(quantity) } : undefined
}
