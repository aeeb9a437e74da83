import { isDeepStrictEqual } from 'node:util'
import { isIgnored } from './ignored-words.ts'
import { createInvertedIndex, type Place } from './inverted-index.ts'
import { type SearchableProduct, termsByPlace, wordsIn } from './product-terms.ts'
import { type Concept, readSearch } from './read-search.ts'
import { createSynonyms, type SynonymGroup } from './synonyms.ts'
import { fold, tokensOf, writtenWords } from './tokens.ts'
import { createVocabulary } from './vocabulary.ts'

export type SearchResult = {
  ids: number[]
  /** This many of them, from the first, match the whole search. */
  complete: number
}

/** How much a match tells by where it is. */
const tells: Record<Place, number> = {
  kind: 1,
  category: 0.9,
  name: 0.9,
  size: 0.9,
  subtitle: 0.7,
  specification: 0.5,
  description: 0.4,
}

/** What a search starts with is what the product shall be: a "sello para zuncho" is no zuncho. */
const firstCounts = 1.5

/** A product that contains the typed word itself comes before one that only has its synonym. */
const ownWordCounts = 0.1

/** Below this, the word is another of the same family, or a guess. */
const surelyMeant = 0.6

/** The same number in another unit is no match. */
const surelyMatched = 0.5

/** The name of a category asks for its products, whatever each is called. */
const listedCounts = 1.5

/** Numbers alone tell less than words, and general words such as "máquina" next to nothing. */
const counts: Record<Concept['kind'], number> = { word: 1, size: 1, number: 0.7, general: 0.3 }

/** The share of a search that a product must match, unless a word of the search says what it is. */
const leastShare = 0.6
const leastShareOfMany = 0.4

/** Partial results far behind the best of them only distract. */
const nearBest = 0.75

type Match = {
  value: number
  isTyped: boolean
  certainty: number
  isNamed: boolean
  isKind: boolean
  isListed: boolean
}
type Found = {
  id: number
  tieRank: number
  matched: number
  listed: number
  covered: number
  value: number
  isNamed: boolean
  isAskedFor: boolean
}

export type ProductSearch = ReturnType<typeof createProductSearch>

export function createProductSearch(firstGroups: SynonymGroup[] = []) {
  const index = createInvertedIndex()
  const vocabulary = createVocabulary()
  let groups: SynonymGroup[] = []
  let synonyms = createSynonyms(groups)
  const products = new Map<number, { words: Set<string>; tieRank: number }>()

  function setSynonyms(next: SynonymGroup[]) {
    if (isDeepStrictEqual(next, groups)) return
    for (const word of synonyms.words) vocabulary.remove(word)
    groups = next
    synonyms = createSynonyms(groups)
    for (const word of synonyms.words) vocabulary.add(word)
  }

  function remove(id: number) {
    for (const word of products.get(id)?.words ?? []) vocabulary.remove(word)
    products.delete(id)
    index.remove(id)
  }

  function put(product: SearchableProduct) {
    remove(product.id)
    index.put(product.id, termsByPlace(product))
    const words = wordsIn(product)
    for (const word of words) vocabulary.add(word)
    products.set(product.id, { words, tieRank: tokensOf(product.name).length * 1e9 + product.position })
  }

  function matchesOf({ alternatives, kind }: Concept, isFirst: boolean): Map<number, Match> {
    const matches = new Map<number, Match>()
    for (const { terms, weight, certainty } of alternatives) {
      forEachWithAll(terms, (id, least, most) => {
        const value = tells[least] * (0.5 + 0.5 * weight)
        const isMeant = weight >= surelyMeant && (kind === 'word' || kind === 'size')
        const isKind = isMeant && most === 'kind'
        const isListed = isKind || (isMeant && most === 'category')
        const isNamed = isListed || (isMeant && isFirst && most === 'name')
        const match = matches.get(id)
        if (!match) {
          matches.set(id, { value, isTyped: weight === 1, certainty, isNamed, isKind, isListed })
          return
        }
        // Alternatives come in order, the typed word first.
        if (value > match.value) match.value = value + (match.isTyped ? ownWordCounts * match.value : 0)
        match.certainty = Math.max(certainty, match.certainty)
        match.isNamed ||= isNamed
        match.isKind ||= isKind
        match.isListed ||= isListed
      })
    }
    return matches
  }

  function forEachWithAll([first = '', ...rest]: string[], handle: (id: number, least: Place, most: Place) => void) {
    const others = rest.map((term) => {
      const found = new Map<number, Place>()
      index.forEach(term, (id, place) => found.set(id, place))
      return found
    })
    index.forEach(first, (id, place) => {
      let [least, most] = [place, place]
      for (const found of others) {
        const other = found.get(id)
        if (!other) return
        if (tells[other] < tells[least]) least = other
        if (tells[other] > tells[most]) most = other
      }
      handle(id, least, most)
    })
  }

  /** What each product matches of a search; `most` is what a product that matches all of it would cover. */
  function collect(concepts: Concept[]): { found: Found[]; most: number } {
    const found = new Map<number, Found>()
    let most = 0
    const first = concepts.find(({ kind }) => kind !== 'general')
    for (const concept of concepts) {
      const matches = matchesOf(concept, concept === first)
      const importance = rarity(matches.size) * counts[concept.kind]
      most += importance
      for (const [id, { value, certainty, isNamed, isKind, isListed }] of matches) {
        const sum = found.get(id) ?? { ...unmatched, id, tieRank: products.get(id)?.tieRank ?? 0 }
        if (certainty >= surelyMatched) sum.matched++
        if (isListed) sum.listed++
        sum.covered += importance * certainty
        sum.value += importance * value * (concept === first ? firstCounts : 1)
        sum.isNamed ||= isNamed
        sum.isAskedFor ||= concept === first && isKind
        found.set(id, sum)
      }
    }
    return { found: [...found.values()], most }
  }

  function find(text: string, isAmong: (id: number) => boolean = () => true): SearchResult {
    const concepts = readSearch(text, vocabulary, synonyms)
    if (concepts.every(isSmallNumber)) return nothing
    const { found, most } = collect(concepts)
    const all = found.filter(({ id }) => isAmong(id))
    for (const one of all.filter(({ listed }) => listed === concepts.length)) {
      one.isAskedFor = true
      one.value *= listedCounts
    }
    const complete = all.filter(({ matched }) => matched === concepts.length)
    const [asked, mentioning] = partition(complete, ({ isAskedFor }) => isAskedFor)
    if (asked.length > 0) return { ids: [...ranked(asked), ...ranked(mentioning)], complete: complete.length }
    const isNumber = concepts.every(({ kind }) => kind === 'number')
    const isMeant = ({ isNamed, covered }: Found) =>
      isNamed || covered > most * (concepts.length > 3 ? leastShareOfMany : leastShare)
    const partial = all.filter((one) => one.matched < concepts.length && isMeant(one))
    // What the search starts with matters more than that every word is mentioned.
    if (partial.some(({ isAskedFor }) => isAskedFor)) {
      return { ids: ranked(best([...partial, ...complete])), complete: 0 }
    }
    if (isNumber || complete.length > 2) return { ids: ranked(complete), complete: complete.length }
    return { ids: [...ranked(complete), ...ranked(best(partial))], complete: complete.length }
  }

  function findWith(others: SynonymGroup[], text: string): SearchResult {
    const kept = groups
    setSynonyms(others)
    try {
      return find(text)
    } finally {
      setSynonyms(kept)
    }
  }

  const rarity = (matches: number) => Math.log(2 + products.size / (1 + matches))

  /** Of equals, the shorter name is nearer to what was typed; then the order of the catalogue. */
  const ranked = (found: Found[]) =>
    found.sort((a, b) => b.value - a.value || a.tieRank - b.tieRank).map(({ id }) => id)

  function suggest(text: string): string | undefined {
    const words = writtenWords(text).filter((word) => !isIgnored(fold(word)))
    const read = vocabulary.createReader()
    const unknown = words.filter((word) => read(fold(word)).length === 0)
    if (unknown.length === 0 || unknown.length > mostCorrected) return undefined
    const nearest = words.map((word) => (unknown.includes(word) ? vocabulary.suggest(fold(word)) : word))
    if (nearest.includes(undefined)) return undefined
    const suggestion = nearest.join(' ')
    return find(suggestion).ids.length > 0 ? suggestion : undefined
  }

  setSynonyms(firstGroups)
  return { put, remove, setSynonyms, find, findWith, suggest }
}

const mostCorrected = 2

const unmatched = { matched: 0, listed: 0, covered: 0, value: 0, isNamed: false, isAskedFor: false }

const nothing: SearchResult = { ids: [], complete: 0 }

/** A single digit stands in nearly every product. */
const isSmallNumber = ({ kind, text }: Concept) => kind === 'number' && text.length === 1

function partition<T>(all: T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))]
}

function best(found: Found[]): Found[] {
  const most = found.reduce((highest, { value }) => Math.max(highest, value), 0)
  return found.filter(({ value }) => value >= most * nearBest)
}
