import { Readable } from 'node:stream'
import { Hono } from 'hono'
import type { Deps } from '../../domain/deps.ts'
import { invalid } from '../../domain/outcome.ts'
import { erasePerson } from '../../domain/privacy/erase-requests.ts'
import { makeBackup } from '../../domain/privacy/make-backup.ts'
import { exportPerson, summarisePerson } from '../../domain/privacy/person.ts'
import { listPrivacyEvents } from '../../domain/privacy/privacy-events.ts'
import { changeRetention, readRetention } from '../../domain/privacy/retention.ts'
import { listOf } from '../../shared/list.ts'
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
} from '../../shared/privacy/privacy.ts'
import { fileMoment } from '../../shared/time-text.ts'
import { describeStaffRoute, documented, invalidFields } from '../http/openapi.ts'
import { jsonBody, queryOf } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { failureResponse, listResponse } from '../http/responses.ts'
import { personPage } from './person-page.ts'

const summary = describeStaffRoute(
  'Qué datos hay de una persona, por su correo',
  { 200: documented('Lo que hay', PersonSummary), ...invalidFields },
  'Es también el ensayo de la eliminación: no cambia nada. Por POST, para que el correo no quede en registros.',
)

const personExport = describeStaffRoute('Descargar los datos de una persona', {
  200: { description: 'Un archivo JSON, o una página HTML para leer e imprimir' },
  ...invalidFields,
})

const erase = describeStaffRoute(
  'Eliminar los datos de una persona',
  { 200: documented('Cuántas solicitudes', Erasure), ...invalidFields },
  'Las solicitudes quedan sin persona, para las estadísticas. No se puede deshacer.',
)

const events = describeStaffRoute('Quién entregó o eliminó datos, y cuándo', {
  200: documented('Los últimos 50 actos', listOf(PrivacyEvent)),
})

const retention = describeStaffRoute('Plazo de conservación', {
  200: documented('El plazo y cuántas solicitudes alcanza hoy', Retention),
})

const setRetention = describeStaffRoute('Cambiar el plazo de conservación', {
  200: documented('El plazo y cuántas solicitudes alcanza hoy', Retention),
  ...invalidFields,
})

const maxSize = 4 * 1024

export const privacyRoutes = (deps: Deps) =>
  new Hono<StaffEnv>()
    .post('/person', summary, ...jsonBody(PersonQuery, maxSize), async (c) =>
      c.json((await summarisePerson(deps, c.req.valid('json').email)) satisfies PersonSummary),
    )
    .post('/export', personExport, ...jsonBody(PersonExportQuery, maxSize), async (c) => {
      const { email, format } = c.req.valid('json')
      const record = await exportPerson(deps, c.get('staff'), email)
      c.header('Content-Disposition', `attachment; filename="datos-personales.${format}"`)
      if (format === 'json') return c.body(JSON.stringify(record, null, 2), 200, jsonFile)
      return c.html(personPage(record, deps.settings.current.company.legalName))
    })
    .post('/erase', erase, ...jsonBody(ErasureOrder, maxSize), async (c) => {
      const { email, confirmation } = c.req.valid('json')
      if (confirmation.trim().toLowerCase() !== email) {
        return failureResponse(c, invalid({ confirmation: 'Escribe el mismo correo para confirmar' }))
      }
      return c.json({ requests: await erasePerson(deps, c.get('staff'), email) } satisfies Erasure)
    })
    .get('/acts', events, async (c) => listResponse(c, await listPrivacyEvents(deps.db)))
    .get('/retention', retention, queryOf(RetentionQuery), async (c) =>
      c.json(await readRetention(deps, c.req.valid('query').months)),
    )
    .put('/retention', setRetention, ...jsonBody(RetentionChange, maxSize), async (c) =>
      c.json(await changeRetention(deps, c.get('staff'), c.req.valid('json').months)),
    )

const jsonFile = { 'Content-Type': 'application/json; charset=utf-8' }

const backup = describeStaffRoute(
  'Descargar una copia de todos los datos',
  { 200: { description: 'El archivo, comprimido' } },
  'El archivo que lee npm run db:import. Se hace con el sitio en marcha.',
)

/** POST although it changes nothing, so that a link on another site cannot start a backup. */
export const backupRoutes = (deps: Deps) =>
  new Hono<StaffEnv>().post('/', backup, async (c) => {
    const stream = await makeBackup(deps, c.get('staff'))
    c.header('Content-Type', 'application/gzip')
    c.header('Content-Disposition', `attachment; filename="precinta-${fileMoment(deps.now())}.jsonl.gz"`)
    return c.body(Readable.toWeb(stream) as ReadableStream)
  })
