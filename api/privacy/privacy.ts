import { Hono } from 'hono'
import { describeRoute, validator } from 'hono-openapi'
import { listOf } from '../../contract/list.ts'
import {
  Erasure,
  ErasureOrder,
  PersonExportQuery,
  PersonQuery,
  PersonSummary,
  PrivacyEvent,
  Retention,
  RetentionChange,
  RetentionQuery,
} from '../../contract/privacy/privacy.ts'
import type { Deps } from '../../domain/deps.ts'
import { erasePerson } from '../../domain/privacy/erase-requests.ts'
import { exportPerson, summarisePerson } from '../../domain/privacy/person.ts'
import { listPrivacyEvents } from '../../domain/privacy/privacy-events.ts'
import { changeRetention, readRetention } from '../../domain/privacy/retention.ts'
import { documented, documentedError, noSession } from '../http/describe.ts'
import { errorResponse, orErrorResponse } from '../http/errors.ts'
import { limitBody, requireJson } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { personPage } from './person-page.ts'

const errorResponses = { ...noSession, 422: documentedError('Campos no válidos') }

const summary = describeRoute({
  tags: ['admin'],
  summary: 'Qué datos hay de una persona, por su correo',
  description:
    'Es también el ensayo de la eliminación: no cambia nada. Por POST, para que el correo no quede en registros.',
  responses: { 200: documented('Lo que hay', PersonSummary), ...errorResponses },
})

const personExport = describeRoute({
  tags: ['admin'],
  summary: 'Descargar los datos de una persona',
  responses: { 200: { description: 'Un archivo JSON, o una página HTML para leer e imprimir' }, ...errorResponses },
})

const erase = describeRoute({
  tags: ['admin'],
  summary: 'Eliminar los datos de una persona',
  description: 'Las solicitudes quedan sin persona, para las estadísticas. No se puede deshacer.',
  responses: { 200: documented('Cuántas solicitudes', Erasure), ...errorResponses },
})

const events = describeRoute({
  tags: ['admin'],
  summary: 'Quién entregó o eliminó datos, y cuándo',
  responses: { 200: documented('Los últimos 50 actos', listOf(PrivacyEvent)), ...noSession },
})

const retention = describeRoute({
  tags: ['admin'],
  summary: 'Plazo de conservación',
  responses: {
    200: documented('El plazo y cuántas solicitudes alcanza hoy', Retention),
    ...noSession,
  },
})

const setRetention = describeRoute({
  tags: ['admin'],
  summary: 'Cambiar el plazo de conservación',
  responses: { 200: documented('El plazo y cuántas solicitudes alcanza hoy', Retention), ...errorResponses },
})

const smallJson = [limitBody(4 * 1024), requireJson] as const

export const privacy = (deps: Deps) =>
  new Hono<StaffEnv>()
    .post(
      '/person',
      summary,
      ...smallJson,
      validator('json', PersonQuery, orErrorResponse('invalid_fields')),
      async (c) => c.json((await summarisePerson(deps, c.req.valid('json').email)) satisfies PersonSummary),
    )
    .post(
      '/export',
      personExport,
      ...smallJson,
      validator('json', PersonExportQuery, orErrorResponse('invalid_fields')),
      async (c) => {
        const { email, format } = c.req.valid('json')
        const record = await exportPerson(deps, email, c.get('staff'))
        c.header('Content-Disposition', `attachment; filename="datos-personales.${format}"`)
        return format === 'json' ? c.body(JSON.stringify(record, null, 2), 200, jsonFile) : c.html(personPage(record))
      },
    )
    .post(
      '/erase',
      erase,
      ...smallJson,
      validator('json', ErasureOrder, orErrorResponse('invalid_fields')),
      async (c) => {
        const { email, confirmation } = c.req.valid('json')
        if (confirmation.trim().toLowerCase() !== email) {
          return errorResponse(c, 'invalid_fields', { confirmation: 'Escribe el mismo correo para confirmar' })
        }
        return c.json({ requests: await erasePerson(deps, email, c.get('staff')) } satisfies Erasure)
      },
    )
    .get('/acts', events, async (c) => {
      const data = await listPrivacyEvents(deps.db)
      return c.json({ data, total: data.length })
    })
    .get('/retention', retention, validator('query', RetentionQuery, orErrorResponse('bad_request')), async (c) =>
      c.json(await readRetention(deps, c.req.valid('query').months)),
    )
    .put(
      '/retention',
      setRetention,
      ...smallJson,
      validator('json', RetentionChange, orErrorResponse('invalid_fields')),
      async (c) => c.json(await changeRetention(deps, c.req.valid('json').months, c.get('staff'))),
    )

const jsonFile = { 'Content-Type': 'application/json; charset=utf-8' }
