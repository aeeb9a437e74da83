import { Hono } from 'hono'
import { describeRoute, validator } from 'hono-openapi'
import { listOf } from '../../contract/list.ts'
import { NewStaff, OneTimeLink, StaffEvent, StaffMember, StaffWithLink } from '../../contract/staff/staff.ts'
import { createStaff, disableStaff, enableStaff, getStaff, giveLink, listStaff } from '../../domain/staff/accounts.ts'
import { listStaffEvents } from '../../domain/staff/list-staff-events.ts'
import type { StaffDeps } from '../../domain/staff/staff-deps.ts'
import { documented, documentedError, noSession } from '../http/describe.ts'
import { errorResponse, orErrorResponse } from '../http/errors.ts'
import { limitBody, requireJson } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'

const errorResponses = { ...noSession, 404: documentedError('No existe') }

const list = describeRoute({
  tags: ['admin'],
  summary: 'Cuentas del equipo',
  responses: { 200: documented('Todas, por nombre', listOf(StaffMember)), ...noSession },
})

const read = describeRoute({
  tags: ['admin'],
  summary: 'Una cuenta',
  responses: { 200: documented('La cuenta', StaffMember), ...errorResponses },
})

const create = describeRoute({
  tags: ['admin'],
  summary: 'Crear una cuenta',
  description: 'Da un enlace de un solo uso con el que la persona elige su contraseña.',
  responses: {
    201: documented('La cuenta y su enlace', StaffWithLink),
    ...noSession,
    422: documentedError('Campos no válidos, o el correo ya tiene cuenta'),
  },
})

const link = describeRoute({
  tags: ['admin'],
  summary: 'Dar un enlace nuevo para elegir contraseña',
  responses: {
    200: documented('El enlace; el anterior deja de servir', OneTimeLink),
    ...errorResponses,
    409: documentedError('Es la propia cuenta'),
  },
})

const disable = describeRoute({
  tags: ['admin'],
  summary: 'Desactivar una cuenta',
  description: 'Sus sesiones terminan de inmediato.',
  responses: {
    200: documented('La cuenta', StaffMember),
    ...errorResponses,
    409: documentedError('Es la propia cuenta'),
  },
})

const enable = describeRoute({
  tags: ['admin'],
  summary: 'Volver a activar una cuenta',
  responses: { 200: documented('La cuenta', StaffMember), ...errorResponses },
})

const events = describeRoute({
  tags: ['admin'],
  summary: 'Qué se hizo con las cuentas del equipo',
  responses: {
    200: documented('Lo último, desde lo más reciente', listOf(StaffEvent)),
    ...noSession,
  },
})

const onePath = '/:id{[\\w-]{1,64}}'

export const staffEvents = ({ db }: StaffDeps) =>
  new Hono<StaffEnv>().get('/', events, async (c) => {
    const data = await listStaffEvents(db)
    return c.json({ data, total: data.length })
  })

export const staff = (deps: StaffDeps) =>
  new Hono<StaffEnv>()
    .get('/', list, async (c) => {
      const data = await listStaff(deps.db)
      return c.json({ data, total: data.length })
    })
    .post(
      '/',
      create,
      limitBody(4 * 1024),
      requireJson,
      validator('json', NewStaff, orErrorResponse('invalid_fields')),
      async (c) => {
        const created = await createStaff(deps, c.req.valid('json'), c.get('staff'))
        if (!created) return errorResponse(c, 'invalid_fields', { email: 'Ya hay una cuenta con este correo' })
        return c.json({ ...created.member, ...created.link } satisfies StaffWithLink, 201)
      },
    )
    .get(onePath, read, async (c) => {
      const member = await getStaff(deps.db, c.req.param('id'))
      return member ? c.json(member) : errorResponse(c, 'not_found')
    })
    .post(`${onePath}/link`, link, async (c) => {
      const id = c.req.param('id')
      // The link would bypass the current password.
      if (id === c.get('staff').id) {
        return errorResponse(c, 'own_account', undefined, 'Tu propia contraseña se cambia en «Mi cuenta».')
      }
      const given = await giveLink(deps, id, c.get('staff'))
      return given ? c.json(given) : errorResponse(c, 'not_found')
    })
    .post(`${onePath}/disable`, disable, async (c) => {
      const id = c.req.param('id')
      if (!(await getStaff(deps.db, id))) return errorResponse(c, 'not_found')
      const outcome = await disableStaff(deps, id, c.get('staff'))
      return outcome === 'disabled' ? c.json(await getStaff(deps.db, id)) : errorResponse(c, outcome)
    })
    .post(`${onePath}/enable`, enable, async (c) => {
      const id = c.req.param('id')
      await enableStaff(deps, id, c.get('staff'))
      const member = await getStaff(deps.db, id)
      return member ? c.json(member) : errorResponse(c, 'not_found')
    })
