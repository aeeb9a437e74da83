import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

/** Nobody receives it. With 503 a rate limit would give back the request, and logs would count a failure of ours. */
export const clientDisconnected = () => new Response(null, { status: 499 })

type Bindings = Partial<HttpBindings> | undefined

/** Whatever a request ends with after its client has left, logs and figures do not count it as a failure of ours. */
export const noteDisconnectedClient = createMiddleware<{ Bindings: Bindings }>(async (c, next) => {
  try {
    await next()
  } catch (error) {
    // A reason to abort need not be an Error, and Hono handles nothing else.
    if (!hasDisconnected(c)) throw error
  }
  if (!hasDisconnected(c)) return
  // A file would stay open.
  if (!c.res.body?.locked) await c.res.body?.cancel()
  c.res = undefined
  c.res = clientDisconnected()
})

const hasDisconnected = (c: Context<{ Bindings: Bindings }>) =>
  c.req.raw.signal.aborted && !isMalformed(c.env?.incoming?.socket.errored)

/** Node has responded to a body that it could not parse. One that just ends is that of a client who has left. */
const isMalformed = (error: (Error & { code?: string }) | null | undefined) =>
  error?.code?.startsWith('HPE_') && error.code !== 'HPE_INVALID_EOF_STATE'

/** On an open connection the rest of an unread body would be read as the next request. */
export const closeAfterUnreadBody = createMiddleware<{ Bindings: Partial<HttpBindings> }>(async (c, next) => {
  await next()
  if (c.env?.incoming?.complete === false) c.res.headers.set('Connection', 'close')
})
