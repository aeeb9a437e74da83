import { fold } from '../../../shared/text.ts'
import { sizesOf, unitNames } from './units.ts'
import { type Word, wordOf } from './words.ts'

/** The number as written, and the sizes it means with its unit; a fraction is only a size. */
export type Amount = { number: string | undefined; sizes: string[] }

export type Token = Word | { kind: 'measure'; amounts: Amount[]; range?: { from: number; to: number; unit: string } }

export const plainWords = (text: string): string[] => fold(text).match(/\d+(?:[.,]\d+)*|\p{L}+/gu) ?? []

const spoken = Object.entries({
  '½': ' 1/2',
  '¼': ' 1/4',
  '¾': ' 3/4',
  'media pulgada': '1/2"',
  'tres cuartos': '3/4"',
  'cinco octavos': '5/8"',
  'tres octavos': '3/8"',
  'pulgada y cuarto': '1 1/4"',
  'pulgada y media': '1 1/2"',
  'una pulgada': '1"',
})

const number = String.raw`\d+(?:[.,]\d+)*`
const fraction = String.raw`(?:\d\s+)?\d{1,2}\/\d{1,2}(?!\d)`
const series = String.raw`${number}(?:\s*(?:a|x|×|y|-|–)\s*${number})*`
const unit = String.raw`\s*(?:(${unitNames.join('|')})(?![\p{L}²³]))`
const measure = `(${fraction}|${series})${unit}?`
const anyToken = new RegExp(String.raw`${measure}|\p{L}+`, 'gu')
const oneMeasure = new RegExp(measure, 'u')

/** "PB16", "PB-16" and "pb 16" are the same word and number. */
export function tokensOf(text: string): Token[] {
  const plain = text.normalize('NFC').toLowerCase()
  const spelled = spoken.reduce((all, [words, size]) => all.replaceAll(words, size), plain)
  return (spelled.match(anyToken) ?? []).map(tokenOf)
}

/** What is left of a text without its numbers and measures. */
export const wordsIn = (text: string) =>
  tokensOf(text)
    .flatMap((token) => (token.kind === 'word' ? token.written : []))
    .join(' ')

/** Texts repeat few words and measures, and reading one costs more than all else that is done with it. */
const known = new Map<string, Token>()
const mostKnown = 50_000
const longestKnown = 40

function tokenOf(written: string): Token {
  const before = known.get(written)
  if (before) return before
  const [, amounts, unitName] = oneMeasure.exec(written) ?? []
  const token = amounts === undefined ? wordOf(written) : toMeasure(amounts, unitName)
  if (known.size >= mostKnown) known.clear()
  if (written.length <= longestKnown) known.set(written, token)
  return token
}

function toMeasure(written: string, writtenUnit: string | undefined): Token {
  const isFraction = written.includes('/')
  const unitName = writtenUnit ?? (isFraction ? '"' : undefined)
  const values = isFraction
    ? [fractionValue(written)]
    : (written.match(/\d+(?:[.,]\d+)*/g) ?? []).map((each) => Number(plainNumber(each)))
  const amounts = values.map((value) => ({
    number: isFraction ? undefined : String(value),
    sizes: unitName ? sizesOf(value, unitName) : [],
  }))
  const [from, to] = values
  const isRange = /\d\s*(?:a|-|–)\s*\d/.test(written) && from !== undefined && to !== undefined && unitName === 'mm'
  return { kind: 'measure', amounts, ...(isRange && { range: { from, to, unit: unitName } }) }
}

function fractionValue(written: string): number {
  const [above = 0, below = 1] = (written.match(/\d+\/\d+/)?.[0] ?? '').split('/').map(Number)
  const [whole] = written.match(/^\d+(?=\s)/) ?? ['0']
  return Number(whole) + above / below
}

const thousands = /^\d{1,3}(\.\d{3})+(?!\d)/

/** "1.200" is 1200; "0,80" and "0.8" are equal. */
export function plainNumber(text: string): string {
  const digits = thousands.test(text) ? text.replaceAll('.', '') : text
  const [whole = '', decimals = ''] = digits.replace(',', '.').split('.')
  return String(Number(`${whole}.${decimals}`))
}
