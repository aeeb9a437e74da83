import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { Deps } from '../../domain/deps.ts'
import type { Outcome } from '../../domain/outcome.ts'
import { maxPdfBytes, maxPictureBytes, Uploaded } from '../../shared/catalogue/uploads.ts'
import { describeStaffRoute, documented, documentedError } from '../http/openapi.ts'
import { limitBody, queryOf } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { failureResponse } from '../http/responses.ts'

const upload = (summary: string, description: string) =>
  describeStaffRoute(
    summary,
    {
      201: documented('Su dirección', Uploaded),
      413: documentedError('Demasiado grande'),
      422: documentedError('No es lo que debe ser; el mensaje dice por qué'),
    },
    description,
  )

const picture = upload('Subir una imagen', 'El cuerpo es el archivo: JPG, PNG, WebP o AVIF de hasta 40 megapíxeles.')
const pdf = upload('Subir un PDF', 'El cuerpo es el archivo.')

const Use = z.object({ use: z._default(z.enum(['product', 'banner']), 'product') })

export const uploadRoutes = ({ uploads: kept }: Pick<Deps, 'uploads'>) =>
  new Hono<StaffEnv>()
    .post('/pictures', picture, limitBody(maxPictureBytes), queryOf(Use), async (c) => {
      const wide = c.req.valid('query').use === 'banner'
      return uploadResponse(c, await kept.storePicture(new Uint8Array(await c.req.arrayBuffer()), { wide }))
    })
    .post('/pdfs', pdf, limitBody(maxPdfBytes), async (c) =>
      uploadResponse(c, await kept.storePdf(new Uint8Array(await c.req.arrayBuffer()))),
    )

const uploadResponse = (c: Context, kept: Outcome<string>) =>
  kept.outcome === 'done' ? c.json({ src: kept.value } satisfies Uploaded, 201) : failureResponse(c, kept)
