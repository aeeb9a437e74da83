import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { Banner } from '../../contract/catalogue/public.ts'
import { findPreview } from '../../domain/catalogue/editing/preview-token.ts'
import type { Deps } from '../../domain/deps.ts'
import { documented, documentedError } from '../http/describe.ts'
import { errorResponse } from '../http/errors.ts'

const active = describeRoute({
  summary: 'Banners vigentes',
  description: 'Con un token de vista previa también los programados, salvo que el token traiga un producto.',
  security: [{}, { previewToken: [] }],
  responses: {
    200: documented('En el orden en que se muestran', z.array(Banner)),
    401: documentedError('El token no es válido o venció'),
  },
})

export const banners = ({ db, catalogue, now }: Pick<Deps, 'db' | 'catalogue' | 'now'>) =>
  new Hono().get('/active', active, async (c) => {
    c.header('Vary', 'Authorization')
    const authorization = c.req.header('Authorization')
    if (!authorization) return c.json(catalogue.current.activeBanners(now()))
    const preview = await findPreview(db, authorization, now())
    if (!preview) return errorResponse(c, 'unauthorized')
    return c.json(catalogue.current.activeBanners(now(), { preview: !preview.draft }))
  })
