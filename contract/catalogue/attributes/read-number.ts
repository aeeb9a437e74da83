import type { Unit } from './attribute.ts'

/** A single value is an interval whose ends are equal; an open end is infinite. */
export type Interval = { from: number; to: number }

/** A dot separates thousands if three digits follow it, and decimals otherwise. */
export const amountPattern = String.raw`[-−]?(?:[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?)`

const limit = '(?:(hasta|máximo|máx\\.?|menos de)|(desde|mínimo|mín\\.?|más de|sobre))\\s+'
const range = /^(a|al|hasta|-|–)$/i
const joint = '(a|al|hasta|y|o|u|[-–,;])'
const parenthesis = /\([^)]*\)/g
const unlimited = /\bsin límite\b/i

type Part = Interval & { unit: string | undefined; joinedBy?: string | undefined }

/** Reads the first amounts with a unit: `13 a 16 mm`, `Hasta 2.500 N`, `16 y 19 mm`, `8 ± 2 %`. */
export function createNumberReader(units: Unit[]): (text: string) => Interval[] | undefined {
  const factors = new Map(units.map(({ name, factor }) => [name.toLowerCase(), factor]))
  const measure = `(${amountPattern})(?:\\s*±\\s*(${amountPattern}))?(?:\\s*(${unitPattern(units)}))?`
  const first = new RegExp(`(?<![\\p{L}\\d.,])(?:${limit})?${measure}`, 'giu')
  const following = new RegExp(`\\s*${joint}\\s*${measure}`, 'iuy')

  const readIn = (text: string): Interval[] | undefined => {
    if (unlimited.test(text)) return [{ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }]
    let end = 0
    for (const start of text.matchAll(first)) {
      // What follows in a series without a unit has none either.
      if (start.index < end) continue
      const [whole, upTo, atLeast, ...measured] = start
      const parts = [toPart(measured)]
      following.lastIndex = start.index + whole.length
      end = following.lastIndex
      for (let next = following.exec(text); next; next = following.exec(text)) {
        const [, joinedBy, ...rest] = next
        parts.push({ ...toPart(rest), joinedBy })
        end = following.lastIndex
      }
      // The unit after the last amount also belongs to those before it.
      const last = units.length > 0 ? parts.findLastIndex(({ unit }) => unit) : parts.length - 1
      const intervals = joinRanges(scale(parts.slice(0, last + 1), factors))
      if (intervals.length > 0) return openEnds(intervals, { upTo, atLeast })
    }
    return undefined
  }
  return (text) => readIn(text.replace(parenthesis, ' ')) ?? (text.includes('(') ? readIn(text) : undefined)
}

/** Longer units come first, because `m` begins `mm`. */
export function unitPattern(units: Unit[]): string {
  if (units.length === 0) return ''
  const names = units.map(({ name }) => name).toSorted((one, other) => other.length - one.length)
  return `(?:${names.map(escaped).join('|')})(?![\\p{L}\\d²³/])`
}

export const readAmount = (text: string) =>
  Number(
    text
      .replace('−', '-')
      .replaceAll(/\.(?=\d{3}(?:\D|$))(?<!^-?0\.)/g, '')
      .replace(',', '.'),
  )

function toPart([amount = '', tolerance = '0', unit]: (string | undefined)[]): Part {
  const [middle, deviation] = [readAmount(amount), readAmount(tolerance)]
  return { from: middle - deviation, to: middle + deviation, unit }
}

function scale(parts: Part[], factors: Map<string, number>): Part[] {
  let factor = 1
  return parts
    .toReversed()
    .map((part) => {
      factor = (part.unit && factors.get(part.unit.toLowerCase())) || factor
      return { ...part, from: rounded(part.from * factor), to: rounded(part.to * factor) }
    })
    .toReversed()
}

/** Three times 0.1 is 0.3. */
const rounded = (amount: number) => Number(amount.toPrecision(12))

function joinRanges(parts: Part[]): Interval[] {
  const intervals: Interval[] = []
  for (const { from, to, joinedBy = '' } of parts) {
    const before = intervals.at(-1)
    if (before && range.test(joinedBy) && before.from <= from) before.to = to
    else intervals.push({ from, to })
  }
  return intervals
}

function openEnds(
  intervals: Interval[],
  { upTo, atLeast }: { upTo?: string | undefined; atLeast?: string | undefined },
) {
  const [only] = intervals
  if (intervals.length > 1 || only?.from !== only?.to) return intervals
  if (upTo) return [{ from: Number.NEGATIVE_INFINITY, to: only?.to ?? 0 }]
  if (atLeast) return [{ from: only?.from ?? 0, to: Number.POSITIVE_INFINITY }]
  return intervals
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(/\s+/g, '\\s+')
