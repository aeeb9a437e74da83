import MiniSearch, { type Options } from 'minisearch'
import { isNumber, rootOf, splitWords, synonymsOf } from './search-words.ts'

type SearchableProduct = {
  id: number
  name: string
  subtitle: string
  category: string
  specifications: string
  description: string
}

const options: Options<SearchableProduct> = {
  fields: ['name', 'otherNames', 'subtitle', 'category', 'specifications', 'description'],
  extractField: (product, field) =>
    field === 'otherNames' ? otherNames(product) : product[field as keyof SearchableProduct],
  tokenize: splitWords,
  processTerm: rootOf,
  searchOptions: {
    combineWith: 'AND',
    boost: { name: 8, otherNames: 4, subtitle: 3, category: 3, specifications: 1, description: 0.5 },
    // The last word may still be being typed.
    prefix: (root, index, roots) => !isNumber(root) && (root.length > 1 || index === roots.length - 1),
    fuzzy: (root) => (isNumber(root) || root.length < 4 ? false : root.length < 8 ? 1 : 2),
    weights: { prefix: 0.5, fuzzy: 0.2 },
  },
}

/** Each word costs time, and a repeated one tells nothing new. */
const wordsWorthLookingFor = (text: string) => [...new Set(splitWords(text))].slice(0, 8).join(' ')

/** What buyers call the same thing, so that those words count, and count less than the product's own. */
function otherNames({ name, category }: SearchableProduct): string {
  return splitWords(`${name} ${category}`).flatMap(synonymsOf).join(' ')
}

/** Finds products by what people type: any case, word order, plural, without accents, with small typos, by synonym. */
export function createProductSearch(products: SearchableProduct[]): (text: string) => number[] {
  const index = new MiniSearch(options)
  index.addAll(products)
  return (text) => index.search(wordsWorthLookingFor(text)).map(({ id }) => id)
}
