import { sizesOf, unitNames } from './units.ts'

/** The number as written, and the sizes it means with its unit; a fraction is only a size. */
export type Amount = { number: string | undefined; sizes: string[] }

export type Token =
  | { kind: 'word'; text: string }
  | { kind: 'measure'; amounts: Amount[]; range?: { from: number; to: number; unit: string } }

const accents = /\p{Mn}/gu

export const fold = (text: string) => text.normalize('NFD').replaceAll(accents, '').toLowerCase()

export const plainWords = (text: string): string[] => fold(text).match(/\d+(?:[.,]\d+)*|\p{L}+/gu) ?? []

export const writtenWords = (text: string): string[] => text.normalize('NFC').match(/\p{L}+/gu) ?? []

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
const unit = String.raw`\s*(?:(?<unit>${unitNames.join('|')})(?![\p{L}²³]))`
const token = new RegExp(String.raw`(?<amounts>${fraction}|${series})${unit}?|(?<word>\p{L}+)`, 'gu')

/** "PB16", "PB-16" and "pb 16" are the same word and number. */
export function tokensOf(text: string): Token[] {
  const folded = spoken.reduce((all, [words, size]) => all.replaceAll(words, size), fold(text))
  return Array.from(folded.matchAll(token), ({ groups = {} }) =>
    groups.amounts === undefined
      ? { kind: 'word', text: groups.word ?? '' }
      : toMeasure(groups.amounts, groups.unit ?? (groups.amounts.includes('/') ? '"' : undefined)),
  )
}

function toMeasure(written: string, unitName: string | undefined): Token {
  const isFraction = written.includes('/')
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
