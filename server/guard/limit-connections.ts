import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Server, Socket } from 'node:net'
import { addressBlock, createCounts } from './client-address.ts'

type Limits = { max: number; maxPerAddress: number }

const crowdedShare = 0.75

/** A shorter pause may end with a request that is already on its way, which would be lost. */
const idleAfterMs = 1_000

/** They have sent nothing that was read, so each holds little memory. Without a place, they end after `headersTimeout`. */
const maxWaiting = 1_000

/**
 * A connection beyond a limit takes the place of the one that has been idle longest. Idle are those without a request:
 * it has not begun, its header is unfinished, or its response was handed to the system as a whole. While none is idle,
 * new connections wait. Closing an idle connection may lose a request that is on its way, so it is the last resort: once
 * few places are free, responses announce that they close theirs.
 */
export function limitConnections(server: Server, { max, maxPerAddress }: Limits): void {
  const served = new Map<Socket, { address: string; pending: number; becomesIdle: NodeJS.Timeout }>()
  const open = createCounts()
  // Both keep the order in which they were filled.
  const idle = new Map<Socket, string>()
  const waiting = new Map<Socket, string>()

  const isAddressFull = (address: string) => open.count(address) >= maxPerAddress
  const isFull = (address: string) => served.size >= max || isAddressFull(address)
  const isCrowded = (address: string) =>
    served.size > max * crowdedShare || open.count(address) > maxPerAddress * crowdedShare

  const release = (socket: Socket) => {
    const place = served.get(socket)
    if (!place) return
    clearTimeout(place.becomesIdle)
    served.delete(socket)
    idle.delete(socket)
    open.remove(place.address)
  }
  const closeLongestIdle = (address: string): boolean => {
    const isOfAddress = isAddressFull(address)
    for (const [socket, other] of idle) {
      if (isOfAddress && other !== address) continue
      release(socket)
      socket.destroy()
      return true
    }
    return false
  }
  const idleSoon = (socket: Socket, address: string) =>
    setTimeout(() => {
      idle.set(socket, address)
      serveWaiting()
    }, idleAfterMs).unref()
  const serve = (socket: Socket, address: string): boolean => {
    if (isFull(address) && !closeLongestIdle(address)) return false
    open.add(address)
    served.set(socket, { address, pending: 0, becomesIdle: idleSoon(socket, address) })
    return true
  }
  const serveWaiting = () => {
    const full = new Set<string>()
    for (const [socket, address] of waiting) {
      if (full.has(address)) continue
      if (serve(socket, address)) {
        waiting.delete(socket)
        socket.resume()
      } else full.add(address)
    }
  }

  server.on('connection', (socket: Socket) => {
    const address = addressBlock(socket.remoteAddress ?? '')
    socket.once('close', () => {
      waiting.delete(socket)
      release(socket)
      serveWaiting()
    })
    if (serve(socket, address)) return
    if (waiting.size >= maxWaiting) {
      socket.destroy()
      return
    }
    waiting.set(socket, address)
    // The HTTP server's own listener has just scheduled the first reading.
    process.nextTick(() => waiting.has(socket) && socket.pause())
  })
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const place = served.get(socket)
    if (!place) return
    place.pending += 1
    clearTimeout(place.becomesIdle)
    idle.delete(socket)
    if (isCrowded(place.address)) response.shouldKeepAlive = false
    response.once('close', () => {
      place.pending -= 1
      if (place.pending === 0 && served.has(socket)) place.becomesIdle = idleSoon(socket, place.address)
    })
  })
}
