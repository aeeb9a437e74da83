import { pageContext } from '../document/page-backend.server.ts'
import type { PageHandle } from '../document/page-meta.ts'
import type { Route } from './+types/security-text.ts'

export const handle: PageHandle = { cache: 'never' }

const validMs = 180 * 24 * 60 * 60 * 1000

/** RFC 9116: who finds a weakness learns where to report it. */
export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    `Contact: mailto:${context.get(pageContext).company.email}`,
    `Expires: ${new Date(Date.now() + validMs).toISOString()}`,
    'Preferred-Languages: es',
    `Canonical: ${new URL('/.well-known/security.txt', context.get(pageContext).publicUrl).href}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
