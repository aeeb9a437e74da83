import { Hono } from 'hono'
import { describeRoute, validator } from 'hono-openapi'
import { ChangeList, ChangeQuery } from '../../contract/catalogue/changes.ts'
import type { CatalogueDeps } from '../../domain/catalogue/editing/change-catalogue.ts'
import { listChanges } from '../../domain/catalogue/editing/list-changes.ts'
import { documented, noSession } from '../http/describe.ts'
import { orErrorResponse } from '../http/errors.ts'

import type { StaffEnv } from '../http/require-staff.ts'

const list = describeRoute({
  tags: ['admin'],
  summary: 'Cambios del catálogo: quién, cuándo, antes y después',
  responses: { 200: documented('Los más recientes primero', ChangeList), ...noSession },
})

export const changes = (deps: Pick<CatalogueDeps, 'db' | 'now'>) =>
  new Hono<StaffEnv>().get('/', list, validator('query', ChangeQuery, orErrorResponse('bad_request')), async (c) =>
    c.json(await listChanges(deps, c.req.valid('query'))),
  )
