import { Hono } from 'hono'
import { describeRoute, validator } from 'hono-openapi'
import {
  AdminCategory,
  AdminCategoryList,
  AdminCategoryQuery,
  CategoryChange,
  CategoryForm,
  CategoryOrder,
} from '../../contract/admin/categories.ts'
import {
  createCategory,
  deleteCategory,
  orderCategories,
  restoreCategory,
  updateCategory,
} from '../../domain/stock/categories.ts'
import type { StockDeps } from '../../domain/stock/change-catalogue.ts'
import { getCategory, listCategories } from '../../domain/stock/list-categories.ts'
import { errorAnswer, orAnswer } from '../answers.ts'
import { documented } from '../describe.ts'
import { limitBody, requireJson } from '../reception.ts'
import type { StaffEnv } from './require-staff.ts'
import { idOf, idPath, invalidFields, noSession, refusalAnswer, refusals } from './stock-answers.ts'

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
  responses: { 200: documented('La categoría', AdminCategory), ...refusals },
})
const create = describeRoute({
  tags,
  summary: 'Crear una categoría',
  responses: { 201: documented('La categoría', AdminCategory), ...noSession, ...invalidFields },
})
const update = describeRoute({
  tags,
  summary: 'Renombrar o mover una categoría',
  responses: { 200: documented('La categoría', AdminCategory), ...refusals, ...invalidFields },
})
const order = describeRoute({
  tags,
  summary: 'Ordenar las categorías de un nivel',
  responses: { 204: { description: 'Ordenadas' }, ...refusals, ...invalidFields },
})
const remove = describeRoute({
  tags,
  summary: 'Eliminar una categoría vacía',
  description: 'No las que enlaza el sitio. Se puede restaurar durante 30 días.',
  responses: { 204: { description: 'Eliminada' }, ...refusals },
})
const restore = describeRoute({
  tags,
  summary: 'Restaurar una categoría eliminada',
  responses: { 200: documented('La categoría', AdminCategory), ...refusals },
})

export const categories = (deps: StockDeps) =>
  new Hono<StaffEnv>()
    .get('/', list, validator('query', AdminCategoryQuery, orAnswer('bad_request')), async (c) => {
      const data = await listCategories(deps, { deleted: c.req.valid('query').deleted === 'true' })
      return c.json({ data, total: data.length })
    })
    .post(
      '/',
      create,
      limitBody(maxSize),
      requireJson,
      validator('json', CategoryForm, orAnswer('invalid_fields')),
      async (c) => {
        const result = await createCategory(deps, c.req.valid('json'), c.get('staff'))
        return result.outcome === 'done' ? c.json(await getCategory(deps, result.value), 201) : refusalAnswer(c, result)
      },
    )
    .post(
      '/order',
      order,
      limitBody(maxSize),
      requireJson,
      validator('json', CategoryOrder, orAnswer('invalid_fields')),
      async (c) => {
        const result = await orderCategories(deps, c.req.valid('json'), c.get('staff'))
        return result.outcome === 'done' ? c.body(null, 204) : refusalAnswer(c, result)
      },
    )
    .get(idPath, read, async (c) => {
      const category = await getCategory(deps, idOf(c))
      return category ? c.json(category) : errorAnswer(c, 'not_found')
    })
    .put(
      idPath,
      update,
      limitBody(maxSize),
      requireJson,
      validator('json', CategoryChange, orAnswer('invalid_fields')),
      async (c) => {
        const result = await updateCategory(deps, idOf(c), c.req.valid('json'), c.get('staff'))
        return result.outcome === 'done' ? c.json(await getCategory(deps, result.value)) : refusalAnswer(c, result)
      },
    )
    .delete(idPath, remove, async (c) => {
      const result = await deleteCategory(deps, idOf(c), c.get('staff'))
      return result.outcome === 'done' ? c.body(null, 204) : refusalAnswer(c, result)
    })
    .post(`${idPath}/restore`, restore, async (c) => {
      const result = await restoreCategory(deps, idOf(c), c.get('staff'))
      return result.outcome === 'done' ? c.json(await getCategory(deps, result.value)) : refusalAnswer(c, result)
    })
