import { sql } from 'drizzle-orm'
import type { Tx } from '../connect.ts'
import type { Manifest } from './format.ts'

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
