import { Hono } from 'hono'
import {
  createCategory,
  deleteCategory,
  getCategory,
  listCategories,
  orderCategories,
  restoreCategory,
  updateCategory,
} from '../../domain/catalogue/editing/categories.ts'
import type { CatalogueDeps } from '../../domain/catalogue/editing/change-catalogue.ts'

import {
  AdminCategory,
  AdminCategoryList,
  AdminCategoryQuery,
  CategoryChange,
  CategoryForm,
  CategoryOrder,
} from '../../shared/catalogue/categories.ts'
import { describeStaffRoute, documented, invalidFields, rowErrors } from '../http/openapi.ts'
import { idOf, idPath, jsonBody, queryOf } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { foundResponse, listResponse, outcomeResponse } from '../http/responses.ts'

const maxSize = 16 * 1024

const list = describeStaffRoute('Categorías y subcategorías', {
  200: documented('Todas, en el orden del sitio', AdminCategoryList),
})
const read = describeStaffRoute('Una categoría', { 200: documented('La categoría', AdminCategory), ...rowErrors })
const create = describeStaffRoute('Crear una categoría', {
  201: documented('La categoría', AdminCategory),
  ...invalidFields,
})
const update = describeStaffRoute('Renombrar o mover una categoría', {
  200: documented('La categoría', AdminCategory),
  ...rowErrors,
  ...invalidFields,
})
const order = describeStaffRoute('Ordenar las categorías de un nivel', {
  204: { description: 'Ordenadas' },
  ...rowErrors,
  ...invalidFields,
})
const remove = describeStaffRoute(
  'Eliminar una categoría vacía',
  { 204: { description: 'Eliminada' }, ...rowErrors },
  'No las que enlaza el sitio. Se puede restaurar durante 30 días.',
)
const restore = describeStaffRoute('Restaurar una categoría eliminada', {
  200: documented('La categoría', AdminCategory),
  ...rowErrors,
})

export const categoryRoutes = (deps: CatalogueDeps) =>
  new Hono<StaffEnv>()
    .get('/', list, queryOf(AdminCategoryQuery), async (c) =>
      listResponse(c, await listCategories(deps, { deleted: c.req.valid('query').deleted === 'true' })),
    )
    .post('/', create, ...jsonBody(CategoryForm, maxSize), async (c) =>
      outcomeResponse(c, await createCategory(deps, c.req.valid('json'), c.get('staff')), 201),
    )
    .post('/order', order, ...jsonBody(CategoryOrder, maxSize), async (c) =>
      outcomeResponse(c, await orderCategories(deps, c.req.valid('json'), c.get('staff'))),
    )
    .get(idPath, read, async (c) => foundResponse(c, await getCategory(deps, idOf(c))))
    .put(idPath, update, ...jsonBody(CategoryChange, maxSize), async (c) =>
      outcomeResponse(c, await updateCategory(deps, idOf(c), c.req.valid('json'), c.get('staff'))),
    )
    .delete(idPath, remove, async (c) => outcomeResponse(c, await deleteCategory(deps, idOf(c), c.get('staff'))))
    .post(`${idPath}/restore`, restore, async (c) =>
      outcomeResponse(c, await restoreCategory(deps, idOf(c), c.get('staff'))),
    )
