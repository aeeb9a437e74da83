import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { connect } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { seed } from '../demo/seed.ts'
import { type BuyerSearch, buyerSearches } from '../domain/catalogue/search/buyer-searches.gold.ts'
import { loadCatalogue } from '../domain/catalogue/snapshot/live-catalogue.ts'
import { startPostgres } from '../tests/support/postgres-server.ts'
import { benchFolder } from './own-site.ts'
import { atLeast, atMost, type Result, stated } from './results.ts'

/** The first products found, best first. */
type Search = (text: string) => Promise<number[]>

type Document = { id: number; name: string; subtitle: string; category: string; specifications: string; text: string }

/** Compares what buyers find with our search and with others on the same products, each in its usual configuration. */
export async function benchRelevance(): Promise<Result[]> {
  const { ours, documents } = await loadProducts()
  const postgres = startPostgres()
  const client = new pg.Client(postgres.url)
  try {
    await client.connect()
    const texts = Object.values(buyerSearches).flatMap(({ searches }) => searches.map(({ text }) => text))
    const libraries = Object.fromEntries(
      Object.entries(findByLibraries(documents, texts)).map(([name, found]): [string, Search] => [
        name,
        async (text) => found[text] ?? [],
      ]),
    )
    const engines: Record<string, Search> = {
      ours,
      ...libraries,
      'PostgreSQL, Spanish and trigrams': await postgresSearch(client, documents),
    }
    const results: Result[] = []
    for (const [half, { searches }] of Object.entries(buyerSearches)) {
      for (const [name, search] of Object.entries(engines)) {
        const { hits, rank, empty } = await judge(search, searches)
        const text = `hit@3 ${hits} %, MRR ${rank.toFixed(2)}, empty ${empty} %`
        const aims =
          name === 'ours'
            ? [
                { ...atLeast(hits, 95), text: 'hit@3 ≥ 95 %' },
                { ...atMost(empty, 2), text: 'empty ≤ 2 %' },
              ]
            : []
        results.push(stated(`relevance, ${half} searches: ${name}`, text, ...aims))
      }
    }
    return results
  } finally {
    await client.end()
    postgres.stop()
  }
}

async function judge(search: Search, searches: BuyerSearch[]) {
  const percent = (count: number) => Math.round((100 * count) / searches.length)
  const ranks: number[] = []
  let empty = 0
  for (const { text, right } of searches) {
    const found = await search(text)
    if (found.length === 0) empty++
    ranks.push(found.findIndex((id) => right.includes(id)) + 1)
  }
  const rank = ranks.reduce((sum, place) => sum + (place > 0 ? 1 / place : 0), 0) / searches.length
  return { hits: percent(ranks.filter((place) => place > 0 && place <= 3).length), rank, empty: percent(empty) }
}

async function loadProducts() {
  const connection = await connect({ databaseUrl: undefined, dataDir: benchFolder(), onError: console.error })
  await migrate(connection.db, seed)
  const catalogue = await loadCatalogue(connection.db)
  await connection.close()
  const pages = Array.from({ length: catalogue.pagesOf(0) ?? 0 }, (_, page) => page)
  const ids = pages.flatMap((page) =>
    catalogue.listProducts({ categoryId: 0, name: '', page }).products.map(({ id }) => id),
  )
  const parents = new Map(
    catalogue.categories.flatMap(({ name, other_Categories }) => other_Categories.map(({ id }) => [id, name])),
  )
  const documents = ids.flatMap((id): Document[] => {
    const product = catalogue.getProduct(id)
    if (!product) return []
    const { name, subtitle, categoryName, categoryId = 0, desc, jsonDetails } = product
    const specifications = jsonDetails.specifications.map(({ key, value }) => `${key} ${value}`).join(' ')
    const category = `${categoryName} ${parents.get(categoryId) ?? ''}`
    return [{ id, name, subtitle, category, specifications, text: [desc, jsonDetails.information].flat().join(' ') }]
  })
  const ours: Search = async (name) =>
    catalogue.listProducts({ categoryId: 0, name, page: 0 }).products.map(({ id }) => id)
  return { ours, documents }
}

const librariesProgram = fileURLToPath(new URL('peers/search/find.ts', import.meta.url))

/** What the libraries find for each text; they are installed apart from the site's packages. */
function findByLibraries(documents: Document[], texts: string[]): Record<string, Record<string, number[]>> {
  const input = JSON.stringify({ documents, texts })
  return JSON.parse(execFileSync(process.execPath, [librariesProgram], { input, encoding: 'utf8', maxBuffer: 2 ** 28 }))
}

async function postgresSearch(client: pg.Client, documents: Document[]): Promise<Search> {
  await client.query('create extension if not exists pg_trgm')
  await client.query('create temporary table documents (id integer, names text, words tsvector)')
  for (const { id, name, subtitle, category, specifications, text } of documents) {
    const names = `${name} ${category}`
    await client.query(
      `insert into documents values ($1, $2, setweight(to_tsvector('spanish', $2), 'A') ||
        setweight(to_tsvector('spanish', $3), 'B') || setweight(to_tsvector('spanish', $4), 'C'))`,
      [id, names, `${subtitle} ${specifications}`, text],
    )
  }
  return async (text) => {
    const { rows } = await client.query(
      `select id from documents, websearch_to_tsquery('spanish', $1) query where words @@ query or $1 <% names
       order by ts_rank(words, query) desc, word_similarity($1, names) desc, id`,
      [text],
    )
    return rows.map(({ id }) => id)
  }
}
