import { and, asc, eq, inArray, isNull, max } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { categories, fitRules } from '../../../db/schema.ts'
import type { Attribute } from '../../../shared/catalogue/attributes/attribute.ts'
import {
  type AdminFitRule,
  type FitCondition,
  type FitRuleChange,
  type FitRuleForm,
  fitRuleName,
} from '../../../shared/catalogue/fits.ts'
import type { RowOrder } from '../../../shared/list.ts'
import type { Staff } from '../../actor.ts'
import { changedFields, recordChange } from '../../history/record-change.ts'
import { changedMeanwhile, done, invalid, notAllowed, notFound, type Outcome } from '../../outcome.ts'
import { readAttributes } from '../snapshot/live-catalogue.ts'
import { type CatalogueDeps, changeCatalogue, isOlder, placeInOrder } from './change-catalogue.ts'

type Faults = Record<string, string>

async function checkFitRule(tx: Tx, attributes: readonly Attribute[], form: FitRuleForm): Promise<Faults> {
  return {
    ...(await checkSides(tx, form)),
    ...checkMeasures(attributes, form),
    ...checkCondition(attributes, 'when', form.when),
    ...checkCondition(attributes, 'completesWith', form.completesWith),
  }
}

async function checkSides(tx: Tx, { sides }: FitRuleForm): Promise<Faults> {
  const ids = sides.flatMap(({ categoryIds }) => categoryIds)
  const known = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(inArray(categories.id, ids), isNull(categories.deletedAt)))
  const isUnknown = (id: number) => !known.some((category) => category.id === id)
  const faults = sides.flatMap(({ categoryIds }, index) =>
    categoryIds.some(isUnknown) ? [[`sides.${index}.categoryIds`, 'Una de las categorías ya no existe']] : [],
  )
  return Object.fromEntries(faults)
}

function checkMeasures(attributes: readonly Attribute[], { measures }: FitRuleForm): Faults {
  const faults = measures.flatMap(({ key }, index) => {
    const fault = measureFault(attributes, key) ?? (isRepeated(measures, index) && 'Este atributo está repetido')
    return fault ? [[`measures.${index}.key`, fault]] : []
  })
  return Object.fromEntries(faults)
}

const isRepeated = (measures: FitRuleForm['measures'], index: number) =>
  measures.findIndex(({ key }) => key === measures[index]?.key) < index

function measureFault(attributes: readonly Attribute[], wanted: string): string | undefined {
  const attribute = attributes.find(({ key }) => key === wanted)
  if (!attribute) return `No existe un atributo con la clave «${wanted}»`
  if (attribute.kind === 'number' || attribute.kind === 'choice') return undefined
  return `«${attribute.name}» no se puede comparar: elige un atributo de números u opciones`
}

function checkCondition(attributes: readonly Attribute[], field: string, condition: FitCondition | null): Faults {
  if (!condition) return {}
  const attribute = attributes.find(({ key }) => key === condition.attribute)
  if (!attribute) return { [`${field}.attribute`]: `No existe un atributo con la clave «${condition.attribute}»` }
  if (attribute.kind !== 'choice') return { [`${field}.attribute`]: `«${attribute.name}» no tiene opciones` }
  if (attribute.choices.some(({ key }) => key === condition.choice)) return {}
  return { [`${field}.choice`]: `«${attribute.name}» no tiene la opción «${condition.choice}»` }
}

type Row = typeof fitRules.$inferSelect

/** Every list that is reviewed reads all rules. */
const maxRules = 60

const inOrder = [asc(fitRules.position), asc(fitRules.id)]

const toContent = ({ value, position }: Row) => ({ ...value, position })
const named = (row: Row) => ({ kind: 'fitRule' as const, record: { id: row.id, name: fitRuleName(row.value) } })
const toRecord = ({ id, value, updatedAt }: Row): AdminFitRule => ({
  ...value,
  id,
  updatedAt: updatedAt.toISOString(),
})

export async function listFitRules({ db }: Pick<CatalogueDeps, 'db'>): Promise<AdminFitRule[]> {
  const rows = await db
    .select()
    .from(fitRules)
    .orderBy(...inOrder)
  return rows.map(toRecord)
}

export const createFitRule = (deps: CatalogueDeps, value: FitRuleForm, staff: Staff): Promise<Outcome<AdminFitRule>> =>
  changeCatalogue(deps, staff, async ({ tx, at }) => {
    const faults = await checkFitRule(tx, await readAttributes(tx), value)
    if (Object.keys(faults).length > 0) return invalid(faults)
    if ((await tx.$count(fitRules)) >= maxRules) return notAllowed(`Hay ${maxRules} reglas, que es el máximo.`)
    const [last] = await tx.select({ position: max(fitRules.position) }).from(fitRules)
    const position = (last?.position ?? -1) + 1
    const [row] = await tx.insert(fitRules).values({ value, position, createdAt: at, updatedAt: at }).returning()
    if (!row) throw new Error('The rule was not stored.')
    await recordChange(tx, { actor: staff, at }, { ...named(row), act: 'created', before: null, after: toContent(row) })
    return done(toRecord(row))
  })

export const updateFitRule = (
  deps: CatalogueDeps,
  id: number,
  { updatedAt, ...value }: FitRuleChange,
  staff: Staff,
): Promise<Outcome<AdminFitRule>> =>
  changeCatalogue(deps, staff, async ({ tx, at }) => {
    const row = await lockRule(tx, id)
    if (!row) return notFound
    if (isOlder(row, updatedAt)) return changedMeanwhile
    const faults = await checkFitRule(tx, await readAttributes(tx), value)
    if (Object.keys(faults).length > 0) return invalid(faults)
    const around = { before: toContent(row), after: toContent({ ...row, value }) }
    if (changedFields(around.before, around.after).length === 0) return done(toRecord(row))
    const [stored] = await tx.update(fitRules).set({ value, updatedAt: at }).where(eq(fitRules.id, id)).returning()
    if (!stored) throw new Error('The rule was not stored.')
    await recordChange(tx, { actor: staff, at }, { ...named(stored), act: 'updated', ...around })
    return done(toRecord(stored))
  })

export const orderFitRules = (deps: CatalogueDeps, order: RowOrder, staff: Staff): Promise<Outcome<undefined>> =>
  changeCatalogue(deps, staff, async ({ tx, at }) => {
    const rows = await tx
      .select()
      .from(fitRules)
      .orderBy(...inOrder)
      .for('update')
    const namedRows = rows.map((row) => ({ ...row, name: fitRuleName(row.value) }))
    const kind = { kind: 'fitRule', table: fitRules, toContent } as const
    return placeInOrder(tx, kind, namedRows, order, { actor: staff, at })
  })

export const deleteFitRule = (deps: CatalogueDeps, id: number, staff: Staff): Promise<Outcome<undefined>> =>
  changeCatalogue(deps, staff, async ({ tx, at }) => {
    const row = await lockRule(tx, id)
    if (!row) return notFound
    await tx.delete(fitRules).where(eq(fitRules.id, id))
    const context = { actor: staff, at }
    await recordChange(tx, context, { ...named(row), act: 'deleted', before: toContent(row), after: null })
    return done(undefined)
  })

async function lockRule(tx: Tx, id: number): Promise<Row | undefined> {
  const [row] = await tx.select().from(fitRules).where(eq(fitRules.id, id)).for('update')
  return row
}
