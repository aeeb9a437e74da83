import { Hono } from 'hono'
import type { CatalogueDeps } from '../../domain/catalogue/editing/change-catalogue.ts'
import {
  createSynonym,
  deleteSynonym,
  listSynonyms,
  trySynonyms,
  updateSynonym,
} from '../../domain/catalogue/editing/synonyms.ts'

import {
  AdminSynonym,
  AdminSynonymList,
  SynonymChange,
  SynonymForm,
  SynonymTrial,
  SynonymTrialResult,
} from '../../shared/catalogue/synonyms.ts'
import { describeStaffRoute, documented, invalidFields, rowErrors } from '../http/openapi.ts'
import { idOf, idPath, jsonBody } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { listResponse, outcomeResponse } from '../http/responses.ts'

const maxSize = 16 * 1024

const list = describeStaffRoute('Grupos de sinónimos de la búsqueda', {
  200: documented('Todos, los más nuevos primero', AdminSynonymList),
})
const create = describeStaffRoute(
  'Crear un grupo de sinónimos',
  { 201: documented('El grupo', AdminSynonym), ...invalidFields },
  'En un grupo de un solo sentido, la primera palabra busca también las demás.',
)
const update = describeStaffRoute('Cambiar un grupo de sinónimos', {
  200: documented('El grupo', AdminSynonym),
  ...rowErrors,
  ...invalidFields,
})
const remove = describeStaffRoute('Eliminar un grupo de sinónimos', {
  204: { description: 'Eliminado' },
  ...rowErrors,
})
const tryOut = describeStaffRoute(
  'Probar un grupo de sinónimos sin guardarlo',
  { 200: documented('Lo que la búsqueda encuentra hoy y con el grupo', SynonymTrialResult), ...invalidFields },
  'id es el grupo que se está cambiando, si existe.',
)

export const synonymRoutes = (deps: CatalogueDeps) =>
  new Hono<StaffEnv>()
    .get('/', list, async (c) => listResponse(c, await listSynonyms(deps)))
    .post('/', create, ...jsonBody(SynonymForm, maxSize), async (c) =>
      outcomeResponse(c, await createSynonym(deps, c.req.valid('json'), c.get('staff')), 201),
    )
    .post('/test', tryOut, ...jsonBody(SynonymTrial, maxSize), async (c) =>
      outcomeResponse(c, trySynonyms(deps, c.req.valid('json'))),
    )
    .put(idPath, update, ...jsonBody(SynonymChange, maxSize), async (c) =>
      outcomeResponse(c, await updateSynonym(deps, idOf(c), c.req.valid('json'), c.get('staff'))),
    )
    .delete(idPath, remove, async (c) => outcomeResponse(c, await deleteSynonym(deps, idOf(c), c.get('staff'))))
