import { setImmediate } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { errorResponse } from '../../api/http/errors.ts'
import { oneAtATime } from '../../shared/concurrency.ts'
import { addressBlock, clientAddress, createCounts } from './client-address.ts'
import { clientDisconnected } from './disconnected-client.ts'

/** On a slow machine, about three seconds of work. */
const maxPages = 200

/** Otherwise one client would make the site busy for all others. */
const maxPerClient = 50

const tooBusy = 'El sitio está muy ocupado. Intenta nuevamente en unos segundos.'

/** A page for the cache counts for the client who was the first to request it. */
export type PageBindings = Partial<HttpBindings> & { cachedFor?: string | undefined }

/** Limits how many pages are rendered at once. */
export function limitPages(trustProxy: number, respondBusy: (c: Context) => Response = (c) => c.text(tooBusy, 503)) {
  const open = createCounts()
  let pages = 0
  return async (c: Context<{ Bindings: PageBindings }>, render: () => Promise<Response>) => {
    const address = c.env?.cachedFor ?? clientAddress(c.env, c.req.header('X-Forwarded-For'), trustProxy)
    const client = address === 'unknown' ? '' : addressBlock(address)
    const ofClient = open.add(client)
    pages++
    try {
      // What was typed in a form must not be lost because of others.
      const isBusy = pages > maxPages && c.req.method !== 'POST'
      return isBusy || (client !== '' && ofClient > maxPerClient) ? respondBusy(c) : await render()
    } finally {
      open.remove(client)
      pages--
    }
  }
}

/** For routes that calculate for milliseconds without waiting: hundreds at once would let nobody else through. */
export function calculateInTurn(trustProxy: number) {
  const inLimits = limitPages(trustProxy, (c) => errorResponse(c, 'unavailable'))
  const inTurn = oneAtATime(() => setImmediate())
  return createMiddleware<{ Bindings: PageBindings }>((c, next) =>
    inLimits(c, () =>
      inTurn(async () => {
        if (c.req.raw.signal.aborted) return clientDisconnected()
        await next()
        return c.res
      }),
    ),
  )
}
