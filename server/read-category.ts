import { LRUCache } from 'lru-cache'
import type { Product } from '../contract/catalogue/public.ts'
import type { Client } from '../contract/client.ts'
import type { LiveCatalogue } from '../domain/catalogue/snapshot/live-catalogue.ts'
import type { ReadCategory } from '../web/document/server-context.server.ts'

const freshMs = 5 * 60_000
const failedMs = 30_000
const mostPages = 5
const mostCategories = 20

/** The first products of a category, with their specifications. */
export const readOwnCategory =
  (catalogue: LiveCatalogue): ReadCategory =>
  async (categoryId) => {
    const { listProducts, pagesOf, getProduct } = catalogue.current
    const pages = Array.from({ length: Math.min(pagesOf(categoryId) ?? 0, mostPages) }, (_, page) => page)
    return pages
      .flatMap((page) => listProducts({ categoryId, page, name: '' }).products)
      .flatMap(({ id }) => getProduct(id) ?? [])
  }

type Options = {
  api: Pick<Client, 'getProduct' | 'getProducts'>
  clock: () => number
  report: (error: unknown) => void
}

/** Another backend has one call per product, so only the first page is read, once for all visitors. */
export function readCategoryElsewhere({ api, clock, report }: Options): ReadCategory {
  const expiry = { ttl: freshMs, ttlResolution: 0, perf: { now: clock } }
  const known = new LRUCache<number, Promise<Product[]>>({ ...expiry, max: mostCategories })

  async function read(categoryId: number): Promise<Product[]> {
    try {
      const { products } = await api.getProducts({ categoryId })
      return await Promise.all(products.map(({ id }) => api.getProduct(id)))
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
