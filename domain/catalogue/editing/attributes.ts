import { and, asc, desc, eq, max, ne } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { attributes, changes } from '../../../db/schema.ts'
import {
  type AdminAttribute,
  type Attribute,
  type AttributeChange,
  AttributeForm,
} from '../../../shared/catalogue/attributes/attribute.ts'
import { isReadByCalculators, lostByCalculators } from '../../../shared/catalogue/attributes/fixed-attributes.ts'
import { type FitCondition, type FitRule, fitRuleName } from '../../../shared/catalogue/fits.ts'
import type { RowOrder } from '../../../shared/list.ts'
import type { Staff } from '../../actor.ts'
import { type ChangeContext, changedFields, recordChange } from '../../history/record-change.ts'
import { changedMeanwhile, done, type Failure, invalid, notAllowed, notFound, type Outcome } from '../../outcome.ts'
import { readFits } from '../snapshot/live-catalogue.ts'
import { type CatalogueDeps, changeCatalogue, isOlder, placeInOrder } from './change-catalogue.ts'

type Row = typeof attributes.$inferSelect

/** Every row of every product is looked up among all. */
const maxAttributes = 500

const asShown = [asc(attributes.position), asc(attributes.id)]

const toForm = ({ key, value }: Row): AttributeForm => ({ key, ...value })
const toContent = (row: Row) => ({ ...toForm(row), position: row.position })
const toRecord = (row: Row): AdminAttribute => ({
  ...toContent(row),
  id: row.id,
  updatedAt: row.updatedAt.toISOString(),
})
const named = (row: Row) => ({ kind: 'attribute' as const, record: { id: row.id, name: row.value.name } })

export async function listAttributes({ db }: Pick<CatalogueDeps, 'db'>): Promise<AdminAttribute[]> {
  const rows = await db
    .select()
    .from(attributes)
    .orderBy(...asShown)
  return rows.map(toRecord)
}

export async function getAttribute({ db }: Pick<CatalogueDeps, 'db'>, id: number): Promise<AdminAttribute | undefined> {
  const [row] = await db.select().from(attributes).where(eq(attributes.id, id))
  return row && toRecord(row)
}

export const createAttribute = (
  deps: CatalogueDeps,
  form: AttributeForm,
  staff: Staff,
): Promise<Outcome<AdminAttribute>> =>
  changeCatalogue(deps, staff, async ({ tx, at }) => {
    if (await isTaken(tx, form)) return keyTaken
    if ((await tx.$count(attributes)) >= maxAttributes)
      return notAllowed(`Hay ${maxAttributes} atributos, que es el máximo: elimina uno que ya no se use.`)
    const [last] = await tx.select({ position: max(attributes.position) }).from(attributes)
    const { key, ...value } = form
    const row = await insert(tx, { key, value, position: (last?.position ?? -1) + 1, createdAt: at, updatedAt: at })
    await recordChange(tx, { actor: staff, at }, { ...named(row), act: 'created', before: null, after: toContent(row) })
    return done(toRecord(row))
  })

export const updateAttribute = (
  deps: CatalogueDeps,
  id: number,
  { updatedAt, ...form }: AttributeChange,
  staff: Staff,
): Promise<Outcome<AdminAttribute>> =>
  changeCatalogue(deps, staff, async ({ tx, at }) => {
    const row = await lockAttribute(tx, id)
    if (!row) return notFound
    if (isOlder(row, updatedAt)) return changedMeanwhile
    if (await isTaken(tx, form, id)) return keyTaken
    const lost = lostByCalculators(toForm(row), form)
    if (Object.keys(lost).length > 0) return invalid(lost)
    const rule = ruleBroken((await readFits(tx)).rules, toForm(row), form)
    if (rule) return usedBy(rule)
    const before = toContent(row)
    if (changedFields(before, form).length === 0) return done(toRecord(row))
    const { key, ...value } = form
    const [stored] = await tx
      .update(attributes)
      .set({ key, value, updatedAt: at })
      .where(eq(attributes.id, id))
      .returning()
    if (!stored) throw new Error('The attribute was not stored.')
    await recordChange(tx, { actor: staff, at }, { ...named(stored), act: 'updated', before, after: toContent(stored) })
    return done(toRecord(stored))
  })

export const orderAttributes = (deps: CatalogueDeps, order: RowOrder, staff: Staff): Promise<Outcome<undefined>> =>
  changeCatalogue(deps, staff, async ({ tx, at }) => {
    const rows = await tx
      .select()
      .from(attributes)
      .orderBy(...asShown)
      .for('update')
    return placeInOrder(
      tx,
      { kind: 'attribute', table: attributes, toContent },
      rows.map((row) => ({ ...row, name: row.value.name })),
      order,
      { actor: staff, at },
    )
  })

export const deleteAttribute = (deps: CatalogueDeps, id: number, staff: Staff): Promise<Outcome<undefined>> =>
  changeCatalogue(deps, staff, async ({ tx, at }) => {
    const row = await lockAttribute(tx, id)
    if (!row) return notFound
    if (isReadByCalculators(row.key))
      return notAllowed('Las calculadoras del sitio leen este atributo: no se puede eliminar.')
    const rule = ruleBroken((await readFits(tx)).rules, toForm(row))
    if (rule) return usedBy(rule)
    await tx.delete(attributes).where(eq(attributes.id, id))
    const context: ChangeContext = { actor: staff, at }
    await recordChange(tx, context, { ...named(row), act: 'deleted', before: toContent(row), after: null })
    return done(undefined)
  })

/** There is no trash for attributes: the history holds what a deleted one was. */
export const restoreAttribute = (deps: CatalogueDeps, id: number, staff: Staff): Promise<Outcome<AdminAttribute>> =>
  changeCatalogue(deps, staff, async ({ tx, at }) => {
    const [deletion] = await tx
      .select()
      .from(changes)
      .where(and(eq(changes.kind, 'attribute'), eq(changes.recordId, id), eq(changes.act, 'deleted')))
      .orderBy(desc(changes.id))
      .limit(1)
    if (!deletion?.before || (await lockAttribute(tx, id))) return notFound
    const form = AttributeForm.safeParse(deletion.before)
    if (!form.success) return notAllowed('Este atributo ya no es válido: créalo de nuevo.')
    if (await isTaken(tx, form.data))
      return notAllowed(`Otro atributo tiene ahora la clave «${form.data.key}»: cámbiasela y restaura de nuevo.`)
    const { key, ...value } = form.data
    const position = Number(deletion.before.position)
    const row = await insert(tx, { id, key, value, position, createdAt: at, updatedAt: at })
    await recordChange(
      tx,
      { actor: staff, at },
      { ...named(row), act: 'restored', before: null, after: toContent(row) },
    )
    return done(toRecord(row))
  })

const keyTaken = invalid({ key: 'Ya hay un atributo con esta clave' })

const usedBy = (rule: string): Failure =>
  notAllowed(`La regla de compatibilidad «${rule}» usa este atributo: cámbiala primero.`)

const isTaken = async (tx: Tx, { key }: Pick<AttributeForm, 'key'>, id = 0) =>
  (await tx.$count(attributes, and(eq(attributes.key, key), ne(attributes.id, id)))) > 0

async function insert(tx: Tx, values: typeof attributes.$inferInsert): Promise<Row> {
  const [row] = await tx.insert(attributes).values(values).returning()
  if (!row) throw new Error('The attribute was not stored.')
  return row
}

async function lockAttribute(tx: Tx, id: number): Promise<Row | undefined> {
  const [row] = await tx.select().from(attributes).where(eq(attributes.id, id)).for('update')
  return row
}

/** The first rule that would lose a measure or a choice if the attribute became the other one, or nothing. */
function ruleBroken(rules: readonly FitRule[], { key }: Attribute, after?: Attribute): string | undefined {
  const same = after?.key === key ? after : undefined
  const isMeasurable = same?.kind === 'number' || same?.kind === 'choice'
  const isLost = (condition: FitCondition | null) =>
    condition?.attribute === key && !same?.choices.some((choice) => choice.key === condition.choice)
  const broken = rules.find(
    ({ measures, when, completesWith }) =>
      (!isMeasurable && measures.some((measure) => measure.key === key)) || isLost(when) || isLost(completesWith),
  )
  return broken && fitRuleName(broken)
}
