import { Hono } from 'hono'
import { listOf } from '../../contract/list.ts'
import { NewView, SavedView } from '../../contract/requests/inbox.ts'
import { deleteView, listViews, saveView } from '../../domain/requests/inbox/saved-views.ts'
import type { StaffDeps } from '../../domain/staff/staff-deps.ts'
import { describeStaffRoute, documented, documentedError } from '../http/describe.ts'
import { listResponse, outcomeResponse } from '../http/outcome-response.ts'
import { jsonBody } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { idOf, idPath } from '../http/row-path.ts'

const list = describeStaffRoute('Las propias vistas guardadas de la bandeja', {
  200: documented('Por nombre', listOf(SavedView)),
})

const save = describeStaffRoute(
  'Guardar una vista',
  { 201: documented('Guardada', SavedView), 422: documentedError('Campos no válidos') },
  'Con un nombre que ya existe, la reemplaza.',
)

const remove = describeStaffRoute('Eliminar una vista', {
  204: { description: 'Eliminada' },
  404: documentedError('No existe'),
})

export const views = ({ db }: StaffDeps) =>
  new Hono<StaffEnv>()
    .get('/', list, async (c) => listResponse(c, await listViews(db, c.get('staff'))))
    .post('/', save, ...jsonBody(NewView, 8 * 1024), async (c) =>
      c.json(await saveView(db, c.req.valid('json'), c.get('staff')), 201),
    )
    .delete(idPath, remove, async (c) => outcomeResponse(c, await deleteView(db, idOf(c), c.get('staff'))))
