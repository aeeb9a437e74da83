import sealed from './buyer-searches.sealed.json' with { type: 'json' }
import workedWith from './buyer-searches.worked-with.json' with { type: 'json' }

/** A search as buyers type it, and every product that is a right result. */
export type BuyerSearch = { text: string; kind: string; right: number[] }

/**
 * Written from the catalogue by people who did not know the search. The sealed ones were opened when it was finished.
 * `nothing` is what no product can answer.
 */
export const buyerSearches: Record<string, { searches: BuyerSearch[]; nothing: string[] }> = {
  'worked with': workedWith,
  sealed,
}
