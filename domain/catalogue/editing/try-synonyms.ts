import { asc, ne } from 'drizzle-orm'
import type { SynonymTrial, SynonymTrialResult } from '../../../contract/catalogue/synonyms.ts'
import { searchSynonyms } from '../../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { done, invalid, type Outcome } from '../../outcome.ts'
import { checkWords } from './check-synonyms.ts'

const shown = 6

export async function trySynonyms(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  { id = 0, text, ...draft }: SynonymTrial,
): Promise<Outcome<SynonymTrialResult>> {
  const fault = checkWords(draft.words)
  if (fault) return invalid({ words: fault })
  const others = await db.select().from(searchSynonyms).where(ne(searchSynonyms.id, id)).orderBy(asc(searchSynonyms.id))
  const { findProducts } = catalogue.current
  const [now, then] = [findProducts(text), findProducts(text, [...others, draft])]
  const known = new Set(now.map((product) => product.id))
  const listed = then.slice(0, shown).map((product) => ({ ...product, isNew: !known.has(product.id) }))
  return done({
    now: { total: now.length, products: now.slice(0, shown) },
    withGroup: { total: then.length, products: listed },
  })
}
