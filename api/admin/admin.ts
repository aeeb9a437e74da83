import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { StaffDeps } from '../../domain/staff/staff-deps.ts'
import { backups } from './backup.ts'
import { banners } from './banners.ts'
import { categories } from './categories.ts'
import { changes } from './changes.ts'
import { dashboard } from './dashboard.ts'
import { imports, productExport } from './imports.ts'
import { me } from './me.ts'
import { previews } from './previews.ts'
import { privacy } from './privacy.ts'
import { products } from './products.ts'
import { requests } from './requests.ts'
import { requireStaff, type StaffEnv } from './require-staff.ts'
import { staff, staffEvents } from './staff.ts'
import { uploads } from './uploads.ts'
import { views } from './views.ts'

/** The back office: every route below is for staff only. */
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
    .route('/previews', previews(deps))
    .route('/uploads', uploads(deps))
    .route('/changes', changes(deps))
    .route('/dashboard', dashboard(deps))
    .route('/privacy', privacy(deps))
    .route('/backup', backups(deps))
    .route('/requests', requests(deps))
    .route('/views', views(deps))
