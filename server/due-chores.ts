import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'

/** One process gets true. If it dies, the chore is due again after `leaseMs`. */
export async function claimChore(db: Db, name: string, leaseMs: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into chores (name, due_at)
    select ${name}, ${after(leaseMs)}
    where not exists (select from chores where name = ${name} and due_at > now())
    on conflict (name) do update set due_at = excluded.due_at where chores.due_at <= now()
    returning name`)
  return rows.length > 0
}

export async function postponeChore(db: Db, name: string, byMs: number): Promise<void> {
  await db.execute(sql`update chores set due_at = ${after(byMs)} where name = ${name}`)
}

/** The clock of the database, because those of several machines differ. */
const after = (ms: number) => sql`now() + make_interval(secs => ${ms / 1000})`
