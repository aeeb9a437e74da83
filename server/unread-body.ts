import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'

/** What is left of a request's body would be read as the next request: a response that leaves before it says that the connection ends. */
export const closeAfterUnreadBody = createMiddleware<{ Bindings: Partial<HttpBindings> }>(async (c, next) => {
  await next()
  if (c.env?.incoming?.complete === false) c.res.headers.set('Connection', 'close')
})
