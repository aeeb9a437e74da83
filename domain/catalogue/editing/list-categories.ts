import { asc, count, gt, isNull } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { categories, products } from '../../../db/schema.ts'
import type { AdminCategory } from '../../../shared/catalogue/categories.ts'
import { fixedCategoryNames, linkedCategoryIds } from '../../../shared/catalogue/fixed-categories.ts'
import { alive, type CategoryRow } from './check-category.ts'
import { endOfTrash } from './trash.ts'

type Source = { db: Tx; now: () => Date }

export const isFixed = ({ parentId, name }: Named) => !parentId && fixedCategoryNames.includes(name)

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

export const fixedFirst = <T extends Named>(rows: T[]): T[] => rows.toSorted((a, b) => placeOf(a) - placeOf(b))

const placeOf = (category: Named) =>
  isFixed(category) ? fixedCategoryNames.indexOf(category.name) : fixedCategoryNames.length
