import { LRUCache } from 'lru-cache'
import type { LiveCatalogue } from '../domain/catalogue/snapshot/live-catalogue.ts'
import { createDictionary } from '../shared/catalogue/attributes/dictionary.ts'
import type { Product } from '../shared/catalogue/public.ts'
import type { Client } from '../shared/client.ts'
import { mapWithLimit } from '../shared/concurrency.ts'
import type { CategoryProduct, ReadCategory } from '../web/document/server-context.server.ts'

const freshMs = 5 * 60_000
const failedMs = 30_000
const mostCategories = 20

/** The products of a category with what their specifications mean. */
export const readOwnCategory =
  (catalogue: LiveCatalogue): ReadCategory =>
  async (categoryId) =>
    catalogue.current.productsIn(categoryId)

type Options = {
  api: Pick<Client, 'getProduct' | 'getProducts'>
  catalogue: LiveCatalogue
  clock: () => number
  report: (error: unknown) => void
}

/** Another backend has one call per product, so only the first page is read, once for all visitors; our attributes read it. */
export function readCategoryElsewhere({ api, catalogue, clock, report }: Options): ReadCategory {
  const expiry = { ttl: freshMs, ttlResolution: 0, perf: { now: clock } }
  const known = new LRUCache<number, Promise<CategoryProduct[]>>({ ...expiry, max: mostCategories })

  async function read(categoryId: number): Promise<CategoryProduct[]> {
    try {
      const { products } = await api.getProducts({ categoryId })
      const details = await mapWithLimit(products, ({ id }) => api.getProduct(id))
      const { attributes, categories } = catalogue.current
      const { readAll } = createDictionary(attributes)
      const parents = categories.filter(({ other_Categories }) => other_Categories.some(({ id }) => id === categoryId))
      const categoryIds = [categoryId, ...parents.map(({ id }) => id)]
      return details.map((product) => ({
        item: toItem(product),
        values: readAll(product.jsonDetails.specifications, categoryIds),
      }))
    } catch (error) {
      report(error)
      known.set(categoryId, Promise.resolve([]), { ttl: failedMs })
      return []
    }
  }

  return (categoryId) => {
    const found = known.get(categoryId) ?? read(categoryId)
    if (!known.has(categoryId)) known.set(categoryId, found)
    return found
  }
}

const toItem = ({ id, slug, name, subtitle, alt, srcImg, jsonDetails: { unit } }: Product) => ({
  ...{ id, slug, name, subtitle, alt, srcImg },
  ...(unit && { unit }),
})
