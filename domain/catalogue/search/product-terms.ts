import type { Place } from './inverted-index.ts'
import { type Token, tokensOf, type Word } from './tokens.ts'

export type SearchableProduct = {
  id: number
  position: number
  code?: string
  name: string
  subtitle: string
  category: string
  specifications: { key: string; value: string }[]
  description: string
}

/** Of each text, about 1,000 words: a text full of unknown words would block the thread. */
const maxCharacters = 6_000
const maxCharactersOfWidths = 500

export type ProductTerms = { terms: Record<Place, string[]>; words: Word[]; nameLength: number }

export function termsOf({ name, subtitle, category, specifications, description }: SearchableProduct): ProductTerms {
  const widths = specifications.filter(({ key }) => key.startsWith('Ancho')).map(({ value }) => value)
  const rows = specifications.map(({ key, value }) => `${key}: ${value}`)
  const tokens = {
    name: tokensOf(name),
    category: tokensOf(category),
    subtitle: tokensOf(subtitle),
    specification: tokensOf(rows.join('; ').slice(0, maxCharacters)),
    description: tokensOf(description.slice(0, maxCharacters)),
  }
  const nameTerms = tokens.name.flatMap(toTerms)
  return {
    terms: {
      kind: nameTerms.slice(0, 1),
      name: nameTerms,
      category: tokens.category.flatMap(toTerms),
      size: tokensOf(widths.join('; ').slice(0, maxCharactersOfWidths)).flatMap(toSizes),
      subtitle: tokens.subtitle.flatMap(toTerms),
      specification: tokens.specification.flatMap(toTerms),
      description: tokens.description.flatMap(toTerms),
    },
    words: [...new Set(Object.values(tokens).flat().filter(isTelling))],
    nameLength: tokens.name.length,
  }
}

const isTelling = (token: Token): token is Word => token.kind === 'word' && !token.isIgnored

function toTerms(token: Token): string[] {
  if (token.kind === 'measure') return token.amounts.flatMap(({ number, sizes }) => [number ?? [], sizes].flat())
  return token.isIgnored ? [] : [token.stem]
}

const maxSteps = 50

/** A range counts as each of its whole millimetres, so that a tool for 13 to 16 mm is found by 14 mm. */
function toSizes(token: Token): string[] {
  if (token.kind === 'word') return []
  const { from, to, unit } = token.range ?? { from: 0, to: 0, unit: '' }
  const between = Array.from({ length: Math.min(maxSteps, Math.ceil(to - from)) }, (_, step) => `${from + step}${unit}`)
  return [...token.amounts.flatMap(({ sizes }) => sizes), ...between]
}
