import type { HttpBindings } from '@hono/node-server'

/**
 * Who is asking. Each trusted proxy appends the address it was called from, so only the last `hops` entries of the
 * header can be believed; whatever stands before them the client may have written itself.
 */
export function clientAddress(
  bindings: Partial<HttpBindings> | undefined,
  forwardedFor: string | undefined,
  hops: number,
): string {
  const chain = [...(forwardedFor?.split(',') ?? []), bindings?.incoming?.socket.remoteAddress ?? 'unknown']
  return chain.at(Math.max(-chain.length, -1 - hops))?.trim() || 'unknown'
}

/** One subscriber holds a whole /64 of IPv6. */
export function addressBlock(address: string): string {
  const ipv4 = address.replace(/^::ffff:/i, '')
  if (!ipv4.includes(':')) return ipv4
  const [head = '', tail = ''] = ipv4.split('::')
  const groups = head.split(':')
  const missing = 8 - groups.length - (tail ? tail.split(':').length : 0)
  const full = ipv4.includes('::') ? [...groups, ...Array(missing).fill('0'), ...tail.split(':')] : groups
  return full.slice(0, 4).join(':')
}
