import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { searchSynonyms } from '../../../db/schema.ts'
import {
  type AdminSynonym,
  type SynonymForm,
  type SynonymTrial,
  type SynonymTrialResult,
  synonymText,
} from '../../../shared/catalogue/synonyms.ts'
import { fold } from '../../../shared/text.ts'
import type { Deps } from '../../deps.ts'
import { done, invalid, type Outcome } from '../../outcome.ts'
import { limitFault, stemsOf } from '../search/synonym-groups.ts'
import { tokensOf } from '../search/tokens.ts'
import type { CatalogueDeps } from './change-catalogue.ts'
import { editable } from './editable.ts'

const maxWordsOfPhrase = 5

function checkWords(words: string[]): string | undefined {
  const seen = new Set<string>()
  for (const word of words) {
    if (seen.has(fold(word))) return `«${word}» está repetida`
    seen.add(fold(word))
    if (tokensOf(word).some(({ kind }) => kind === 'measure'))
      return `«${word}» tiene números: las medidas se buscan aparte, escribe solo palabras`
    if (stemsOf(word).length > maxWordsOfPhrase) return `«${word}» es muy larga: usa hasta ${maxWordsOfPhrase} palabras`
    if (stemsOf(word).length === 0)
      return `La búsqueda no toma en cuenta «${word}»: escribe una palabra que nombre el producto o su uso`
  }
  return undefined
}

async function checkAmongOthers(tx: Tx, form: SynonymForm, id = 0): Promise<string | undefined> {
  const groups = await tx.select().from(searchSynonyms).orderBy(asc(searchSynonyms.id))
  const others = groups.filter((group) => group.id !== id)
  if (others.some((other) => keyOf(other) === keyOf(form))) return 'Ya existe un grupo con estas palabras'
  return limitFault(
    others,
    form,
    groups.find((group) => group.id === id),
  )
}

function keyOf({ words, isOneWay }: SynonymForm): string {
  const [first = '', ...others] = words.map(fold)
  return JSON.stringify(isOneWay ? [first, others.sort()] : [first, ...others].sort())
}

type Row = typeof searchSynonyms.$inferSelect

/** Every search reads all groups. */
const maxGroups = 500

const toContent = ({ words, isOneWay }: Row) => ({ words, isOneWay })
const toRecord = (row: Row): AdminSynonym => ({
  ...toContent(row),
  id: row.id,
  updatedAt: row.updatedAt.toISOString(),
})

export const synonym = editable({
  kind: 'synonym',
  table: searchSynonyms,
  max: {
    rows: maxGroups,
    message: `Hay ${maxGroups} grupos, que es el máximo: agrega las palabras a uno que ya existe.`,
  },
  nameOf: (row: Row) => synonymText(row),
  toContent,
  toRecord,
  toColumns: (form: SynonymForm) => form,
  check: async (form, { tx }, row) => {
    const fault = checkWords(form.words) ?? (await checkAmongOthers(tx, form, row?.id))
    return fault ? invalid({ words: fault }) : undefined
  },
  find: (tx, id) => tx.select().from(searchSynonyms).where(eq(searchSynonyms.id, id)).for('update'),
  insert: (tx, columns) => tx.insert(searchSynonyms).values(columns).returning(),
  update: (tx, { id }, columns) => tx.update(searchSynonyms).set(columns).where(eq(searchSynonyms.id, id)).returning(),
})

export async function listSynonyms({ db }: Pick<CatalogueDeps, 'db'>): Promise<AdminSynonym[]> {
  const rows = await db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.id))
  return rows.map(toRecord).reverse()
}

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
