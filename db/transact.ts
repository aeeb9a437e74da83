import { DrizzleQueryError, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db, Tx } from './connect.ts'
import * as schema from './schema.ts'

export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** Drizzle's own transaction leaks the connection when `begin` fails, and hides the cause when it breaks. */
export async function transact<T>(db: Db, operation: (tx: Tx) => Promise<T>, begin = 'begin'): Promise<T> {
  const client = await db.$client.connect().catch((cause) => {
    throw new DatabaseUnavailable('No connection to the database.', { cause })
  })
  try {
    await client.query(begin).catch(throwConnectionError)
    const value = await operation(drizzle({ client, schema, casing: 'snake_case' }))
    await client.query('commit').catch(throwConnectionError)
    client.release()
    return value
  } catch (error) {
    const isBroken = isConnectionUnusable(error) || !(await rollBack(client))
    client.release(isBroken)
    throw isBroken ? new DatabaseUnavailable('The connection to the database broke.', { cause: error }) : error
  }
}

function throwConnectionError(cause: unknown): never {
  throw cause instanceof pg.DatabaseError ? cause : new DatabaseUnavailable('The database did not respond.', { cause })
}

const rollBack = (client: pg.PoolClient) =>
  client.query('rollback').then(
    () => true,
    () => false,
  )

/** A primary that became a replica rejects every change. */
const readOnlyCode = '25006'

/** A rollback on this connection would wait in vain, or the next transaction would fail too. */
function isConnectionUnusable(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof pg.DatabaseError ? cause.code === readOnlyCode : isDatabaseUnavailable(error)
}

/** PostgreSQL has these classes for failed connections, lack of resources, locks, shutdown and I/O errors. */
const awayCodes = new RegExp(`^(08|53|55P03|57P|58|${readOnlyCode})`)

export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  if (error instanceof pg.DatabaseError) return awayCodes.test(error.code ?? '')
  if (!(error instanceof DrizzleQueryError)) return false
  return !(error.cause instanceof pg.DatabaseError) || isDatabaseUnavailable(error.cause)
}

/** The numbers are arbitrary, but processes of all versions must share them. */
const numbers = { migration: 7_246_801, catalogue: 7_246_802, settings: 7_246_803, mailQueue: 7_246_804 }

/** One transaction at a time of all processes gets past this; it holds the lock until it ends. */
export async function lock(tx: Tx, purpose: keyof typeof numbers): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${numbers[purpose]})`)
}
