import { productPath } from '../../shared/catalogue/addresses.ts'
import { shownFile } from '../../shared/catalogue/picture.ts'
import { mapWithLimit } from '../../shared/concurrency.ts'
import { backendContext, pageContext } from '../document/page-backend.server.ts'
import type { PageHandle } from '../document/page-meta.ts'
import { sitemap } from '../document/sitemap.server.ts'
import type { Route } from './+types/sitemap-productos.ts'

export const handle: PageHandle = { cache: 'sitemap-part' }

/** A part has about 1,200 products. */
export const listPagesPerPart = 100

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(backendContext)
  const whole = (path: string) => new URL(path, context.get(pageContext).publicUrl).href
  const part = new URL(request.url).searchParams.get('parte') ?? '1'
  if (!/^[1-9]\d{0,8}$/.test(part)) throw new Response(null, { status: 404 })
  const start = await api.getProducts({})
  const { totalPages } = start
  const first = (Number(part) - 1) * listPagesPerPart
  if (first >= totalPages) throw new Response(null, { status: 404 })

  const pages = Array.from({ length: Math.min(listPagesPerPart, totalPages - first) }, (_, index) => first + index)
  const lists = await mapWithLimit(pages, async (page) => (page === 0 ? start : api.getProducts({ page })))
  return sitemap(
    lists
      .flatMap(({ products }) => products)
      .map((product) => ({
        url: whole(productPath(product)),
        pictures: product.srcImg.map((src) => whole(shownFile(src))),
      })),
  )
}
