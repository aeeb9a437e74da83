import type { Catalogue } from '../../domain/catalogue/snapshot/catalogue.ts'
import { listChoiceParams, previewParam, readListChoice, searchParam } from '../../shared/catalogue/addresses.ts'

/** Searches, pages past the end and missing products have no key, so the number of cached responses is bounded. */
export function cacheKeyOf(address: string, catalogue: Catalogue): string | undefined {
  const [given = '', search = ''] = address.split('?', 2)
  const path = /^\/api\/|\.data/i.test(given) ? given : normalized(given)
  const rule = rules.find(({ paths }) => paths.test(path))
  if (!rule) return undefined
  const query = rule.query(new URLSearchParams(search), path, catalogue)
  return query === undefined ? undefined : path + query
}

/** Each of them takes another backend many calls. */
export function sitemapKeyOf(address: string): string | undefined {
  const [given = '', search = ''] = address.split('?', 2)
  const path = normalized(given)
  if (path === '/sitemap.xml') return path
  const query = partQuery(new URLSearchParams(search))
  return path === '/sitemap-productos.xml' && query ? path + query : undefined
}

/** The router accepts any case, and a slash at the end. */
const normalized = (path: string) => path.toLowerCase().replace(/(.)\/$/, '$1')

type Rule = {
  paths: RegExp
  query: (params: URLSearchParams, path: string, catalogue: Catalogue) => string | undefined
}

const rules: Rule[] = [
  { paths: /^\/productos(\.data)?$/, query: (params, _path, catalogue) => listQuery(params, catalogue, 1) },
  { paths: /^\/api\/products$/, query: (params, _path, catalogue) => listQuery(params, catalogue, 0) },
  { paths: /^\/productos\/[a-z0-9-]+(\.data)?$/, query: productQuery },
  {
    paths: /^\/api\/(products\/[1-9]\d{0,8}|categories\/subcategories|banners\/active|openapi\.json|docs|docs\.css)$/,
    query: () => '',
  },
  { paths: /^\/contacto(\.data)?$/, query: (params) => (params.has(searchParam) ? undefined : '') },
  { paths: /^\/calculadoras\/[a-z]+(\.data)?$/, query: (params) => (params.size > 0 ? undefined : '') },
  { paths: /^\/sitemap-productos\.xml$/, query: partQuery },
  { paths: /^\/(cotizacion|confirmacion|comparar|login|admin|healthz|readyz)(\.data)?$/, query: () => undefined },
  { paths: /^\/[a-z_-]*(\.(data|xml|txt))?$/, query: () => '' },
]

/** More filters than this have too many combinations. */
const maxFilters = 2

function listQuery(params: URLSearchParams, catalogue: Catalogue, firstPage: number): string | undefined {
  if (params.get('name')?.trim()) return undefined
  const categoryId = readWhole(params.get('categoryId'), 0)
  const page = readWhole(params.get('page'), firstPage)
  if (categoryId === undefined || page === undefined || catalogue.pagesOf(categoryId) === undefined) return undefined
  const offered = catalogue.offeredPages(categoryId, readListChoice(params))
  if (!offered || page < firstPage || page >= offered.pages + firstPage) return undefined
  if (offered.choice.chosen.size > maxFilters) return undefined
  const counting = new URLSearchParams([
    ...(categoryId ? [['categoryId', String(categoryId)]] : []),
    ...(page > firstPage ? [['page', String(page)]] : []),
    ...listChoiceParams(offered.choice),
  ])
  return counting.size > 0 ? `?${counting}` : ''
}

function productQuery(params: URLSearchParams, path: string, catalogue: Catalogue): string | undefined {
  if (params.has(previewParam)) return undefined
  const id = readWhole(params.get('producto'), 0)
  const slug = path.slice('/productos/'.length).replace(/\.data$/, '')
  return id && catalogue.getProduct(id)?.slug === slug ? `?producto=${id}` : undefined
}

function partQuery(params: URLSearchParams): string | undefined {
  const part = readWhole(params.get('parte'), 1)
  return part === undefined ? undefined : `?parte=${part}`
}

const readWhole = (text: string | null, byDefault: number): number | undefined =>
  text === null ? byDefault : /^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : undefined
