import { Hono } from 'hono'
import { RequestLink } from '../../contract/tracking/tracking.ts'
import type { StaffDeps } from '../../domain/staff/staff-deps.ts'
import { readLink, renewLink, revokeLink } from '../../domain/tracking/change-link.ts'
import { describeStaffRoute, documented, rowErrors } from '../http/describe.ts'
import { outcomeResponse } from '../http/outcome-response.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { idOf, idPath } from '../http/row-path.ts'

const link = { 200: documented('El enlace del comprador', RequestLink) }

/** Mounted under /requests. */
export const trackingLinks = (deps: StaffDeps) =>
  new Hono<StaffEnv>()
    .get(`${idPath}/tracking`, describeStaffRoute('El enlace de seguimiento', { ...link, ...rowErrors }), async (c) =>
      outcomeResponse(c, await readLink(deps, idOf(c))),
    )
    .post(
      `${idPath}/tracking`,
      describeStaffRoute('Renovar el enlace; el anterior deja de servir', { ...link, ...rowErrors }),
      async (c) => outcomeResponse(c, await renewLink(deps, idOf(c), c.get('staff'))),
    )
    .delete(
      `${idPath}/tracking`,
      describeStaffRoute('Anular el enlace', { 204: { description: 'Hecho' }, ...rowErrors }),
      async (c) => outcomeResponse(c, await revokeLink(deps, idOf(c), c.get('staff'))),
    )
