import { Hono } from 'hono'
import { banner, getBanner, listBanners } from '../../domain/catalogue/editing/banners.ts'
import type { CatalogueDeps } from '../../domain/catalogue/editing/change-catalogue.ts'
import {
  AdminBanner,
  AdminBannerList,
  AdminBannerQuery,
  BannerChange,
  BannerForm,
} from '../../shared/catalogue/banners.ts'
import { RowOrder } from '../../shared/list.ts'
import { crudRoutes } from '../http/crud-routes.ts'
import { describeStaffRoute, documented } from '../http/openapi.ts'
import { queryOf } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { listResponse } from '../http/responses.ts'

const list = describeStaffRoute('Banners, también los programados e inactivos', {
  200: documented('Todos, en el orden en que se muestran', AdminBannerList),
})

export const bannerRoutes = (deps: CatalogueDeps) =>
  new Hono<StaffEnv>()
    .get('/', list, queryOf(AdminBannerQuery), async (c) =>
      listResponse(c, await listBanners(deps, { deleted: c.req.valid('query').deleted === 'true' })),
    )
    .route(
      '/',
      crudRoutes(deps, banner, {
        maxSize: 16 * 1024,
        record: AdminBanner,
        one: 'El banner',
        create: {
          form: BannerForm,
          summary: 'Crear un banner',
          description: 'url es la imagen y también el destino del enlace.',
        },
        read: { get: getBanner, summary: 'Un banner' },
        update: { change: BannerChange, summary: 'Cambiar un banner' },
        order: { order: RowOrder, summary: 'Ordenar los banners', done: 'Ordenados' },
        delete: {
          summary: 'Eliminar un banner',
          done: 'Eliminado',
          description: 'Se puede restaurar durante 30 días.',
        },
        restore: { summary: 'Restaurar un banner eliminado' },
      }),
    )
