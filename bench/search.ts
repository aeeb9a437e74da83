import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import pg from 'pg'
import { connect } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { searchSynonyms } from '../db/schema.ts'
import { seedSynonyms } from '../demo/synonyms.ts'
import { buyerSearches } from '../domain/catalogue/search/buyer-searches.gold.ts'
import type { SynonymGroup } from '../domain/catalogue/search/synonym-groups.ts'
import { type Catalogue, createCatalogue } from '../domain/catalogue/snapshot/catalogue.ts'
import { startPostgres } from '../tests/support/postgres-server.ts'
import { generateCatalogue } from './generated-catalogue.ts'
import { compare, percentile, repeat } from './measure.ts'
import { benchFolder } from './own-site.ts'
import { atLeast, atMost, compared, figureText, type Result, stated } from './results.ts'

const texts = Object.values(buyerSearches).flatMap(({ searches }) => searches.map(({ text }) => text))

/** A sample, because PostgreSQL needs seconds for some searches. */
const someTexts = texts.filter((_, index) => index % 30 === 0)

const sizes = [
  { size: 2_000, mostMs: 5 },
  { size: 20_000, mostMs: 30 },
]

const changes = 50

/** Enough repetitions for a stable p99. */
const repeats = 2

/** CPU time of this thread, which other load on the machine affects less than wall-clock time. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

async function p99Of(
  wanted: string[],
  times: number,
  search: (text: string) => unknown,
  clock = () => performance.now(),
): Promise<number> {
  const taken: number[] = []
  for (let time = 0; time < times; time++) {
    for (const text of wanted) {
      const begin = clock()
      await search(text)
      taken.push(clock() - begin)
    }
  }
  return percentile(taken, 0.99)
}

/** Compares the in-memory search with PostgreSQL's trigram index on the same products. */
export async function benchSearch(rounds: number): Promise<Result[]> {
  const synonyms = await readSynonyms()
  const postgres = startPostgres()
  const results: Result[] = []
  const catalogues: Sized[] = []
  try {
    for (const { size, mostMs } of sizes) {
      const { catalogue, rows, ...built } = await build(size, synonyms)
      results.push(
        stated(
          `catalogue of ${figureText(size)} products`,
          `built in ${figureText(built.ms, 'ms')} (processor ${figureText(built.worked, 'ms')}), ${figureText(built.megabytes, 'MB')}`,
        ),
      )
      const client = await fillPostgres(postgres.url, rows)
      const find = (name: string) => catalogue.listProducts({ name, categoryId: 0, page: 0 })
      const byTrigram = (text: string) =>
        client.query(
          'select id from searched where $1 <% words order by word_similarity($1, words) desc, id limit 12',
          [text],
        )
      await p99Of(texts, repeats, find)
      const time = await compare(
        () => p99Of(texts, repeats, find),
        () => p99Of(someTexts, 1, byTrigram),
        rounds,
      )
      results.push(
        compared(
          `search p99 at ${figureText(size)} products`,
          'ms',
          'PostgreSQL',
          time,
          atMost(time.ours, mostMs, 'ms'),
          {
            ...atLeast(1 / time.ratio, 10),
            text: 'ratio ≤ 0.1',
          },
        ),
      )
      await client.end()
      const worked = await repeat(() => p99Of(texts, repeats, find, workedMs), rounds)
      results.push(
        stated('the same, processor time', figureText(worked.value, 'ms'), atMost(worked.value, mostMs, 'ms')),
      )
      results.push(...(await measureChange(size, catalogue, rows)))
      catalogues.push({ size, catalogue })
    }
    const [small, large] = [catalogues[0], catalogues.at(-1)]
    if (small && large) results.push(...(await compareReading(small, large, rounds)))
  } finally {
    postgres.stop()
  }
  return results
}

/** Changes one product at a time, as staff do. */
async function measureChange(size: number, first: Catalogue, rows: ReturnType<typeof generateCatalogue>) {
  const taken: number[] = []
  const blocked = monitorEventLoopDelay({ resolution: 1 })
  let catalogue = first
  blocked.enable()
  for (const [times, product] of rows.products.slice(0, changes).entries()) {
    const changed = { ...product, name: `${product.name} ${times}` }
    const begin = performance.now()
    catalogue = await catalogue.withChanges({ ...rows, products: [changed], changedIds: [product.id] })
    taken.push(performance.now() - begin)
    await setImmediate()
  }
  blocked.disable()
  const longest = blocked.max / 1e6
  const middle = percentile(taken, 0.5)
  return [
    stated(`one of ${figureText(size)} products changed`, figureText(middle, 'ms'), atMost(middle, 50, 'ms')),
    stated('longest event-loop gap meanwhile', figureText(longest, 'ms'), atMost(longest, 20, 'ms')),
  ]
}

async function readSynonyms(): Promise<SynonymGroup[]> {
  const connection = await connect({ databaseUrl: undefined, dataDir: benchFolder(), onError: console.error })
  await migrate(connection.db, seedSynonyms)
  const synonyms = await connection.db.select().from(searchSynonyms)
  await connection.close()
  return synonyms
}

/** `megabytes` excludes the rows that the catalogue is built from. */
async function build(size: number, synonyms: SynonymGroup[]) {
  const rows = { ...generateCatalogue(size), synonyms }
  const before = usedBytes()
  const begin = { clock: performance.now(), worked: workedMs() }
  const catalogue = await createCatalogue(rows)
  const taken = { ms: performance.now() - begin.clock, worked: workedMs() - begin.worked }
  return { catalogue, rows, ...taken, megabytes: (usedBytes() - before) / 1e6 }
}

function usedBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

async function fillPostgres(url: string, { products }: ReturnType<typeof generateCatalogue>): Promise<pg.Client> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('create extension if not exists pg_trgm')
  await client.query('create temporary table searched (id integer, words text)')
  await client.query('insert into searched select * from unnest($1::integer[], $2::text[])', [
    products.map(({ id }) => id),
    products.map(({ name, subtitle, description }) => `${name} ${subtitle} ${description}`),
  ])
  await client.query('create index on searched using gin (words gin_trgm_ops)')
  await client.query('analyze searched')
  return client
}

type Sized = { size: number; catalogue: Catalogue }

/** CPU time in microseconds per list page and per product. */
const readings = {
  list: ({ catalogue }: Sized) => {
    const pages = catalogue.pagesOf(0) ?? 1
    return timed((index) => catalogue.listProducts({ name: '', categoryId: 0, page: index % pages }))
  },
  detail: ({ catalogue, size }: Sized) => timed((index) => catalogue.getProduct((index % size) + 1)),
}

function timed(read: (index: number) => unknown): number {
  const times = 200_000
  for (let index = 0; index < times; index++) read(index)
  const begin = workedMs()
  for (let index = 0; index < times; index++) read(index)
  return ((workedMs() - begin) / times) * 1000
}

async function compareReading(small: Sized, large: Sized, rounds: number): Promise<Result[]> {
  const results: Result[] = []
  for (const [kind, read] of Object.entries(readings)) {
    const time = await compare(
      async () => read(large),
      async () => read(small),
      rounds,
    )
    results.push(
      compared(`a ${kind} at ${figureText(large.size)} products`, 'µs', `at ${figureText(small.size)}`, time),
    )
  }
  return results
}
