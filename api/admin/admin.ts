import { Hono } from 'hono'
import type { StaffDeps } from '../../domain/staff/staff-deps.ts'
import { backups } from './backup.ts'
import { dashboard } from './dashboard.ts'
import { me } from './me.ts'
import { privacy } from './privacy.ts'
import { requests } from './requests.ts'
import { requireStaff, type StaffEnv } from './require-staff.ts'
import { staff } from './staff.ts'
import { views } from './views.ts'

/** The back office: every route below is for staff only. */
export const adminApi = (deps: StaffDeps) =>
  new Hono<StaffEnv>()
    .use(requireStaff(deps))
    .route('/me', me(deps))
    .route('/staff', staff(deps))
    .route('/dashboard', dashboard(deps))
    .route('/privacy', privacy(deps))
    .route('/backup', backups(deps))
    .route('/requests', requests(deps))
    .route('/views', views(deps))
