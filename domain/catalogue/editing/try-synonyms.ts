import type { SynonymTrial, SynonymTrialResult } from '../../../shared/catalogue/synonyms.ts'
import type { Deps } from '../../deps.ts'
import { done, invalid, type Outcome } from '../../outcome.ts'
import { checkWords } from './check-synonyms.ts'

const shown = 6

export function trySynonyms(
  { catalogue }: Pick<Deps, 'catalogue'>,
  { text, ...draft }: SynonymTrial,
): Outcome<SynonymTrialResult> {
  const fault = checkWords(draft.words)
  if (fault) return invalid({ words: fault })
  const { findProducts } = catalogue.current
  const [now, then] = [findProducts(text), findProducts(text, draft)]
  const known = new Set(now.map((product) => product.id))
  const listed = then.slice(0, shown).map((product) => ({ ...product, isNew: !known.has(product.id) }))
  return done({
    now: { total: now.length, products: now.slice(0, shown) },
    withGroup: { total: then.length, products: listed },
  })
}
