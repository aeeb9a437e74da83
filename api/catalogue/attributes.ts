import { Hono } from 'hono'
import { attribute, getAttribute, listAttributes } from '../../domain/catalogue/editing/attributes.ts'
import type { CatalogueDeps } from '../../domain/catalogue/editing/change-catalogue.ts'
import { readQuality } from '../../domain/catalogue/quality.ts'
import type { Deps } from '../../domain/deps.ts'
import {
  AdminAttribute,
  AdminAttributeList,
  AttributeChange,
  AttributeForm,
} from '../../shared/catalogue/attributes/attribute.ts'
import { QualityReport } from '../../shared/catalogue/attributes/quality.ts'
import { RowOrder } from '../../shared/list.ts'
import { crudRoutes } from '../http/crud-routes.ts'
import { describeStaffRoute, documented } from '../http/openapi.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { listResponse } from '../http/responses.ts'

const list = describeStaffRoute(
  'Atributos con que se leen las especificaciones',
  { 200: documented('Todos, en el orden en que se muestran', AdminAttributeList) },
  'Cada atributo dice de qué filas se lee, en qué categorías, con qué unidades u opciones, y dónde se usa.',
)

export const attributeRoutes = (deps: CatalogueDeps) =>
  new Hono<StaffEnv>()
    .get('/', list, async (c) => listResponse(c, await listAttributes(deps)))
    .route(
      '/',
      crudRoutes(deps, attribute, {
        maxSize: 256 * 1024,
        record: AdminAttribute,
        one: 'El atributo',
        create: { form: AttributeForm, summary: 'Crear un atributo' },
        read: { get: getAttribute, summary: 'Un atributo' },
        update: {
          change: AttributeChange,
          summary: 'Cambiar un atributo',
          description: 'Las fichas se leen de nuevo: filtros, comparaciones y compatibilidad cambian enseguida.',
        },
        order: { order: RowOrder, summary: 'Ordenar los atributos', done: 'Ordenados' },
        delete: { summary: 'Eliminar un atributo', done: 'Eliminado' },
        restore: { summary: 'Restaurar un atributo eliminado' },
      }),
    )

const readReport = describeStaffRoute(
  'Calidad de las fichas: filas que no se entienden, valores raros y atributos que faltan',
  { 200: documented('El informe, con los primeros 50 productos de cada grupo', QualityReport) },
  'De todos los productos que no están en la papelera, también los que no están publicados.',
)

export const qualityRoutes = (deps: Pick<Deps, 'db' | 'catalogue'>) =>
  new Hono<StaffEnv>().get('/', readReport, async (c) => c.json(await readQuality(deps)))
