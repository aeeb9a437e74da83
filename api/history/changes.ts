import { Hono } from 'hono'
import type { Deps } from '../../domain/deps.ts'
import { listChanges } from '../../domain/history/list-changes.ts'
import { ChangeList, ChangeQuery } from '../../shared/history/changes.ts'
import { describeStaffRoute, documented } from '../http/openapi.ts'
import { queryOf } from '../http/request-guards.ts'

import type { StaffEnv } from '../http/require-staff.ts'

const list = describeStaffRoute('Cambios del catálogo: quién, cuándo, antes y después', {
  200: documented('Los más recientes primero', ChangeList),
})

export const changeRoutes = (deps: Pick<Deps, 'db' | 'now' | 'settings'>) =>
  new Hono<StaffEnv>().get('/', list, queryOf(ChangeQuery), async (c) =>
    c.json(await listChanges(deps, c.req.valid('query'))),
  )
