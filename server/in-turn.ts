import { setImmediate as othersServed } from 'node:timers/promises'
import { createMiddleware } from 'hono/factory'

/** Handles these requests one at a time, so that many of them do not hold up health checks and cached pages. */
export function inTurn(paths: RegExp) {
  let last = Promise.resolve()
  return createMiddleware(async (c, next) => {
    if (!paths.test(c.req.path)) return next()
    const turn = last.then(() => next())
    last = turn.then(othersServed, othersServed)
    await turn
  })
}
