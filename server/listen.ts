import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'

type Fetch = Parameters<typeof getRequestListener>[0]
export type Listener = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** A proxy in front usually keeps idle connections for 60 s. */
export const keepAliveMs = 65_000

/** Against clients that open a connection and take their time. */
const timeouts = {
  headersTimeout: 10_000,
  // A photo of 15 MB over a line of half a megabit takes four minutes; who sends no file has less, below.
  requestTimeout: 300_000,
  keepAliveTimeout: keepAliveMs,
  connectionsCheckingInterval: 2_000,
}
/** Of a client that waits for its response, or sends a file. */
const silenceMs = 90_000
/** Of a client that does not read. What the system takes in at first counts as progress once: it is cut off within twice the time. */
export const stallMs = 15_000
/** Each may hold a tenth of a megabyte. */
const mostConnections = 2_000
const bodyMs = 30_000

const takesFiles = /^\/api\/admin\/(uploads|products\/imports)\b/

/** What is still unfinished this long after the server was told to close is cut off. */
const farewellMs = 8_000

const passOn: Listener = (_request, _response, next) => next()

type Options = {
  host: string
  port: number
  publicUrl: string
  before?: Listener | undefined
  stalledAfterMs?: number
  maxConnections?: number
}

export async function listen(fetch: Fetch, options: Options) {
  const { host, port, publicUrl, before = passOn, stalledAfterMs = stallMs, maxConnections = mostConnections } = options
  // HTTP/1.0 needs no Host, and load balancers probe so.
  const answer = getRequestListener(fetch, { hostname: new URL(publicUrl).host })
  // A request that announces no body counts as read when it comes, which spares most of them a stream; it never closes.
  const server = createServer({ ...timeouts, optimizeEmptyRequests: true }, (request, response) => {
    if (!request.readableEnded && !takesFiles.test(request.url ?? '')) limitBodyTime(request)
    limitSilence(response)
    before(request, response, () => answer(request, response))
  })
  server.setTimeout(stalledAfterMs)
  server.maxConnections = maxConnections
  server.listen(port, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** Takes no new connection and finishes the requests in flight, within reason. */
    close: () =>
      new Promise<void>((done) => {
        // One whose answer has gone out since is idle too.
        const letGo = setInterval(() => server.closeIdleConnections(), 100)
        const impatience = setTimeout(() => server.closeAllConnections(), farewellMs)
        server.close(() => {
          clearInterval(letGo)
          clearTimeout(impatience)
          done()
        })
        server.closeIdleConnections()
      }),
  }
}

/** The second time that nothing has moved, Node closes the connection. */
function limitSilence(response: ServerResponse): void {
  response.once('timeout', (socket: Socket) => {
    if (response.headersSent) socket.destroy()
    else socket.setTimeout(silenceMs)
  })
}

/** A form that is still not here by then is sent by nobody who means it. */
function limitBodyTime(request: IncomingMessage): void {
  const timer = setTimeout(() => {
    if (request.complete) return
    request.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    request.destroy()
  }, bodyMs)
  request.once('close', () => clearTimeout(timer))
}
