import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { Preview } from '../../contract/admin/banners.ts'
import type { Deps } from '../../domain/deps.ts'
import { createPreviewToken } from '../../domain/preview-token.ts'
import { documented } from '../describe.ts'
import type { StaffEnv } from './require-staff.ts'
import { noSession } from './stock-answers.ts'

const day = 24 * 60 * 60 * 1000

const create = describeRoute({
  tags: ['admin'],
  summary: 'Pedir un token de vista previa',
  description: 'Durante un día muestra los banners programados y los productos no publicados.',
  responses: { 201: documented('El token', Preview), ...noSession },
})

export const previews = ({ db, now }: Pick<Deps, 'db' | 'now'>) =>
  new Hono<StaffEnv>().post('/', create, async (c) => {
    const expiresAt = new Date(now().getTime() + day)
    const token = await createPreviewToken(db, c.get('staff').id, expiresAt)
    return c.json({ token, expiresAt: expiresAt.toISOString() } satisfies Preview, 201)
  })
