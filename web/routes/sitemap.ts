import { backendContext, pageContext } from '../document/page-backend.server.ts'
import type { PageHandle } from '../document/page-meta.ts'
import { sitemapIndex } from '../document/sitemap.server.ts'
import type { Route } from './+types/sitemap.ts'
import { listPagesPerPart } from './sitemap-productos.ts'

export const handle: PageHandle = { cache: 'sitemap' }

export async function loader({ context }: Route.LoaderArgs) {
  const { products, totalPages } = await context.get(backendContext).api.getProducts({})
  // A sitemap must not be empty.
  const parts = products.length > 0 ? Math.ceil(totalPages / listPagesPerPart) : 0
  const paths = ['/sitemap-paginas.xml']
  for (let part = 1; part <= parts; part++) paths.push(`/sitemap-productos.xml?parte=${part}`)
  return sitemapIndex(paths.map((path) => new URL(path, context.get(pageContext).publicUrl).href))
}
