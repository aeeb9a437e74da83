import pg from 'pg'

const oldestVersion = 15

export class UnsuitableServer extends Error {}

type Server = { version: number; encoding: string }

export function requirementMissed({ version, encoding }: Server): string | undefined {
  const major = Math.floor(version / 10_000)
  if (major < oldestVersion) {
    return `DATABASE_URL: the server is PostgreSQL ${major}; upgrade it to ${oldestVersion} or later.`
  }
  // Sorting and searching normalize text, which PostgreSQL supports only in UTF8.
  if (encoding !== 'UTF8') {
    return `DATABASE_URL: the database has the encoding ${encoding}; create one with encoding 'UTF8' template template0.`
  }
  return undefined
}

/** The rest of the program is being loaded meanwhile, which keeps a connection waiting on a slow machine. */
const connectionTimeoutMillis = 30_000

export async function checkServer(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis })
  await client.connect()
  const { rows } = await client
    .query<Server>(
      `select current_setting('server_version_num')::integer as version, current_setting('server_encoding') as encoding`,
    )
    .finally(() => client.end())
  const missed = rows[0] && requirementMissed(rows[0])
  if (missed) throw new UnsuitableServer(missed)
}
