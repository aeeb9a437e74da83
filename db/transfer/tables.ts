import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../connect.ts'

type Column = { name: string; type: string }
export type TableShape = { name: string; columns: Column[]; key: { name: string; isText: boolean }[] }

/** The database itself lists its tables, so that none can be forgotten. */
export async function describeTables(tx: Tx): Promise<TableShape[]> {
  const { rows } = await tx.execute<TableShape>(sql`
    select relname as name,
      (
        select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
        from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
      ) as columns,
      (
        select coalesce(json_agg(json_build_object('name', attname, 'isText', attcollation <> 0) order by place), '[]')
        from pg_index, unnest(indkey) with ordinality as part (attnum, place)
        join pg_attribute a using (attnum)
        where indrelid = c.oid and indisprimary and a.attrelid = c.oid
      ) as key
    from pg_class c
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations'
    order by relname`)
  return rows
}

const credentials = ['preview_tokens', 'secrets', 'sign_in_attempts', 'staff_links', 'staff_sessions']

/** These are exported as empty: they concern only one place, or, as uploads, are exported as files. */
const emptied = [...credentials, 'chores', 'request_counts', 'uploads']

export async function countRows(tx: Tx, table: string): Promise<number> {
  if (emptied.includes(table)) return 0
  return Number((await tx.execute(sql`select count(*) from ${sql.identifier(table)}`)).rows[0]?.count)
}

/** Bytewise key order makes equal databases give equal lines. */
export function selectLines({ name, columns, key }: TableShape): SQL {
  const texts = columns.map((column) => sql`${sql.identifier(column.name)}::text`)
  const order = key.map(({ name, isText }) =>
    isText ? sql`${sql.identifier(name)} collate "C"` : sql`${sql.identifier(name)}`,
  )
  return sql`
    select json_build_array(${sql.join(texts, sql`, `)})::text as line from ${sql.identifier(name)}
    where ${emptied.includes(name) ? sql`false` : sql`true`}
    order by ${sql.join(order.length > 0 ? order : texts, sql`, `)}`
}

export function insertLines({ name, columns }: TableShape, lines: string[]): SQL {
  const names = columns.map((column) => sql.identifier(column.name))
  const values = columns.map((column, index) => sql`(line ->> ${sql.raw(`${index}`)})::${sql.raw(column.type)}`)
  return sql`
    insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)}) overriding system value
    select ${sql.join(values, sql`, `)} from json_array_elements(${`[${lines.join(',')}]`}::json) as line`
}

/** Makes text values independent of the server's settings. */
export async function fixTextForms(tx: Tx): Promise<void> {
  await tx.execute(sql`set local timezone = 'UTC'`)
  await tx.execute(sql`set local datestyle = 'ISO, YMD'`)
  await tx.execute(sql`set local intervalstyle = 'postgres'`)
  await tx.execute(sql`set local bytea_output = 'hex'`)
  await tx.execute(sql`set local extra_float_digits = 3`)
}
