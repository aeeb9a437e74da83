import { and, asc, desc, eq, ne } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { attributes, changes } from '../../../db/schema.ts'
import { type AdminAttribute, type Attribute, AttributeForm } from '../../../shared/catalogue/attributes/attribute.ts'
import { isReadByCalculators, lostByCalculators } from '../../../shared/catalogue/attributes/fixed-attributes.ts'
import { type FitCondition, type FitRule, fitRuleName } from '../../../shared/catalogue/fits.ts'
import type { Staff } from '../../actor.ts'
import { done, type Failure, invalid, notAllowed, notFound, type Outcome } from '../../outcome.ts'
import { readFits } from '../snapshot/live-catalogue.ts'
import { type CatalogueDeps, changeCatalogue } from './change-catalogue.ts'
import { editable, endOf } from './editable.ts'

type Row = typeof attributes.$inferSelect

/** Every row of every product is looked up among all. */
const maxAttributes = 500

const asShown = [asc(attributes.position), asc(attributes.id)]

const toForm = ({ key, value }: Row): AttributeForm => ({ key, ...value })
const toColumns = ({ key, ...value }: AttributeForm) => ({ key, value })
const toContent = (row: Row) => ({ ...toForm(row), position: row.position })
const toRecord = (row: Row): AdminAttribute => ({
  ...toContent(row),
  id: row.id,
  updatedAt: row.updatedAt.toISOString(),
})

const isTaken = async (tx: Tx, { key }: Pick<AttributeForm, 'key'>, id = 0) =>
  (await tx.$count(attributes, and(eq(attributes.key, key), ne(attributes.id, id)))) > 0

const find = (tx: Tx, id: number) => tx.select().from(attributes).where(eq(attributes.id, id)).for('update')

export const attribute = {
  ...editable({
    kind: 'attribute',
    table: attributes,
    max: {
      rows: maxAttributes,
      message: `Hay ${maxAttributes} atributos, que es el máximo: elimina uno que ya no se use.`,
    },
    nameOf: ({ value }: Row) => value.name,
    toContent,
    toRecord,
    toColumns,
    check: async (form, { tx }, row) => {
      if (await isTaken(tx, form, row?.id)) return invalid({ key: 'Ya hay un atributo con esta clave' })
      if (!row) return undefined
      const lost = lostByCalculators(toForm(row), form)
      return Object.keys(lost).length > 0 ? invalid(lost) : checkRules(tx, toForm(row), form)
    },
    checkDeletion: async (row, { tx }) =>
      isReadByCalculators(row.key)
        ? notAllowed('Las calculadoras del sitio leen este atributo: no se puede eliminar.')
        : checkRules(tx, toForm(row)),
    find,
    findInOrder: (tx) =>
      tx
        .select()
        .from(attributes)
        .orderBy(...asShown)
        .for('update'),
    insert: (tx, columns) =>
      tx
        .insert(attributes)
        .values({ ...columns, position: endOf(attributes) })
        .returning(),
    update: (tx, { id }, columns) => tx.update(attributes).set(columns).where(eq(attributes.id, id)).returning(),
  }),
  restore: restoreAttribute,
}

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

/** There is no trash for attributes: the history holds what a deleted one was. */
function restoreAttribute(deps: CatalogueDeps, actor: Staff, id: number): Promise<Outcome<AdminAttribute>> {
  return changeCatalogue(deps, actor, async ({ tx, at, record }) => {
    const [deletion] = await tx
      .select()
      .from(changes)
      .where(and(eq(changes.kind, 'attribute'), eq(changes.recordId, id), eq(changes.act, 'deleted')))
      .orderBy(desc(changes.id))
      .limit(1)
    if (!deletion?.before || (await find(tx, id)).length > 0) return notFound
    const form = AttributeForm.safeParse(deletion.before)
    if (!form.success) return notAllowed('Este atributo ya no es válido: créalo de nuevo.')
    if (await isTaken(tx, form.data))
      return notAllowed(`Otro atributo tiene ahora la clave «${form.data.key}»: cámbiasela y restaura de nuevo.`)
    const position = Number(deletion.before.position)
    const values = { ...toColumns(form.data), id, position, createdAt: at, updatedAt: at }
    const [row] = await tx.insert(attributes).values(values).returning()
    if (!row) throw new Error('The attribute was not stored.')
    await record({
      kind: 'attribute',
      act: 'restored',
      record: { id, name: row.value.name },
      before: null,
      after: toContent(row),
    })
    return done(toRecord(row))
  })
}

async function checkRules(tx: Tx, before: Attribute, after?: Attribute): Promise<Failure | undefined> {
  const { rules } = await readFits(tx)
  const rule = ruleBroken(rules, before, after)
  return rule ? notAllowed(`La regla de compatibilidad «${rule}» usa este atributo: cámbiala primero.`) : undefined
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
