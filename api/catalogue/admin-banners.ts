import { Hono } from 'hono'
import { describeRoute, validator } from 'hono-openapi'
import {
  AdminBanner,
  AdminBannerList,
  AdminBannerQuery,
  BannerChange,
  BannerForm,
  BannerOrder,
} from '../../contract/catalogue/banners.ts'
import {
  createBanner,
  deleteBanner,
  getBanner,
  listBanners,
  orderBanners,
  restoreBanner,
  updateBanner,
} from '../../domain/catalogue/editing/banners.ts'
import type { Deps } from '../../domain/deps.ts'
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
  summary: 'Banners, también los programados e inactivos',
  responses: { 200: documented('Todos, en el orden en que se muestran', AdminBannerList), ...noSession },
})
const read = describeRoute({
  tags,
  summary: 'Un banner',
  responses: { 200: documented('El banner', AdminBanner), ...errorResponses },
})
const create = describeRoute({
  tags,
  summary: 'Crear un banner',
  description: 'url es la imagen y también el destino del enlace.',
  responses: { 201: documented('El banner', AdminBanner), ...noSession, ...invalidFields },
})
const update = describeRoute({
  tags,
  summary: 'Cambiar un banner',
  responses: { 200: documented('El banner', AdminBanner), ...errorResponses, ...invalidFields },
})
const order = describeRoute({
  tags,
  summary: 'Ordenar los banners',
  responses: { 204: { description: 'Ordenados' }, ...errorResponses, ...invalidFields },
})
const remove = describeRoute({
  tags,
  summary: 'Eliminar un banner',
  description: 'Se puede restaurar durante 30 días.',
  responses: { 204: { description: 'Eliminado' }, ...errorResponses },
})
const restore = describeRoute({
  tags,
  summary: 'Restaurar un banner eliminado',
  responses: { 200: documented('El banner', AdminBanner), ...errorResponses },
})

export const banners = (deps: Deps) =>
  new Hono<StaffEnv>()
    .get('/', list, validator('query', AdminBannerQuery, orErrorResponse('bad_request')), async (c) => {
      const data = await listBanners(deps, { deleted: c.req.valid('query').deleted === 'true' })
      return c.json({ data, total: data.length })
    })
    .post('/', create, ...jsonBody(BannerForm, maxSize), async (c) =>
      outcomeResponse(c, await createBanner(deps, c.req.valid('json'), c.get('staff')), 201),
    )
    .post('/order', order, ...jsonBody(BannerOrder, maxSize), async (c) =>
      outcomeResponse(c, await orderBanners(deps, c.req.valid('json').ids, c.get('staff'))),
    )
    .get(idPath, read, async (c) => {
      const banner = await getBanner(deps, idOf(c))
      return banner ? c.json(banner) : errorResponse(c, 'not_found')
    })
    .put(idPath, update, ...jsonBody(BannerChange, maxSize), async (c) =>
      outcomeResponse(c, await updateBanner(deps, idOf(c), c.req.valid('json'), c.get('staff'))),
    )
    .delete(idPath, remove, async (c) => outcomeResponse(c, await deleteBanner(deps, idOf(c), c.get('staff'))))
    .post(`${idPath}/restore`, restore, async (c) =>
      outcomeResponse(c, await restoreBanner(deps, idOf(c), c.get('staff'))),
    )
