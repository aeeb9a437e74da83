import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Deps } from '../domain/deps.ts'
import type { CacheRule } from '../shared/page-cache-rule.ts'
import { adminApi } from './admin-api.ts'
import {
  comparisonRoutes,
  fitRoutes,
  publicBannerRoutes,
  publicCategoryRoutes,
  publicProductRoutes,
} from './catalogue/public.ts'

import { docsPage, docsStyles } from './http/docs.ts'
import { errorResponse, respondToThrown } from './http/errors.ts'
import { describeApi } from './http/openapi.ts'
import { searchEventRoutes } from './reports/reports.ts'
import { contactRoutes, invoiceRoutes } from './requests/submissions.ts'

type Described = { json: string; page: string }

/** Describing every route takes long enough to delay visitors, so it is done once, when the first API is created. */
let description: Promise<Described> | undefined

export function createApi(deps: Deps & { log: Logger }) {
  const api = new Hono()
    .route('/banners', publicBannerRoutes(deps))
    .route('/products', publicProductRoutes(deps))
    .route('/fits', fitRoutes(deps))
    .route('/comparison', comparisonRoutes(deps))
    .route('/categories', publicCategoryRoutes(deps))
    .route('/contacts', contactRoutes(deps))
    .route('/invoices', invoiceRoutes(deps))
    .route('/searches', searchEventRoutes(deps))
    .route('/admin', adminApi(deps))

  description ??= describe(api)
  const described = description
  return new Hono()
    .route('/', api)
    .get('/openapi.json', async (c) => c.body((await described).json, 200, { 'Content-Type': 'application/json' }))
    .get('/docs', async (c) => c.html((await described).page))
    .get('/docs.css', (c) => c.text(docsStyles, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
    .all('/*', (c) => errorResponse(c, 'not_found'))
    .onError(respondToThrown(deps.log))
}

/** Missing products and other spellings of an id are not cached. */
export const apiCacheRules: Record<string, CacheRule> = {
  '/products': 'api-list',
  '/products/:id{[1-9][0-9]{0,8}}': 'always',
  '/comparison': 'never',
  '/fits': 'never',
  '/categories/subcategories': 'always',
  '/banners/active': 'always',
  '/openapi.json': 'always',
  '/docs': 'always',
  '/docs.css': 'always',
}

async function describe(api: Hono): Promise<Described> {
  const described = await describeApi(api)
  return { json: JSON.stringify(described), page: String(await docsPage(described)) }
}
