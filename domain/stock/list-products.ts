import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { AdminProduct, AdminProductQuery, AdminProductRow } from '../../contract/admin/products.ts'
import type { Product } from '../../contract/catalogue.ts'
import type { Db } from '../../db/connect.ts'
import { categories, products } from '../../db/schema.ts'
import { toProduct } from '../catalogue.ts'
import type { Preview } from '../preview-token.ts'
import { splitWords } from '../search-words.ts'
import type { StockDeps } from './change-catalogue.ts'
import { toColumns, toRecord } from './product-record.ts'
import { endOfTrash } from './trash.ts'

const { id, name, subtitle, slug, categoryId, published, position, pictures, updatedAt, deletedAt } = products
const columns = { id, name, subtitle, slug, categoryId, published, position, pictures, updatedAt, deletedAt }

const spanish = new Intl.Collator('es', { numeric: true })

/** All that fit, then the page asked for: the whole list is small, and the database sorts Á after Z. */
export async function listProducts(
  { db, now }: Pick<StockDeps, 'db' | 'now'>,
  query: AdminProductQuery,
): Promise<{ data: AdminProductRow[]; total: number }> {
  const rows = await db
    .select(columns)
    .from(products)
    .where(
      and(
        query.deleted === 'true' ? gt(products.deletedAt, endOfTrash(now())) : isNull(products.deletedAt),
        query.id && inArray(products.id, query.id),
        query.categoryId ? inArray(products.categoryId, await withSubcategories(db, query.categoryId)) : undefined,
        query.published && eq(products.published, query.published === 'true'),
      ),
    )
    .orderBy(asc(products.position), asc(products.id))
  const found = rows.map(toListRow).filter(contains(query.q))
  const sorted = query.sort === 'position' ? found : found.toSorted(by[query.sort])
  if (query.order === 'desc') sorted.reverse()
  const start = (query.page - 1) * query.perPage
  return { data: sorted.slice(start, start + query.perPage), total: found.length }
}

export async function getProduct({ db }: Pick<StockDeps, 'db'>, wanted: number): Promise<AdminProduct | undefined> {
  const [row] = await db.select().from(products).where(eq(products.id, wanted))
  return row && toRecord(db, row)
}

/** As the site would show it, published or not, and with what a form has in place of what is saved. */
export async function previewProduct(
  { db }: Pick<StockDeps, 'db'>,
  wanted: number,
  { draft }: Preview,
): Promise<Product | undefined> {
  const [row] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, wanted), isNull(products.deletedAt)))
  if (!row || draft?.id !== row.id) return row && toProduct(row)
  const { slug, position } = row
  return toProduct({ ...row, ...toColumns({ position, ...draft.form, slug: draft.form.slug || slug }) })
}

async function withSubcategories(db: Db, wanted: number): Promise<number[]> {
  const below = await db.select({ id: categories.id }).from(categories).where(eq(categories.parentId, wanted))
  return [wanted, ...below.map((category) => category.id)]
}

type Found = Pick<typeof products.$inferSelect, keyof typeof columns>

const toListRow = ({ pictures, updatedAt, deletedAt, ...row }: Found): AdminProductRow => ({
  ...row,
  picture: pictures[0]?.src ?? null,
  pictureCount: pictures.length,
  updatedAt: updatedAt.toISOString(),
  deletedAt: deletedAt?.toISOString() ?? null,
})

/** Every word typed begins a word of the name, subtitle or slug, or is the number. */
function contains(q: string): (row: AdminProductRow) => boolean {
  const wanted = splitWords(q)
  return ({ id, name, subtitle, slug }) => {
    const words = [String(id), ...splitWords(`${name} ${subtitle} ${slug}`)]
    return wanted.every((start) => words.some((word) => word.startsWith(start)))
  }
}

const text = (value: string | null) => value ?? ''

const by = {
  name: (a: AdminProductRow, b: AdminProductRow) => spanish.compare(a.name, b.name),
  id: (a: AdminProductRow, b: AdminProductRow) => a.id - b.id,
  updatedAt: (a: AdminProductRow, b: AdminProductRow) => a.updatedAt.localeCompare(b.updatedAt),
  deletedAt: (a: AdminProductRow, b: AdminProductRow) => text(a.deletedAt).localeCompare(text(b.deletedAt)),
}
