import { isNumber, rootOf, splitWords, synonymsOf } from './search-words.ts'
import { createWordIndex, type WantedWord } from './word-index.ts'

export type SearchableProduct = {
  id: number
  name: string
  subtitle: string
  category: string
  specifications: string
  description: string
}

/** Synonyms that buyers use; they count less than the product's own words. */
const otherNames = ({ name, category }: SearchableProduct) =>
  splitWords(`${name} ${category}`).flatMap(synonymsOf).join(' ')

const fields = [
  { text: ({ name }: SearchableProduct) => name, weight: 8 },
  { text: otherNames, weight: 4 },
  { text: ({ subtitle }: SearchableProduct) => subtitle, weight: 3 },
  { text: ({ category }: SearchableProduct) => category, weight: 3 },
  { text: ({ specifications }: SearchableProduct) => specifications, weight: 1 },
  { text: ({ description }: SearchableProduct) => description, weight: 0.5 },
]

/** Caches the root of each word, because the words of a catalogue are few and repeat often. */
function createRootReader(): (text: string) => string[] {
  const known = new Map<string, string | undefined>()
  const rootOnce = (word: string) => {
    if (!known.has(word)) known.set(word, rootOf(word))
    return known.get(word) ?? []
  }
  return (text) => splitWords(text).flatMap(rootOnce)
}

/** Each word costs time, and repeated words add nothing. */
const mostWords = 8

function wantedWords(text: string): WantedWord[] {
  const wanted = [...new Set(splitWords(text))].slice(0, mostWords).flatMap((word) => rootOf(word) ?? [])
  return wanted.map((word, index) => ({
    word,
    // The last word may be incomplete.
    isPrefix: !isNumber(word) && (word.length > 1 || index === wanted.length - 1),
    typos: isNumber(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2,
  }))
}

/** Ignores case, accents, plurals and word order; tolerates small typos and matches synonyms. */
export async function createProductSearch(products: SearchableProduct[]): Promise<(text: string) => number[]> {
  const rootsIn = createRootReader()
  const find = await createWordIndex(
    products,
    fields.map(({ text, weight }) => ({ read: (product) => rootsIn(text(product)), weight })),
  )
  return (text) => {
    const wanted = wantedWords(text)
    return wanted.length > 0 ? find(wanted).map(({ id }) => id) : []
  }
}
