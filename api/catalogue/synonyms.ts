import { Hono } from 'hono'
import type { CatalogueDeps } from '../../domain/catalogue/editing/change-catalogue.ts'
import { listSynonyms, synonym, trySynonyms } from '../../domain/catalogue/editing/synonyms.ts'
import {
  AdminSynonym,
  AdminSynonymList,
  SynonymChange,
  SynonymForm,
  SynonymTrial,
  SynonymTrialResult,
} from '../../shared/catalogue/synonyms.ts'
import { crudRoutes } from '../http/crud-routes.ts'
import { describeStaffRoute, documented, invalidFields } from '../http/openapi.ts'
import { jsonBody } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { listResponse, outcomeResponse } from '../http/responses.ts'

const maxSize = 16 * 1024

const list = describeStaffRoute('Grupos de sinónimos de la búsqueda', {
  200: documented('Todos, los más nuevos primero', AdminSynonymList),
})
const tryOut = describeStaffRoute(
  'Probar un grupo de sinónimos sin guardarlo',
  { 200: documented('Lo que la búsqueda encuentra hoy y con el grupo', SynonymTrialResult), ...invalidFields },
  'id es el grupo que se está cambiando, si existe.',
)

export const synonymRoutes = (deps: CatalogueDeps) =>
  new Hono<StaffEnv>()
    .get('/', list, async (c) => listResponse(c, await listSynonyms(deps)))
    .post('/test', tryOut, ...jsonBody(SynonymTrial, maxSize), async (c) =>
      outcomeResponse(c, trySynonyms(deps, c.req.valid('json'))),
    )
    .route(
      '/',
      crudRoutes(deps, synonym, {
        maxSize,
        record: AdminSynonym,
        one: 'El grupo',
        create: {
          form: SynonymForm,
          summary: 'Crear un grupo de sinónimos',
          description: 'En un grupo de un solo sentido, la primera palabra busca también las demás.',
        },
        update: { change: SynonymChange, summary: 'Cambiar un grupo de sinónimos' },
        delete: { summary: 'Eliminar un grupo de sinónimos', done: 'Eliminado' },
      }),
    )
