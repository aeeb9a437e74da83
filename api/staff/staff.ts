import { Hono } from 'hono'
import type { Deps } from '../../domain/deps.ts'
import { createStaff, disableStaff, enableStaff, getStaff, giveLink, listStaff } from '../../domain/staff/accounts.ts'
import { listStaffEvents } from '../../domain/staff/list-staff-events.ts'
import { changeProfile, undoProfileChange } from '../../domain/staff/profile.ts'
import { listOf } from '../../shared/list.ts'
import {
  NewStaff,
  OneTimeLink,
  ProfileChange,
  StaffEvent,
  StaffMember,
  StaffWithLink,
} from '../../shared/staff/staff.ts'
import {
  describeStaffRoute,
  documented,
  documentedError,
  invalidFields,
  noSuchRow,
  rowErrors,
} from '../http/openapi.ts'
import { idOf, idPath, jsonBody } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { foundResponse, listResponse, outcomeResponse } from '../http/responses.ts'

const list = describeStaffRoute('Cuentas del equipo', { 200: documented('Todas, por nombre', listOf(StaffMember)) })

const read = describeStaffRoute('Una cuenta', { 200: documented('La cuenta', StaffMember), ...noSuchRow })

const create = describeStaffRoute(
  'Crear una cuenta',
  {
    201: documented('La cuenta y su enlace', StaffWithLink),
    422: documentedError('Campos no válidos, o el correo ya tiene cuenta'),
  },
  'Da un enlace de un solo uso con el que la persona elige su contraseña.',
)

const link = describeStaffRoute('Dar un enlace nuevo para elegir contraseña', {
  200: documented('El enlace; el anterior deja de servir', OneTimeLink),
  ...noSuchRow,
  409: documentedError('Es la propia cuenta'),
})

const disable = describeStaffRoute(
  'Desactivar una cuenta',
  {
    200: documented('La cuenta', StaffMember),
    ...noSuchRow,
    409: documentedError('Es la propia cuenta'),
  },
  'Sus sesiones terminan de inmediato.',
)

const enable = describeStaffRoute('Volver a activar una cuenta', {
  200: documented('La cuenta', StaffMember),
  ...noSuchRow,
})

const update = describeStaffRoute('Cambiar nombre, cargo, teléfono y firma de una persona', {
  200: documented('La cuenta', StaffMember),
  ...rowErrors,
  ...invalidFields,
})

const events = describeStaffRoute('Qué se hizo con las cuentas del equipo', {
  200: documented('Lo último, desde lo más reciente', listOf(StaffEvent)),
})

const undo = describeStaffRoute(
  'Deshacer un cambio de los datos de una persona',
  { 200: documented('La cuenta', StaffMember), ...rowErrors },
  'Repone los campos de ese cambio, si nadie los cambió después.',
)

const onePath = '/:id{[\\w-]{1,64}}'

export const staffEventRoutes = (deps: Deps) =>
  new Hono<StaffEnv>()
    .get('/', events, async (c) => listResponse(c, await listStaffEvents(deps.db)))
    .post(`${idPath}/undo`, undo, async (c) =>
      outcomeResponse(c, await undoProfileChange(deps, c.get('staff'), idOf(c))),
    )

export const staffRoutes = (deps: Deps) =>
  new Hono<StaffEnv>()
    .get('/', list, async (c) => listResponse(c, await listStaff(deps.db)))
    .post('/', create, ...jsonBody(NewStaff, 4 * 1024), async (c) =>
      outcomeResponse(c, await createStaff(deps, c.get('staff'), c.req.valid('json')), 201),
    )
    .get(onePath, read, async (c) => foundResponse(c, await getStaff(deps.db, c.req.param('id'))))
    .put(onePath, update, ...jsonBody(ProfileChange, 4 * 1024), async (c) =>
      outcomeResponse(c, await changeProfile(deps, c.get('staff'), c.req.param('id') ?? '', c.req.valid('json'))),
    )
    .post(`${onePath}/link`, link, async (c) =>
      outcomeResponse(c, await giveLink(deps, c.get('staff'), c.req.param('id'))),
    )
    .post(`${onePath}/disable`, disable, async (c) =>
      outcomeResponse(c, await disableStaff(deps, c.get('staff'), c.req.param('id'))),
    )
    .post(`${onePath}/enable`, enable, async (c) =>
      outcomeResponse(c, await enableStaff(deps, c.get('staff'), c.req.param('id'))),
    )
