import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { errorResponse } from '../../api/http/errors.ts'
import type { LiveCatalogue } from '../../domain/catalogue/snapshot/live-catalogue.ts'
import { isApiError } from '../../shared/api-error.ts'
import { createDictionary } from '../../shared/catalogue/attributes/dictionary.ts'
import type { Product } from '../../shared/catalogue/public.ts'
import { type Client, createClient } from '../../shared/client.ts'
import { mapWithLimit } from '../../shared/concurrency.ts'
import type { CategoryProduct, ListedProduct, PageBackend } from '../../web/document/page-backend.server.ts'
import type { Backend, BackendDeps } from './own-backend.ts'
import { staffSignIn } from './private-pages.ts'

/** Products and requests are another program's; only the staff's accounts are ours. */
export function otherBackend(deps: BackendDeps, apiUrl: string): Backend {
  const { catalogue, log, monotonicMs: clock } = deps
  const api = createClient({
    fetch: (input, init) => fetch(input, { signal: AbortSignal.timeout(10_000), ...init }),
    baseUrl: apiUrl,
    isForeign: true,
  })
  const reportAs = (message: string) => (err: unknown) => log.error({ err }, message)
  return {
    pages: {
      api,
      apiUrl,
      lookUpProducts: cachedProducts({ api, clock, report: reportAs('products of a list not found out') }),
      readCategory: cachedCategories({ api, catalogue, clock, report: reportAs('products of a category not read') }),
      tracking: undefined,
      staff: staffSignIn(deps),
    },
    // Our own data sheets and quotes would show the wrong products and requests.
    routes: new Hono().get('/seguimiento/:token/:file', (c) => errorResponse(c, 'not_found')),
    isForeign: true,
  }
}

const freshMs = 5 * 60_000
const failedMs = 30_000

const maxPages = 40
const maxDetails = 10
const maxCached = 2_000

type Options = {
  api: Pick<Client, 'getProduct' | 'getProducts'>
  clock: () => number
  report: (error: unknown) => void
}

type Shown = { id: number; slug: string; name: string; image?: string }

const shownOf = ({ id, slug, name, srcImg: [image] }: Pick<Product, 'id' | 'slug' | 'name' | 'srcImg'>): Shown => ({
  id,
  slug,
  name,
  ...(image && { image }),
})

type Listed = { known: Map<number, Shown>; isComplete: boolean }

export function cachedProducts({ api, clock, report }: Options): PageBackend['lookUpProducts'] {
  const expiry = { ttl: freshMs, ttlResolution: 0, perf: { now: clock } }
  const details = new LRUCache<number, ListedProduct>({ ...expiry, max: maxCached })
  const lists = new LRUCache<'list', Promise<Listed>>({ ...expiry, max: 1 })

  async function readList(): Promise<Listed> {
    const known = new Map<number, Shown>()
    const readPage = async (page: number) => {
      const { products, totalPages } = await api.getProducts({ page })
      for (const product of products) known.set(product.id, shownOf(product))
      return totalPages
    }
    try {
      const pages = await readPage(0)
      const rest = Array.from({ length: Math.min(pages, maxPages) - 1 }, (_, index) => index + 1)
      await mapWithLimit(rest, readPage)
      return { known, isComplete: pages <= maxPages }
    } catch (error) {
      report(error)
      const part = { known, isComplete: false }
      lists.set('list', Promise.resolve(part), { ttl: failedMs })
      return part
    }
  }

  async function readDetail(id: number): Promise<void> {
    try {
      details.set(id, { ...shownOf(await api.getProduct(id)), isGone: false })
    } catch (error) {
      const isGone = isApiError(error) && error.status === 404
      if (!isGone) report(error)
      details.set(id, { id, slug: undefined, isGone }, { ttl: isGone ? freshMs : failedMs })
    }
  }

  function startList(): Promise<Listed> {
    const list = readList()
    lists.set('list', list)
    return list
  }

  return async (ids) => {
    const { known, isComplete } = await (lists.get('list') ?? startList())
    const unlisted = isComplete ? [] : ids.filter((id) => !known.has(id) && !details.get(id))
    await mapWithLimit(unlisted.slice(0, maxDetails), readDetail)
    return ids.map((id) => {
      const shown = known.get(id)
      if (shown) return { ...shown, isGone: false }
      return (!isComplete && details.get(id)) || { id, slug: undefined, isGone: isComplete }
    })
  }
}

const maxCategories = 20

/** Another backend has one call per product, so only the first page is read, once for all visitors; our attributes read it. */
function cachedCategories({
  api,
  catalogue,
  clock,
  report,
}: Options & { catalogue: LiveCatalogue }): PageBackend['readCategory'] {
  const expiry = { ttl: freshMs, ttlResolution: 0, perf: { now: clock } }
  const known = new LRUCache<number, Promise<CategoryProduct[]>>({ ...expiry, max: maxCategories })

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
  id,
  slug,
  name,
  subtitle,
  alt,
  srcImg,
  ...(unit && { unit }),
})
