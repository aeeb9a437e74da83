import MiniSearch, { type Options } from 'minisearch'
import { isNumber, rootOf, rootsWithSynonyms, splitWords } from './search-words.ts'

type SearchableProduct = {
  id: number
  name: string
  subtitle: string
  category: string
  specifications: string
  description: string
}

const options: Options<SearchableProduct> = {
  fields: ['name', 'subtitle', 'category', 'specifications', 'description'],
  tokenize: splitWords,
  processTerm: rootsWithSynonyms,
  searchOptions: {
    tokenize: splitWords,
    processTerm: (word) => rootOf(word),
    combineWith: 'AND',
    boost: { name: 8, subtitle: 3, category: 3, specifications: 1, description: 0.5 },
    prefix: (root) => root.length > 1 && !isNumber(root),
    fuzzy: (root) => (isNumber(root) || root.length < 4 ? false : root.length < 8 ? 1 : 2),
    weights: { prefix: 0.5, fuzzy: 0.2 },
  },
}

/** Finds products by what people type: any case, word order, plural, without accents, with small typos, by synonym. */
export function createProductSearch(products: SearchableProduct[]): (text: string) => number[] {
  const index = new MiniSearch(options)
  index.addAll(products)
  return (text) => index.search(text).map(({ id }) => id)
}
