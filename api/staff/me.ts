import { APIError } from 'better-auth/api'
import { type Context, Hono } from 'hono'
import { endPreviews } from '../../domain/catalogue/editing/previews.ts'
import type { Deps } from '../../domain/deps.ts'
import { recordStaffEvent } from '../../domain/history/record-change.ts'
import { invalid } from '../../domain/outcome.ts'
import { findDeviceAccount } from '../../domain/staff/known-devices.ts'
import { changeProfile, readMe } from '../../domain/staff/profile.ts'
import { Me, PasswordChange, ProfileChange, StaffMember } from '../../shared/staff/staff.ts'
import { describeStaffRoute, documented, documentedError, invalidFields, rowErrors } from '../http/openapi.ts'
import { jsonBody } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { failureResponse, foundResponse, outcomeResponse } from '../http/responses.ts'

const read = describeStaffRoute('Quién tiene la sesión', { 200: documented('La persona', Me) })

const changeOwnProfile = describeStaffRoute(
  'Cambiar los propios datos',
  { 200: documented('La cuenta', StaffMember), ...rowErrors, ...invalidFields },
  'Con ellos se firman las respuestas y las cotizaciones.',
)

const changePassword = describeStaffRoute(
  'Cambiar la propia contraseña',
  {
    204: { description: 'Cambiada' },
    422: documentedError('La contraseña actual no es la correcta o la nueva es muy corta'),
  },
  'Termina las demás sesiones y las vistas previas que dio, y renueva esta.',
)

const describeSignOut = (summary: string) => describeStaffRoute(summary, { 204: { description: 'Hecho' } })

export const meRoutes = ({ auth, db, now }: Deps) =>
  new Hono<StaffEnv>()
    .get('/', read, async (c) => foundResponse(c, await readMe(db, c.get('staff').id)))
    .put('/', changeOwnProfile, ...jsonBody(ProfileChange, 4 * 1024), async (c) =>
      outcomeResponse(c, await changeProfile({ db, now }, c.get('staff'), c.get('staff').id, c.req.valid('json'))),
    )
    .post('/password', changePassword, ...jsonBody(PasswordChange, 4 * 1024), async (c) => {
      const body = { ...c.req.valid('json'), revokeOtherSessions: true }
      const response = await auth.api
        .changePassword({ body, headers: c.req.raw.headers, returnHeaders: true })
        .catch((error) => {
          if (error instanceof APIError) return undefined
          throw error
        })
      if (!response) return failureResponse(c, invalid({ currentPassword: 'La contraseña actual no es correcta' }))
      const { id, email } = c.get('staff')
      await endPreviews(db, id)
      await recordStaffEvent(db, c.get('staff'), { staffId: id, kind: 'password_changed', at: now() })
      // The new password makes all devices unknown, so this one gets a new cookie.
      response.headers.append('Set-Cookie', auth.devices.cookieFor(await findDeviceAccount(db, email), now()))
      return respondWith(c, response.headers)
    })
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
