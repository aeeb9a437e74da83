import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { Dashboard } from '../../contract/reports/dashboard.ts'
import type { Deps } from '../../domain/deps.ts'
import { readDashboard } from '../../domain/reports/dashboard.ts'
import { documented, noSession } from '../http/describe.ts'
import type { StaffEnv } from '../http/require-staff.ts'

const read = describeRoute({
  tags: ['admin'],
  summary: 'Resumen de las últimas doce semanas',
  responses: { 200: documented('Las cifras', Dashboard), ...noSession },
})

export const dashboard = (deps: Deps) =>
  new Hono<StaffEnv>().get('/', read, async (c) => c.json((await readDashboard(deps)) satisfies Dashboard))
