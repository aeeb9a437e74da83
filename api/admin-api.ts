import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Deps } from '../domain/deps.ts'
import { attributeRoutes, qualityRoutes } from './catalogue/attributes.ts'
import { bannerRoutes } from './catalogue/banners.ts'
import { categoryRoutes } from './catalogue/categories.ts'
import { demoRoutes } from './catalogue/demo.ts'
import { fitExceptionRoutes } from './catalogue/fit-exceptions.ts'
import { fitRuleRoutes } from './catalogue/fit-rules.ts'
import { importRoutes, productExportRoutes } from './catalogue/imports.ts'
import { previewRoutes, productRoutes } from './catalogue/products.ts'
import { synonymRoutes } from './catalogue/synonyms.ts'
import { uploadRoutes } from './catalogue/uploads.ts'
import { changeRoutes } from './history/changes.ts'
import { requireStaff, type StaffEnv } from './http/require-staff.ts'
import { backupRoutes, privacyRoutes } from './privacy/privacy.ts'

import { priceRoutes } from './quotes/prices.ts'
import { quoteRoutes } from './quotes/quotes.ts'
import { requestQuoteRoutes } from './quotes/request-quotes.ts'
import { dashboardRoutes, searchReportRoutes } from './reports/reports.ts'

import { requestRoutes, viewRoutes } from './requests/inbox.ts'

import { settingRoutes } from './settings/settings.ts'
import { meRoutes } from './staff/me.ts'
import { staffEventRoutes, staffRoutes } from './staff/staff.ts'
import { trackingLinkRoutes } from './tracking/tracking.ts'

export const adminApi = (deps: Deps & { log: Logger }) =>
  new Hono<StaffEnv>()
    .use(requireStaff(deps))
    .route('/me', meRoutes(deps))
    .route('/staff', staffRoutes(deps))
    .route('/staff-events', staffEventRoutes(deps))
    .route('/products', productRoutes(deps))
    .route('/products/export', productExportRoutes(deps))
    .route('/products/imports', importRoutes(deps))
    .route('/categories', categoryRoutes(deps))
    .route('/banners', bannerRoutes(deps))
    .route('/demo', demoRoutes(deps))
    .route('/synonyms', synonymRoutes(deps))
    .route('/fit-rules', fitRuleRoutes(deps))
    .route('/fit-exceptions', fitExceptionRoutes(deps))
    .route('/attributes', attributeRoutes(deps))
    .route('/catalogue-quality', qualityRoutes(deps))
    .route('/previews', previewRoutes(deps))
    .route('/uploads', uploadRoutes(deps))
    .route('/changes', changeRoutes(deps))
    .route('/dashboard', dashboardRoutes(deps))
    .route('/searches', searchReportRoutes(deps))
    .route('/privacy', privacyRoutes(deps))
    .route('/backup', backupRoutes(deps))
    .route('/settings', settingRoutes(deps))
    .route('/requests', requestRoutes(deps))
    .route('/requests', requestQuoteRoutes(deps))
    .route('/quotes', quoteRoutes(deps))
    .route('/prices', priceRoutes(deps))
    .route('/requests', trackingLinkRoutes(deps))
    .route('/views', viewRoutes(deps))
