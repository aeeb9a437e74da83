import pg from 'pg'
import { until } from './workshop.ts'

export type Stored = { lost: string[]; doubled: number }

/** Compares what was acknowledged with what the database has. */
export async function verify(databaseUrl: string, acknowledged: Map<string, string>): Promise<Stored> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ key: string; folios: string[] }>(`
      select substring(message from 'Simulacro (\\S+)') as key, array_agg(folio) as folios
      from requests where message like 'Simulacro %' group by 1`)
    const stored = new Map(rows.map(({ key, folios }) => [key, folios]))
    const lost = [...acknowledged].filter(([key, folio]) => !stored.get(key)?.includes(folio)).map(([key]) => key)
    return { lost, doubled: rows.filter(({ folios }) => folios.length > 1).length }
  } finally {
    await client.end()
  }
}

/** The queue works again when nothing waits any more. */
export async function untilMailsAreSent(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const count = async (state: string) =>
      Number((await client.query(`select count(*) from mails where ${state}`)).rows[0]?.count)
    await until('all mails are sent', 120, async () => (await count(`state = 'queued'`)) === 0)
    return await count('true')
  } finally {
    await client.end()
  }
}
