import type { Unit } from './attribute.ts'

/** A dot separates thousands if three digits follow it, and decimals otherwise. */
export const amountPattern = String.raw`[-−]?(?:[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?)`

export const fractionPattern = String.raw`(?:\d{1,2}\s)?\d{1,2}\/[1-9]\d?(?!\d)`

const inch = /^(?:["″”]|''|in|inch|pulg|pulgadas?)\.?$/i

export const isInch = (unit: string | undefined) => unit !== undefined && inch.test(unit)

const length = /^(?:[µm]m|[cd]?m|mil[ií]metros?|cent[ií]metros?|metros?|micras?|micr[oó]n(?:es)?)$/i

export const isLength = (unit: string) => length.test(unit) || isInch(unit)

/** Longer units come first, because `m` begins `mm`. */
export function unitPattern(units: Unit[]): string {
  if (units.length === 0) return ''
  const names = units.map(({ name }) => name).toSorted((one, other) => other.length - one.length)
  return `(?:${names.map(escaped).join('|')})(?![\\p{L}\\d²³/])`
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(/\s+/g, '\\s+')

const thousands = /(?<![\p{L}\d.,])[1-9]\d{0,2}(?:[ \u{a0}\u{202f}]\d{3})+(?!\d)/gu
const diameter = /[Øø⌀∅](?=\s?\d)/g

/** `1 000 mm` as `1000 mm`, and `Ø76 mm` as `76 mm`. */
export const plainAmounts = (text: string) =>
  text.replaceAll(diameter, ' ').replaceAll(thousands, (amount) => amount.replaceAll(/\s/g, ''))

export const readAmount = (text: string) =>
  Number(
    text
      .replace('−', '-')
      .replaceAll(/\.(?=\d{3}(?:\D|$))(?<!^-?0\.)/g, '')
      .replace(',', '.'),
  )

/** `1 1/2` is 1.5. */
export function readFraction(text: string): number {
  const [below = 1, above = 0, whole = 0] = text.split(/[\s/]/).map(Number).toReversed()
  return whole + above / below
}
