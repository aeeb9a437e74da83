import { TrieRouter } from 'hono/router/trie-router'
import { apiCacheRules } from '../../api/api.ts'
import type { Catalogue } from '../../domain/catalogue/snapshot/catalogue.ts'
import { listChoiceParams, previewParam, readListChoice, searchParam } from '../../shared/catalogue/addresses.ts'
import type { CacheRule } from '../../shared/page-cache-rule.ts'

type Rules = Record<string, CacheRule>

/** Another backend does not report changes of its catalogue, so only its sitemaps are cached. */
export function createCacheKeys(pageRules: Rules, { isForeign = false } = {}) {
  const routes = new TrieRouter<Exclude<CacheRule, 'never'>>()
  const add = (path: string, rule: CacheRule) => {
    if (rule !== 'never' && (!isForeign || rule.startsWith('sitemap'))) routes.add('GET', path, rule)
  }
  for (const [path, rule] of Object.entries(pageRules)) add(path, rule)
  for (const [path, rule] of Object.entries(apiCacheRules)) add(`/api${path}`, rule)

  return (address: string, catalogue: Catalogue): string | undefined => {
    const [given = '', search = ''] = address.split('?', 2)
    const path = /^\/api\/|\.data/i.test(given) ? given : normalized(given)
    const page = path.endsWith('.data') ? pageOfData(path) : path
    const rule = page && routes.match('GET', page)[0][0]?.[0]
    if (!rule) return undefined
    const query = queryOf[rule](new URLSearchParams(search), page, catalogue)
    return query === undefined ? undefined : path + query
  }
}

/** The router accepts any case, and a slash at the end. */
const normalized = (path: string) => path.toLowerCase().replace(/(.)\/$/, '$1')

/** The router's own spellings, which alone are requested by browsers; the files among the routes have no such address. */
function pageOfData(path: string): string | undefined {
  const page = path.slice(0, -'.data'.length)
  if (page === '/_root' || page === '/_') return '/'
  return page === normalized(page) && page !== '/' && !page.includes('.') ? page : undefined
}

type QueryOf = (params: URLSearchParams, page: string, catalogue: Catalogue) => string | undefined

const queryOf: Record<Exclude<CacheRule, 'never'>, QueryOf> = {
  always: () => '',
  'without-query': (params) => (params.size > 0 ? undefined : ''),
  'without-search': (params) => (params.has(searchParam) ? undefined : ''),
  list: (params, _page, catalogue) => listQuery(params, catalogue, 1),
  'api-list': (params, _page, catalogue) => listQuery(params, catalogue, 0),
  product: productQuery,
  sitemap: () => '',
  'sitemap-part': partQuery,
}

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

function productQuery(params: URLSearchParams, page: string, catalogue: Catalogue): string | undefined {
  if (params.has(previewParam)) return undefined
  const id = readWhole(params.get('producto'), 0)
  return id && catalogue.getProduct(id)?.slug === page.slice('/productos/'.length) ? `?producto=${id}` : undefined
}

function partQuery(params: URLSearchParams): string | undefined {
  const part = readWhole(params.get('parte'), 1)
  return part === undefined ? undefined : `?parte=${part}`
}

const readWhole = (text: string | null, byDefault: number): number | undefined =>
  text === null ? byDefault : /^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : undefined
