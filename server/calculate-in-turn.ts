import { setImmediate } from 'node:timers/promises'
import { createMiddleware } from 'hono/factory'
import { errorResponse } from '../api/http/errors.ts'
import { oneAtATime } from '../shared/concurrency.ts'
import { clientGone } from './client-gone.ts'
import { limitPages, type PageBindings } from './limit-pages.ts'

/** For routes that calculate for milliseconds without waiting: hundreds at once would let nobody else through. */
export function calculateInTurn(trustProxy: number) {
  const inLimits = limitPages(trustProxy, (c) => errorResponse(c, 'unavailable'))
  const inTurn = oneAtATime(() => setImmediate())
  return createMiddleware<{ Bindings: PageBindings }>((c, next) =>
    inLimits(c, () =>
      inTurn(async () => {
        if (c.req.raw.signal.aborted) return clientGone()
        await next()
        return c.res
      }),
    ),
  )
}
