import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, Server, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { oneAtATime } from '../../shared/concurrency.ts'
import { limitConnections } from '../guard/limit-connections.ts'

type Fetch = Parameters<typeof getRequestListener>[0]
export type Listener = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** A proxy in front usually keeps idle connections for 60 s. */
export const keepAliveMs = 65_000

const timeouts = {
  headersTimeout: 10_000,
  // A 15 MB photo takes four minutes at half a megabit per second.
  requestTimeout: 300_000,
  keepAliveTimeout: keepAliveMs,
  connectionsCheckingInterval: 2_000,
}
/** Idle limit for a client that sends a file or waits for a response. */
const silenceMs = 90_000
/** Filling socket buffers counts as reading once, so a client that does not read may take twice this. */
export const stallMs = 15_000
/** Each may hold 100 kB of memory. */
const maxConnections = 2_000
/** Each turn of the event loop accepts one connection, so a burst waits here; beyond it a client tries again after 1 s. */
const maxPending = 4_096
/** A browser opens six, and an office of forty people shares one address. */
const maxPerAddress = 250
/** Browsers and proxies do not pipeline; without a limit, one client could make the server hold hundreds of requests. */
const maxPipelined = 8
const pipelinePauseMs = 5
const bodyMs = 30_000

const takesFiles = /^\/api\/admin\/(uploads|products\/imports)\b/

const closingMs = 8_000

const callNext: Listener = (_request, _response, next) => next()

type Options = {
  host: string
  port: number
  publicUrl: string
  /** Behind a proxy all connections share its address, so they are not limited by address. */
  trustProxy: number
  before?: Listener | undefined
  stalledAfterMs?: number
  maxConnections?: number
  maxPerAddress?: number
}

export async function listen(fetch: Fetch, options: Options) {
  const { host, port, publicUrl, before = callNext, stalledAfterMs = stallMs } = options
  // Load balancers probe with HTTP/1.0, which has no Host header.
  const respond = getRequestListener(fetch, { hostname: new URL(publicUrl).host })
  let isDraining = false
  // Requests without a body begin with an ended stream, which is faster; they emit neither 'end' nor 'close'.
  const server = createServer({ ...timeouts, optimizeEmptyRequests: true }, (request, response) => {
    if (!isWithinPipeline(request.socket, response)) return
    inTurn(request.socket, response, () => {
      if (isDraining) response.shouldKeepAlive = false
      if (!request.readableEnded && !takesFiles.test(request.url ?? '')) limitBodyTime(request)
      limitSilence(response)
      before(request, response, () => respond(request, response))
    })
  })
  server.setTimeout(stalledAfterMs)
  limitConnections(server, {
    max: options.maxConnections ?? maxConnections,
    maxPerAddress: options.trustProxy > 0 ? Number.POSITIVE_INFINITY : (options.maxPerAddress ?? maxPerAddress),
  })
  server.listen({ port, host, backlog: maxPending })
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** Serves on, but every response closes its connection, so that clients open the next one elsewhere. */
    drain: () => {
      isDraining = true
    },
    close: () =>
      new Promise<void>((done) => {
        const idleCheck = setInterval(() => server.closeIdleConnections(), 100)
        const deadline = setTimeout(() => server.closeAllConnections(), closingMs)
        // The HTTP server's own close would end new connections whose request is still on its way.
        Server.prototype.close.call(server, () => {
          clearInterval(idleCheck)
          clearTimeout(deadline)
          done()
        })
      }),
  }
}

/** One of all connections at a time, with a pause for other clients, whose connections wait to be accepted. */
const takeTurn = oneAtATime(() => wait(pipelinePauseMs))
const lastResponse = new WeakMap<Socket, ServerResponse>()

/**
 * A pipelined request is served when the previous response was handed to the system as a whole, so a client that does
 * not read holds the memory of one response. Until then Node has not given its response a socket.
 */
function inTurn(socket: Socket, response: ServerResponse, serve: () => void): void {
  const previous = lastResponse.get(socket)
  lastResponse.set(socket, response)
  if (response.socket) serve()
  else {
    previous?.once('close', () => {
      if (response.socket) void takeTurn(serve)
    })
  }
}

const pending = new WeakMap<Socket, number>()

/** A connection with too many pending responses is closed. */
function isWithinPipeline(socket: Socket, response: ServerResponse): boolean {
  const count = (pending.get(socket) ?? 0) + 1
  pending.set(socket, count)
  response.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1))
  if (count > maxPipelined) socket.destroy()
  // The parser still delivers the rest of what it has read.
  return !socket.destroyed
}

function limitSilence(response: ServerResponse): void {
  response.once('timeout', (socket: Socket) => {
    if (response.writableLength > 0) socket.destroy()
    else socket.setTimeout(silenceMs)
  })
}

function limitBodyTime(request: IncomingMessage): void {
  const timer = setTimeout(() => {
    if (request.complete) return
    request.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    request.destroy()
  }, bodyMs)
  request.once('close', () => clearTimeout(timer))
}
