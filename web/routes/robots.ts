import { pageContext } from '../document/page-backend.server.ts'
import type { PageHandle } from '../document/page-meta.ts'
import type { Route } from './+types/robots.ts'

export const handle: PageHandle = { cache: 'always' }

export function loader({ context }: Route.LoaderArgs) {
  const sitemap = new URL('/sitemap.xml', context.get(pageContext).publicUrl).href
  return new Response(`User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${sitemap}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
