import { Hono } from 'hono'
import { describeRoute, validator } from 'hono-openapi'
import { listOf } from '../../contract/list.ts'
import { NewView, SavedView } from '../../contract/requests/inbox.ts'
import { deleteView, listViews, saveView } from '../../domain/requests/inbox/saved-views.ts'
import type { StaffDeps } from '../../domain/staff/staff-deps.ts'
import { documented, documentedError, noSession } from '../http/describe.ts'
import { errorResponse, orErrorResponse } from '../http/errors.ts'
import { limitBody, requireJson } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { idOf, idPath } from '../http/row-path.ts'

const list = describeRoute({
  tags: ['admin'],
  summary: 'Las propias vistas guardadas de la bandeja',
  responses: { 200: documented('Por nombre', listOf(SavedView)), ...noSession },
})

const save = describeRoute({
  tags: ['admin'],
  summary: 'Guardar una vista',
  description: 'Con un nombre que ya existe, la reemplaza.',
  responses: { 201: documented('Guardada', SavedView), ...noSession, 422: documentedError('Campos no válidos') },
})

const remove = describeRoute({
  tags: ['admin'],
  summary: 'Eliminar una vista',
  responses: { 204: { description: 'Eliminada' }, ...noSession, 404: documentedError('No existe') },
})

export const views = ({ db }: StaffDeps) =>
  new Hono<StaffEnv>()
    .get('/', list, async (c) => {
      const data = await listViews(db, c.get('staff'))
      return c.json({ data, total: data.length })
    })
    .post(
      '/',
      save,
      limitBody(8 * 1024),
      requireJson,
      validator('json', NewView, orErrorResponse('invalid_fields')),
      async (c) => c.json(await saveView(db, c.req.valid('json'), c.get('staff')), 201),
    )
    .delete(idPath, remove, async (c) =>
      (await deleteView(db, idOf(c), c.get('staff'))) ? c.body(null, 204) : errorResponse(c, 'not_found'),
    )
