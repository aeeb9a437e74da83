import { Hono } from 'hono'
import { Dashboard } from '../../contract/reports/dashboard.ts'
import type { Deps } from '../../domain/deps.ts'
import { readDashboard } from '../../domain/reports/dashboard.ts'
import { describeStaffRoute, documented } from '../http/describe.ts'
import type { StaffEnv } from '../http/require-staff.ts'

const read = describeStaffRoute('Resumen de las últimas doce semanas', { 200: documented('Las cifras', Dashboard) })

export const dashboard = (deps: Deps) =>
  new Hono<StaffEnv>().get('/', read, async (c) => c.json((await readDashboard(deps)) satisfies Dashboard))
