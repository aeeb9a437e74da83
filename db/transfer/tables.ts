import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../connect.ts'
import type { Manifest } from './format.ts'

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

type Sequence = Manifest['sequences'][number]

/** The highest id is not enough, because ids of deleted rows must not be reused. */
export async function readSequences(tx: Tx): Promise<Sequence[]> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select sequencename as name from pg_sequences where schemaname = 'public' order by sequencename`,
  )
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const state = await tx.execute<{ lastValue: string; isCalled: boolean }>(
      sql`select last_value::text as "lastValue", is_called as "isCalled" from ${sql.identifier(name)}`,
    )
    for (const row of state.rows) sequences.push({ name, ...row })
  }
  return sequences
}

export async function setSequences(tx: Tx, sequences: Sequence[]): Promise<void> {
  for (const { name, lastValue, isCalled } of sequences) {
    await tx.execute(sql`select setval(quote_ident(${name})::regclass, ${lastValue}::bigint, ${isCalled})`)
  }
}
