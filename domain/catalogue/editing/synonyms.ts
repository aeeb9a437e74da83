import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { searchSynonyms } from '../../../db/schema.ts'
import {
  type AdminSynonym,
  type SynonymChange,
  type SynonymForm,
  synonymText,
} from '../../../shared/catalogue/synonyms.ts'
import { changedMeanwhile, done, invalid, notAllowed, notFound, type Outcome } from '../../outcome.ts'
import type { Staff } from '../../staff/staff-deps.ts'
import { type CatalogueDeps, changeCatalogue } from './change-catalogue.ts'
import { checkAmongOthers, checkWords } from './check-synonyms.ts'
import { isOlder } from './common-changes.ts'
import { changedFields, recordChange } from './record-change.ts'

type Row = typeof searchSynonyms.$inferSelect

/** Every search reads all groups. */
const mostGroups = 500

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
    if ((await tx.$count(searchSynonyms)) >= mostGroups)
      return notAllowed(`Hay ${mostGroups} grupos, que es el máximo: agrega las palabras a uno que ya existe.`)
    const [row] = await tx
      .insert(searchSynonyms)
      .values({ ...form, createdAt: at, updatedAt: at })
      .returning()
    if (!row) throw new Error('The synonyms were not stored.')
    await recordChange(tx, { staff, at }, { ...named(row), act: 'created', before: null, after: toContent(row) })
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
    await recordChange(tx, { staff, at }, { ...named(stored), act: 'updated', ...around })
    return done(toRecord(stored))
  })

export const deleteSynonym = (deps: CatalogueDeps, id: number, staff: Staff): Promise<Outcome<undefined>> =>
  changeCatalogue(deps, async (tx) => {
    const row = await lockSynonym(tx, id)
    if (!row) return notFound
    await tx.delete(searchSynonyms).where(eq(searchSynonyms.id, id))
    const context = { staff, at: deps.now() }
    await recordChange(tx, context, { ...named(row), act: 'deleted', before: toContent(row), after: null })
    return done(undefined)
  })

async function lockSynonym(tx: Tx, id: number): Promise<Row | undefined> {
  const [row] = await tx.select().from(searchSynonyms).where(eq(searchSynonyms.id, id)).for('update')
  return row
}
