import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { startEmbedded } from './embedded/embedded.ts'
import { scheduleMaintenance } from './embedded/maintenance.ts'
import * as schema from './schema.ts'

export type Db = NodePgDatabase<typeof schema>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export type Connection = {
  db: Db
  pool: pg.Pool
  /** Where the data lies, for people. */
  location: string
  close: () => Promise<void>
}

type Place = {
  databaseUrl: string | undefined
  dataDir: string
  /** Told of what goes wrong outside any query. */
  onError: (error: unknown) => void
}

/** PostgreSQL where an address is given, else the embedded database in the data folder. */
export async function connect(place: Place): Promise<Connection> {
  return place.databaseUrl ? connectToServer(place.databaseUrl, place) : connectToEmbedded(place)
}

async function connectToServer(databaseUrl: string, { onError }: Place): Promise<Connection> {
  const pool = openPool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 10_000 }, onError)
  await pool.query('select 1')
  const { host, pathname } = new URL(databaseUrl)
  return { db: openDrizzle(pool), pool, location: `PostgreSQL ${host}${pathname}`, close: () => pool.end() }
}

async function connectToEmbedded({ dataDir, onError }: Place): Promise<Connection> {
  const embedded = await startEmbedded(dataDir)
  // One connection: the embedded database is one session, which must not hear the halves of two statements by turns.
  const pool = openPool({ host: embedded.socketDir, database: 'postgres', user: 'postgres', max: 1 }, onError)
  const maintenance = scheduleMaintenance(pool, onError)
  const close = async () => {
    await maintenance.stop()
    await pool.end()
    await embedded.stop()
  }
  return { db: openDrizzle(pool), pool, location: embedded.folder, close }
}

const openDrizzle = (pool: pg.Pool): Db => drizzle({ client: pool, schema, casing: 'snake_case' })

function openPool(config: pg.PoolConfig, onError: (error: unknown) => void): pg.Pool {
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  return new pg.Pool(config).on('error', onError)
}
