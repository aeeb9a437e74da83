import type {
  Banner,
  Category,
  Product,
  ProductList,
  ProductListItem,
  ProductQuery,
} from '../../../contract/catalogue/public.ts'
import type { banners, categories, products } from '../../../db/schema.ts'
import { forEachInSlices } from '../../in-slices.ts'
import { createProductSearch, type SearchableProduct } from '../search/product-search.ts'

const productsPerPage = 12

/** An immutable snapshot of the published catalogue in memory; reading it needs no database. */
export type Catalogue = {
  categories: readonly Category[]
  getProduct: (id: number) => Product | undefined
  /** Also finds former slugs. */
  findBySlug: (slug: string) => Product | undefined
  listProducts: (query: ProductQuery) => ProductList
  /** The number of pages of a category's list (0 means all products); undefined for an unknown category. */
  pagesOf: (categoryId: number) => number | undefined
  /** The banners scheduled for now; a preview also includes upcoming ones. */
  activeBanners: (now: Date, options?: { preview: boolean }) => Banner[]
}

export type ProductRow = Omit<typeof products.$inferSelect, 'nameKey' | 'words'>
type CategoryRow = typeof categories.$inferSelect
type BannerRow = typeof banners.$inferSelect

export type CatalogueRows = {
  categories: CategoryRow[]
  products: ProductRow[]
  banners: BannerRow[]
  formerSlugs?: { slug: string; productId: number }[]
}

export async function createCatalogue(rows: CatalogueRows): Promise<Catalogue> {
  const parents = new Map(rows.categories.map((row) => [row.id, row.parentId]))
  const categoryNames = new Map(rows.categories.map((row) => [row.id, row.name]))
  // The category and its ancestors.
  const lineage = (categoryId: number): number[] => {
    const parentId = parents.get(categoryId)
    return parentId ? [categoryId, ...lineage(parentId)] : [categoryId]
  }

  const details = new Map<number, Product>()
  const bySlug = new Map<string, Product>()
  const items = new Map<number, ProductListItem>()
  const memberships = new Map<number, number[]>()
  const idsByCategory = new Map([0, ...parents.keys()].map((categoryId) => [categoryId, [] as number[]]))
  const searchable: SearchableProduct[] = []
  await forEachInSlices(rows.products, (row) => {
    const product = { ...toProduct(row), categoryName: categoryNames.get(row.categoryId) }
    const categoryIds = lineage(row.categoryId)
    details.set(row.id, product)
    bySlug.set(row.slug, product)
    items.set(row.id, toListItem(row))
    memberships.set(row.id, categoryIds)
    for (const categoryId of [0, ...categoryIds]) idsByCategory.get(categoryId)?.push(row.id)
    searchable.push(toSearchable(row, categoryIds.map((id) => categoryNames.get(id)).join(' ')))
  })
  const formerly = new Map(rows.formerSlugs?.map(({ slug, productId }) => [slug, productId]))
  const search = await createProductSearch(searchable)

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
        .map(toBanner),
  }
}

const toBanner = ({ id, name, url, text, buttonLabel, buttonLink }: BannerRow): Banner => ({
  ...{ id, name, url },
  ...(text && { text }),
  ...(buttonLabel && { button: { label: buttonLabel, to: buttonLink } }),
})

function toTree(rows: CategoryRow[]): Category[] {
  const childrenOf = (parentId: number | null) => rows.filter((row) => row.parentId === parentId)
  return childrenOf(null).map(({ id, name }) => ({
    id,
    name,
    other_Categories: childrenOf(id).map((child) => ({ id: child.id, name: child.name })),
  }))
}

function toListItem({ id, slug, name, subtitle, pictures, details }: ProductRow): ProductListItem {
  const { unit } = details
  return {
    ...{ id, slug, name, subtitle, alt: pictures[0]?.alt ?? name, srcImg: pictures.map(({ src }) => src) },
    ...(unit && { unit }),
  }
}

function toSearchable({ id, name, subtitle, description, details }: ProductRow, category: string): SearchableProduct {
  const specifications = details.specifications.map(({ key, value }) => `${key} ${value}`).join(' ')
  return { id, name, subtitle, category, specifications, description }
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
