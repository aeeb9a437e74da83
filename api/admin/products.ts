import { Hono } from 'hono'
import { describeRoute, validator } from 'hono-openapi'
import * as z from 'zod/mini'
import {
  AdminProduct,
  AdminProductList,
  AdminProductQuery,
  Ids,
  ProductChange,
  ProductForm,
} from '../../contract/admin/products.ts'
import type { StockDeps } from '../../domain/stock/change-catalogue.ts'
import { getProduct, listProducts } from '../../domain/stock/list-products.ts'
import { deleteProduct, publishProducts, restoreProduct } from '../../domain/stock/product-acts.ts'
import { createProduct, duplicateProduct, updateProduct } from '../../domain/stock/save-product.ts'
import { errorAnswer, orAnswer } from '../answers.ts'
import { documented } from '../describe.ts'
import { limitBody, requireJson } from '../reception.ts'
import type { StaffEnv } from './require-staff.ts'
import { idOf, idPath, invalidFields, noSession, refusalAnswer, refusals } from './stock-answers.ts'

const tags = ['admin']
const maxSize = 256 * 1024

const list = describeRoute({
  tags,
  summary: 'Productos, también los no publicados',
  responses: { 200: documented('Una página de la lista', AdminProductList), ...noSession },
})
const read = describeRoute({
  tags,
  summary: 'Un producto con todos sus datos',
  responses: { 200: documented('El producto', AdminProduct), ...refusals },
})
const create = describeRoute({
  tags,
  summary: 'Crear un producto',
  description: 'Sin slug se hace uno del nombre. Un producto publicado lleva al menos una imagen.',
  responses: { 201: documented('El producto', AdminProduct), ...noSession, ...invalidFields },
})
const update = describeRoute({
  tags,
  summary: 'Cambiar un producto',
  description: 'updatedAt es el de la versión leída. Un slug anterior sigue llevando al producto.',
  responses: { 200: documented('El producto', AdminProduct), ...refusals, ...invalidFields },
})
const remove = describeRoute({
  tags,
  summary: 'Eliminar un producto',
  description: 'Se puede restaurar durante 30 días.',
  responses: { 204: { description: 'Eliminado' }, ...refusals },
})
const restore = describeRoute({
  tags,
  summary: 'Restaurar un producto eliminado',
  responses: { 200: documented('El producto', AdminProduct), ...refusals },
})
const duplicate = describeRoute({
  tags,
  summary: 'Duplicar un producto',
  responses: { 201: documented('La copia, sin publicar', AdminProduct), ...refusals },
})
const bulk = (summary: string) =>
  describeRoute({
    tags,
    summary,
    description: 'Todos o ninguno.',
    responses: { 200: documented('Cuántos cambiaron', z.object({ changed: z.int() })), ...refusals, ...invalidFields },
  })

export const products = (deps: StockDeps) =>
  new Hono<StaffEnv>()
    .get('/', list, validator('query', AdminProductQuery, orAnswer('bad_request')), async (c) =>
      c.json(await listProducts(deps, c.req.valid('query'))),
    )
    .post(
      '/',
      create,
      limitBody(maxSize),
      requireJson,
      validator('json', ProductForm, orAnswer('invalid_fields')),
      async (c) => {
        const result = await createProduct(deps, c.req.valid('json'), c.get('staff'))
        return result.outcome === 'done' ? c.json(result.value, 201) : refusalAnswer(c, result)
      },
    )
    .post(
      '/publish',
      bulk('Publicar productos'),
      limitBody(maxSize),
      requireJson,
      validator('json', Ids, orAnswer('invalid_fields')),
      async (c) => {
        const result = await publishProducts(deps, c.req.valid('json').ids, true, c.get('staff'))
        return result.outcome === 'done' ? c.json({ changed: result.value }) : refusalAnswer(c, result)
      },
    )
    .post(
      '/hide',
      bulk('Ocultar productos'),
      limitBody(maxSize),
      requireJson,
      validator('json', Ids, orAnswer('invalid_fields')),
      async (c) => {
        const result = await publishProducts(deps, c.req.valid('json').ids, false, c.get('staff'))
        return result.outcome === 'done' ? c.json({ changed: result.value }) : refusalAnswer(c, result)
      },
    )
    .get(idPath, read, async (c) => {
      const product = await getProduct(deps, idOf(c))
      return product ? c.json(product) : errorAnswer(c, 'not_found')
    })
    .put(
      idPath,
      update,
      limitBody(maxSize),
      requireJson,
      validator('json', ProductChange, orAnswer('invalid_fields')),
      async (c) => {
        const result = await updateProduct(deps, idOf(c), c.req.valid('json'), c.get('staff'))
        return result.outcome === 'done' ? c.json(result.value) : refusalAnswer(c, result)
      },
    )
    .delete(idPath, remove, async (c) => {
      const result = await deleteProduct(deps, idOf(c), c.get('staff'))
      return result.outcome === 'done' ? c.body(null, 204) : refusalAnswer(c, result)
    })
    .post(`${idPath}/restore`, restore, async (c) => {
      const result = await restoreProduct(deps, idOf(c), c.get('staff'))
      return result.outcome === 'done' ? c.json(result.value) : refusalAnswer(c, result)
    })
    .post(`${idPath}/duplicate`, duplicate, async (c) => {
      const result = await duplicateProduct(deps, idOf(c), c.get('staff'))
      return result.outcome === 'done' ? c.json(result.value, 201) : refusalAnswer(c, result)
    })
