import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { formerSlugs, type products } from '../../../db/schema.ts'
import type { AdminProduct, ProductForm } from '../../../shared/catalogue/products.ts'

export type ProductRow = typeof products.$inferSelect

export type ProductContent = Required<Omit<ProductForm, 'position'>> & { position: number }

export function toContent({ details, ...row }: ProductRow): ProductContent {
  const { name, code, subtitle, description, categoryId, slug, published, position, pictures } = row
  const { specifications, information, downloads, videos, packs, unit } = details
  return {
    name,
    code,
    subtitle,
    description,
    categoryId,
    slug,
    published,
    position,
    pictures,
    specifications,
    information,
    downloads,
    videos,
    packs,
    unit,
  }
}

export function toColumns(content: ProductContent) {
  const { specifications, information, downloads, videos, packs, unit, ...columns } = content
  return { ...columns, details: { specifications, information, downloads, videos, packs, unit } }
}

export async function toRecord(tx: Tx, row: ProductRow): Promise<AdminProduct> {
  const former = await tx.select().from(formerSlugs).where(eq(formerSlugs.productId, row.id))
  return {
    ...toContent(row),
    id: row.id,
    formerSlugs: former.map(({ slug }) => slug).sort(),
    isDemo: row.isDemo,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
  }
}
