import { Hono } from 'hono'
import { ChangeList, ChangeQuery } from '../../contract/catalogue/changes.ts'
import type { CatalogueDeps } from '../../domain/catalogue/editing/change-catalogue.ts'
import { listChanges } from '../../domain/catalogue/editing/list-changes.ts'
import { describeStaffRoute, documented } from '../http/describe.ts'
import { queryOf } from '../http/request-guards.ts'

import type { StaffEnv } from '../http/require-staff.ts'

const list = describeStaffRoute('Cambios del catálogo: quién, cuándo, antes y después', {
  200: documented('Los más recientes primero', ChangeList),
})

export const changes = (deps: Pick<CatalogueDeps, 'db' | 'now'>) =>
  new Hono<StaffEnv>().get('/', list, queryOf(ChangeQuery), async (c) =>
    c.json(await listChanges(deps, c.req.valid('query'))),
  )
