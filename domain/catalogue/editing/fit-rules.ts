import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { categories, fitRules } from '../../../db/schema.ts'
import type { Attribute } from '../../../shared/catalogue/attributes/attribute.ts'
import { type AdminFitRule, type FitCondition, type FitRuleForm, fitRuleName } from '../../../shared/catalogue/fits.ts'
import { invalid } from '../../outcome.ts'
import { readAttributes } from '../snapshot/live-catalogue.ts'
import type { CatalogueDeps } from './change-catalogue.ts'
import { editable, endOf } from './editable.ts'

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

const toRecord = ({ id, value, updatedAt }: Row): AdminFitRule => ({
  ...value,
  id,
  updatedAt: updatedAt.toISOString(),
})

export const fitRule = editable({
  kind: 'fitRule',
  table: fitRules,
  max: { rows: maxRules, message: `Hay ${maxRules} reglas, que es el máximo.` },
  nameOf: ({ value }: Row) => fitRuleName(value),
  toContent: ({ value, position }) => ({ ...value, position }),
  toRecord,
  toColumns: (value: FitRuleForm) => ({ value }),
  check: async (form, { tx }) => {
    const faults = await checkFitRule(tx, await readAttributes(tx), form)
    return Object.keys(faults).length > 0 ? invalid(faults) : undefined
  },
  find: (tx, id) => tx.select().from(fitRules).where(eq(fitRules.id, id)).for('update'),
  findInOrder: (tx) =>
    tx
      .select()
      .from(fitRules)
      .orderBy(...inOrder)
      .for('update'),
  insert: (tx, columns) =>
    tx
      .insert(fitRules)
      .values({ ...columns, position: endOf(fitRules) })
      .returning(),
  update: (tx, { id }, columns) => tx.update(fitRules).set(columns).where(eq(fitRules.id, id)).returning(),
})

export async function listFitRules({ db }: Pick<CatalogueDeps, 'db'>): Promise<AdminFitRule[]> {
  const rows = await db
    .select()
    .from(fitRules)
    .orderBy(...inOrder)
  return rows.map(toRecord)
}
