import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openTestDatabase } from '../tests/support/test-database.ts'
import { type Connection, openDrizzle } from './connect.ts'
import { DatabaseUnavailable, transact } from './transact.ts'

let connection: Connection

beforeAll(async () => {
  connection = await openTestDatabase()
  await connection.pool.query('create table words (word text unique)')
})
afterAll(() => connection.close())

const words = async () =>
  (await connection.pool.query('select word from words order by word')).rows.map(({ word }) => word)
const insert = (word: string) => sql`insert into words values (${word})`

test('a transaction is committed, or rolled back if it fails', async () => {
  await transact(connection.db, (tx) => tx.execute(insert('kept')))
  const failing = transact(connection.db, async (tx) => {
    await tx.execute(insert('lost'))
    await tx.execute(insert('kept'))
  })
  await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } })
  expect(await words()).toEqual(['kept'])
})

test('an unreachable database throws DatabaseUnavailable', async () => {
  const db = openDrizzle(new pg.Pool({ host: '127.0.0.1', port: 1 }))
  await expect(transact(db, async () => {})).rejects.toBeInstanceOf(DatabaseUnavailable)
})

test.runIf(inject('postgresUrl'))(
  'a lost connection fails only its own transaction, and the pool recovers',
  async () => {
    for (let time = 0; time < 12; time++) {
      const cutOff = transact(connection.db, async (tx) => {
        await tx.execute(insert(`cut off ${time}`))
        await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
      })
      await expect(cutOff).rejects.toBeInstanceOf(DatabaseUnavailable)
    }
    expect(connection.pool.totalCount - connection.pool.idleCount).toBe(0)
    expect(await words()).not.toContain('cut off 0')
  },
)
