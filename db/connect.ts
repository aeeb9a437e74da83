import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { scheduleMaintenance, startEmbedded } from './embedded/embedded.ts'

import { createListener } from './listener.ts'
import * as schema from './schema.ts'
import { checkServer, UnsuitableServer } from './server-requirements.ts'

export type Tx = NodePgDatabase<typeof schema>
export type Db = Tx & { $client: pg.Pool }

export type Connection = {
  db: Db
  pool: pg.Pool
  location: string
  /** Several processes may share a server. */
  isServer: boolean
  /** The embedded database never calls back, because it has one process. */
  subscribe: (channel: string, onMessage: () => void) => () => Promise<void>
  close: () => Promise<void>
}

export const programName = 'precinta'

type Place = {
  databaseUrl: string | undefined
  dataDir: string
  onError: (error: unknown) => void
}

export async function connect(place: Place): Promise<Connection> {
  return place.databaseUrl ? connectToServer(place.databaseUrl, place) : connectToEmbedded(place)
}

/** For commands: an embedded database that is not closed needs repair at its next start. */
export async function withConnection<T>(place: Place, run: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await connect(place)
  try {
    return await run(connection)
  } finally {
    await connection.close()
  }
}

/**
 * A visitor waits for a connection at most twice the first. There is no statement_timeout: it would also cancel the wait
 * of a commit for the synchronous replica, and PostgreSQL then reports success.
 */
const timeouts = {
  connectionTimeoutMillis: 4_000,
  query_timeout: 60_000,
  // A process that hangs holds locks until then, and forms repeat a request for 30 s.
  idle_in_transaction_session_timeout: 20_000,
}

async function connectToServer(databaseUrl: string, { onError }: Place): Promise<Connection> {
  await checkServer(databaseUrl).catch((error) => {
    throw error instanceof UnsuitableServer ? error : new CannotConnect(error)
  })
  const pool = openPool({ connectionString: databaseUrl, application_name: programName, max: 10, ...timeouts }, onError)
  const { host, pathname } = new URL(databaseUrl)
  const listener = createListener(databaseUrl, { onSilence: createConnectionReset(pool), onError })
  return {
    db: openDrizzle(pool),
    pool,
    location: `PostgreSQL ${host}${pathname}`,
    isServer: true,
    subscribe: listener.subscribe,
    close: async () => {
      await listener.stop()
      await pool.end()
    },
  }
}

async function connectToEmbedded({ dataDir, onError }: Place): Promise<Connection> {
  const embedded = await startEmbedded(dataDir)
  // One connection only: the embedded database is a single session, in which statements must not interleave.
  const address = { host: embedded.socketDir, database: 'postgres', user: 'postgres' }
  const pool = openPool({ ...address, max: 1, connectionTimeoutMillis: 30_000 }, onError)
  const maintenance = scheduleMaintenance(pool, onError)
  const close = async () => {
    await maintenance.stop()
    await pool.end()
    await embedded.stop()
  }
  return {
    db: openDrizzle(pool),
    pool,
    location: embedded.folder,
    isServer: false,
    subscribe: () => async () => {},
    close,
  }
}

export const openDrizzle = (pool: pg.Pool): Db => drizzle({ client: pool, schema, casing: 'snake_case' })

function openPool(config: pg.PoolConfig, onError: (error: unknown) => void): pg.Pool {
  const pool = new pg.Pool(config)
  // Without listeners a broken connection would end the process.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

/** Queries that wait for a response fail at once, and the next ones get new connections. */
function createConnectionReset(pool: pg.Pool): () => void {
  const busy = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => busy.add(client))
  pool.on('release', (_error, client) => busy.delete(client))
  return () => {
    for (const client of busy) if (client instanceof pg.Client) void client.end()
    for (let idle = pool.idleCount; idle > 0; idle--) {
      pool.connect().then(
        (client) => client.release(true),
        () => {},
      )
    }
  }
}

export class CannotConnect extends Error {
  constructor(cause: unknown) {
    const reason = cause instanceof Error && 'code' in cause ? cause.code : cause
    super(`DATABASE_URL: cannot connect to PostgreSQL (${reason}).`, { cause })
  }
}
