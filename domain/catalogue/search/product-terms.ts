import { isIgnored } from './ignored-words.ts'
import type { Place } from './inverted-index.ts'
import { stemOf } from './stem.ts'
import { fold, type Token, tokensOf, writtenWords } from './tokens.ts'

export type SearchableProduct = {
  id: number
  position: number
  name: string
  subtitle: string
  category: string
  specifications: { key: string; value: string }[]
  description: string
}

export const wordsIn = (product: SearchableProduct) =>
  new Set(writtenWords(Object.values(textsOf(product)).join(' ')).filter((word) => !isIgnored(fold(word))))

export function termsByPlace(product: SearchableProduct): Record<Place, string[]> {
  const { name, category, size, subtitle, specification, description } = textsOf(product)
  const nameTerms = termsIn(name)
  return {
    kind: nameTerms.slice(0, 1),
    name: nameTerms,
    category: termsIn(category),
    size: tokensOf(size).flatMap(sizesOf),
    subtitle: termsIn(subtitle),
    specification: termsIn(specification),
    description: termsIn(description),
  }
}

type Texts = Record<Exclude<Place, 'kind'>, string>

function textsOf({ name, subtitle, category, specifications, description }: SearchableProduct): Texts {
  const widths = specifications.filter(({ key }) => key.startsWith('Ancho')).map(({ value }) => value)
  const rows = specifications.map(({ key, value }) => `${key}: ${value}`)
  return { name, category, size: widths.join('; '), subtitle, specification: rows.join('; '), description }
}

function termsIn(text: string): string[] {
  return tokensOf(text).flatMap((token) => {
    if (token.kind === 'measure') return token.amounts.flatMap(({ number, sizes }) => [number ?? [], sizes].flat())
    return isIgnored(token.text) ? [] : [stemOf(token.text)]
  })
}

const mostSteps = 50

/** A range counts as each of its whole millimetres, so that a tool for 13 to 16 mm is found by 14 mm. */
function sizesOf(token: Token): string[] {
  if (token.kind === 'word') return []
  const { from, to, unit } = token.range ?? { from: 0, to: 0, unit: '' }
  const between = Array.from(
    { length: Math.min(mostSteps, Math.ceil(to - from)) },
    (_, step) => `${from + step}${unit}`,
  )
  return [...token.amounts.flatMap(({ sizes }) => sizes), ...between]
}
