/** Every measurement against its baseline; how to read them: bench/README.md. */
import { isPostgresAtHand, startPostgres } from '../tests/postgres-server.ts'
import { benchSearch } from './search.ts'
import { benchStoredRequests } from './stored-requests.ts'

if (!isPostgresAtHand()) {
  console.error(
    'The measurements compare with PostgreSQL: install it (on Debian: apt-get install postgresql) and run again.',
  )
  process.exit(1)
}

const rounds = Number(process.env.BENCH_ROUNDS ?? 7)
const postgres = startPostgres()
try {
  await benchSearch(postgres.url, [2_000, 20_000], rounds)
  await benchStoredRequests(postgres.url, rounds)
} finally {
  postgres.stop()
}
process.exit(0)
