import { Hono } from 'hono'
import type { CatalogueDeps } from '../../domain/catalogue/editing/change-catalogue.ts'
import { fitException, listFitExceptions } from '../../domain/catalogue/editing/fit-exceptions.ts'
import {
  AdminFitException,
  AdminFitExceptionList,
  FitExceptionChange,
  FitExceptionForm,
  FitExceptionQuery,
} from '../../shared/catalogue/fits.ts'
import { crudRoutes } from '../http/crud-routes.ts'
import { describeStaffRoute, documented } from '../http/openapi.ts'
import { queryOf } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { listResponse } from '../http/responses.ts'

const list = describeStaffRoute(
  'Excepciones de compatibilidad',
  { 200: documented('Las más nuevas primero', AdminFitExceptionList) },
  'productId limita la lista a las de un producto. Las de productos en la papelera no aparecen.',
)

export const fitExceptionRoutes = (deps: CatalogueDeps) =>
  new Hono<StaffEnv>()
    .get('/', list, queryOf(FitExceptionQuery), async (c) =>
      listResponse(c, await listFitExceptions(deps, c.req.valid('query'))),
    )
    .route(
      '/',
      crudRoutes(deps, fitException, {
        maxSize: 8 * 1024,
        record: AdminFitException,
        one: 'La excepción',
        create: {
          form: FitExceptionForm,
          summary: 'Crear una excepción de compatibilidad',
          description: 'Decide antes que las reglas si dos productos sirven juntos.',
        },
        update: { change: FitExceptionChange, summary: 'Cambiar una excepción de compatibilidad' },
        delete: { summary: 'Eliminar una excepción de compatibilidad', done: 'Eliminada' },
      }),
    )
