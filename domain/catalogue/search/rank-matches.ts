import type { Concept } from './read-search.ts'
import type { Found, Scores } from './score-matches.ts'

export type SearchResult = {
  ids: number[]
  /** This many of them, from the first, match the whole search; undefined if such products exist but do not come first. */
  complete: number | undefined
}

/** The name of a category asks for its products, whatever each is called. */
const listedCounts = 1.5

/** The share of a search that a product must match, unless a word of the search says what it is. */
const leastShare = 0.6
const leastShareOfMany = 0.4

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
  const least = most * (concepts.length > 3 ? leastShareOfMany : leastShare)
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
