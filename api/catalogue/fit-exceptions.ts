import { Hono } from 'hono'
import type { CatalogueDeps } from '../../domain/catalogue/editing/change-catalogue.ts'
import {
  createFitException,
  deleteFitException,
  listFitExceptions,
  updateFitException,
} from '../../domain/catalogue/editing/fit-exceptions.ts'
import {
  AdminFitException,
  AdminFitExceptionList,
  FitExceptionChange,
  FitExceptionForm,
  FitExceptionQuery,
} from '../../shared/catalogue/fits.ts'
import { describeStaffRoute, documented, invalidFields, rowErrors } from '../http/openapi.ts'
import { idOf, idPath, jsonBody, queryOf } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { listResponse, outcomeResponse } from '../http/responses.ts'

const maxSize = 8 * 1024

const list = describeStaffRoute(
  'Excepciones de compatibilidad',
  { 200: documented('Las más nuevas primero', AdminFitExceptionList) },
  'productId limita la lista a las de un producto. Las de productos en la papelera no aparecen.',
)
const create = describeStaffRoute(
  'Crear una excepción de compatibilidad',
  { 201: documented('La excepción', AdminFitException), ...invalidFields },
  'Decide antes que las reglas si dos productos sirven juntos.',
)
const update = describeStaffRoute('Cambiar una excepción de compatibilidad', {
  200: documented('La excepción', AdminFitException),
  ...rowErrors,
  ...invalidFields,
})
const remove = describeStaffRoute('Eliminar una excepción de compatibilidad', {
  204: { description: 'Eliminada' },
  ...rowErrors,
})

export const fitExceptionRoutes = (deps: CatalogueDeps) =>
  new Hono<StaffEnv>()
    .get('/', list, queryOf(FitExceptionQuery), async (c) =>
      listResponse(c, await listFitExceptions(deps, c.req.valid('query'))),
    )
    .post('/', create, ...jsonBody(FitExceptionForm, maxSize), async (c) =>
      outcomeResponse(c, await createFitException(deps, c.req.valid('json'), c.get('staff')), 201),
    )
    .put(idPath, update, ...jsonBody(FitExceptionChange, maxSize), async (c) =>
      outcomeResponse(c, await updateFitException(deps, idOf(c), c.req.valid('json'), c.get('staff'))),
    )
    .delete(idPath, remove, async (c) => outcomeResponse(c, await deleteFitException(deps, idOf(c), c.get('staff'))))
