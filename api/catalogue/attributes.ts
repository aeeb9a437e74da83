import { Hono } from 'hono'
import {
  createAttribute,
  deleteAttribute,
  getAttribute,
  listAttributes,
  orderAttributes,
  restoreAttribute,
  updateAttribute,
} from '../../domain/catalogue/editing/attributes.ts'
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
import { describeStaffRoute, documented, invalidFields, rowErrors } from '../http/openapi.ts'
import { idOf, idPath, jsonBody } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { foundResponse, listResponse, outcomeResponse } from '../http/responses.ts'

const maxSize = 256 * 1024

const list = describeStaffRoute(
  'Atributos con que se leen las especificaciones',
  { 200: documented('Todos, en el orden en que se muestran', AdminAttributeList) },
  'Cada atributo dice de qué filas se lee, en qué categorías, con qué unidades u opciones, y dónde se usa.',
)
const read = describeStaffRoute('Un atributo', { 200: documented('El atributo', AdminAttribute), ...rowErrors })
const create = describeStaffRoute('Crear un atributo', {
  201: documented('El atributo', AdminAttribute),
  ...invalidFields,
})
const update = describeStaffRoute(
  'Cambiar un atributo',
  { 200: documented('El atributo', AdminAttribute), ...rowErrors, ...invalidFields },
  'Las fichas se leen de nuevo: filtros, comparaciones y compatibilidad cambian enseguida.',
)
const order = describeStaffRoute('Ordenar los atributos', {
  204: { description: 'Ordenados' },
  ...rowErrors,
  ...invalidFields,
})
const remove = describeStaffRoute('Eliminar un atributo', {
  204: { description: 'Eliminado' },
  ...rowErrors,
})
const restore = describeStaffRoute('Restaurar un atributo eliminado', {
  200: documented('El atributo', AdminAttribute),
  ...rowErrors,
})

export const attributeRoutes = (deps: CatalogueDeps) =>
  new Hono<StaffEnv>()
    .get('/', list, async (c) => listResponse(c, await listAttributes(deps)))
    .post('/', create, ...jsonBody(AttributeForm, maxSize), async (c) =>
      outcomeResponse(c, await createAttribute(deps, c.req.valid('json'), c.get('staff')), 201),
    )
    .post('/order', order, ...jsonBody(RowOrder, maxSize), async (c) =>
      outcomeResponse(c, await orderAttributes(deps, c.req.valid('json'), c.get('staff'))),
    )
    .get(idPath, read, async (c) => foundResponse(c, await getAttribute(deps, idOf(c))))
    .put(idPath, update, ...jsonBody(AttributeChange, maxSize), async (c) =>
      outcomeResponse(c, await updateAttribute(deps, idOf(c), c.req.valid('json'), c.get('staff'))),
    )
    .delete(idPath, remove, async (c) => outcomeResponse(c, await deleteAttribute(deps, idOf(c), c.get('staff'))))
    .post(`${idPath}/restore`, restore, async (c) =>
      outcomeResponse(c, await restoreAttribute(deps, idOf(c), c.get('staff'))),
    )

const readReport = describeStaffRoute(
  'Calidad de las fichas: filas que no se entienden, valores raros y atributos que faltan',
  { 200: documented('El informe, con los primeros 50 productos de cada grupo', QualityReport) },
  'De todos los productos que no están en la papelera, también los que no están publicados.',
)

export const qualityRoutes = (deps: Pick<Deps, 'db' | 'catalogue'>) =>
  new Hono<StaffEnv>().get('/', readReport, async (c) => c.json(await readQuality(deps)))
