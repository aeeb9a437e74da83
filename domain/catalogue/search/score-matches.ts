import type { InvertedIndex, Place } from './inverted-index.ts'
import { type PhraseMatches, tells } from './phrase-matches.ts'
import type { Concept } from './read-search.ts'

/** What a search starts with is what the product shall be: a "sello para zuncho" is no zuncho. */
const firstCounts = 1.5

/** A product that contains the typed word itself comes before one that only has its synonym. */
const ownWordCounts = 0.1

/** Below this, the word is another of the same family, or a guess. */
const surelyMeant = 0.6

/** The same number in another unit is no match. */
const surelyMatched = 0.5

/** Numbers alone tell less than words, and general words such as "máquina" next to nothing. */
const counts: Record<Concept['kind'], number> = { word: 1, size: 1, number: 0.7, general: 0.3 }

type Match = {
  value: number
  isTyped: boolean
  certainty: number
  isNamed: boolean
  isKind: boolean
  isListed: boolean
}

/** What a product matches of a search, by its number in the index. */
export type Found = {
  document: number
  matched: number
  listed: number
  covered: number
  value: number
  isNamed: boolean
  isAskedFor: boolean
}

/** `most` is what a product that matches the whole search would cover. */
export type Scores = { found: Found[]; most: number }

export function scoreMatches(index: InvertedIndex, phraseMatches: PhraseMatches, concepts: Concept[]): Scores {
  const found: Found[] = []
  const foundBy = new Array<Found | undefined>(index.end())
  let most = 0
  const first = concepts.find(({ kind }) => kind !== 'general')
  for (const concept of concepts) {
    const isFirst = concept === first
    const { documents, matchBy } = matchesOf(index, phraseMatches, concept, isFirst)
    const importance = Math.log(2 + index.count() / (1 + documents.length)) * counts[concept.kind]
    most += importance
    for (const document of documents) {
      const match = matchBy[document]
      if (!match) continue
      let sum = foundBy[document]
      if (!sum) {
        sum = { document, matched: 0, listed: 0, covered: 0, value: 0, isNamed: false, isAskedFor: false }
        foundBy[document] = sum
        found.push(sum)
      }
      if (match.certainty >= surelyMatched) sum.matched++
      if (match.isListed) sum.listed++
      sum.covered += importance * match.certainty
      sum.value += importance * match.value * (isFirst ? firstCounts : 1)
      sum.isNamed ||= match.isNamed
      sum.isAskedFor ||= isFirst && match.isKind
    }
  }
  return { found, most }
}

function matchesOf(
  index: InvertedIndex,
  phraseMatches: PhraseMatches,
  { alternatives, kind }: Concept,
  isFirst: boolean,
) {
  const documents: number[] = []
  const matchBy = new Array<Match | undefined>(index.end())
  for (const { phrases, weight, certainty } of alternatives) {
    const isMeant = weight >= surelyMeant && (kind === 'word' || kind === 'size')
    const matchAt = remember((least: Place, most: Place): Match => {
      const isKind = isMeant && most === 'kind'
      const isListed = isKind || (isMeant && most === 'category')
      const isNamed = isListed || (isMeant && isFirst && most === 'name')
      const value = tells[least] * (0.5 + 0.5 * weight)
      return { value, isTyped: weight === 1, certainty, isNamed, isKind, isListed }
    })
    phraseMatches.forEach(phrases, (document, least, most) => {
      const match = matchAt(least, most)
      const before = matchBy[document]
      if (!before) documents.push(document)
      matchBy[document] = before ? better(before, match) : match
    })
  }
  return { documents, matchBy }
}

/** Thousands of products match alike, and share one object. */
function remember(read: (least: Place, most: Place) => Match) {
  const known = new Map<Place, Map<Place, Match>>()
  return (least: Place, most: Place): Match => {
    const same = known.get(least) ?? new Map<Place, Match>()
    const match = same.get(most) ?? read(least, most)
    known.set(least, same.set(most, match))
    return match
  }
}

/** Alternatives come in order, the typed word first. */
function better(match: Match, next: Match): Match {
  const isBetter =
    next.value > match.value ||
    next.certainty > match.certainty ||
    (next.isNamed && !match.isNamed) ||
    (next.isKind && !match.isKind) ||
    (next.isListed && !match.isListed)
  if (!isBetter) return match
  return {
    value: next.value > match.value ? next.value + (match.isTyped ? ownWordCounts * match.value : 0) : match.value,
    isTyped: match.isTyped,
    certainty: Math.max(match.certainty, next.certainty),
    isNamed: match.isNamed || next.isNamed,
    isKind: match.isKind || next.isKind,
    isListed: match.isListed || next.isListed,
  }
}
