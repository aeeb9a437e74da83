import { createMiddleware } from 'hono/factory'
import type { Catalogue } from '../domain/catalogue/snapshot/catalogue.ts'

export const productAddresses = (catalogue: { readonly current: Catalogue }) =>
  createMiddleware(async (c, next) => {
    const { pathname, searchParams } = new URL(c.req.url)
    const slug = /^\/productos\/([a-z\d-]+)$/i.exec(pathname)?.[1]?.toLowerCase()
    const product = slug && catalogue.current.findBySlug(slug)
    if (!product || product.slug === slug || searchParams.get('producto') !== String(product.id)) return next()
    return c.redirect(`/productos/${product.slug}?${searchParams}`, 301)
  })
