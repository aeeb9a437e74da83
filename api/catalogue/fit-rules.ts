import { Hono } from 'hono'
import type { CatalogueDeps } from '../../domain/catalogue/editing/change-catalogue.ts'
import {
  createFitRule,
  deleteFitRule,
  listFitRules,
  orderFitRules,
  updateFitRule,
} from '../../domain/catalogue/editing/fit-rules.ts'
import {
  AdminFitRule,
  AdminFitRuleList,
  FitRuleChange,
  FitRuleForm,
  FitTrial,
  FitTrialResult,
} from '../../shared/catalogue/fits.ts'
import { RowOrder } from '../../shared/list.ts'
import { describeStaffRoute, documented, invalidFields, noSuchRow, rowErrors } from '../http/openapi.ts'
import { idOf, idPath, jsonBody } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { foundResponse, listResponse, outcomeResponse } from '../http/responses.ts'

const maxSize = 64 * 1024

const list = describeStaffRoute('Reglas de compatibilidad', {
  200: documented('Todas, en el orden en que el sitio nombra los productos compatibles', AdminFitRuleList),
})
const create = describeStaffRoute(
  'Crear una regla de compatibilidad',
  { 201: documented('La regla', AdminFitRule), ...invalidFields },
  'Dos productos sirven juntos si se conoce el primer atributo de ambos y no difieren en ninguno que se conozca.',
)
const update = describeStaffRoute('Cambiar una regla de compatibilidad', {
  200: documented('La regla', AdminFitRule),
  ...rowErrors,
  ...invalidFields,
})
const order = describeStaffRoute('Ordenar las reglas de compatibilidad', {
  204: { description: 'Ordenadas' },
  ...rowErrors,
})
const remove = describeStaffRoute('Eliminar una regla de compatibilidad', {
  204: { description: 'Eliminada' },
  ...rowErrors,
})
const tryOut = describeStaffRoute(
  'Probar si dos productos sirven juntos, y por qué',
  { 200: documented('Lo que dicen las reglas y la excepción', FitTrialResult), ...noSuchRow, ...invalidFields },
  'Ambos deben estar publicados.',
)

export const fitRuleRoutes = (deps: CatalogueDeps) =>
  new Hono<StaffEnv>()
    .get('/', list, async (c) => listResponse(c, await listFitRules(deps)))
    .post('/', create, ...jsonBody(FitRuleForm, maxSize), async (c) =>
      outcomeResponse(c, await createFitRule(deps, c.req.valid('json'), c.get('staff')), 201),
    )
    .post('/order', order, ...jsonBody(RowOrder, maxSize), async (c) =>
      outcomeResponse(c, await orderFitRules(deps, c.req.valid('json'), c.get('staff'))),
    )
    .post('/test', tryOut, ...jsonBody(FitTrial, maxSize), (c) =>
      foundResponse(c, deps.catalogue.current.explainPair(c.req.valid('json').productIds)),
    )
    .put(idPath, update, ...jsonBody(FitRuleChange, maxSize), async (c) =>
      outcomeResponse(c, await updateFitRule(deps, idOf(c), c.req.valid('json'), c.get('staff'))),
    )
    .delete(idPath, remove, async (c) => outcomeResponse(c, await deleteFitRule(deps, idOf(c), c.get('staff'))))
