import { and, asc, count, eq, gt, isNull, max } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { categories, products } from '../../../db/schema.ts'
import type { AdminCategory, CategoryForm } from '../../../shared/catalogue/categories.ts'
import { fixedCategoryNames, linkedCategoryIds } from '../../../shared/catalogue/fixed-categories.ts'
import { sentence } from '../../../shared/text.ts'
import { endOfTrash } from '../../history/trash.ts'
import { invalid, notAllowed } from '../../outcome.ts'
import { editable } from './editable.ts'

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

const ofLevel = (parentId: number | null | undefined) =>
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
  const [parent] = await find(tx, parentId)
  if (!parent || parent.deletedAt) return noParent
  if (parent.parentId || parentId === id) return noTopLevel
  if (id && (await hasSubcategories(tx, id))) return hasOwn
  return (await hasProducts(tx, parentId)) ? parentHasProducts : undefined
}

const find = (tx: Tx, id: number) => tx.select().from(categories).where(eq(categories.id, id)).for('update')

async function hasSubcategories(tx: Tx, id: number): Promise<boolean> {
  return (await tx.$count(categories, and(eq(categories.parentId, id), alive))) > 0
}

async function hasProducts(tx: Tx, id: number): Promise<boolean> {
  return (await tx.$count(products, and(eq(products.categoryId, id), isNull(products.deletedAt)))) > 0
}

async function endOfLevel(tx: Tx, parentId: number | null): Promise<number> {
  const [last] = await tx
    .select({ position: max(categories.position) })
    .from(categories)
    .where(ofLevel(parentId))
  return (last?.position ?? -1) + 1
}

export const category = editable({
  kind: 'category',
  table: categories,
  nameOf: ({ name }: CategoryRow) => name,
  toContent: ({ name, parentId, position }) => ({ name, parentId, position }),
  toRecord: async ({ id }, { tx, at }) => {
    const stored = await getCategory({ db: tx, now: () => at }, id)
    if (!stored) throw new Error('The category was not stored.')
    return stored
  },
  toColumns: async ({ name, parentId }: CategoryForm, { tx }, row) => ({
    name,
    parentId,
    position: row?.parentId === parentId ? row.position : await endOfLevel(tx, parentId),
  }),
  check: async (form, { tx }, row) => {
    const isMoved = form.parentId !== row?.parentId
    if (row && isFixed(row) && (isMoved || form.name !== row.name))
      return notAllowed('El sitio muestra siempre esta categoría con este nombre: no se puede renombrar ni mover.')
    const fault = (await checkName(tx, form, row?.id)) ?? (isMoved ? await checkPlace(tx, form, row?.id) : undefined)
    return fault && invalid({ [fault.field]: fault.message })
  },
  checkDeletion: async (row, { tx }) => {
    if (isFixed(row) || linkedCategoryIds.includes(row.id))
      return notAllowed('Hay páginas del sitio que enlazan a esta categoría: no se puede eliminar.')
    if (await hasSubcategories(tx, row.id)) return notAllowed('Tiene subcategorías: muévelas o elimínalas primero.')
    if (await hasProducts(tx, row.id)) return notAllowed('Tiene productos: muévelos a otra categoría primero.')
    return undefined
  },
  /** The tree may have changed since, so it is validated like a new category. */
  checkRestored: async (row, { tx }) => {
    const [parent] = row.parentId ? await find(tx, row.parentId) : []
    if (parent?.deletedAt) return notAllowed(sentence(`Restaura primero la categoría ${parent.name}`))
    const fault = (await checkName(tx, row, row.id)) ?? (await checkPlace(tx, row, row.id))
    return fault && notAllowed(fault.whenRestored)
  },
  find,
  /** The site shows the seven fixed categories in their own order regardless. */
  findInOrder: async (tx, { parentId }) => {
    const rows = await tx
      .select()
      .from(categories)
      .where(and(ofLevel(parentId), alive))
      .orderBy(asc(categories.position), asc(categories.id))
      .for('update')
    return fixedFirst(rows)
  },
  insert: (tx, columns) => tx.insert(categories).values(columns).returning(),
  update: (tx, { id }, columns) => tx.update(categories).set(columns).where(eq(categories.id, id)).returning(),
})

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
