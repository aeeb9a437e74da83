import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { searchSynonyms } from '../../../db/schema.ts'
import {
  type AdminSynonym,
  type SynonymChange,
  type SynonymForm,
  type SynonymTrial,
  type SynonymTrialResult,
  synonymText,
} from '../../../shared/catalogue/synonyms.ts'
import { fold } from '../../../shared/text.ts'
import type { Staff } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { changedFields, recordChange } from '../../history/record-change.ts'
import { changedMeanwhile, done, invalid, notAllowed, notFound, type Outcome } from '../../outcome.ts'
import { limitFault, stemsOf } from '../search/synonyms.ts'
import { tokensOf } from '../search/tokens.ts'
import { type CatalogueDeps, changeCatalogue, isOlder } from './change-catalogue.ts'

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

const named = (row: Row) => ({ kind: 'synonym' as const, record: { id: row.id, name: synonymText(row) } })
const toContent = ({ words, isOneWay }: Row) => ({ words, isOneWay })
const toRecord = (row: Row): AdminSynonym => ({
  ...toContent(row),
  id: row.id,
  updatedAt: row.updatedAt.toISOString(),
})

export async function listSynonyms({ db }: Pick<CatalogueDeps, 'db'>): Promise<AdminSynonym[]> {
  const rows = await db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.id))
  return rows.map(toRecord).reverse()
}

export const createSynonym = (deps: CatalogueDeps, form: SynonymForm, staff: Staff): Promise<Outcome<AdminSynonym>> =>
  changeCatalogue(deps, async (tx) => {
    const at = deps.now()
    const fault = checkWords(form.words) ?? (await checkAmongOthers(tx, form))
    if (fault) return invalid({ words: fault })
    if ((await tx.$count(searchSynonyms)) >= maxGroups)
      return notAllowed(`Hay ${maxGroups} grupos, que es el máximo: agrega las palabras a uno que ya existe.`)
    const [row] = await tx
      .insert(searchSynonyms)
      .values({ ...form, createdAt: at, updatedAt: at })
      .returning()
    if (!row) throw new Error('The synonyms were not stored.')
    await recordChange(tx, { actor: staff, at }, { ...named(row), act: 'created', before: null, after: toContent(row) })
    return done(toRecord(row))
  })

export const updateSynonym = (
  deps: CatalogueDeps,
  id: number,
  { updatedAt, ...form }: SynonymChange,
  staff: Staff,
): Promise<Outcome<AdminSynonym>> =>
  changeCatalogue(deps, async (tx) => {
    const at = deps.now()
    const row = await lockSynonym(tx, id)
    if (!row) return notFound
    if (isOlder(row, updatedAt)) return changedMeanwhile
    const fault = checkWords(form.words) ?? (await checkAmongOthers(tx, form, id))
    if (fault) return invalid({ words: fault })
    if (changedFields(toContent(row), form).length === 0) return done(toRecord(row))
    const [stored] = await tx
      .update(searchSynonyms)
      .set({ ...form, updatedAt: at })
      .where(eq(searchSynonyms.id, id))
      .returning()
    if (!stored) throw new Error('The synonyms were not stored.')
    const around = { before: toContent(row), after: toContent(stored) }
    await recordChange(tx, { actor: staff, at }, { ...named(stored), act: 'updated', ...around })
    return done(toRecord(stored))
  })

export const deleteSynonym = (deps: CatalogueDeps, id: number, staff: Staff): Promise<Outcome<undefined>> =>
  changeCatalogue(deps, async (tx) => {
    const row = await lockSynonym(tx, id)
    if (!row) return notFound
    await tx.delete(searchSynonyms).where(eq(searchSynonyms.id, id))
    const context = { actor: staff, at: deps.now() }
    await recordChange(tx, context, { ...named(row), act: 'deleted', before: toContent(row), after: null })
    return done(undefined)
  })

async function lockSynonym(tx: Tx, id: number): Promise<Row | undefined> {
  const [row] = await tx.select().from(searchSynonyms).where(eq(searchSynonyms.id, id)).for('update')
  return row
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
