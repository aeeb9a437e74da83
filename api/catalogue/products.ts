import { Hono } from 'hono'
import * as z from 'zod/mini'
import { getProduct, listProducts } from '../../domain/catalogue/editing/list-products.ts'
import { createPreviewToken } from '../../domain/catalogue/editing/previews.ts'
import { deleteProducts, duplicateProduct, product, publishProducts } from '../../domain/catalogue/editing/products.ts'
import type { Deps } from '../../domain/deps.ts'
import {
  AdminProduct,
  AdminProductList,
  AdminProductQuery,
  Ids,
  Preview,
  PreviewRequest,
  ProductChange,
  ProductForm,
} from '../../shared/catalogue/products.ts'
import { crudRoutes } from '../http/crud-routes.ts'
import { describeStaffRoute, documented, invalidFields, rowErrors } from '../http/openapi.ts'
import { idOf, idPath, jsonBody, queryOf } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { outcomeResponse } from '../http/responses.ts'

const maxProductSize = 256 * 1024

const list = describeStaffRoute('Productos, también los no publicados', {
  200: documented('Una página de la lista', AdminProductList),
})
const duplicate = describeStaffRoute('Duplicar un producto', {
  201: documented('La copia, sin publicar', AdminProduct),
  ...rowErrors,
})
const bulk = (summary: string) =>
  describeStaffRoute(
    summary,
    {
      200: documented('Cuántos cambiaron', z.object({ changed: z.int() })),
      ...rowErrors,
      ...invalidFields,
    },
    'Todos o ninguno.',
  )

export const productRoutes = (deps: Deps) =>
  new Hono<StaffEnv>()
    .get('/', list, queryOf(AdminProductQuery), async (c) => c.json(await listProducts(deps, c.req.valid('query'))))
    .post('/publish', bulk('Publicar productos'), ...jsonBody(Ids, maxProductSize), async (c) =>
      outcomeResponse(c, await publishProducts(deps, c.get('staff'), c.req.valid('json').ids, true)),
    )
    .post('/hide', bulk('Ocultar productos'), ...jsonBody(Ids, maxProductSize), async (c) =>
      outcomeResponse(c, await publishProducts(deps, c.get('staff'), c.req.valid('json').ids, false)),
    )
    .post('/delete', bulk('Eliminar productos'), ...jsonBody(Ids, maxProductSize), async (c) =>
      outcomeResponse(c, await deleteProducts(deps, c.get('staff'), c.req.valid('json').ids)),
    )
    .route(
      '/',
      crudRoutes(deps, product, {
        maxSize: maxProductSize,
        record: AdminProduct,
        one: 'El producto',
        create: {
          form: ProductForm,
          summary: 'Crear un producto',
          description: 'Sin slug se hace uno del nombre. Un producto publicado lleva al menos una imagen.',
        },
        read: { get: getProduct, summary: 'Un producto con todos sus datos' },
        update: {
          change: ProductChange,
          summary: 'Cambiar un producto',
          description: 'updatedAt es el de la versión leída. Un slug anterior sigue llevando al producto.',
        },
        delete: {
          summary: 'Eliminar un producto',
          done: 'Eliminado',
          description: 'Se puede restaurar durante 30 días.',
        },
        restore: { summary: 'Restaurar un producto eliminado' },
      }),
    )
    .post(`${idPath}/duplicate`, duplicate, async (c) =>
      outcomeResponse(c, await duplicateProduct(deps, c.get('staff'), idOf(c)), 201),
    )

const day = 24 * 60 * 60 * 1000

const createPreview = describeStaffRoute(
  'Pedir un token de vista previa',
  { 201: documented('El token', Preview), ...invalidFields },
  'Durante un día muestra los banners programados y los productos no publicados; si trae un producto, solo ese, como viene.',
)

export const previewRoutes = (deps: Pick<Deps, 'db' | 'now'>) =>
  new Hono<StaffEnv>().post('/', createPreview, ...jsonBody(PreviewRequest, maxProductSize), async (c) => {
    const expiresAt = new Date(deps.now().getTime() + day)
    const draft = c.req.valid('json').product
    const token = await createPreviewToken(deps, c.get('staff'), { expiresAt, draft })
    return c.json({ token, expiresAt: expiresAt.toISOString() } satisfies Preview, 201)
  })
