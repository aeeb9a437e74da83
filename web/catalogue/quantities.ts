import { maxLineQuantity } from '../../shared/limits.ts'

export const clampQuantity = (quantity: number) => Math.min(Math.max(quantity, 1), maxLineQuantity)

export const stepped = (quantity: number, by: number) => clampQuantity(quantity + by)

/** The least whole number of formats that holds the quantity, in sale units. */
export const wholeFormats = (quantity: number, { quantity: held }: { quantity: number }) =>
  inFormats(Math.ceil(quantity / held), held)

/** So many formats, in sale units, within the limit of a line. */
export const inFormats = (count: number, held: number) =>
  Math.min(Math.max(count, 1), Math.max(1, Math.floor(maxLineQuantity / held))) * held

/** The result is a multiple of the step: packs of 36 go from 1 to 36 and 72. */
export const rounded = (quantity: number, by: number) => {
  const size = Math.abs(by)
  const next = by > 0 ? Math.floor(quantity / size) + 1 : Math.ceil(quantity / size) - 1
  return clampQuantity(next * size)
}

/** Chilean notation separates thousands with a dot. */
export function readQuantity(text: string): number | undefined {
  const typed = text.trim()
  if (!/^(\d{1,7}|\d{1,3}(\.\d{3})+)$/.test(typed)) return undefined
  const quantity = Number(typed.replaceAll('.', ''))
  return quantity >= 1 && quantity <= maxLineQuantity ? quantity : undefined
}
