import { fold } from '../../fold.ts'
import { amountPattern, plainAmounts, readAmount, unitPattern } from './amounts.ts'
import type { Attribute, Choice, Unit } from './attribute.ts'
import { createNumberReader, type Interval } from './read-number.ts'

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
