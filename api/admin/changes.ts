import { Hono } from 'hono'
import { describeRoute, validator } from 'hono-openapi'
import { ChangeList, ChangeQuery } from '../../contract/admin/changes.ts'
import type { StockDeps } from '../../domain/stock/change-catalogue.ts'
import { listChanges } from '../../domain/stock/list-changes.ts'
import { orAnswer } from '../answers.ts'
import { documented } from '../describe.ts'
import type { StaffEnv } from './require-staff.ts'
import { noSession } from './stock-answers.ts'

const list = describeRoute({
  tags: ['admin'],
  summary: 'Cambios del catálogo: quién, cuándo, antes y después',
  responses: { 200: documented('Los más recientes primero', ChangeList), ...noSession },
})

export const changes = (deps: Pick<StockDeps, 'db' | 'now'>) =>
  new Hono<StaffEnv>().get('/', list, validator('query', ChangeQuery, orAnswer('bad_request')), async (c) =>
    c.json(await listChanges(deps, c.req.valid('query'))),
  )
