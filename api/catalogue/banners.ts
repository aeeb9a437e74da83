import { Hono } from 'hono'
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
import {
  AdminBanner,
  AdminBannerList,
  AdminBannerQuery,
  BannerChange,
  BannerForm,
} from '../../shared/catalogue/banners.ts'
import { RowOrder } from '../../shared/list.ts'
import { describeStaffRoute, documented, invalidFields, rowErrors } from '../http/openapi.ts'
import { idOf, idPath, jsonBody, queryOf } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { foundResponse, listResponse, outcomeResponse } from '../http/responses.ts'

const maxSize = 16 * 1024

const list = describeStaffRoute('Banners, también los programados e inactivos', {
  200: documented('Todos, en el orden en que se muestran', AdminBannerList),
})
const read = describeStaffRoute('Un banner', { 200: documented('El banner', AdminBanner), ...rowErrors })
const create = describeStaffRoute(
  'Crear un banner',
  { 201: documented('El banner', AdminBanner), ...invalidFields },
  'url es la imagen y también el destino del enlace.',
)
const update = describeStaffRoute('Cambiar un banner', {
  200: documented('El banner', AdminBanner),
  ...rowErrors,
  ...invalidFields,
})
const order = describeStaffRoute('Ordenar los banners', {
  204: { description: 'Ordenados' },
  ...rowErrors,
  ...invalidFields,
})
const remove = describeStaffRoute(
  'Eliminar un banner',
  { 204: { description: 'Eliminado' }, ...rowErrors },
  'Se puede restaurar durante 30 días.',
)
const restore = describeStaffRoute('Restaurar un banner eliminado', {
  200: documented('El banner', AdminBanner),
  ...rowErrors,
})

export const bannerRoutes = (deps: Deps) =>
  new Hono<StaffEnv>()
    .get('/', list, queryOf(AdminBannerQuery), async (c) =>
      listResponse(c, await listBanners(deps, { deleted: c.req.valid('query').deleted === 'true' })),
    )
    .post('/', create, ...jsonBody(BannerForm, maxSize), async (c) =>
      outcomeResponse(c, await createBanner(deps, c.req.valid('json'), c.get('staff')), 201),
    )
    .post('/order', order, ...jsonBody(RowOrder, maxSize), async (c) =>
      outcomeResponse(c, await orderBanners(deps, c.req.valid('json'), c.get('staff'))),
    )
    .get(idPath, read, async (c) => foundResponse(c, await getBanner(deps, idOf(c))))
    .put(idPath, update, ...jsonBody(BannerChange, maxSize), async (c) =>
      outcomeResponse(c, await updateBanner(deps, idOf(c), c.req.valid('json'), c.get('staff'))),
    )
    .delete(idPath, remove, async (c) => outcomeResponse(c, await deleteBanner(deps, idOf(c), c.get('staff'))))
    .post(`${idPath}/restore`, restore, async (c) =>
      outcomeResponse(c, await restoreBanner(deps, idOf(c), c.get('staff'))),
    )
