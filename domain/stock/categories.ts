import { and, asc, count, eq, gt, isNull, max } from 'drizzle-orm'
import type { AdminCategory, CategoryChange, CategoryForm, CategoryOrder } from '../../contract/admin/categories.ts'
import { fixedCategoryNames, linkedCategoryIds } from '../../contract/fixed-categories.ts'
import type { Tx } from '../../db/connect.ts'
import { categories, products } from '../../db/schema.ts'
import type { Staff } from '../staff/staff-deps.ts'
import { changeCatalogue, type StockDeps } from './change-catalogue.ts'
import { changedMeanwhile, done, invalid, missing, type Outcome, refused } from './outcome.ts'
import { isOlder } from './product-record.ts'
import { changedFields, recordChange } from './record-change.ts'
import { endOfTrash, isInTrash } from './trash.ts'

type Row = typeof categories.$inferSelect

const alive = isNull(categories.deletedAt)
const isFixed = ({ parentId, name }: Pick<Row, 'parentId' | 'name'>) => !parentId && fixedCategoryNames.includes(name)
const named = ({ id, name }: Row) => ({ kind: 'category' as const, recordId: id, recordName: name })
const toContent = ({ name, parentId, position }: Row) => ({ name, parentId, position })

export async function listCategories(
  { db, now }: Pick<StockDeps, 'db' | 'now'>,
  { deleted = false } = {},
): Promise<AdminCategory[]> {
  const rows = await db
    .select()
    .from(categories)
    .where(deleted ? gt(categories.deletedAt, endOfTrash(now())) : alive)
    .orderBy(asc(categories.position), asc(categories.id))
  const counts = await db
    .select({ id: products.categoryId, count: count() })
    .from(products)
    .where(isNull(products.deletedAt))
    .groupBy(products.categoryId)
  const productCounts = new Map(counts.map((entry) => [entry.id, entry.count]))
  const records = rows.map((row) => ({
    ...toContent(row),
    id: row.id,
    productCount: productCounts.get(row.id) ?? 0,
    subcategoryCount: rows.filter(({ parentId }) => parentId === row.id).length,
    isFixed: isFixed(row),
    isLinked: linkedCategoryIds.includes(row.id),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
  }))
  return records.toSorted((a, b) => placeOf(a) - placeOf(b))
}

export async function getCategory(deps: Pick<StockDeps, 'db' | 'now'>, id: number): Promise<AdminCategory | undefined> {
  return (await listCategories(deps)).find((category) => category.id === id)
}

const placeOf = (category: AdminCategory) =>
  category.isFixed ? fixedCategoryNames.indexOf(category.name) : fixedCategoryNames.length

export const createCategory = (deps: StockDeps, form: CategoryForm, staff: Staff): Promise<Outcome<number>> =>
  changeCatalogue(deps, async (tx) => {
    const at = deps.now()
    const problems = await checkCategory(tx, form)
    if (problems) return invalid(problems)
    const values = { ...form, position: await endOfLevel(tx, form.parentId), createdAt: at, updatedAt: at }
    const [row] = await tx.insert(categories).values(values).returning()
    if (!row) throw new Error('The category was not stored.')
    await recordChange(tx, staff, at, { ...named(row), before: null, after: toContent(row) })
    return done(row.id)
  })

export const updateCategory = (
  deps: StockDeps,
  id: number,
  { updatedAt, ...form }: CategoryChange,
  staff: Staff,
): Promise<Outcome<number>> =>
  changeCatalogue(deps, async (tx) => {
    const at = deps.now()
    const row = await lockCategory(tx, id)
    if (!row || row.deletedAt) return missing
    if (isOlder(row, updatedAt)) return changedMeanwhile
    const isMoved = form.parentId !== row.parentId
    if (isFixed(row) && (isMoved || form.name !== row.name))
      return refused('El sitio muestra siempre esta categoría con este nombre: no se puede renombrar ni mover.')
    const problems = await checkCategory(tx, form, row)
    if (problems) return invalid(problems)
    const position = isMoved ? await endOfLevel(tx, form.parentId) : row.position
    const [before, after] = [toContent(row), { ...form, position }]
    if (changedFields(before, after).length === 0) return done(id)
    await tx
      .update(categories)
      .set({ ...after, updatedAt: at })
      .where(eq(categories.id, id))
    await recordChange(tx, staff, at, { ...named(row), recordName: form.name, before, after })
    return done(id)
  })

/** The order of one level, whole; the seven fixed ones keep theirs whatever is said here. */
export const orderCategories = (
  deps: StockDeps,
  { parentId, ids }: CategoryOrder,
  staff: Staff,
): Promise<Outcome<undefined>> =>
  changeCatalogue(deps, async (tx) => {
    const at = deps.now()
    const ofLevel = parentId ? eq(categories.parentId, parentId) : isNull(categories.parentId)
    const rows = await tx.select().from(categories).where(and(ofLevel, alive)).orderBy(asc(categories.id)).for('update')
    if (rows.length !== ids.length || !rows.every(({ id }) => ids.includes(id))) return changedMeanwhile
    for (const row of rows) {
      const position = ids.indexOf(row.id)
      if (position === row.position) continue
      await tx.update(categories).set({ position, updatedAt: at }).where(eq(categories.id, row.id))
      await recordChange(tx, staff, at, {
        ...named(row),
        before: toContent(row),
        after: { ...toContent(row), position },
      })
    }
    return done(undefined)
  })

export const deleteCategory = (deps: StockDeps, id: number, staff: Staff): Promise<Outcome<undefined>> =>
  changeCatalogue(deps, async (tx) => {
    const at = deps.now()
    const row = await lockCategory(tx, id)
    if (!row || row.deletedAt) return missing
    if (isFixed(row) || linkedCategoryIds.includes(id))
      return refused('Hay páginas del sitio que enlazan a esta categoría: no se puede eliminar.')
    if (await hasSubcategories(tx, id)) return refused('Tiene subcategorías: muévelas o elimínalas primero.')
    if (await hasProducts(tx, id)) return refused('Tiene productos: muévelos a otra categoría primero.')
    await tx.update(categories).set({ deletedAt: at, updatedAt: at }).where(eq(categories.id, id))
    await recordChange(tx, staff, at, { ...named(row), before: toContent(row), after: null })
    return done(undefined)
  })

export const restoreCategory = (deps: StockDeps, id: number, staff: Staff): Promise<Outcome<number>> =>
  changeCatalogue(deps, async (tx) => {
    const at = deps.now()
    const row = await lockCategory(tx, id)
    if (!row || !isInTrash(row, at)) return missing
    const parent = row.parentId ? await lockCategory(tx, row.parentId) : undefined
    if (parent?.deletedAt) return refused(`Restaura primero la categoría ${parent.name}.`)
    const problems = await checkCategory(tx, row, row)
    if (problems) return refused(`${Object.values(problems).join('. ')}.`)
    await tx.update(categories).set({ deletedAt: null, updatedAt: at }).where(eq(categories.id, id))
    await recordChange(tx, staff, at, { ...named(row), before: null, after: toContent(row) }, 'restored')
    return done(id)
  })

async function lockCategory(tx: Tx, id: number): Promise<Row | undefined> {
  const [row] = await tx.select().from(categories).where(eq(categories.id, id)).for('update')
  return row
}

/** Two levels; products lie only where there is nothing below; no two of one name on a level. */
async function checkCategory(
  tx: Tx,
  { name, parentId }: CategoryForm,
  row?: Row,
): Promise<Record<string, string> | undefined> {
  const ofLevel = parentId ? eq(categories.parentId, parentId) : isNull(categories.parentId)
  const siblings = await tx.select().from(categories).where(and(ofLevel, alive))
  const isSame = (other: Row) =>
    other.id !== row?.id && other.name.localeCompare(name, 'es', { sensitivity: 'base' }) === 0
  if (siblings.some(isSame)) return { name: 'Ya hay una categoría con este nombre' }
  if (!parentId || parentId === row?.parentId) return undefined
  const parent = await lockCategory(tx, parentId)
  if (!parent || parent.deletedAt || parent.parentId || parentId === row?.id)
    return { parentId: 'Elige una categoría principal' }
  if (row && (await hasSubcategories(tx, row.id)))
    return { parentId: 'Tiene subcategorías: no puede quedar dentro de otra' }
  if (await hasProducts(tx, parentId)) return { parentId: 'Esa categoría tiene productos propios: muévelos primero' }
  return undefined
}

async function hasSubcategories(tx: Tx, id: number): Promise<boolean> {
  return (await tx.$count(categories, and(eq(categories.parentId, id), alive))) > 0
}

async function hasProducts(tx: Tx, id: number): Promise<boolean> {
  return (await tx.$count(products, and(eq(products.categoryId, id), isNull(products.deletedAt)))) > 0
}

async function endOfLevel(tx: Tx, parentId: number | null): Promise<number> {
  const ofLevel = parentId ? eq(categories.parentId, parentId) : isNull(categories.parentId)
  const [last] = await tx
    .select({ position: max(categories.position) })
    .from(categories)
    .where(ofLevel)
  return (last?.position ?? -1) + 1
}
