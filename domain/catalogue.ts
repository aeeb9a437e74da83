import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Banner, Category, Product, ProductList, ProductListItem, ProductQuery } from '../contract/catalogue.ts'
import type { Db } from '../db/connect.ts'
import { banners, categories, formerSlugs, products } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import { createProductSearch } from './product-search.ts'

const productsPerPage = 12

/** The published catalogue, whole and immutable, in memory: reading it touches no database. */
export type Catalogue = {
  categories: readonly Category[]
  getProduct: (id: number) => Product | undefined
  /** Also by a slug it had before. */
  findBySlug: (slug: string) => Product | undefined
  listProducts: (query: ProductQuery) => ProductList
  /** How many pages a category's list has (0 stands for all products); nothing for one that is not there. */
  pagesOf: (categoryId: number) => number | undefined
  /** Those whose time it is; in a preview also those whose time is still to come. */
  activeBanners: (now: Date, options?: { preview: boolean }) => Banner[]
}

type ProductRow = typeof products.$inferSelect
type CategoryRow = typeof categories.$inferSelect
type BannerRow = typeof banners.$inferSelect

export type CatalogueRows = {
  categories: CategoryRow[]
  products: ProductRow[]
  banners: BannerRow[]
  formerSlugs?: { slug: string; productId: number }[]
}

export async function loadCatalogue(db: Db): Promise<Catalogue> {
  return transact(
    db,
    async (tx) =>
      createCatalogue({
        categories: await tx
          .select()
          .from(categories)
          .where(isNull(categories.deletedAt))
          .orderBy(asc(categories.position), asc(categories.id)),
        products: await tx
          .select()
          .from(products)
          .where(and(eq(products.published, true), isNull(products.deletedAt)))
          .orderBy(asc(products.position), asc(products.id)),
        banners: await tx
          .select()
          .from(banners)
          .where(and(eq(banners.active, true), isNull(banners.deletedAt)))
          .orderBy(asc(banners.position), asc(banners.id)),
        formerSlugs: await tx.select().from(formerSlugs),
      }),
    'begin isolation level repeatable read read only',
  )
}

export function createCatalogue(rows: CatalogueRows): Catalogue {
  const details = new Map(rows.products.map((row) => [row.id, toProduct(row)]))
  const bySlug = new Map([...details.values()].map((product) => [product.slug, product]))
  const formerly = new Map(rows.formerSlugs?.map(({ slug, productId }) => [slug, productId]))
  const items = new Map(rows.products.map((row) => [row.id, toListItem(row)]))
  const parents = new Map(rows.categories.map((row) => [row.id, row.parentId]))
  const categoryNames = new Map(rows.categories.map((row) => [row.id, row.name]))

  /** A category and all that it lies in. */
  const lineage = (categoryId: number): number[] => {
    const parentId = parents.get(categoryId)
    return parentId ? [categoryId, ...lineage(parentId)] : [categoryId]
  }
  const memberships = new Map(rows.products.map((row) => [row.id, lineage(row.categoryId)]))
  const idsByCategory = new Map([0, ...parents.keys()].map((categoryId) => [categoryId, [] as number[]]))
  for (const [id, categoryIds] of memberships) {
    for (const categoryId of [0, ...categoryIds]) idsByCategory.get(categoryId)?.push(id)
  }

  const search = createProductSearch(
    rows.products.map((row) => ({
      id: row.id,
      name: row.name,
      subtitle: row.subtitle,
      category: lineage(row.categoryId)
        .map((id) => categoryNames.get(id))
        .join(' '),
      specifications: row.details.specifications.map(({ key, value }) => `${key} ${value}`).join(' '),
      description: row.description,
    })),
  )

  const find = ({ categoryId, name }: ProductQuery): number[] => {
    if (name.trim() === '') return idsByCategory.get(categoryId) ?? []
    const found = search(name)
    return categoryId === 0 ? found : found.filter((id) => memberships.get(id)?.includes(categoryId))
  }

  const pagesFor = (count: number) => Math.max(1, Math.ceil(count / productsPerPage))

  return {
    categories: toTree(rows.categories),
    getProduct: (id) => details.get(id),
    findBySlug: (slug) => bySlug.get(slug) ?? details.get(formerly.get(slug) ?? 0),
    listProducts: (query) => {
      const ids = find(query)
      const start = query.page * productsPerPage
      return {
        products: ids.slice(start, start + productsPerPage).flatMap((id) => items.get(id) ?? []),
        totalPages: pagesFor(ids.length),
      }
    },
    pagesOf: (categoryId) => {
      const ids = idsByCategory.get(categoryId)
      return ids && pagesFor(ids.length)
    },
    activeBanners: (now, { preview } = { preview: false }) =>
      rows.banners
        .filter(({ startsAt, endsAt }) => (preview || !startsAt || startsAt <= now) && (!endsAt || endsAt > now))
        .map(({ id, name, url }) => ({ id, name, url })),
  }
}

function toTree(rows: CategoryRow[]): Category[] {
  const childrenOf = (parentId: number | null) => rows.filter((row) => row.parentId === parentId)
  return childrenOf(null).map(({ id, name }) => ({
    id,
    name,
    other_Categories: childrenOf(id).map((child) => ({ id: child.id, name: child.name })),
  }))
}

function toListItem({ id, slug, name, subtitle, pictures }: ProductRow): ProductListItem {
  return { id, slug, name, subtitle, alt: pictures[0]?.alt ?? name, srcImg: pictures.map(({ src }) => src) }
}

export function toProduct({
  id,
  slug,
  categoryId,
  name,
  subtitle,
  description,
  pictures,
  details,
}: ProductRow): Product {
  return {
    id,
    slug,
    categoryId,
    name,
    subtitle,
    desc: description,
    alt: pictures[0]?.alt ?? name,
    srcImg: pictures.map(({ src }) => src),
    altImg: pictures.map(({ alt }) => alt),
    jsonDetails: details,
  }
}
