import { isIPv4, isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'

/** Each trusted proxy appends its caller's address; the client may have written the entries before the last `hops`. */
export function clientAddress(
  bindings: Partial<HttpBindings> | undefined,
  forwardedFor: string | undefined,
  hops: number,
): string {
  const chain = [...(forwardedFor?.split(',') ?? []), bindings?.incoming?.socket.remoteAddress ?? 'unknown']
  return chain.at(Math.max(-chain.length, -1 - hops))?.trim() || 'unknown'
}

/** The network that counts as one client: an IPv4 address, or a /48 of IPv6, which is what one subscriber may hold. */
export function addressBlock(address: string): string {
  // Some proxies append a port.
  const plain = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  if (!isIPv6(plain)) return plain
  const groups = ipv6Groups(plain)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.')
  return groups
    .slice(0, 3)
    .map((group) => group.toString(16))
    .join(':')
}

function ipv6Groups(address: string): number[] {
  const [head = [], tail = []] = address
    .replace(/%.*$/, '')
    .replace(/[\d.]+$/, (end) => (isIPv4(end) ? hexOf(end) : end))
    .split('::')
    .map((half) =>
      half
        .split(':')
        .filter(Boolean)
        .map((group) => Number.parseInt(group, 16)),
    )
  return [...head, ...Array<number>(Math.max(0, 8 - head.length - tail.length)).fill(0), ...tail]
}

function hexOf(ipv4: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number)
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}

const bytesOf = (group: number) => [group >> 8, group & 0xff]

/** How many things each client has open at once. */
export function createCounts() {
  const counts = new Map<string, number>()
  return {
    count: (client: string): number => counts.get(client) ?? 0,
    add(client: string): number {
      const count = (counts.get(client) ?? 0) + 1
      counts.set(client, count)
      return count
    },
    remove(client: string): void {
      const left = (counts.get(client) ?? 1) - 1
      if (left > 0) counts.set(client, left)
      else counts.delete(client)
    },
  }
}
