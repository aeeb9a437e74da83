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

/** One subscriber holds a /64 of IPv6, or even a /48, and some proxies append a port. */
export function addressBlock(address: string, ipv6Bits: 48 | 64 = 64): string {
  const plain = address
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^([\d.]+):\d+$/, '$1')
  if (!plain.includes(':')) return plain
  const [head = [], tail = []] = plain.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail].slice(0, ipv6Bits / 16).join(':')
}
