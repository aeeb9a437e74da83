/** The most telling place comes first; `kind` is the first word of the name. */
export const places = ['kind', 'category', 'name', 'size', 'subtitle', 'specification', 'description'] as const
export type Place = (typeof places)[number]

export type InvertedIndex = ReturnType<typeof createInvertedIndex>

/** Documents are numbered from 0, so that a search can count in arrays; a removed one leaves its number to the next. */
export function createInvertedIndex() {
  /** One number for document and place takes a tenth of the memory of an object. */
  const postings = new Map<string, number[]>()
  const termsOf: string[][] = []
  const unused: number[] = []

  function add(texts: Record<Place, string[]>): number {
    const document = unused.pop() ?? termsOf.length
    const terms = new Set<string>()
    places.forEach((place, order) => {
      for (const term of texts[place]) {
        if (terms.has(term)) continue
        terms.add(term)
        const posting = document * places.length + order
        const known = postings.get(term)
        if (known) known.push(posting)
        else postings.set(term, [posting])
      }
    })
    termsOf[document] = [...terms]
    return document
  }

  function remove(document: number) {
    for (const term of termsOf[document] ?? []) {
      const known = postings.get(term) ?? []
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

  return { add, remove, forEach, end: () => termsOf.length, count: () => termsOf.length - unused.length }
}

const documentOf = (posting: number) => Math.floor(posting / places.length)
