import { LRUCache } from 'lru-cache'
import { isApiError } from '../contract/api-error.ts'
import type { Client } from '../contract/client.ts'
import type { LiveCatalogue } from '../domain/catalogue/snapshot/live-catalogue.ts'
import type { ListedProduct, LookUpProducts } from '../web/document/server-context.server.ts'

const freshMs = 5 * 60_000
const failedMs = 30_000

const mostPages = 40
const mostDetails = 10
const mostCached = 2_000
const atOnce = 4

export const lookUpOwn =
  (catalogue: LiveCatalogue): LookUpProducts =>
  async (ids) =>
    ids.map((id) => {
      const product = catalogue.current.getProduct(id)
      if (!product) return { id, slug: undefined, isGone: true }
      const { unit, packs } = product.jsonDetails
      return { id, slug: product.slug, unit, packs, isGone: false }
    })

type Options = {
  api: Pick<Client, 'getProduct' | 'getProducts'>
  clock: () => number
  report: (error: unknown) => void
}

type Listed = { slugs: Map<number, string>; isComplete: boolean }

export function lookUpElsewhere({ api, clock, report }: Options): LookUpProducts {
  const expiry = { ttl: freshMs, ttlResolution: 0, perf: { now: clock } }
  const details = new LRUCache<number, ListedProduct>({ ...expiry, max: mostCached })
  const lists = new LRUCache<'list', Promise<Listed>>({ ...expiry, max: 1 })

  async function readList(): Promise<Listed> {
    const slugs = new Map<number, string>()
    const readPage = async (page: number) => {
      const { products, totalPages } = await api.getProducts({ page })
      for (const { id, slug } of products) slugs.set(id, slug)
      return totalPages
    }
    try {
      const pages = await readPage(0)
      const rest = Array.from({ length: Math.min(pages, mostPages) - 1 }, (_, index) => index + 1)
      await forEachAtOnce(rest, readPage)
      return { slugs, isComplete: pages <= mostPages }
    } catch (error) {
      report(error)
      const part = { slugs, isComplete: false }
      lists.set('list', Promise.resolve(part), { ttl: failedMs })
      return part
    }
  }

  async function readDetail(id: number): Promise<void> {
    try {
      details.set(id, { id, slug: (await api.getProduct(id)).slug, isGone: false })
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
    const { slugs, isComplete } = await (lists.get('list') ?? startList())
    const unlisted = isComplete ? [] : ids.filter((id) => !slugs.has(id) && !details.get(id))
    await forEachAtOnce(unlisted.slice(0, mostDetails), readDetail)
    return ids.map((id) => {
      const slug = slugs.get(id)
      if (slug !== undefined || isComplete) return { id, slug, isGone: slug === undefined }
      return details.get(id) ?? { id, slug, isGone: false }
    })
  }
}

async function forEachAtOnce<T>(values: T[], operation: (value: T) => Promise<unknown>): Promise<void> {
  const queue = values.values()
  const work = async () => {
    for (const value of queue) await operation(value)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
