import { isNumber, rootOf, splitWords, synonymsOf } from './search-words.ts'
import { createWordIndex, type WantedWord } from './word-index.ts'

type SearchableProduct = {
  id: number
  name: string
  subtitle: string
  category: string
  specifications: string
  description: string
}

const roots = (text: string) => splitWords(text).flatMap((word) => rootOf(word) ?? [])

/** What buyers call the same thing, so that those words count, and count less than the product's own. */
const otherNames = ({ name, category }: SearchableProduct) =>
  splitWords(`${name} ${category}`).flatMap(synonymsOf).join(' ')

const fields = [
  { read: ({ name }: SearchableProduct) => roots(name), weight: 8 },
  { read: (product: SearchableProduct) => roots(otherNames(product)), weight: 4 },
  { read: ({ subtitle }: SearchableProduct) => roots(subtitle), weight: 3 },
  { read: ({ category }: SearchableProduct) => roots(category), weight: 3 },
  { read: ({ specifications }: SearchableProduct) => roots(specifications), weight: 1 },
  { read: ({ description }: SearchableProduct) => roots(description), weight: 0.5 },
]

/** Each word costs time, and a repeated one tells nothing new. */
const mostWords = 8

function wantedWords(text: string): WantedWord[] {
  const wanted = [...new Set(splitWords(text))].slice(0, mostWords).flatMap((word) => rootOf(word) ?? [])
  return wanted.map((word, index) => ({
    word,
    // The last word may still be being typed.
    isPrefix: !isNumber(word) && (word.length > 1 || index === wanted.length - 1),
    typos: isNumber(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2,
  }))
}

/** Finds products by what people type: any case, word order, plural, without accents, with small typos, by synonym. */
export function createProductSearch(products: SearchableProduct[]): (text: string) => number[] {
  const find = createWordIndex(products, fields)
  return (text) => {
    const wanted = wantedWords(text)
    return wanted.length > 0 ? find(wanted).map(({ id }) => id) : []
  }
}
