import type { Connection } from '../../db/connect.ts'
import { transact } from '../../db/transact.ts'
import { seed } from '../../demo/seed.ts'

const tables = [
  'categories',
  'products',
  'former_slugs',
  'banners',
  'changes',
  'search_synonyms',
  'attributes',
  'fit_rules',
  'fit_exceptions',
]

/** Returns a function that replaces the rows that differ from a copy, which is many times faster than seeding them again. */
export async function seedCatalogue({ db, pool }: Connection): Promise<() => Promise<unknown>> {
  await pool.query(`truncate ${tables.join(', ')} restart identity cascade`)
  await transact(db, seed)
  await pool.query(
    ['create schema seeded', ...tables.map((table) => `create table seeded.${table} as table ${table}`)].join(';'),
  )
  const { rows: columns } = await pool.query<{ table: string; names: string }>(
    `select table_name as table, string_agg(column_name, ', ') as names from information_schema.columns
     where table_schema = 'public' and table_name = any($1) and is_generated = 'NEVER' group by table_name`,
    [tables],
  )
  const { rows: sequences } = await pool.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value as last from pg_sequences
     where schemaname = 'public' and sequencename = any($1)`,
    [tables.map((table) => `${table}_id_seq`)],
  )
  const restoreTable = (table: string) => {
    const names = columns.find((one) => one.table === table)?.names
    return [
      `delete from ${table} where ${table} not in (select copy from seeded.${table} copy)`,
      `insert into ${table} (${names}) select ${names} from seeded.${table} on conflict do nothing`,
    ]
  }
  const restoreSequence = ({ name, last }: (typeof sequences)[number]) =>
    `setval('${name}', ${last ?? 1}, ${last !== null})`
  const statements = [
    // Statements sent together are one transaction. Otherwise a row could not be replaced while others refer to it.
    'set local session_replication_role = replica',
    ...tables.flatMap(restoreTable),
    `select ${sequences.map(restoreSequence).join(', ')}`,
  ]
  return () => pool.query(statements.join(';'))
}
