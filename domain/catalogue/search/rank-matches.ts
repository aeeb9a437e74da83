import type { InvertedIndex, Place } from './inverted-index.ts'
import { type PhraseMatches, tells } from './phrase-matches.ts'
import type { Concept } from './read-search.ts'

export type SearchResult = {
  ids: number[]
  /** This many of them, from the first, match the whole search; undefined if such products exist but do not come first. */
  complete: number | undefined
}

/** The name of a category asks for its products, whatever each is called. */
const listedCounts = 1.5

/** The share of a search that a product must match, unless a word of the search says what it is. */
const minShare = 0.6
const minShareOfMany = 0.4

/** Partial results far behind the best of them only distract. */
const nearBest = 0.75

type Documents = {
  idOf: (found: Found) => number
  /** Of equals, the shorter name is nearer to what was typed; then the order of the catalogue. */
  tieRankOf: (found: Found) => number
  isAmong: (id: number) => boolean
}

export function rankMatches(concepts: Concept[], { found, most }: Scores, documents: Documents): SearchResult {
  const { idOf, tieRankOf, isAmong } = documents
  const ranked = (some: Found[]) => some.sort((a, b) => b.value - a.value || tieRankOf(a) - tieRankOf(b)).map(idOf)

  for (const one of found) {
    if (one.listed < concepts.length) continue
    one.isAskedFor = true
    one.value *= listedCounts
  }
  const complete = found.filter((one) => one.matched === concepts.length && isAmong(idOf(one)))
  const [asked, mentioning] = partition(complete, ({ isAskedFor }) => isAskedFor)
  if (asked.length > 0) return { ids: [...ranked(asked), ...ranked(mentioning)], complete: complete.length }
  const isNumber = concepts.every(({ kind }) => kind === 'number')
  const least = most * (concepts.length > 3 ? minShareOfMany : minShare)
  const isMeant = ({ isNamed, covered, matched }: Found) => matched < concepts.length && (isNamed || covered > least)
  const partial = found.filter((one) => isMeant(one) && isAmong(idOf(one)))
  // What the search starts with matters more than that every word is mentioned.
  if (partial.some(({ isAskedFor }) => isAskedFor)) {
    return { ids: ranked(best([...partial, ...complete])), complete: complete.length > 0 ? undefined : 0 }
  }
  if (isNumber || complete.length > 2) return { ids: ranked(complete), complete: complete.length }
  return { ids: [...ranked(complete), ...ranked(best(partial))], complete: complete.length }
}

function partition<T>(all: T[], isFirst: (one: T) => boolean): [T[], T[]] {
  const [first, others]: [T[], T[]] = [[], []]
  for (const one of all) (isFirst(one) ? first : others).push(one)
  return [first, others]
}

function best(found: Found[]): Found[] {
  const most = found.reduce((highest, { value }) => Math.max(highest, value), 0)
  return found.filter(({ value }) => value >= most * nearBest)
}

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
type Scores = { found: Found[]; most: number }

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
