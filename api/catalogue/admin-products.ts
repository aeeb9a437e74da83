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
} from '../../contract/catalogue/products.ts'
import { getProduct, listProducts } from '../../domain/catalogue/editing/list-products.ts'
import {
  deleteProduct,
  deleteProducts,
  publishProducts,
  restoreProduct,
} from '../../domain/catalogue/editing/product-actions.ts'
import { createProduct, duplicateProduct, updateProduct } from '../../domain/catalogue/editing/save-product.ts'
import type { Deps } from '../../domain/deps.ts'
import { documented, invalidFields, noSession } from '../http/describe.ts'
import { errorResponse, orErrorResponse } from '../http/errors.ts'
import { errorResponses, outcomeResponse } from '../http/outcome-response.ts'
import { jsonBody } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { idOf, idPath } from '../http/row-path.ts'

const tags = ['admin']
/** Enough for a product with all its texts. */
export const maxProductSize = 256 * 1024

const list = describeRoute({
  tags,
  summary: 'Productos, también los no publicados',
  responses: { 200: documented('Una página de la lista', AdminProductList), ...noSession },
})
const read = describeRoute({
  tags,
  summary: 'Un producto con todos sus datos',
  responses: { 200: documented('El producto', AdminProduct), ...errorResponses },
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
  responses: { 200: documented('El producto', AdminProduct), ...errorResponses, ...invalidFields },
})
const remove = describeRoute({
  tags,
  summary: 'Eliminar un producto',
  description: 'Se puede restaurar durante 30 días.',
  responses: { 204: { description: 'Eliminado' }, ...errorResponses },
})
const restore = describeRoute({
  tags,
  summary: 'Restaurar un producto eliminado',
  responses: { 200: documented('El producto', AdminProduct), ...errorResponses },
})
const duplicate = describeRoute({
  tags,
  summary: 'Duplicar un producto',
  responses: { 201: documented('La copia, sin publicar', AdminProduct), ...errorResponses },
})
const bulk = (summary: string) =>
  describeRoute({
    tags,
    summary,
    description: 'Todos o ninguno.',
    responses: {
      200: documented('Cuántos cambiaron', z.object({ changed: z.int() })),
      ...errorResponses,
      ...invalidFields,
    },
  })

export const products = (deps: Deps) =>
  new Hono<StaffEnv>()
    .get('/', list, validator('query', AdminProductQuery, orErrorResponse('bad_request')), async (c) =>
      c.json(await listProducts(deps, c.req.valid('query'))),
    )
    .post('/', create, ...jsonBody(ProductForm, maxProductSize), async (c) =>
      outcomeResponse(c, await createProduct(deps, c.req.valid('json'), c.get('staff')), 201),
    )
    .post('/publish', bulk('Publicar productos'), ...jsonBody(Ids, maxProductSize), async (c) =>
      outcomeResponse(c, await publishProducts(deps, c.req.valid('json').ids, true, c.get('staff'))),
    )
    .post('/hide', bulk('Ocultar productos'), ...jsonBody(Ids, maxProductSize), async (c) =>
      outcomeResponse(c, await publishProducts(deps, c.req.valid('json').ids, false, c.get('staff'))),
    )
    .post('/delete', bulk('Eliminar productos'), ...jsonBody(Ids, maxProductSize), async (c) =>
      outcomeResponse(c, await deleteProducts(deps, c.req.valid('json').ids, c.get('staff'))),
    )
    .get(idPath, read, async (c) => {
      const product = await getProduct(deps, idOf(c))
      return product ? c.json(product) : errorResponse(c, 'not_found')
    })
    .put(idPath, update, ...jsonBody(ProductChange, maxProductSize), async (c) =>
      outcomeResponse(c, await updateProduct(deps, idOf(c), c.req.valid('json'), c.get('staff'))),
    )
    .delete(idPath, remove, async (c) => outcomeResponse(c, await deleteProduct(deps, idOf(c), c.get('staff'))))
    .post(`${idPath}/restore`, restore, async (c) =>
      outcomeResponse(c, await restoreProduct(deps, idOf(c), c.get('staff'))),
    )
    .post(`${idPath}/duplicate`, duplicate, async (c) =>
      outcomeResponse(c, await duplicateProduct(deps, idOf(c), c.get('staff')), 201),
    )
