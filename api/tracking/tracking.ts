import { type Context, Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { visitor } from '../../domain/actor.ts'
import type { Deps } from '../../domain/deps.ts'
import { reactByToken } from '../../domain/quotes/react-to-quote.ts'
import { readSession } from '../../domain/staff/sessions.ts'
import { readTrackingLink, renewLink, revokeLink } from '../../domain/tracking/change-link.ts'
import { mailLink } from '../../domain/tracking/mailed-link.ts'
import { readTracking } from '../../domain/tracking/read-tracking.ts'
import { BuyerReaction, RequestLink, Tracking } from '../../shared/tracking/tracking.ts'
import { describeStaffRoute, documented, documentedError, invalidFields, rowErrors } from '../http/openapi.ts'
import { idOf, idPath, jsonBody } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { failureResponse, foundResponse, outcomeResponse } from '../http/responses.ts'

const page = { 200: documented('La solicitud, como está', Tracking) }
const unknown = { 404: documentedError('El enlace no existe o dejó de servir') }

const tokenOf = (c: Context) => c.req.param('token') ?? ''

export const trackingRoutes = (deps: Deps) =>
  new Hono()
    .get('/:token', describeRoute({ summary: 'Seguir una solicitud', responses: { ...page, ...unknown } }), async (c) =>
      foundResponse(c, await readTracking(deps, visitor, tokenOf(c), { isBuyer: await isBuyer(deps, c.req.raw) })),
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
        const outcome = await reactByToken(deps, visitor, token, c.req.valid('json'))
        if (outcome.outcome !== 'done') return failureResponse(c, outcome)
        return foundResponse(c, await readTracking(deps, visitor, token, { isBuyer: false }))
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
      async (c) => outcomeResponse(c, await mailLink(deps, visitor, tokenOf(c))),
    )

const link = { 200: documented('El enlace del comprador', RequestLink) }

/** Mounted under /requests. */
export const trackingLinkRoutes = (deps: Deps) =>
  new Hono<StaffEnv>()
    .get(`${idPath}/tracking`, describeStaffRoute('El enlace de seguimiento', { ...link, ...rowErrors }), async (c) =>
      outcomeResponse(c, await readTrackingLink(deps, idOf(c))),
    )
    .post(
      `${idPath}/tracking`,
      describeStaffRoute('Renovar el enlace; el anterior deja de servir', { ...link, ...rowErrors }),
      async (c) => outcomeResponse(c, await renewLink(deps, c.get('staff'), idOf(c))),
    )
    .delete(
      `${idPath}/tracking`,
      describeStaffRoute('Anular el enlace', { 204: { description: 'Hecho' }, ...rowErrors }),
      async (c) => outcomeResponse(c, await revokeLink(deps, c.get('staff'), idOf(c))),
    )

/** Staff who look at a buyer's page, prefetches and HEAD requests do not count as the buyer's look. */
export async function isBuyer(deps: Deps, { method, headers }: Request): Promise<boolean> {
  if (method !== 'GET' || headers.get('Sec-Purpose')?.includes('prefetch')) return false
  return !headers.has('Cookie') || !(await readSession(deps, headers, { unattended: true }))
}
