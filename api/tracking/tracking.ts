import { Hono } from 'hono'
import type { Deps } from '../../domain/deps.ts'
import { readTrackingLink, renewLink, revokeLink } from '../../domain/tracking/change-link.ts'
import { RequestLink } from '../../shared/tracking/tracking.ts'
import { describeStaffRoute, documented, rowErrors } from '../http/openapi.ts'
import { idOf, idPath } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { outcomeResponse } from '../http/responses.ts'

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
