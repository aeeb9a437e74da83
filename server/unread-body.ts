import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'

/** Closes the connection after a response that precedes the end of the body, or the rest would be read as a request. */
export const closeAfterUnreadBody = createMiddleware<{ Bindings: Partial<HttpBindings> }>(async (c, next) => {
  await next()
  if (c.env?.incoming?.complete === false) c.res.headers.set('Connection', 'close')
})
