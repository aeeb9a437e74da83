import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { connect } from '../../db/connect.ts'
import { freePort, startServer } from '../support/server-process.ts'
import { dataFolder } from '../support/test-database.ts'

const dataDir = dataFolder()
const atOnce = 200
const due = 150 * atOnce

/** Opens the data folder; no server may be running on it. */
async function inDatabase<T>(run: (db: Awaited<ReturnType<typeof connect>>['db']) => Promise<T>): Promise<T> {
  const connection = await connect({ databaseUrl: undefined, dataDir, onError: () => {} })
  try {
    return await run(connection.db)
  } finally {
    await connection.close()
  }
}

test('SIGTERM during the erasure of old requests finishes the current step, and the next start does the rest', async () => {
  await inDatabase(async (db) => {
    await db.execute(sql`
      insert into requests (kind, folio, name, email, company, message, status, received_at, updated_at)
      select 'contact', 'CON-2020-' || n, 'Ana', 'ana@empresa.example', 'Empresa', 'Hola', 'closed',
        '2020-01-01', '2020-01-01'
      from generate_series(1, ${due}::integer) as n`)
  })
  const server = await startServer({ PORT: await freePort(), DATA_DIR: dataDir })
  expect(await server.stop('SIGTERM')).toBe(0)
  expect(server.output()).not.toContain('closing failed')
  const { erased, noted } = await inDatabase(async (db) => {
    const { rows } = await db.execute<{ erased: number; noted: number }>(sql`
      select count(*) filter (where erased_at is not null)::integer as erased,
        (select coalesce(sum(requests), 0)::integer from privacy_acts where kind = 'retention') as noted
      from requests`)
    return rows[0] ?? { erased: -1, noted: -1 }
  })
  expect(erased).toBeGreaterThan(0)
  expect(erased).toBeLessThan(due)
  expect(erased % atOnce).toBe(0)
  expect(noted).toBe(erased)
}, 240_000)
