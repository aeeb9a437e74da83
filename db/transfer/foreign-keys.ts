import { sql } from 'drizzle-orm'
import type { Tx } from '../connect.ts'

/** Rows may reference each other in a circle; adding the keys again checks every row. */
export async function withoutForeignKeys(tx: Tx, load: () => Promise<void>): Promise<void> {
  const { rows } = await tx.execute<{ table: string; name: string; definition: string }>(sql`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  for (const { table, name } of rows) await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`))
  await load()
  for (const { table, name, definition } of rows) {
    await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`))
  }
}
