import { Hono } from 'hono'
import { describeRoute, validator } from 'hono-openapi'
import {
  AdminCategory,
  AdminCategoryList,
  AdminCategoryQuery,
  CategoryChange,
  CategoryForm,
  CategoryOrder,
} from '../../contract/catalogue/categories.ts'
import {
  createCategory,
  deleteCategory,
  orderCategories,
  restoreCategory,
  updateCategory,
} from '../../domain/catalogue/editing/categories.ts'
import type { CatalogueDeps } from '../../domain/catalogue/editing/change-catalogue.ts'
import { getCategory, listCategories } from '../../domain/catalogue/editing/list-categories.ts'
import { documented, invalidFields, noSession } from '../http/describe.ts'
import { errorResponse, orErrorResponse } from '../http/errors.ts'
import { errorResponses, outcomeResponse } from '../http/outcome-response.ts'
import { jsonBody } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { idOf, idPath } from '../http/row-path.ts'

const tags = ['admin']
const maxSize = 16 * 1024

const list = describeRoute({
  tags,
  summary: 'Categorías y subcategorías',
  responses: { 200: documented('Todas, en el orden del sitio', AdminCategoryList), ...noSession },
})
const read = describeRoute({
  tags,
  summary: 'Una categoría',
  responses: { 200: documented('La categoría', AdminCategory), ...errorResponses },
})
const create = describeRoute({
  tags,
  summary: 'Crear una categoría',
  responses: { 201: documented('La categoría', AdminCategory), ...noSession, ...invalidFields },
})
const update = describeRoute({
  tags,
  summary: 'Renombrar o mover una categoría',
  responses: { 200: documented('La categoría', AdminCategory), ...errorResponses, ...invalidFields },
})
const order = describeRoute({
  tags,
  summary: 'Ordenar las categorías de un nivel',
  responses: { 204: { description: 'Ordenadas' }, ...errorResponses, ...invalidFields },
})
const remove = describeRoute({
  tags,
  summary: 'Eliminar una categoría vacía',
  description: 'No las que enlaza el sitio. Se puede restaurar durante 30 días.',
  responses: { 204: { description: 'Eliminada' }, ...errorResponses },
})
const restore = describeRoute({
  tags,
  summary: 'Restaurar una categoría eliminada',
  responses: { 200: documented('La categoría', AdminCategory), ...errorResponses },
})

export const categories = (deps: CatalogueDeps) =>
  new Hono<StaffEnv>()
    .get('/', list, validator('query', AdminCategoryQuery, orErrorResponse('bad_request')), async (c) => {
      const data = await listCategories(deps, { deleted: c.req.valid('query').deleted === 'true' })
      return c.json({ data, total: data.length })
    })
    .post('/', create, ...jsonBody(CategoryForm, maxSize), async (c) =>
      outcomeResponse(c, await createCategory(deps, c.req.valid('json'), c.get('staff')), 201),
    )
    .post('/order', order, ...jsonBody(CategoryOrder, maxSize), async (c) =>
      outcomeResponse(c, await orderCategories(deps, c.req.valid('json'), c.get('staff'))),
    )
    .get(idPath, read, async (c) => {
      const category = await getCategory(deps, idOf(c))
      return category ? c.json(category) : errorResponse(c, 'not_found')
    })
    .put(idPath, update, ...jsonBody(CategoryChange, maxSize), async (c) =>
      outcomeResponse(c, await updateCategory(deps, idOf(c), c.req.valid('json'), c.get('staff'))),
    )
    .delete(idPath, remove, async (c) => outcomeResponse(c, await deleteCategory(deps, idOf(c), c.get('staff'))))
    .post(`${idPath}/restore`, restore, async (c) =>
      outcomeResponse(c, await restoreCategory(deps, idOf(c), c.get('staff'))),
    )
