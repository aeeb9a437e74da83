import { and, asc, count, eq, gt, isNull, max } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { categories, products } from '../../../db/schema.ts'
import type {
  AdminCategory,
  CategoryChange,
  CategoryForm,
  CategoryOrder,
} from '../../../shared/catalogue/categories.ts'
import { fixedCategoryNames, linkedCategoryIds } from '../../../shared/catalogue/fixed-categories.ts'
import { sentence } from '../../../shared/text.ts'
import type { Staff } from '../../actor.ts'
import { changedFields, recordChange } from '../../history/record-change.ts'
import { endOfTrash, isInTrash } from '../../history/trash.ts'
import { changedMeanwhile, done, invalid, notAllowed, notFound, type Outcome } from '../../outcome.ts'
import {
  type CatalogueDeps,
  changeCatalogue,
  isOlder,
  moveToTrash,
  placeInOrder,
  takeFromTrash,
} from './change-catalogue.ts'

type CategoryRow = typeof categories.$inferSelect

type Fault = { field: 'name' | 'parentId'; message: string; whenRestored: string }

const sameName: Fault = {
  field: 'name',
  message: 'Ya hay una categoría con este nombre',
  whenRestored: 'Ya hay otra categoría con este nombre: cámbiale el nombre a esa y restaura de nuevo.',
}
const noParent: Fault = {
  field: 'parentId',
  message: 'La categoría ya no existe: elige otra',
  whenRestored: 'La categoría que la contenía ya no existe.',
}
const noTopLevel: Fault = {
  field: 'parentId',
  message: 'Es una subcategoría: elige una categoría principal',
  whenRestored: 'La categoría que la contenía ya no es principal: devuélvela al primer nivel y restaura de nuevo.',
}
const hasOwn: Fault = {
  field: 'parentId',
  message: 'Tiene subcategorías: no puede quedar dentro de otra',
  whenRestored: 'Tiene subcategorías: no puede quedar dentro de otra.',
}
const parentHasProducts: Fault = {
  field: 'parentId',
  message: 'Esa categoría tiene productos propios: muévelos primero',
  whenRestored: 'La categoría que la contenía ahora tiene productos propios: muévelos y restaura de nuevo.',
}

const alive = isNull(categories.deletedAt)

const ofLevel = (parentId: number | null) =>
  parentId ? eq(categories.parentId, parentId) : isNull(categories.parentId)

async function checkName(tx: Tx, { name, parentId }: CategoryForm, id?: number): Promise<Fault | undefined> {
  const siblings = await tx
    .select()
    .from(categories)
    .where(and(ofLevel(parentId), alive))
  const isSame = (other: CategoryRow) =>
    other.id !== id && other.name.localeCompare(name, 'es', { sensitivity: 'base' }) === 0
  return siblings.some(isSame) ? sameName : undefined
}

async function checkPlace(tx: Tx, { parentId }: CategoryForm, id?: number): Promise<Fault | undefined> {
  if (!parentId) return undefined
  const parent = await lockCategory(tx, parentId)
  if (!parent || parent.deletedAt) return noParent
  if (parent.parentId || parentId === id) return noTopLevel
  if (id && (await hasSubcategories(tx, id))) return hasOwn
  return (await hasProducts(tx, parentId)) ? parentHasProducts : undefined
}

async function lockCategory(tx: Tx, id: number): Promise<CategoryRow | undefined> {
  const [row] = await tx.select().from(categories).where(eq(categories.id, id)).for('update')
  return row
}

async function hasSubcategories(tx: Tx, id: number): Promise<boolean> {
  return (await tx.$count(categories, and(eq(categories.parentId, id), alive))) > 0
}

async function hasProducts(tx: Tx, id: number): Promise<boolean> {
  return (await tx.$count(products, and(eq(products.categoryId, id), isNull(products.deletedAt)))) > 0
}

const toContent = ({ name, parentId, position }: CategoryRow) => ({ name, parentId, position })
const category = { kind: 'category', table: categories, toContent } as const

export const createCategory = (
  deps: CatalogueDeps,
  form: CategoryForm,
  staff: Staff,
): Promise<Outcome<AdminCategory>> =>
  changeCatalogue(deps, staff, async ({ tx, at }) => {
    const fault = (await checkName(tx, form)) ?? (await checkPlace(tx, form))
    if (fault) return invalid({ [fault.field]: fault.message })
    const values = { ...form, position: await endOfLevel(tx, form.parentId), createdAt: at, updatedAt: at }
    const [row] = await tx.insert(categories).values(values).returning()
    if (!row) throw new Error('The category was not stored.')
    await recordChange(
      tx,
      { actor: staff, at },
      { kind: 'category', act: 'created', record: row, before: null, after: toContent(row) },
    )
    return readBack(tx, deps, row.id)
  })

export const updateCategory = (
  deps: CatalogueDeps,
  id: number,
  { updatedAt, ...form }: CategoryChange,
  staff: Staff,
): Promise<Outcome<AdminCategory>> =>
  changeCatalogue(deps, staff, async ({ tx, at }) => {
    const row = await lockCategory(tx, id)
    if (!row || row.deletedAt) return notFound
    if (isOlder(row, updatedAt)) return changedMeanwhile
    const isMoved = form.parentId !== row.parentId
    if (isFixed(row) && (isMoved || form.name !== row.name))
      return notAllowed('El sitio muestra siempre esta categoría con este nombre: no se puede renombrar ni mover.')
    const fault = (await checkName(tx, form, id)) ?? (isMoved ? await checkPlace(tx, form, id) : undefined)
    if (fault) return invalid({ [fault.field]: fault.message })
    const position = isMoved ? await endOfLevel(tx, form.parentId) : row.position
    const [before, after] = [toContent(row), { ...form, position }]
    if (changedFields(before, after).length === 0) return readBack(tx, deps, id)
    await tx
      .update(categories)
      .set({ ...after, updatedAt: at })
      .where(eq(categories.id, id))
    await recordChange(
      tx,
      { actor: staff, at },
      { kind: 'category', act: 'updated', record: { id, name: form.name }, before, after },
    )
    return readBack(tx, deps, id)
  })

/** The site shows the seven fixed categories in their own order regardless. */
export const orderCategories = (
  deps: CatalogueDeps,
  { parentId, ...order }: CategoryOrder,
  staff: Staff,
): Promise<Outcome<undefined>> =>
  changeCatalogue(deps, staff, async ({ tx, at }) => {
    const rows = await tx
      .select()
      .from(categories)
      .where(and(ofLevel(parentId), alive))
      .orderBy(asc(categories.position), asc(categories.id))
      .for('update')
    return placeInOrder(tx, category, fixedFirst(rows), order, { actor: staff, at })
  })

export const deleteCategory = (deps: CatalogueDeps, id: number, staff: Staff): Promise<Outcome<undefined>> =>
  changeCatalogue(deps, staff, async ({ tx, at }) => {
    const row = await lockCategory(tx, id)
    if (!row || row.deletedAt) return notFound
    if (isFixed(row) || linkedCategoryIds.includes(id))
      return notAllowed('Hay páginas del sitio que enlazan a esta categoría: no se puede eliminar.')
    if (await hasSubcategories(tx, id)) return notAllowed('Tiene subcategorías: muévelas o elimínalas primero.')
    if (await hasProducts(tx, id)) return notAllowed('Tiene productos: muévelos a otra categoría primero.')
    await moveToTrash(tx, category, row, { actor: staff, at })
    return done(undefined)
  })

/** The tree may have changed since, so it is validated like a new category. */
export const restoreCategory = (deps: CatalogueDeps, id: number, staff: Staff): Promise<Outcome<AdminCategory>> =>
  changeCatalogue(deps, staff, async ({ tx, at }) => {
    const row = await lockCategory(tx, id)
    if (!row || !isInTrash(row, at)) return notFound
    const parent = row.parentId ? await lockCategory(tx, row.parentId) : undefined
    if (parent?.deletedAt) return notAllowed(sentence(`Restaura primero la categoría ${parent.name}`))
    const fault = (await checkName(tx, row, id)) ?? (await checkPlace(tx, row, id))
    if (fault) return notAllowed(fault.whenRestored)
    await takeFromTrash(tx, category, row, { actor: staff, at })
    return readBack(tx, deps, id)
  })

async function readBack(tx: Tx, { now }: CatalogueDeps, id: number): Promise<Outcome<AdminCategory>> {
  const stored = await getCategory({ db: tx, now }, id)
  return stored ? done(stored) : notFound
}

async function endOfLevel(tx: Tx, parentId: number | null): Promise<number> {
  const [last] = await tx
    .select({ position: max(categories.position) })
    .from(categories)
    .where(ofLevel(parentId))
  return (last?.position ?? -1) + 1
}

type Source = { db: Tx; now: () => Date }

const isFixed = ({ parentId, name }: Named) => !parentId && fixedCategoryNames.includes(name)

export async function listCategories({ db, now }: Source, { deleted = false } = {}): Promise<AdminCategory[]> {
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
    name: row.name,
    parentId: row.parentId,
    position: row.position,
    id: row.id,
    productCount: productCounts.get(row.id) ?? 0,
    subcategoryCount: rows.filter(({ parentId }) => parentId === row.id).length,
    isFixed: isFixed(row),
    isLinked: linkedCategoryIds.includes(row.id),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
  }))
  return fixedFirst(records)
}

export async function getCategory(deps: Source, id: number): Promise<AdminCategory | undefined> {
  return (await listCategories(deps)).find((category) => category.id === id)
}

type Named = Pick<CategoryRow, 'parentId' | 'name'>

const fixedFirst = <T extends Named>(rows: T[]): T[] => rows.toSorted((a, b) => placeOf(a) - placeOf(b))

const placeOf = (category: Named) =>
  isFixed(category) ? fixedCategoryNames.indexOf(category.name) : fixedCategoryNames.length
