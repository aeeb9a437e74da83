/** The most telling place comes first; `kind` is the first word of the name. */
export const places = ['kind', 'category', 'name', 'size', 'subtitle', 'specification', 'description'] as const
export type Place = (typeof places)[number]

export function createInvertedIndex() {
  /** One number for product and place takes a tenth of the memory of an object. */
  const postings = new Map<string, number[]>()
  const termsOf = new Map<number, string[]>()

  function remove(id: number) {
    for (const term of termsOf.get(id) ?? []) {
      const rest = (postings.get(term) ?? []).filter((posting) => idOf(posting) !== id)
      if (rest.length > 0) postings.set(term, rest)
      else postings.delete(term)
    }
    termsOf.delete(id)
  }

  function put(id: number, texts: Record<Place, string[]>) {
    remove(id)
    const found = new Map<string, number>()
    places.forEach((place, order) => {
      for (const term of texts[place]) if (!found.has(term)) found.set(term, id * places.length + order)
    })
    for (const [term, posting] of found) {
      const known = postings.get(term)
      if (known) known.push(posting)
      else postings.set(term, [posting])
    }
    termsOf.set(id, [...found.keys()])
  }

  function forEach(term: string, handle: (id: number, place: Place) => void) {
    for (const posting of postings.get(term) ?? []) handle(idOf(posting), places[posting % places.length] as Place)
  }

  return { put, remove, forEach }
}

const idOf = (posting: number) => Math.floor(posting / places.length)
