import pg from 'pg'
import { createCatalogue } from '../domain/catalogue.ts'
import { searches } from '../domain/product-search.gold.ts'
import { generateCatalogue } from './generated-catalogue.ts'
import { compare, report } from './measure.ts'

/** Every fifth: PostgreSQL needs seconds for some of them. */
const texts = searches.map(({ text }) => text).filter((_, index) => index % 5 === 0)

/** Ours in memory against PostgreSQL's trigram index on the same products: the slowest of the gold searches. */
export async function benchSearch(postgresUrl: string, sizes: number[], rounds: number): Promise<void> {
  for (const size of sizes) {
    const rows = generateCatalogue(size)
    const start = performance.now()
    const catalogue = createCatalogue(rows)
    console.log(`search index of ${size} products built in ${Math.round(performance.now() - start)} ms`)

    const client = new pg.Client(postgresUrl)
    await client.connect()
    await client.query('create extension if not exists pg_trgm')
    await client.query('create temporary table searched (id integer, words text)')
    await client.query('insert into searched select * from unnest($1::integer[], $2::text[])', [
      rows.products.map(({ id }) => id),
      rows.products.map(({ name, subtitle, description }) => `${name} ${subtitle} ${description}`),
    ])
    await client.query('create index on searched using gin (words gin_trgm_ops)')
    await client.query('analyze searched')

    const slowest = async (search: (text: string) => unknown) => {
      const times = []
      for (const text of texts) {
        const begin = performance.now()
        await search(text)
        times.push(performance.now() - begin)
      }
      return Math.max(...times)
    }
    const inMemory = () => slowest((name) => catalogue.listProducts({ name, categoryId: 0, page: 0 }))
    const byTrigram = () =>
      slowest((text) =>
        client.query(
          'select id from searched where $1 <% words order by word_similarity($1, words) desc, id limit 12',
          [text],
        ),
      )
    const result = await compare(inMemory, byTrigram, rounds)
    report(`slowest search at ${size} products`, 'ms', ['in memory', 'PostgreSQL trigram'], result)
    await client.end()
  }
}
