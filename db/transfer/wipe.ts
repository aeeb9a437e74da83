import { sql } from 'drizzle-orm'
import { programName, type Tx } from '../connect.ts'

/** Another process would continue with outdated data in memory. */
export async function isInUse(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = ${programName} and pid <> pg_backend_pid() limit 1`)
  return rows.length > 0
}

export async function hasRequests(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ there: boolean }>(sql`select to_regclass('public.requests') is not null as there`)
  if (!rows[0]?.there) return false
  const found = await tx.execute(sql`select 1 from requests limit 1`)
  return found.rows.length > 0
}

/** The schema itself stays, because its privileges must. */
export async function wipe(tx: Tx): Promise<void> {
  await tx.execute(sql`drop schema if exists pgboss cascade`)
  const { rows } = await tx.execute<{ statement: string }>(sql`
    with ours as (
      select 1 as turn, 'table' as kind, oid, 'pg_class'::regclass as catalogue, oid::regclass::text as name
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      union all
      select 2, 'sequence', oid, 'pg_class'::regclass, oid::regclass::text
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'
      union all
      select 3, 'routine', oid, 'pg_proc'::regclass, oid::regprocedure::text
      from pg_proc where pronamespace = 'public'::regnamespace
      union all
      select 4, 'type', oid, 'pg_type'::regclass, oid::regtype::text
      from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
    )
    select format('drop %s if exists %s cascade', kind, name) as statement from ours
    where not exists (
      select from pg_depend where classid = ours.catalogue and objid = ours.oid and deptype = 'e'
    )
    order by turn`)
  for (const { statement } of rows) await tx.execute(sql.raw(statement))
}
