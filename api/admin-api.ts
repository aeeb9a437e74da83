import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { StaffDeps } from '../domain/deps.ts'
import { attributes, quality } from './catalogue/attributes.ts'
import { banners } from './catalogue/banners.ts'
import { categories } from './catalogue/categories.ts'
import { demo } from './catalogue/demo.ts'
import { fitExceptions } from './catalogue/fit-exceptions.ts'
import { fitRules } from './catalogue/fit-rules.ts'
import { imports, productExport } from './catalogue/imports.ts'
import { previews, products } from './catalogue/products.ts'
import { synonyms } from './catalogue/synonyms.ts'
import { uploads } from './catalogue/uploads.ts'
import { changes } from './history/changes.ts'
import { requireStaff, type StaffEnv } from './http/require-staff.ts'
import { backups, privacy } from './privacy/privacy.ts'

import { prices } from './quotes/prices.ts'
import { quotes } from './quotes/quotes.ts'
import { requestQuotes } from './quotes/request-quotes.ts'
import { dashboard, searches } from './reports/reports.ts'

import { requests, views } from './requests/inbox.ts'

import { settings } from './settings/settings.ts'
import { me } from './staff/me.ts'
import { staff, staffEvents } from './staff/staff.ts'
import { trackingLinks } from './tracking/tracking.ts'

export const adminApi = (deps: StaffDeps & { log: Logger }) =>
  new Hono<StaffEnv>()
    .use(requireStaff(deps))
    .route('/me', me(deps))
    .route('/staff', staff(deps))
    .route('/staff-events', staffEvents(deps))
    .route('/products', products(deps))
    .route('/products/export', productExport(deps))
    .route('/products/imports', imports(deps))
    .route('/categories', categories(deps))
    .route('/banners', banners(deps))
    .route('/demo', demo(deps))
    .route('/synonyms', synonyms(deps))
    .route('/fit-rules', fitRules(deps))
    .route('/fit-exceptions', fitExceptions(deps))
    .route('/attributes', attributes(deps))
    .route('/catalogue-quality', quality(deps))
    .route('/previews', previews(deps))
    .route('/uploads', uploads(deps))
    .route('/changes', changes(deps))
    .route('/dashboard', dashboard(deps))
    .route('/searches', searches(deps))
    .route('/privacy', privacy(deps))
    .route('/backup', backups(deps))
    .route('/settings', settings(deps))
    .route('/requests', requests(deps))
    .route('/requests', requestQuotes(deps))
    .route('/quotes', quotes(deps))
    .route('/prices', prices(deps))
    .route('/requests', trackingLinks(deps))
    .route('/views', views(deps))
