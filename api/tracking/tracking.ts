import { type Context, Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { BuyerReaction, Tracking } from '../../contract/tracking/tracking.ts'
import type { StaffDeps } from '../../domain/staff/staff-deps.ts'
import { mailLink } from '../../domain/tracking/mailed-link.ts'
import { reactByToken } from '../../domain/tracking/react-by-token.ts'
import { readTracking } from '../../domain/tracking/read-tracking.ts'
import { documented, documentedError, invalidFields } from '../http/describe.ts'
import { failureResponse, foundResponse, outcomeResponse } from '../http/outcome-response.ts'
import { jsonBody } from '../http/request-guards.ts'
import { isBuyer } from './is-buyer.ts'

const page = { 200: documented('La solicitud, como está', Tracking) }
const unknown = { 404: documentedError('El enlace no existe o dejó de servir') }

const tokenOf = (c: Context) => c.req.param('token') ?? ''

export const tracking = (deps: StaffDeps) =>
  new Hono()
    .get('/:token', describeRoute({ summary: 'Seguir una solicitud', responses: { ...page, ...unknown } }), async (c) =>
      foundResponse(c, await readTracking(deps, tokenOf(c), { isBuyer: await isBuyer(deps, c.req.raw) })),
    )
    .post(
      '/:token/reaction',
      describeRoute({
        summary: 'Aceptar una cotización, pedir un cambio o rechazarla',
        responses: {
          ...page,
          ...unknown,
          ...invalidFields,
          409: documentedError('No es la última versión, venció o ya tiene respuesta; el mensaje lo dice'),
        },
      }),
      ...jsonBody(BuyerReaction, 32 * 1024),
      async (c) => {
        const token = tokenOf(c)
        const outcome = await reactByToken(deps, token, c.req.valid('json'))
        if (outcome.outcome !== 'done') return failureResponse(c, outcome)
        return foundResponse(c, await readTracking(deps, token, { isBuyer: false }))
      },
    )
    .post(
      '/:token/link',
      describeRoute({
        summary: 'Enviar de nuevo el enlace privado al correo de la solicitud',
        responses: {
          204: { description: 'Quedó en camino' },
          ...unknown,
          409: documentedError('Ya se envió varias veces a ese correo; el mensaje lo dice'),
        },
      }),
      async (c) => outcomeResponse(c, await mailLink(deps, tokenOf(c))),
    )
