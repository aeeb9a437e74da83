import { Hono } from 'hono'
import { category, getCategory, listCategories } from '../../domain/catalogue/editing/categories.ts'
import type { CatalogueDeps } from '../../domain/catalogue/editing/change-catalogue.ts'
import {
  AdminCategory,
  AdminCategoryList,
  AdminCategoryQuery,
  CategoryChange,
  CategoryForm,
  CategoryOrder,
} from '../../shared/catalogue/categories.ts'
import { crudRoutes } from '../http/crud-routes.ts'
import { describeStaffRoute, documented } from '../http/openapi.ts'
import { queryOf } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { listResponse } from '../http/responses.ts'

const list = describeStaffRoute('Categorías y subcategorías', {
  200: documented('Todas, en el orden del sitio', AdminCategoryList),
})

export const categoryRoutes = (deps: CatalogueDeps) =>
  new Hono<StaffEnv>()
    .get('/', list, queryOf(AdminCategoryQuery), async (c) =>
      listResponse(c, await listCategories(deps, { deleted: c.req.valid('query').deleted === 'true' })),
    )
    .route(
      '/',
      crudRoutes(deps, category, {
        maxSize: 16 * 1024,
        record: AdminCategory,
        one: 'La categoría',
        create: { form: CategoryForm, summary: 'Crear una categoría' },
        read: { get: getCategory, summary: 'Una categoría' },
        update: { change: CategoryChange, summary: 'Renombrar o mover una categoría' },
        order: { order: CategoryOrder, summary: 'Ordenar las categorías de un nivel', done: 'Ordenadas' },
        delete: {
          summary: 'Eliminar una categoría vacía',
          done: 'Eliminada',
          description: 'No las que enlaza el sitio. Se puede restaurar durante 30 días.',
        },
        restore: { summary: 'Restaurar una categoría eliminada' },
      }),
    )
