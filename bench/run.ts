/** Runs all measurements, or those named as arguments. bench/README.md explains the results. */
import { parseArgs } from 'node:util'
import { benchBounds } from './bounds.ts'
import { benchBytes } from './bytes.ts'
import { benchCapacity } from './capacity.ts'
import { benchColdPage } from './cold-page.ts'
import { benchEventLoop } from './event-loop.ts'
import { benchFilters } from './filters.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchNavigation } from './navigation.ts'
import * as needs from './needs.ts'
import { benchNextTwin } from './next-twin.ts'
import { benchRelevance } from './relevance.ts'
import { printTable, type Result } from './results.ts'
import { benchSearch } from './search.ts'
import { benchStart } from './start.ts'
import { benchStoredRequests } from './stored-requests.ts'
import { benchUploads } from './uploads.ts'

type Part = { needs: needs.Need[]; run: (rounds: number) => Promise<Result[]> }

const parts: Record<string, Part> = {
  next: { needs: [needs.wrk, needs.next], run: benchNextTwin },
  bytes: { needs: [needs.chromium], run: benchBytes },
  lighthouse: { needs: [needs.chromium, needs.lighthouse], run: benchLighthouse },
  navigation: { needs: [needs.chromium], run: benchNavigation },
  bounds: { needs: [], run: benchBounds },
  capacity: { needs: [needs.wrk, needs.postgres], run: benchCapacity },
  cold: { needs: [], run: benchColdPage },
  filters: { needs: [], run: benchFilters },
  loop: { needs: [], run: benchEventLoop },
  relevance: { needs: [needs.postgres, needs.searchLibraries], run: benchRelevance },
  search: { needs: [needs.postgres], run: benchSearch },
  start: { needs: [], run: benchStart },
  stored: { needs: [needs.postgres], run: benchStoredRequests },
  uploads: { needs: [needs.postgres], run: benchUploads },
}

const { positionals } = parseArgs({ allowPositionals: true })
const unknown = positionals.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`There is no measurement called ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
const chosen = Object.entries(parts).filter(([name]) => positionals.length === 0 || positionals.includes(name))

const missing = new Set(chosen.flatMap(([, part]) => lacking(part)))
if (missing.size > 0) console.log(`To measure everything: ${[...missing].join(' && ')}\n`)

const rounds = Number(process.env.BENCH_ROUNDS ?? 7)
const results: Result[] = []
let hasFailed = false
for (const [name, part] of chosen) {
  const lacks = lacking(part)
  if (lacks.length > 0) {
    console.log(`\n${name}: left out, needs ${lacks.join(' && ')}`)
    continue
  }
  console.log(`\n${name}`)
  try {
    results.push(...(await part.run(rounds)))
  } catch (error) {
    hasFailed = true
    console.error(`${name} could not be measured:`, error)
  }
}
console.log('')
printTable(results)
process.exit(hasFailed ? 1 : 0)

function lacking(part: Part): string[] {
  return part.needs.filter(({ isThere }) => !isThere()).map(({ install }) => install)
}
