/** The most telling place comes first; `kind` is the first word of the name. */
export const places = ['kind', 'category', 'name', 'size', 'subtitle', 'specification', 'description'] as const
export type Place = (typeof places)[number]

export type InvertedIndex = ReturnType<typeof createInvertedIndex>

type Postings = Map<string, number[]>
type From = { postings: Postings; termsOf: string[][]; unused: number[] }

/** Documents are numbered from 0, so that a search can count in arrays; a removed one leaves its number to the next. */
export function createInvertedIndex(from?: From) {
  /** One number for document and place takes a tenth of the memory of an object. */
  const postings: Postings = new Map(from?.postings)
  const termsOf = from ? [...from.termsOf] : []
  const unused = from ? [...from.unused] : []

  /** What this index may change: lists that it shares with the one it was copied from are copied first. */
  function ownPostings(term: string): number[] {
    const known = postings.get(term)
    if (known && known !== from?.postings.get(term)) return known
    const own = known ? [...known] : []
    postings.set(term, own)
    return own
  }

  function add(texts: Record<Place, string[]>): number {
    const document = unused.pop() ?? termsOf.length
    const terms = new Set<string>()
    places.forEach((place, order) => {
      for (const term of texts[place]) {
        if (terms.has(term)) continue
        terms.add(term)
        ownPostings(term).push(document * places.length + order)
      }
    })
    termsOf[document] = [...terms]
    return document
  }

  function remove(document: number) {
    for (const term of termsOf[document] ?? []) {
      const known = ownPostings(term)
      const last = known.pop()
      if (known.length === 0) postings.delete(term)
      if (last === undefined || documentOf(last) === document) continue
      known[known.findIndex((posting) => documentOf(posting) === document)] = last
    }
    termsOf[document] = []
    unused.push(document)
  }

  function forEach(term: string, handle: (document: number, place: Place) => void) {
    for (const posting of postings.get(term) ?? [])
      handle(documentOf(posting), places[posting % places.length] as Place)
  }

  return {
    add,
    remove,
    forEach,
    frequencyOf: (term: string) => postings.get(term)?.length ?? 0,
    end: () => termsOf.length,
    count: () => termsOf.length - unused.length,
    /** The copy may change while this one stays as it is. */
    copy: () => createInvertedIndex({ postings, termsOf, unused }),
  }
}

const documentOf = (posting: number) => Math.floor(posting / places.length)
