import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'

/** The content of the tables, by default of all, as text. */
export async function databaseText(db: Db, tables?: string[]): Promise<string> {
  const texts = []
  for (const table of tables ?? (await allTables(db))) {
    const { rows } = await db.execute(sql`select t::text as row from ${sql.identifier(table)} t`)
    texts.push(...rows.map(({ row }) => row))
  }
  return texts.join('\n')
}

async function allTables(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  return rows.map(({ name }) => name)
}
