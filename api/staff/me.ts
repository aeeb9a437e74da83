import { APIError } from 'better-auth/api'
import { type Context, Hono } from 'hono'
import { describeRoute, validator } from 'hono-openapi'
import { Me, PasswordChange } from '../../contract/staff/staff.ts'
import { endPreviews } from '../../domain/catalogue/editing/preview-token.ts'
import { findDeviceAccount } from '../../domain/staff/known-devices.ts'
import { recordStaffEvent } from '../../domain/staff/record-staff-event.ts'
import type { StaffDeps } from '../../domain/staff/staff-deps.ts'
import { documented, documentedError, noSession } from '../http/describe.ts'
import { errorResponse, orErrorResponse } from '../http/errors.ts'
import { limitBody, requireJson } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'

const read = describeRoute({
  tags: ['admin'],
  summary: 'Quién tiene la sesión',
  responses: { 200: documented('La persona', Me), ...noSession },
})

const changePassword = describeRoute({
  tags: ['admin'],
  summary: 'Cambiar la propia contraseña',
  description: 'Termina las demás sesiones y las vistas previas que dio, y renueva esta.',
  responses: {
    204: { description: 'Cambiada' },
    ...noSession,
    422: documentedError('La contraseña actual no es la correcta o la nueva es muy corta'),
  },
})

const describeSignOut = (summary: string) =>
  describeRoute({
    tags: ['admin'],
    summary,
    responses: { 204: { description: 'Hecho' }, ...noSession },
  })

export const me = ({ auth, db, now }: StaffDeps) =>
  new Hono<StaffEnv>()
    .get('/', read, (c) => c.json(c.get('staff') satisfies Me))
    .post(
      '/password',
      changePassword,
      limitBody(4 * 1024),
      requireJson,
      validator('json', PasswordChange, orErrorResponse('invalid_fields')),
      async (c) => {
        const body = { ...c.req.valid('json'), revokeOtherSessions: true }
        const response = await auth.api
          .changePassword({ body, headers: c.req.raw.headers, returnHeaders: true })
          .catch((error) => {
            if (error instanceof APIError) return undefined
            throw error
          })
        if (!response)
          return errorResponse(c, 'invalid_fields', { currentPassword: 'La contraseña actual no es correcta' })
        const { id, email } = c.get('staff')
        await endPreviews(db, id)
        await recordStaffEvent(db, { staffId: id, byId: id, kind: 'password_changed', at: now() })
        // The new password makes all devices unknown, so this one gets a new cookie.
        response.headers.append('Set-Cookie', auth.devices.cookieFor(await findDeviceAccount(db, email), now()))
        return respondWith(c, response.headers)
      },
    )
    .post('/sign-out', describeSignOut('Cerrar esta sesión'), async (c) => {
      const response = await auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true })
      return respondWith(c, response.headers)
    })
    .post('/sign-out-everywhere', describeSignOut('Cerrar la sesión en todos los equipos'), async (c) => {
      await endPreviews(db, c.get('staff').id)
      await auth.api.revokeSessions({ headers: c.req.raw.headers })
      const response = await auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true })
      return respondWith(c, response.headers)
    })

function respondWith(c: Context, headers: Headers): Response {
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
  return c.body(null, 204)
}
