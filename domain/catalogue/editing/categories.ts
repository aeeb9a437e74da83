import { and, asc, eq, max } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { categories } from '../../../db/schema.ts'
import type {
  AdminCategory,
  CategoryChange,
  CategoryForm,
  CategoryOrder,
} from '../../../shared/catalogue/categories.ts'
import { linkedCategoryIds } from '../../../shared/catalogue/fixed-categories.ts'
import { sentence } from '../../../shared/text.ts'
import { changedMeanwhile, done, invalid, notAllowed, notFound, type Outcome } from '../../outcome.ts'
import type { Staff } from '../../staff/staff-deps.ts'
import { type CatalogueDeps, changeCatalogue } from './change-catalogue.ts'
import {
  alive,
  type CategoryRow,
  checkName,
  checkPlace,
  hasProducts,
  hasSubcategories,
  lockCategory,
  ofLevel,
} from './check-category.ts'
import { isOlder, moveToTrash, placeInOrder, takeFromTrash } from './common-changes.ts'
import { fixedFirst, getCategory, isFixed } from './list-categories.ts'
import { changedFields, recordChange } from './record-change.ts'
import { isInTrash } from './trash.ts'

const toContent = ({ name, parentId, position }: CategoryRow) => ({ name, parentId, position })
const category = { kind: 'category', table: categories, toContent } as const

export const createCategory = (
  deps: CatalogueDeps,
  form: CategoryForm,
  staff: Staff,
): Promise<Outcome<AdminCategory>> =>
  changeCatalogue(deps, async (tx) => {
    const at = deps.now()
    const fault = (await checkName(tx, form)) ?? (await checkPlace(tx, form))
    if (fault) return invalid({ [fault.field]: fault.message })
    const values = { ...form, position: await endOfLevel(tx, form.parentId), createdAt: at, updatedAt: at }
    const [row] = await tx.insert(categories).values(values).returning()
    if (!row) throw new Error('The category was not stored.')
    await recordChange(
      tx,
      { staff, at },
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
  changeCatalogue(deps, async (tx) => {
    const at = deps.now()
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
      { staff, at },
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
  changeCatalogue(deps, async (tx) => {
    const rows = await tx
      .select()
      .from(categories)
      .where(and(ofLevel(parentId), alive))
      .orderBy(asc(categories.position), asc(categories.id))
      .for('update')
    return placeInOrder(tx, category, fixedFirst(rows), order, { staff, at: deps.now() })
  })

export const deleteCategory = (deps: CatalogueDeps, id: number, staff: Staff): Promise<Outcome<undefined>> =>
  changeCatalogue(deps, async (tx) => {
    const row = await lockCategory(tx, id)
    if (!row || row.deletedAt) return notFound
    if (isFixed(row) || linkedCategoryIds.includes(id))
      return notAllowed('Hay páginas del sitio que enlazan a esta categoría: no se puede eliminar.')
    if (await hasSubcategories(tx, id)) return notAllowed('Tiene subcategorías: muévelas o elimínalas primero.')
    if (await hasProducts(tx, id)) return notAllowed('Tiene productos: muévelos a otra categoría primero.')
    await moveToTrash(tx, category, row, { staff, at: deps.now() })
    return done(undefined)
  })

/** The tree may have changed since, so it is validated like a new category. */
export const restoreCategory = (deps: CatalogueDeps, id: number, staff: Staff): Promise<Outcome<AdminCategory>> =>
  changeCatalogue(deps, async (tx) => {
    const at = deps.now()
    const row = await lockCategory(tx, id)
    if (!row || !isInTrash(row, at)) return notFound
    const parent = row.parentId ? await lockCategory(tx, row.parentId) : undefined
    if (parent?.deletedAt) return notAllowed(sentence(`Restaura primero la categoría ${parent.name}`))
    const fault = (await checkName(tx, row, id)) ?? (await checkPlace(tx, row, id))
    if (fault) return notAllowed(fault.whenRestored)
    await takeFromTrash(tx, category, row, { staff, at })
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
