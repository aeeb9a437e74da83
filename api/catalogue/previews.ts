import { Hono } from 'hono'
import { Preview, PreviewRequest } from '../../contract/catalogue/previews.ts'
import { createPreviewToken } from '../../domain/catalogue/editing/preview-token.ts'
import type { Deps } from '../../domain/deps.ts'
import { describeStaffRoute, documented, invalidFields } from '../http/describe.ts'
import { jsonBody } from '../http/request-guards.ts'

import type { StaffEnv } from '../http/require-staff.ts'
import { maxProductSize } from './admin-products.ts'

const day = 24 * 60 * 60 * 1000

const create = describeStaffRoute(
  'Pedir un token de vista previa',
  { 201: documented('El token', Preview), ...invalidFields },
  'Durante un día muestra los banners programados y los productos no publicados; si trae un producto, solo ese, como viene.',
)

export const previews = ({ db, now }: Pick<Deps, 'db' | 'now'>) =>
  new Hono<StaffEnv>().post('/', create, ...jsonBody(PreviewRequest, maxProductSize), async (c) => {
    const expiresAt = new Date(now().getTime() + day)
    const token = await createPreviewToken(db, {
      staffId: c.get('staff').id,
      expiresAt,
      draft: c.req.valid('json').product,
    })
    return c.json({ token, expiresAt: expiresAt.toISOString() } satisfies Preview, 201)
  })
