import { Hono } from 'hono'
import type { CatalogueDeps } from '../../domain/catalogue/editing/change-catalogue.ts'
import { fitRule, listFitRules } from '../../domain/catalogue/editing/fit-rules.ts'
import {
  AdminFitRule,
  AdminFitRuleList,
  FitRuleChange,
  FitRuleForm,
  FitTrial,
  FitTrialResult,
} from '../../shared/catalogue/fits.ts'
import { RowOrder } from '../../shared/list.ts'
import { crudRoutes } from '../http/crud-routes.ts'
import { describeStaffRoute, documented, invalidFields, noSuchRow } from '../http/openapi.ts'
import { jsonBody } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { foundResponse, listResponse } from '../http/responses.ts'

const maxSize = 64 * 1024

const list = describeStaffRoute('Reglas de compatibilidad', {
  200: documented('Todas, en el orden en que el sitio nombra los productos compatibles', AdminFitRuleList),
})
const tryOut = describeStaffRoute(
  'Probar si dos productos sirven juntos, y por qué',
  { 200: documented('Lo que dicen las reglas y la excepción', FitTrialResult), ...noSuchRow, ...invalidFields },
  'Ambos deben estar publicados.',
)

export const fitRuleRoutes = (deps: CatalogueDeps) =>
  new Hono<StaffEnv>()
    .get('/', list, async (c) => listResponse(c, await listFitRules(deps)))
    .post('/test', tryOut, ...jsonBody(FitTrial, maxSize), (c) =>
      foundResponse(c, deps.catalogue.current.explainPair(c.req.valid('json').productIds)),
    )
    .route(
      '/',
      crudRoutes(deps, fitRule, {
        maxSize,
        record: AdminFitRule,
        one: 'La regla',
        create: {
          form: FitRuleForm,
          summary: 'Crear una regla de compatibilidad',
          description:
            'Dos productos sirven juntos si se conoce el primer atributo de ambos y no difieren en ninguno que se conozca.',
        },
        update: { change: FitRuleChange, summary: 'Cambiar una regla de compatibilidad' },
        order: { order: RowOrder, summary: 'Ordenar las reglas de compatibilidad', done: 'Ordenadas' },
        delete: { summary: 'Eliminar una regla de compatibilidad', done: 'Eliminada' },
      }),
    )
