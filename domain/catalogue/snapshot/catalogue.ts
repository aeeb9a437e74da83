import type { banners, categories, products } from '../../../db/schema.ts'
import type { Attribute } from '../../../shared/catalogue/attributes/attribute.ts'
import { createDictionary } from '../../../shared/catalogue/attributes/dictionary.ts'
import type { FitSettings } from '../../../shared/catalogue/fits.ts'
import type { Banner, Category, Mention, Product, ProductListItem } from '../../../shared/catalogue/public.ts'
import { forEachInSlices } from '../in-slices.ts'
import { createProductSearch, type EditableSearch, type ProductSearch } from '../search/product-search.ts'
import type { SearchableProduct } from '../search/product-terms.ts'
import type { SynonymGroup } from '../search/synonym-groups.ts'
import { type Comparisons, compareEntries } from './compare-entries.ts'
import { type Fits, fitEntries } from './fit-entries.ts'
import { type Entry, type Lists, listEntries } from './list-entries.ts'
import { createNameIndex, type NameIndex } from './name-index.ts'

export type Catalogue = Lists &
  Comparisons &
  Fits & {
    categories: readonly Category[]
    attributes: readonly Attribute[]
    getProduct: (id: number) => Product | undefined
    findBySlug: (slug: string) => Product | undefined
    /** Other products that the texts of this one name. */
    mentionsOf: (product: Product) => Mention[]
    activeBanners: (now: Date, options?: { preview: boolean }) => Banner[]
    withChanges: (changes: CatalogueChanges) => Promise<Catalogue>
  }

export type PublishedProductRow = Omit<typeof products.$inferSelect, 'nameKey' | 'words' | 'isDemo'>
type CategoryRow = typeof categories.$inferSelect
type BannerRow = Omit<typeof banners.$inferSelect, 'isDemo'>

export type CatalogueRows = {
  categories: CategoryRow[]
  products: PublishedProductRow[]
  banners: BannerRow[]
  attributes: readonly Attribute[]
  fits: FitSettings
  formerSlugs?: { slug: string; productId: number }[]
  synonyms?: SynonymGroup[]
}

export type CatalogueChanges = Omit<CatalogueRows, 'categories' | 'attributes'> & {
  /** Those that are not among `products` are no longer published. */
  changedIds: number[]
}

/** What a snapshot is made from; the next one is made from a copy, so that this one stays as it is. */
type Draft = { entries: Map<number, Entry>; search: EditableSearch; productNames: NameIndex }
type Contents = {
  entries: ReadonlyMap<number, Entry>
  search: ProductSearch
  productNames: Pick<NameIndex, 'find' | 'copy'>
}

export async function createCatalogue(rows: CatalogueRows): Promise<Catalogue> {
  const names = new Map(rows.categories.map(({ id, name }) => [id, name]))
  const lineageOf = readLineage(rows.categories)
  const tree = toTree(rows.categories)
  const dictionary = createDictionary(rows.attributes)

  const toEntry = (row: PublishedProductRow): Entry => {
    const categoryIds = lineageOf(row.categoryId)
    return {
      product: { ...toProduct(row), categoryName: names.get(row.categoryId) },
      item: toListItem(row),
      position: row.position,
      categoryIds,
      values: dictionary.readAll(row.details.specifications, categoryIds),
    }
  }
  const put = ({ entries, search, productNames }: Draft, row: PublishedProductRow) => {
    const entry = toEntry(row)
    entries.set(row.id, entry)
    productNames.put(row.id, row.name)
    search.put(toSearchable(row, entry.categoryIds.map((id) => names.get(id)).join(' ')))
  }

  const snapshotOf = (
    { entries, search, productNames }: Contents,
    { banners, formerSlugs = [], fits }: Pick<CatalogueRows, 'banners' | 'formerSlugs' | 'fits'>,
  ): Catalogue => ({
    categories: tree,
    attributes: dictionary.attributes,
    ...readEntries(entries, new Map(formerSlugs.map(({ slug, productId }) => [slug, productId]))),
    mentionsOf: ({ id, desc, jsonDetails }) => {
      const found = productNames.find([desc, jsonDetails.information].flat())
      const texts = new Map(found.filter((name) => name.id !== id).map((name) => [name.text, name.id]))
      return [...texts].flatMap(([text, named]) => {
        const { slug } = entries.get(named)?.item ?? {}
        return slug ? { text, id: named, slug } : []
      })
    },
    ...listEntries(entries, { categoryIds: [0, ...names.keys()], search, dictionary }),
    ...compareEntries(entries, dictionary),
    ...fitEntries(entries, dictionary, fits),
    activeBanners: (now, { preview } = { preview: false }) =>
      banners
        .filter(({ startsAt, endsAt }) => (preview || !startsAt || startsAt <= now) && (!endsAt || endsAt > now))
        .map(toBanner),
    withChanges: async ({ products, changedIds, synonyms = [], ...others }) => {
      const next = { entries: new Map(entries), search: search.copy(), productNames: productNames.copy() }
      for (const id of changedIds) next.entries.delete(id)
      await forEachInSlices(products, (row) => put(next, row))
      await forEachInSlices(
        changedIds.filter((id) => !next.entries.has(id)),
        (id) => {
          next.search.remove(id)
          next.productNames.remove(id)
        },
      )
      next.search.setSynonyms(synonyms)
      return snapshotOf(next, others)
    },
  })

  const first = {
    entries: new Map<number, Entry>(),
    search: createProductSearch(rows.synonyms),
    productNames: createNameIndex(),
  }
  await forEachInSlices(rows.products, (row) => put(first, row))
  return snapshotOf(first, rows)
}

function readEntries(
  entries: ReadonlyMap<number, Entry>,
  formerly: ReadonlyMap<string, number>,
): Pick<Catalogue, 'getProduct' | 'findBySlug'> {
  const idsBySlug = new Map<string, number>()
  for (const [id, { product }] of entries) idsBySlug.set(product.slug, id)
  const getProduct = (id: number) => entries.get(id)?.product
  return { getProduct, findBySlug: (slug) => getProduct(idsBySlug.get(slug) ?? formerly.get(slug) ?? 0) }
}

const toBanner = ({ id, name, url, text, buttonLabel, buttonLink }: BannerRow): Banner => ({
  id,
  name,
  url,
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

function toListItem({ id, slug, code, name, subtitle, pictures, details }: PublishedProductRow): ProductListItem {
  const { unit } = details
  return {
    id,
    slug,
    name,
    subtitle,
    alt: pictures[0]?.alt ?? name,
    srcImg: pictures.map(({ src }) => src),
    ...(unit && { unit }),
    ...(code && { code }),
  }
}

function toSearchable({ details, ...row }: PublishedProductRow, category: string): SearchableProduct {
  const { id, position, code, name, subtitle } = row
  const description = [row.description, details.information].flat().join('\n')
  return { id, position, code, name, subtitle, category, description, specifications: details.specifications }
}

export function toProduct({
  id,
  slug,
  code,
  categoryId,
  name,
  subtitle,
  description,
  pictures,
  details,
}: PublishedProductRow): Product {
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
    ...(code && { code }),
    jsonDetails: details,
  }
}

type PlacedCategory = { id: number; parentId: number | null }

/** The category and those above it. */
export function readLineage(categories: PlacedCategory[]) {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]))
  const lineageOf = (categoryId: number): number[] => {
    const parentId = parents.get(categoryId)
    return parentId ? [categoryId, ...lineageOf(parentId)] : [categoryId]
  }
  return lineageOf
}
