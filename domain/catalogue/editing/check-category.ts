import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { categories, products } from '../../../db/schema.ts'
import type { CategoryForm } from '../../../shared/catalogue/categories.ts'

export type CategoryRow = typeof categories.$inferSelect

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

export const alive = isNull(categories.deletedAt)

export const ofLevel = (parentId: number | null) =>
  parentId ? eq(categories.parentId, parentId) : isNull(categories.parentId)

export async function checkName(tx: Tx, { name, parentId }: CategoryForm, id?: number): Promise<Fault | undefined> {
  const siblings = await tx
    .select()
    .from(categories)
    .where(and(ofLevel(parentId), alive))
  const isSame = (other: CategoryRow) =>
    other.id !== id && other.name.localeCompare(name, 'es', { sensitivity: 'base' }) === 0
  return siblings.some(isSame) ? sameName : undefined
}

export async function checkPlace(tx: Tx, { parentId }: CategoryForm, id?: number): Promise<Fault | undefined> {
  if (!parentId) return undefined
  const parent = await lockCategory(tx, parentId)
  if (!parent || parent.deletedAt) return noParent
  if (parent.parentId || parentId === id) return noTopLevel
  if (id && (await hasSubcategories(tx, id))) return hasOwn
  return (await hasProducts(tx, parentId)) ? parentHasProducts : undefined
}

export async function lockCategory(tx: Tx, id: number): Promise<CategoryRow | undefined> {
  const [row] = await tx.select().from(categories).where(eq(categories.id, id)).for('update')
  return row
}

export async function hasSubcategories(tx: Tx, id: number): Promise<boolean> {
  return (await tx.$count(categories, and(eq(categories.parentId, id), alive))) > 0
}

export async function hasProducts(tx: Tx, id: number): Promise<boolean> {
  return (await tx.$count(products, and(eq(products.categoryId, id), isNull(products.deletedAt)))) > 0
}
