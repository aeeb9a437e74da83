import type { HttpBindings } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import type { ErrorResponder } from '../../api/http/errors.ts'
import type { Db } from '../../db/connect.ts'
import { countInWindow } from '../../db/count-in-window.ts'
import { requestCounts } from '../../db/schema.ts'
import { withTimeout } from '../../db/with-timeout.ts'
import { addressBlock, clientAddress } from './client-address.ts'

const minute = 60_000

/** A path that ends in * is a prefix; the first matching entry applies. */
export type RateLimit = { method: string; path: string } & ({ requests: number; perMs: number } | { isExempt: true })

export const rateLimits: RateLimit[] = [
  // One is sent for each product that is opened or added after a search.
  { method: 'POST', path: '/api/searches', requests: 120, perMs: 10 * minute },
  // Sign-in has its own limits, because only it recognizes known devices.
  { method: 'POST', path: '/login', isExempt: true },
  { method: 'POST', path: '/api/admin/me/password', requests: 10, perMs: 10 * minute },
  { method: 'POST', path: '/api/admin/*', requests: 600, perMs: 10 * minute },
  { method: 'GET', path: '/cotizacion/productos', requests: 300, perMs: 10 * minute },
  { method: 'GET', path: '/cotizacion/lista.pdf', requests: 30, perMs: 10 * minute },
  // Every product is compared with every other.
  { method: 'GET', path: '/api/fits', requests: 300, perMs: 10 * minute },
  { method: 'GET', path: '/seguimiento/*', requests: 300, perMs: 10 * minute },
  { method: 'POST', path: '/seguimiento/*', requests: 30, perMs: 10 * minute },
  // All ways of sending a request count as one: both calls of the API, and forms posted without JavaScript.
  // A buyer sends a handful of requests a day, but a whole office may share one address.
  { method: 'POST', path: '/*', requests: 20, perMs: 10 * minute },
]

type Options = {
  limits: RateLimit[]
  countRequest: CountRequest
  trustProxy: number
  monotonicMs: () => number
  respondWithError: ErrorResponder
}

export function limitRates({ limits, countRequest, trustProxy, monotonicMs, respondWithError }: Options) {
  return createMiddleware<{ Bindings: Partial<HttpBindings> }>(async (c, next) => {
    const asked = c.req.method === 'HEAD' ? 'GET' : c.req.method
    const limit = limits.find(({ method, path }) => method === asked && fits(path, c.req.path))
    if (!limit || 'isExempt' in limit) return next()
    const address = clientAddress(c.env, c.req.header('X-Forwarded-For'), trustProxy)
    const key = `${limit.method} ${limit.path} ${addressBlock(address)}`
    const { count, endsAt } = await countRequest(key, limit)
    if (count <= limit.requests) {
      await next()
      // Forms try again for as long as the database changes over, and an office has one address.
      if (c.res.status === 503) await countRequest(key, limit, -1)
      return
    }
    c.header('Retry-After', String(Math.ceil((endsAt - Math.floor(monotonicMs())) / 1000)))
    return respondWithError(c, 'too_many_requests')
  })
}

/** Routes match regardless of case and of additional slashes, and pages have a data address, so limits must too. */
function fits(pattern: string, path: string): boolean {
  const single = path.toLowerCase().replace(/\/+/g, '/')
  const named = single.startsWith('/api/') ? single : single.replace(/(\/_|\/)?\.data$/, '')
  const plain = named.replace(/\/$/, '') || '/'
  return pattern.endsWith('*') ? plain.startsWith(pattern.slice(0, -1)) : plain === pattern
}

/** Requests of one client to one route; `endsAt` is a time of the monotonic clock. */
export type CountWindow = { count: number; endsAt: number }

/** A request that could not be served is taken back by -1. */
export type CountRequest = (
  key: string,
  limit: { requests: number; perMs: number },
  by?: 1 | -1,
) => CountWindow | Promise<CountWindow>

/** The limit bounds the memory used by addresses that are seen once. */
const maxCounters = 50_000

function createCounters(monotonicMs: () => number) {
  const windows = new Map<string, CountWindow>()

  const keep = (key: string, window: CountWindow) => {
    windows.delete(key)
    windows.set(key, window)
    if (windows.size > maxCounters) windows.delete(windows.keys().next().value ?? '')
    return window
  }
  return {
    keep,
    add: (key: string, perMs: number, by: number) => {
      const time = Math.floor(monotonicMs())
      const open = windows.get(key)
      const window = open && open.endsAt > time ? open : { count: 0, endsAt: time + perMs }
      return keep(key, { ...window, count: window.count + by })
    },
  }
}

export function countInProcess(monotonicMs: () => number): CountRequest {
  const counters = createCounters(monotonicMs)
  return (key, { perMs }, by = 1) => counters.add(key, perMs, by)
}

/** A healthy database needs a hundredth of this. */
const defaultTimeoutMs = 1_000

const retryAfterMs = 5_000

type SharedCount = { db: Db; monotonicMs: () => number; onError: (error: unknown) => void; timeoutMs?: number }

/** All processes count together. While the database does not respond, each counts what it receives. */
export function countSharedRequests(options: SharedCount): CountRequest {
  const { db, monotonicMs, onError, timeoutMs = defaultTimeoutMs } = options
  const own = createCounters(monotonicMs)
  let isAwayUntil = Number.NEGATIVE_INFINITY

  return async (key, { requests, perMs }, by = 1) => {
    const known = own.add(key, perMs, by)
    // A client that was rejected costs no query until its time is over.
    const isRejected = by > 0 && known.count > requests
    if (isRejected || monotonicMs() < isAwayUntil) return known
    try {
      const { count, leftMs } = await withTimeout(countInWindow(db, key, perMs, by), timeoutMs)
      return own.keep(key, { count, endsAt: Math.floor(monotonicMs()) + leftMs })
    } catch (error) {
      isAwayUntil = monotonicMs() + retryAfterMs
      onError(error)
      return known
    }
  }
}

export async function forgetRequestCounts(db: Db): Promise<void> {
  await db.delete(requestCounts).where(sql`${requestCounts.endsAt} <= now()`)
}
