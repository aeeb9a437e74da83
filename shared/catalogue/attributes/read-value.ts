import { fold } from '../../text.ts'
import {
  amountPattern,
  fractionPattern,
  isInch,
  isLength,
  plainAmounts,
  readAmount,
  readFraction,
  unitPattern,
} from './amounts.ts'
import type { Attribute, Choice, Unit } from './attribute.ts'

export type AttributeValue =
  | { kind: 'number'; intervals: Interval[] }
  | { kind: 'size'; sides: number[] }
  /** The keys of the choices. */
  | { kind: 'choice'; choices: string[] }
  | { kind: 'flag'; isSet: boolean }
  | { kind: 'text'; text: string }

export type ValueReader = (text: string) => AttributeValue | undefined

export function createValueReader({ kind, units, choices }: Attribute): ValueReader {
  if (kind === 'number') {
    const read = createNumberReader(units)
    return (text) => wrap(read(text), (intervals) => ({ kind, intervals }))
  }
  if (kind === 'size') {
    const read = createSizeReader(units)
    return (text) => wrap(read(text), (sides) => ({ kind, sides }))
  }
  if (kind === 'choice') {
    const read = createChoiceReader(choices)
    return (text) => wrap(read(text), (found) => ({ kind, choices: found }))
  }
  if (kind === 'flag') return (text) => wrap(readFlag(text), (isSet) => ({ kind, isSet }))
  return (text) => ({ kind, text })
}

const wrap = <T>(read: T | undefined, toValue: (read: T) => AttributeValue) =>
  read === undefined ? undefined : toValue(read)

/** Reads `20 × 6 mm` and `1.100 × 700 × 650 mm`. */
function createSizeReader(units: Unit[]) {
  const side = `(?:${amountPattern})`
  const sides = `(?<sides>${side}(?:\\s*[x×]\\s*${side})+)(?:\\s*(?<unit>${unitPattern(units)}))?`
  const pattern = new RegExp(`(?<![\\p{L}\\d.,])${sides}`, 'giu')
  const factors = new Map(units.map(({ name, factor }) => [name.toLowerCase(), factor]))
  return (text: string): number[] | undefined => {
    for (const { groups } of plainAmounts(text).matchAll(pattern)) {
      const { sides = '', unit } = groups ?? {}
      const factor = unit === undefined ? undefined : (factors.get(unit.toLowerCase()) ?? 1)
      if (factor !== undefined) return sides.split(/[x×]/i).map((amount) => readAmount(amount.trim()) * factor)
    }
    return undefined
  }
}

/** Longer words take what they match away from shorter ones, so `sin sello` is not also `sello`. */
function createChoiceReader(choices: Choice[]) {
  const words = choices
    .flatMap(({ key, words }) => words.map((word) => ({ key, word: spaced(word) })))
    .toSorted((one, other) => other.word.length - one.word.length)
  return (text: string): string[] | undefined => {
    let rest = spaced(text)
    const found = new Set<string>()
    for (const { key, word } of words) {
      const without = rest.replaceAll(word, ' · ')
      if (without !== rest) found.add(key)
      rest = without
    }
    return found.size > 0 ? choices.flatMap(({ key }) => (found.has(key) ? key : [])) : undefined
  }
}

/** The folded words, each between spaces; fractions and decimals stay whole. */
const spaced = (text: string) =>
  ` ${
    fold(text)
      .match(/[\p{L}\d]+(?:[.,/][\p{L}\d]+)*/gu)
      ?.join('  ') ?? ''
  } `

const yes = /^(si|con|incluid[oa]s?|incorporad[oa]s?|disponible)\b/
const no = /^(no|sin)\b/

function readFlag(text: string): boolean | undefined {
  const start = fold(text).trim()
  if (no.test(start)) return false
  return yes.test(start) ? true : undefined
}

/** What a row of maxima means: `2.400 mm` is everything up to it. */
export function asMaximum(value: AttributeValue): AttributeValue {
  if (value.kind !== 'number') return value
  const intervals = value.intervals.map(({ from, to }) => ({ from: from === to ? Number.NEGATIVE_INFINITY : from, to }))
  return { ...value, intervals }
}

/** A single value is an interval whose ends are equal; an open end is infinite. */
export type Interval = { from: number; to: number }

const most = String.raw`hasta|m[áa]xim[oa]|m[áa]x\.?|menos de|≤|<=?`
const least = String.raw`desde|m[íi]nim[oa]|m[íi]n\.?|m[áa]s de|sobre|≥|>=?`
const limit = `(?:(?<most>${most})|(?<least>${least}))\\s*:?\\s*`
const range = /^(a|al|hasta|-|–)$/i
const times = /^[x×]$/i
const parenthesis = /\([^()]*\)/g
const unlimited = /\bsin límite\b/i

type Bound = 'most' | 'least' | 'between'

type Written = {
  amount: string
  tolerance: string | undefined
  unit: string | undefined
  joinedBy: string
  bound: Bound | undefined
}

type Part = Interval & Pick<Written, 'joinedBy' | 'bound'>

/** Reads the first amounts with a unit: `13 a 16 mm`, `Hasta 2.500 N`, `16 y 19 mm`, `8 ± 2 %`. */
export function createNumberReader(units: Unit[]): (text: string) => Interval[] | undefined {
  const factors = new Map(units.map(({ name, factor }) => [name.toLowerCase(), factor]))
  const { first, following } = patternsOf(units)

  const readIn = (text: string): Interval[] | undefined => {
    if (unlimited.test(text)) return [{ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }]
    let end = 0
    for (const start of text.matchAll(first)) {
      // What follows in a series without a unit has none either.
      if (start.index < end) continue
      const series = [toWritten(start)]
      end = start.index + start[0].length
      following.lastIndex = end
      for (let next = following.exec(text); next; next = following.exec(text)) {
        const written = toWritten(next)
        if (written.bound && !isRange(series.at(-1)?.bound, written.bound)) break
        series.push(written)
        end = following.lastIndex
      }
      // The unit after the last amount also belongs to those before it.
      const last = units.length > 0 ? series.findLastIndex(({ unit }) => unit) : series.length - 1
      const measured = series.slice(0, last + 1)
      const size = measured.findIndex(({ joinedBy }) => times.test(joinedBy))
      if (size === 1) return undefined
      const intervals = joinRanges(scale(size > 1 ? measured.slice(0, size - 1) : measured, factors))
      if (intervals.length > 0) return openEnds(intervals, series[0]?.bound)
    }
    return undefined
  }
  return (text) => {
    const plain = plainAmounts(text)
    return readIn(plain.replace(parenthesis, ' ')) ?? (plain.includes('(') ? readIn(plain) : undefined)
  }
}

function patternsOf(units: Unit[]) {
  const fraction = units.some(({ name }) => isInch(name)) ? `${fractionPattern}|` : ''
  const amount = `(?<amount>${fraction}${amountPattern})(?:\\s*±\\s*(?<tolerance>${amountPattern}))?`
  const measure = `${amount}(?:\\s*(?<unit>${unitPattern(units)}))?`
  // Of `16 × 0,80 mm` no side is known to be the width, but `3 × 380 V` are 380 V.
  const by = units.some(({ name }) => isLength(name)) ? '|[x×]' : ''
  const joint = `(?<joinedBy>a|al|hasta|y|o|u|[-–,;/]${by}|(?=m[áaíi][xn]))`
  return {
    first: new RegExp(`(?<![\\p{L}\\d.,])(?:${limit}|(?<between>entre)\\s+)?${measure}`, 'giu'),
    following: new RegExp(`\\s*${joint}\\s*(?:${limit})?${measure}`, 'iuy'),
  }
}

function toWritten({ groups = {} }: RegExpExecArray): Written {
  const { amount = '', tolerance, unit, joinedBy = '', most, least, between } = groups
  const bound = (most && 'most') || (least && 'least') || (between && 'between') || undefined
  return { amount, tolerance, unit, joinedBy, bound }
}

/** `mín. 13, máx. 19` in either order. */
const isRange = (one: Bound | undefined, other: Bound) =>
  (one === 'least' && other === 'most') || (one === 'most' && other === 'least')

function scale(series: Written[], factors: Map<string, number>): Part[] {
  let unit: string | undefined
  return series
    .toReversed()
    .map((written) => {
      unit = written.unit ?? unit
      return { ...written, unit }
    })
    .toReversed()
    .flatMap(({ amount, tolerance = '0', unit, joinedBy, bound }) => {
      const factor = (unit && factors.get(unit.toLowerCase())) || 1
      const deviation = readAmount(tolerance)
      return amountsIn(amount, unit).map((middle, index) => ({
        from: rounded((middle - deviation) * factor),
        to: rounded((middle + deviation) * factor),
        joinedBy: index === 0 ? joinedBy : '/',
        bound,
      }))
    })
}

/** `3/4` is one amount in inches, and two in millimetres. */
function amountsIn(text: string, unit: string | undefined): number[] {
  if (!text.includes('/')) return [readAmount(text)]
  return isInch(unit) ? [readFraction(text)] : text.split(/[\s/]/).map(readAmount)
}

/** Three times 0.1 is 0.3. */
const rounded = (amount: number) => Number(amount.toPrecision(12))

function joinRanges(parts: Part[]): Interval[] {
  const intervals: Part[] = []
  for (const part of parts) {
    const before = intervals.at(-1)
    const isUpper = range.test(part.joinedBy) || before?.bound === 'between' || part.bound === 'most'
    if (before && isUpper && before.from <= part.from) Object.assign(before, { to: part.to, bound: undefined })
    else if (before && part.bound === 'least' && part.from <= before.from) before.from = part.from
    else intervals.push({ ...part })
  }
  return intervals.map(({ from, to }) => ({ from, to }))
}

function openEnds(intervals: Interval[], bound: Bound | undefined): Interval[] {
  const [only] = intervals
  if (!only || intervals.length > 1 || only.from !== only.to) return intervals
  if (bound === 'most') return [{ ...only, from: Number.NEGATIVE_INFINITY }]
  if (bound === 'least') return [{ ...only, to: Number.POSITIVE_INFINITY }]
  return intervals
}
