/** Reads documents and searches as JSON, and prints the ids that each library finds, best first. */
import { json } from 'node:stream/consumers'
import { create, insertMultiple, search as searchOrama } from '@orama/orama'
import { stemmer } from '@orama/stemmers/spanish'
import Fuse from 'fuse.js'
import MiniSearch from 'minisearch'

type Document = { id: number; name: string; subtitle: string; category: string; specifications: string; text: string }
type Search = (text: string) => Promise<number[]>

const fields = ['name', 'subtitle', 'category', 'specifications', 'text']

function miniSearch(documents: Document[]): Search {
  const index = new MiniSearch<Document>({ fields, searchOptions: { prefix: true, fuzzy: 0.2 } })
  index.addAll(documents)
  return async (text) => index.search(text).map(({ id }) => id)
}

async function orama(documents: Document[]): Promise<Search> {
  const db = create({
    schema: { name: 'string', subtitle: 'string', category: 'string', specifications: 'string', text: 'string' },
    components: { tokenizer: { language: 'spanish', stemming: true, stemmer } },
  })
  const named = documents.map(({ id, ...texts }) => ({ id: String(id), ...texts }))
  await insertMultiple(db, named)
  return async (term) => {
    const { hits } = await searchOrama(db, { term, tolerance: 1, limit: documents.length })
    return hits.map(({ id }) => Number(id))
  }
}

function fuse(documents: Document[]): Search {
  const index = new Fuse(documents, { keys: fields, ignoreLocation: true, ignoreDiacritics: true, threshold: 0.4 })
  return async (text) => index.search(text).map(({ item }) => item.id)
}

const { documents, texts } = (await json(process.stdin)) as { documents: Document[]; texts: string[] }
const libraries = { MiniSearch: miniSearch(documents), 'Orama, Spanish': await orama(documents), Fuse: fuse(documents) }
const found: Record<string, Record<string, number[]>> = {}
for (const [name, search] of Object.entries(libraries)) {
  found[name] = {}
  for (const text of texts) found[name][text] = await search(text)
}
console.log(JSON.stringify(found))
