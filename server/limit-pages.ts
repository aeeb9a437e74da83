import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { addressBlock, clientAddress } from './client-address.ts'
import { createCounts } from './counts.ts'

/** On a slow machine, about three seconds of work. */
const mostPages = 200

/** Otherwise one client would make the site busy for all others. */
const mostPerClient = 50

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
      const isBusy = pages > mostPages && c.req.method !== 'POST'
      return isBusy || (client !== '' && ofClient > mostPerClient) ? respondBusy(c) : await render()
    } finally {
      open.remove(client)
      pages--
    }
  }
}
