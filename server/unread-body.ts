import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'

/** On an open connection the rest of an unread body would be read as the next request. */
export const closeAfterUnreadBody = createMiddleware<{ Bindings: Partial<HttpBindings> }>(async (c, next) => {
  await next()
  if (c.env?.incoming?.complete === false) c.res.headers.set('Connection', 'close')
})
