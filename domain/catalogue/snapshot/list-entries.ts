import { chosenOf, type ListChoice, wholeList } from '../../../shared/catalogue/addresses.ts'
import type { Attribute } from '../../../shared/catalogue/attributes/attribute.ts'
import type { Dictionary, Values } from '../../../shared/catalogue/attributes/dictionary.ts'
import { valueText } from '../../../shared/catalogue/attributes/value-text.ts'
import type { Product, ProductList, ProductListItem, ProductQuery } from '../../../shared/catalogue/public.ts'

import { productsPerPage } from '../../../shared/limits.ts'
import { createFilterIndex, sortedBy } from '../filter/filter-index.ts'
import { namedOptions, tradedSizes } from '../filter/options.ts'

import type { ProductSearch } from '../search/product-search.ts'
import type { SynonymGroup } from '../search/synonym-groups.ts'
import { wordsIn } from '../search/tokens.ts'
import { nearestTo } from '../search/trade-words.ts'

export type Entry = {
  product: Product
  item: ProductListItem
  position: number
  categoryIds: number[]
  values: Values
}

type ListQuery = ProductQuery & Partial<ListChoice>

export type Lists = {
  listProducts: (query: ListQuery) => ProductList
  /** With `draft`, as if this group of synonyms was saved. */
  findProducts: (name: string, draft?: SynonymGroup) => { id: number; name: string }[]
  /** All of them, in the order of the catalogue. */
  productsIn: (categoryId: number) => Pick<Entry, 'item' | 'values'>[]
  /** Category 0 stands for all products. */
  pagesOf: (categoryId: number) => number | undefined
  /** The choice without unknown keys; undefined if a value is not offered. */
  offeredPages: (categoryId: number, choice: ListChoice) => { choice: ListChoice; pages: number } | undefined
}

type Sources = { categoryIds: number[]; search: ProductSearch; dictionary: Dictionary }

export function listEntries(entries: ReadonlyMap<number, Entry>, { categoryIds, search, dictionary }: Sources): Lists {
  const idsByCategory = new Map(categoryIds.map((categoryId) => [categoryId, [] as number[]]))
  const inOrder = [...entries].sort(([one, a], [other, b]) => a.position - b.position || one - other)
  for (const [id, entry] of inOrder) {
    for (const categoryId of [0, ...entry.categoryIds]) idsByCategory.get(categoryId)?.push(id)
  }
  const idsIn = (categoryId: number) => idsByCategory.get(categoryId) ?? []
  const isIn = (categoryId: number) => (id: number) =>
    categoryId === 0 ? entries.has(id) : entries.get(id)?.categoryIds.includes(categoryId) === true
  const valuesOf = (id: number): Values => entries.get(id)?.values ?? new Map()

  const { attributes } = dictionary
  let traded: ReturnType<typeof tradedSizes> | undefined
  const indexOf = memoize((categoryId: number) => {
    traded ??= tradedSizes(attributes, [...entries.values()])
    const products = idsIn(categoryId).map((id) => ({ id, values: valuesOf(id) }))
    return createFilterIndex(attributes, products, traded)
  })
  const isFilter = (key: string) => attributes.some((attribute) => attribute.key === key && attribute.isFilter)
  const withoutFilters = memoize((categoryId: number) => indexOf(categoryId).narrow(new Map()))

  /** A width of 19 mm is that of tapes if the other words mean tapes. */
  const namedIn = (name: string, categoryId: number) => {
    if (!/\d/.test(name)) return undefined
    const words = wordsIn(name)
    const options = namedOptions(
      name,
      words === ''
        ? withoutFilters(categoryId).filters
        : indexOf(categoryId).optionsAmong(search.find(words, isIn(categoryId)).ids),
    )
    if (options.length === 0) return undefined
    const total = indexOf(categoryId).narrow(chosenOf(options)).ids.length
    return total > 0 ? { options, total } : undefined
  }

  const pagesFor = (count: number) => Math.max(1, Math.ceil(count / productsPerPage))
  const pageOf = (ids: number[], page: number) => ({
    products: ids
      .slice(page * productsPerPage, (page + 1) * productsPerPage)
      .flatMap((id) => entries.get(id)?.item ?? []),
    totalPages: pagesFor(ids.length),
    total: ids.length,
  })

  const asTable = (products: ProductListItem[]) => {
    const columns = columnsOf(
      attributes,
      products.map(({ id }) => valuesOf(id)),
    )
    return {
      columns: columns.map(({ key, name }) => ({ key, name })),
      products: products.map((product) => ({
        ...withPacks(product, entries),
        cells: columns.map((attribute) => {
          const value = valuesOf(product.id).get(attribute.key)
          return value ? valueText(attribute, value) : ''
        }),
      })),
    }
  }

  return {
    listProducts: (query) => {
      const { categoryId, name, page, chosen, order, isTable } = { ...wholeList, ...query }
      if (!idsByCategory.has(categoryId)) return pageOf([], 0)
      const found = name.trim() === '' ? undefined : search.find(name, isIn(categoryId))
      const hasFilters = [...chosen.keys()].some(isFilter)
      const { ids, filters, sorts } =
        found || hasFilters ? indexOf(categoryId).narrow(chosen, found?.ids) : withoutFilters(categoryId)
      const named = found && !hasFilters ? namedIn(name, categoryId) : undefined
      const nearest = found && nearestTo(name, (id) => idsByCategory.has(id))
      const suggestion = found?.ids.length === 0 && !nearest ? search.suggest(name) : undefined
      const matchingAll = found && !order ? countComplete(found, new Set(ids)) : undefined
      const { products, ...counts } = pageOf(order ? sortedBy(order, ids, valuesOf) : ids, page)
      return {
        ...counts,
        ...(isTable ? asTable(products) : { products }),
        ...(matchingAll !== undefined && matchingAll < ids.length && { matchingAll }),
        ...(suggestion && { suggestion }),
        ...(nearest && { nearest }),
        ...(named && { named }),
        ...(filters.length > 0 && { filters }),
        ...(sorts.length > 0 && { sorts }),
      }
    },
    findProducts: (name, draft) => {
      const { ids } = draft ? search.findWith(draft, name) : search.find(name)
      return ids.flatMap((id) => entries.get(id)?.item ?? []).map(({ id, name }) => ({ id, name }))
    },
    productsIn: (categoryId) => idsIn(categoryId).flatMap((id) => entries.get(id) ?? []),
    pagesOf: (categoryId) => {
      const ids = idsByCategory.get(categoryId)
      return ids && pagesFor(ids.length)
    },
    offeredPages: (categoryId, choice) => {
      const chosen = new Map([...choice.chosen].filter(([key]) => isFilter(key)))
      const { ids, filters, sorts } = chosen.size > 0 ? indexOf(categoryId).narrow(chosen) : withoutFilters(categoryId)
      const isOffered = [...chosen].every(([key, values]) => {
        const filter = filters.find((filter) => filter.key === key)
        return values.every((value) => filter?.options.some((option) => option.value === value && option.count > 0))
      })
      const order = sorts.some(({ key }) => key === choice.order?.key) ? choice.order : undefined
      return isOffered ? { choice: { ...choice, chosen, order }, pages: pagesFor(ids.length) } : undefined
    },
  }
}

export function withPacks(item: ProductListItem, entries: ReadonlyMap<number, Entry>): ProductListItem {
  const packs = entries.get(item.id)?.product.jsonDetails.packs ?? []
  return packs.length > 0 ? { ...item, packs } : item
}

const maxColumns = 5

/** What half of the products have and lists are filtered by. */
const columnsOf = (attributes: readonly Attribute[], products: Values[]) =>
  attributes
    .filter(
      ({ key, isFilter }) => isFilter && products.filter((values) => values.has(key)).length * 2 >= products.length,
    )
    .slice(0, maxColumns)

/** The first of a search's results match every word. */
const countComplete = ({ ids, complete }: { ids: number[]; complete?: number | undefined }, kept: Set<number>) =>
  complete === undefined ? undefined : ids.slice(0, complete).filter((id) => kept.has(id)).length

function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key) as Value
  }
}
