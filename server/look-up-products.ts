import { LRUCache } from 'lru-cache'
import type { LiveCatalogue } from '../domain/catalogue/snapshot/live-catalogue.ts'
import { isApiError } from '../shared/api-error.ts'
import type { Product } from '../shared/catalogue/public.ts'
import type { Client } from '../shared/client.ts'
import { mapWithLimit } from '../shared/concurrency.ts'
import type { ListedProduct, LookUpProducts } from '../web/document/server-context.server.ts'

const freshMs = 5 * 60_000
const failedMs = 30_000

const mostPages = 40
const mostDetails = 10
const mostCached = 2_000

export const lookUpOwn =
  (catalogue: LiveCatalogue): LookUpProducts =>
  async (ids) =>
    ids.map((id) => {
      const product = catalogue.current.getProduct(id)
      if (!product) return { id, slug: undefined, isGone: true }
      const { unit, packs } = product.jsonDetails
      return { ...shownOf(product), ...(product.code && { code: product.code }), unit, packs, isGone: false }
    })

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

export function lookUpElsewhere({ api, clock, report }: Options): LookUpProducts {
  const expiry = { ttl: freshMs, ttlResolution: 0, perf: { now: clock } }
  const details = new LRUCache<number, ListedProduct>({ ...expiry, max: mostCached })
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
      const rest = Array.from({ length: Math.min(pages, mostPages) - 1 }, (_, index) => index + 1)
      await mapWithLimit(rest, readPage)
      return { known, isComplete: pages <= mostPages }
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
    await mapWithLimit(unlisted.slice(0, mostDetails), readDetail)
    return ids.map((id) => {
      const shown = known.get(id)
      if (shown) return { ...shown, isGone: false }
      return (!isComplete && details.get(id)) || { id, slug: undefined, isGone: isComplete }
    })
  }
}
