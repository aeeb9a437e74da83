import { setTimeout } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { isBuyer } from '../../api/tracking/tracking.ts'
import { visitor } from '../../domain/actor.ts'
import type { LiveCatalogue } from '../../domain/catalogue/snapshot/live-catalogue.ts'
import type { Deps } from '../../domain/deps.ts'
import { isDatabaseUnavailable, type Outcome } from '../../domain/outcome.ts'
import { reactByToken } from '../../domain/quotes/react-to-quote.ts'
import { makeFirstAccount } from '../../domain/staff/first-account.ts'
import { choosePassword, readOneTimeLink } from '../../domain/staff/one-time-links.ts'
import { signIn } from '../../domain/staff/sign-in.ts'
import { warnOfAttack, warnOfSuspectSignIn } from '../../domain/staff/warn-of-attack.ts'
import { mailLink } from '../../domain/tracking/mailed-link.ts'
import { readTracking } from '../../domain/tracking/read-tracking.ts'
import { isApiError } from '../../shared/api-error.ts'
import { createDictionary } from '../../shared/catalogue/attributes/dictionary.ts'
import type { Product } from '../../shared/catalogue/public.ts'
import type { Client } from '../../shared/client.ts'
import { mapWithLimit } from '../../shared/concurrency.ts'
import type {
  CategoryProduct,
  ListedProduct,
  LookUpProducts,
  ReadCategory,
  StaffSignIn,
  TrackingPages,
} from '../../web/document/server-context.server.ts'
import type { Logger } from '../process/log.ts'

const freshMs = 5 * 60_000
const failedMs = 30_000

const maxPages = 40
const maxDetails = 10
const maxCached = 2_000

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

/** The products of a category with what their specifications mean. */
export const readOwnCategory =
  (catalogue: LiveCatalogue): ReadCategory =>
  async (categoryId) =>
    catalogue.current.productsIn(categoryId)

type ForeignBackend = {
  api: Pick<Client, 'getProduct' | 'getProducts'>
  catalogue: LiveCatalogue
  clock: () => number
  report: (error: unknown) => void
}

/** Another backend has one call per product, so only the first page is read, once for all visitors; our attributes read it. */
export function readCategoryElsewhere({ api, catalogue, clock, report }: ForeignBackend): ReadCategory {
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
  ...{ id, slug, name, subtitle, alt, srcImg },
  ...(unit && { unit }),
})

export function trackingPages(deps: Deps & { log: Logger }): TrackingPages {
  const orUnavailable = async <T>(operation: Promise<T>): Promise<T> => {
    try {
      return await operation
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      deps.log.error({ err: error, path: '/seguimiento' }, 'database unavailable')
      throw Response.json({ company: deps.settings.current.company }, { status: 503 })
    }
  }
  const read = async (token: string, request: Request) => {
    const person = await isBuyer(deps, request)
    const tracking = await readTracking(deps, visitor, token, { isBuyer: person })
    return tracking && { tracking, confirms: person && tracking.linkKind !== 'receipt' }
  }
  const opensAll = async (token: string, folio: string) => {
    const tracked = await deps.tracking.findTracked(deps.db, token)
    return tracked !== undefined && tracked.kind !== 'receipt' && tracked.request.folio === folio
  }
  return {
    read: (token, request) => orUnavailable(read(token, request)),
    opensAll: (token, folio) => orUnavailable(opensAll(token, folio)),
    mailLink: async (token) => told(await orUnavailable(mailLink(deps, visitor, token))),
    react: async (token, reaction) => told(await orUnavailable(reactByToken(deps, visitor, token, reaction))),
  }
}

function told(result: Outcome<undefined>) {
  if (result.outcome === 'done') return 'done'
  return result.outcome === 'not_found' ? 'unknown' : { conflict: result.message ?? '' }
}

export function staffSignIn(deps: Deps & { log: Logger; delayResponse: DelayResponse }, address: string): StaffSignIn {
  const orUnavailable = async <T>(operation: Promise<T>): Promise<T> => {
    try {
      return await operation
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      deps.log.error({ err: error, path: '/login' }, 'database unavailable')
      throw Response.json({ company: deps.settings.current.company }, { status: 503 })
    }
  }
  return {
    signIn: async (credentials, options) => {
      const entry = await orUnavailable(signIn(deps, visitor, credentials, { ...options, address }))
      const onError = (err: unknown) => deps.log.error({ err }, 'owner not warned of an attack')
      // The mail is not awaited, because the response time must not reveal whether the account exists.
      if (entry.outcome === 'denied' && entry.attack) warnOfAttack(deps, visitor, entry.attack).catch(onError)
      if (entry.outcome === 'signed_in' && entry.duringAttack) {
        warnOfSuspectSignIn(deps, visitor, entry.duringAttack).catch(onError)
      }
      if (entry.outcome === 'denied') await deps.delayResponse(entry.delayMs)
      return entry
    },
    readLink: (token) => orUnavailable(readOneTimeLink(deps, token)),
    makeFirstAccount: (token, account) => orUnavailable(makeFirstAccount(deps, visitor, token, account)),
    choosePassword: (token, password) => orUnavailable(choosePassword(deps, visitor, token, password)),
  }
}

/** Each delayed response holds a connection. */
const maxAtOnce = 50

type DelayResponse = (ms: number) => Promise<void>

export function delayResponses({ most = maxAtOnce } = {}): DelayResponse {
  let held = 0
  return async (ms) => {
    if (ms === 0 || held >= most) return
    held += 1
    await setTimeout(ms)
    held -= 1
  }
}
