import { desc, inArray, lt, max, notInArray, sql, sum } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connect.ts'
import { searches } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { chileanDay } from '../calendar/chilean-day.ts'

export const mostTexts = 1000
const keptDays = 180

export type SearchCounts = Omit<typeof searches.$inferSelect, 'text' | 'day'>

/** Returns the given texts that the table has now. */
export async function storeSearches(db: Db, counts: Map<string, SearchCounts>, now: Date): Promise<Set<string>> {
  const day = chileanDay(now).toString()
  const oldest = chileanDay(now).subtract({ days: keptDays }).toString()
  return transact(db, async (tx) => {
    const known = await knownTexts(tx, [...counts.keys()])
    const worthStoring = [...counts].filter(([text, { searched }]) => searched > 1 || known.has(text)).sort()
    if (worthStoring.length === 0) return known
    await tx
      .insert(searches)
      .values(worthStoring.map(([text, each]) => ({ text, day, ...each })))
      .onConflictDoUpdate({ target: [searches.text, searches.day], set: addition })
    await tx.delete(searches).where(lt(searches.day, oldest))
    if (worthStoring.some(([text]) => !known.has(text))) await dropRarest(tx)
    return new Set(worthStoring.map(([text]) => text))
  })
}

const { searched, results, opened, positions, added } = searches

const addition = {
  searched: sql`${searched} + excluded.searched`,
  results: sql`case when excluded.searched > 0 then excluded.results else ${results} end`,
  opened: sql`${opened} + excluded.opened`,
  positions: sql`${positions} + excluded.positions`,
  added: sql`${added} + excluded.added`,
}

async function knownTexts(tx: Tx, texts: string[]): Promise<Set<string>> {
  const rows = await tx.selectDistinct({ text: searches.text }).from(searches).where(inArray(searches.text, texts))
  return new Set(rows.map(({ text }) => text))
}

async function dropRarest(tx: Tx): Promise<void> {
  const worthKeeping = tx
    .select({ text: searches.text })
    .from(searches)
    .groupBy(searches.text)
    .orderBy(desc(sum(searched)), desc(max(searches.day)))
    .limit(mostTexts)
  await tx.delete(searches).where(notInArray(searches.text, worthKeeping))
}
