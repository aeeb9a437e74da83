import { type InvertedIndex, type Place, places } from './inverted-index.ts'

/** How much a match tells by where it is. */
export const tells: Record<Place, number> = {
  kind: 1,
  category: 0.9,
  name: 0.9,
  size: 0.9,
  subtitle: 0.7,
  specification: 0.5,
  description: 0.4,
}

/** Where the words of a phrase stand in a product: the place that tells least and the one that tells most. */
type Handle = (document: number, least: Place, most: Place) => void

type Found = { documents: number[]; spans: Uint8Array }

const orderOf = Object.fromEntries(places.map((place, order) => [place, order])) as Record<Place, number>

/** One number for both places; 0 stands for no match. */
const spanOf = (least: Place, most: Place) => 1 + orderOf[least] * places.length + orderOf[most]
const spans = [undefined, ...places.flatMap((least) => places.map((most) => ({ least, most })))]

const maxKnown = 200

export type PhraseMatches = ReturnType<typeof createPhraseMatches>

/** Finds products by several phrases at once, as one of them would be found: synonyms cost a search one list. */
export function createPhraseMatches(index: InvertedIndex) {
  /** By the list itself: synonyms of a word are always the same one. */
  const known = new Map<readonly string[][], Found>()

  function forEach(phrases: readonly string[][], handle: Handle) {
    const [first] = phrases
    if (phrases.length === 1 && first) {
      forEachWithAll(first, placesOf, handle)
      return
    }
    const found = known.get(phrases) ?? findAny(phrases)
    if (known.size >= maxKnown) known.clear()
    known.set(phrases, found)
    for (const document of found.documents) {
      const span = spans[found.spans[document] ?? 0]
      if (span) handle(document, span.least, span.most)
    }
  }

  function placesOf(term: string) {
    const byDocument = new Array<Place | undefined>(index.end())
    index.forEach(term, (document, place) => {
      byDocument[document] = place
    })
    return byDocument
  }

  function findAny(phrases: readonly string[][]): Found {
    const found: Found = { documents: [], spans: new Uint8Array(index.end()) }
    const placesRead = remember(placesOf)
    for (const phrase of phrases) {
      forEachWithAll(phrase, placesRead, (document, least, most) => {
        const before = spans[found.spans[document] ?? 0]
        if (!before) found.documents.push(document)
        found.spans[document] = before ? better(before, least, most) : spanOf(least, most)
      })
    }
    return found
  }

  function forEachWithAll(phrase: string[], read: (term: string) => (Place | undefined)[], handle: Handle) {
    const [rarest = '', ...others] = phrase.toSorted((one, other) => index.frequencyOf(one) - index.frequencyOf(other))
    if (index.frequencyOf(rarest) === 0) return
    const otherPlaces = others.map(read)
    index.forEach(rarest, (document, place) => {
      let [least, most] = [place, place]
      for (const byDocument of otherPlaces) {
        const other = byDocument[document]
        if (!other) return
        if (tells[other] < tells[least]) least = other
        if (tells[other] > tells[most]) most = other
      }
      handle(document, least, most)
    })
  }

  return { forEach, clear: () => known.clear() }
}

const better = (before: { least: Place; most: Place }, least: Place, most: Place) =>
  spanOf(
    tells[least] > tells[before.least] ? least : before.least,
    orderOf[most] < orderOf[before.most] ? most : before.most,
  )

function remember<Value>(read: (term: string) => Value) {
  const known = new Map<string, Value>()
  return (term: string): Value => {
    const value = known.get(term) ?? read(term)
    known.set(term, value)
    return value
  }
}
