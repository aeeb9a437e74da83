import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { SheetThread } from '../../documents/sheet-thread.ts'
import type { Catalogue } from '../../domain/catalogue/snapshot/catalogue.ts'
import type { Deps } from '../../domain/deps.ts'
import { createClient } from '../../shared/client.ts'
import type { ListedProduct, PageBackend } from '../../web/document/page-backend.server.ts'
import { buyersQuoteFiles, dataSheets, listPdf } from '../documents.ts'
import type { Logger } from '../process/log.ts'
import type { LocalUploads } from '../uploads/local-uploads.ts'
import { staffSignIn, trackingPages } from './private-pages.ts'

export type BackendDeps = Deps & {
  log: Logger
  sheetThread: SheetThread
  localUploads: LocalUploads
  monotonicMs: () => number
}

export type Backend = {
  pages: PageBackend
  /** These addresses are answered before the pages. */
  routes: Hono
  /** It does not report changes of its catalogue. */
  isForeign: boolean
}

/** Pages call the API in this process. */
export function ownBackend(deps: BackendDeps, api: Hono): Backend {
  const { catalogue } = deps
  return {
    pages: {
      api: createClient({
        fetch: async (input, init) => api.request(new Request(input, init)),
        baseUrl: 'http://in-process',
      }),
      apiUrl: undefined,
      lookUpProducts: async (ids) => ids.map((id) => lookUp(catalogue.current, id)),
      readCategory: async (categoryId) => catalogue.current.productsIn(categoryId),
      tracking: trackingPages(deps),
      staff: staffSignIn(deps),
    },
    routes: new Hono()
      .route('/', buyersQuoteFiles(deps))
      .route('/fichas', dataSheets(deps))
      .route('/cotizacion', listPdf(deps))
      .use('/productos/*', currentAddress(catalogue)),
    isForeign: false,
  }
}

function lookUp(catalogue: Catalogue, id: number): ListedProduct {
  const product = catalogue.getProduct(id)
  if (!product) return { id, slug: undefined, isGone: true }
  const { slug, name, code, srcImg, jsonDetails } = product
  const { unit, packs } = jsonDetails
  const [image] = srcImg
  return { id, slug, name, ...(image && { image }), ...(code && { code }), unit, packs, isGone: false }
}

/** Redirects the earlier addresses of a product, in any case. */
const currentAddress = (catalogue: { readonly current: Catalogue }) =>
  createMiddleware(async (c, next) => {
    const { pathname, searchParams } = new URL(c.req.url)
    const slug = /^\/productos\/([a-z\d-]+)$/i.exec(pathname)?.[1]?.toLowerCase()
    const product = slug && catalogue.current.findBySlug(slug)
    if (!product || product.slug === slug || searchParams.get('producto') !== String(product.id)) return next()
    return c.redirect(`/productos/${product.slug}?${searchParams}`, 301)
  })
