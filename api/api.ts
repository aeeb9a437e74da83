import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { StaffDeps } from '../domain/deps.ts'
import { adminApi } from './admin-api.ts'
import { comparison, fits, publicBanners, publicCategories, publicProducts } from './catalogue/public.ts'

import { docsPage, docsStyles } from './http/docs.ts'
import { errorResponse, respondToThrown } from './http/errors.ts'
import { describeApi } from './http/openapi.ts'
import { searchEvents } from './reports/reports.ts'
import { contacts, invoices } from './requests/submissions.ts'
import { tracking } from './tracking/tracking.ts'

type Described = { json: string; page: string }

/** Describing every route takes long enough to delay visitors, so it is done once, when the first API is created. */
let description: Promise<Described> | undefined

export function createApi(deps: StaffDeps & { log: Logger }) {
  const api = new Hono()
    .route('/banners', publicBanners(deps))
    .route('/products', publicProducts(deps))
    .route('/fits', fits(deps))
    .route('/comparison', comparison(deps))
    .route('/categories', publicCategories(deps))
    .route('/contacts', contacts(deps))
    .route('/invoices', invoices(deps))
    .route('/searches', searchEvents(deps))
    .route('/tracking', tracking(deps))
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

async function describe(api: Hono): Promise<Described> {
  const described = await describeApi(api)
  return { json: JSON.stringify(described), page: String(await docsPage(described)) }
}
