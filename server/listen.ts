import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { limitConnections } from './limit-connections.ts'

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
/** Of a client that sends a file, or waits for a response or the rest of one. */
const silenceMs = 90_000
/** Of a client that does not read. What the system takes in at first counts as progress once: it is cut off within twice the time. */
const stallMs = 15_000
/** Each may hold a tenth of a megabyte. */
const mostConnections = 2_000
/** A browser opens six, and an office of forty people shares one address. */
const mostPerAddress = 250
const bodyMs = 30_000

const takesFiles = /^\/api\/admin\/(uploads|products\/imports)\b/

/** What is still unfinished this long after the server was told to close is cut off. */
const closingMs = 8_000

const callNext: Listener = (_request, _response, next) => next()

type Options = {
  host: string
  port: number
  publicUrl: string
  /** Behind a proxy all connections come from its address, so none is limited by it. */
  trustProxy: number
  before?: Listener | undefined
  stalledAfterMs?: number
  maxConnections?: number
  maxPerAddress?: number
}

export async function listen(fetch: Fetch, options: Options) {
  const { host, port, publicUrl, before = callNext, stalledAfterMs = stallMs } = options
  // HTTP/1.0 needs no Host, and load balancers probe so.
  const respond = getRequestListener(fetch, { hostname: new URL(publicUrl).host })
  // A request that announces no body counts as read when it comes, which spares most of them a stream; it never closes.
  const server = createServer({ ...timeouts, optimizeEmptyRequests: true }, (request, response) => {
    if (!request.readableEnded && !takesFiles.test(request.url ?? '')) limitBodyTime(request)
    limitSilence(response)
    before(request, response, () => respond(request, response))
  })
  server.setTimeout(stalledAfterMs)
  server.maxConnections = options.maxConnections ?? mostConnections
  if (options.trustProxy === 0) limitConnections(server, options.maxPerAddress ?? mostPerAddress)
  server.listen(port, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** Takes no new connection and finishes the requests in flight, within reason. */
    close: () =>
      new Promise<void>((done) => {
        // One whose answer has gone out since is idle too.
        const idleCheck = setInterval(() => server.closeIdleConnections(), 100)
        const deadline = setTimeout(() => server.closeAllConnections(), closingMs)
        server.close(() => {
          clearInterval(idleCheck)
          clearTimeout(deadline)
          done()
        })
        server.closeIdleConnections()
      }),
  }
}

/** A client that leaves unread what is ready for it is cut off; for one that waits for the server, Node does it the second time that nothing has moved. */
function limitSilence(response: ServerResponse): void {
  response.once('timeout', (socket: Socket) => {
    if (response.writableLength > 0) socket.destroy()
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
