import { and, asc, count, desc, eq, gt, inArray, isNull, like, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { categories, products } from '../../../db/schema.ts'
import type { AdminProduct, AdminProductQuery, AdminProductRow } from '../../../shared/catalogue/products.ts'
import type { Product } from '../../../shared/catalogue/public.ts'
import { endOfTrash } from '../../history/trash.ts'
import { plainWords } from '../search/tokens.ts'
import { toProduct } from '../snapshot/catalogue.ts'
import type { CatalogueDeps } from './change-catalogue.ts'
import type { PreviewScope } from './previews.ts'
import { toColumns, toRecord } from './product-record.ts'

const { id, name, code, subtitle, slug, categoryId, published, position, pictures, isDemo, updatedAt, deletedAt } =
  products
const columns = {
  id,
  name,
  code,
  subtitle,
  slug,
  categoryId,
  published,
  position,
  pictures,
  isDemo,
  updatedAt,
  deletedAt,
}

export async function listProducts(
  { db, now }: Pick<CatalogueDeps, 'db' | 'now'>,
  query: AdminProductQuery,
): Promise<{ data: AdminProductRow[]; total: number }> {
  const fitting = and(
    query.deleted === 'true' ? gt(deletedAt, endOfTrash(now())) : isNull(deletedAt),
    query.id && inArray(id, query.id),
    query.categoryId ? inArray(categoryId, withSubcategories(db, query.categoryId)) : undefined,
    query.published && eq(published, query.published === 'true'),
    query.demo && eq(isDemo, query.demo === 'true'),
    containsWords(query.q),
  )
  const direction = query.order === 'desc' ? desc : asc
  const rows = await db
    .select(columns)
    .from(products)
    .where(fitting)
    .orderBy(direction(orders[query.sort]), direction(id))
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
  const [all] = await db.select({ count: count() }).from(products).where(fitting)
  return { data: rows.map(toListRow), total: all?.count ?? 0 }
}

const orders: Record<AdminProductQuery['sort'], SQLWrapper> = {
  position,
  id,
  updatedAt,
  deletedAt,
  name: products.nameKey,
}

export async function getProduct({ db }: Pick<CatalogueDeps, 'db'>, wanted: number): Promise<AdminProduct | undefined> {
  const [row] = await db.select().from(products).where(eq(products.id, wanted))
  return row && toRecord(db, row)
}

export async function previewProduct(
  { db }: Pick<CatalogueDeps, 'db'>,
  wanted: number,
  { draft }: PreviewScope,
): Promise<Product | undefined> {
  const [row] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, wanted), isNull(products.deletedAt)))
  if (!row || draft?.id !== row.id) return row && toProduct(row)
  const { slug, position } = row
  return toProduct({ ...row, ...toColumns({ position, ...draft.form, slug: draft.form.slug || slug }) })
}

const withSubcategories = (db: Db, wanted: number) =>
  db
    .select({ id: categories.id })
    .from(categories)
    .where(or(eq(categories.id, wanted), eq(categories.parentId, wanted)))

type Found = Pick<typeof products.$inferSelect, keyof typeof columns>

const toListRow = ({ pictures, updatedAt, deletedAt, ...row }: Found): AdminProductRow => ({
  ...row,
  picture: pictures[0]?.src ?? null,
  pictureCount: pictures.length,
  updatedAt: updatedAt.toISOString(),
  deletedAt: deletedAt?.toISOString() ?? null,
})

const maxWords = 8

export const containsWords = (q: string): SQL | undefined =>
  and(
    ...plainWords(q)
      .slice(0, maxWords)
      .map((word) => {
        const begins = like(products.words, `% ${word}%`)
        return /^\d+$/.test(word) ? or(begins, like(sql`${id}::text`, `${word}%`)) : begins
      }),
  )
