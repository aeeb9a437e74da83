import { type Context, Hono } from 'hono'
import type { Deps } from '../../domain/deps.ts'
import { done, type Outcome } from '../../domain/outcome.ts'
import { addNote, changeRequests } from '../../domain/requests/change-requests.ts'
import { exportRequests } from '../../domain/requests/export-requests.ts'
import { readPulse } from '../../domain/requests/inbox-pulse.ts'
import { listRequests } from '../../domain/requests/list-requests.ts'
import { readRequest } from '../../domain/requests/read-request.ts'
import { replyToRequest } from '../../domain/requests/reply-to-request.ts'
import { deleteView, listViews, saveView } from '../../domain/requests/saved-views.ts'
import { sendMailAgain } from '../../domain/requests/send-mail-again.ts'
import { listOf } from '../../shared/list.ts'
import {
  CorrectedAddress,
  InboxPulse,
  NewView,
  Note,
  Reply,
  RequestChange,
  RequestDetail,
  RequestFilter,
  RequestItem,
  RequestQuery,
  RequestsChange,
  SavedView,
} from '../../shared/requests/inbox.ts'
import { describeStaffRoute, documented, documentedError, invalidFields, noSuchRow } from '../http/openapi.ts'
import { idOf, idPath, jsonBody, queryOf, rowParam } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { csvResponse, failureResponse, foundResponse, listResponse, outcomeResponse } from '../http/responses.ts'

const detail = { 200: documented('La solicitud, como quedó', RequestDetail) }
const errors = { ...noSuchRow, ...invalidFields }
const erased = { 409: documentedError('Sus datos personales se eliminaron') }

const maxSize = 64 * 1024

export const requestRoutes = (deps: Deps) => {
  const detailResponse = async (c: Context, result: Outcome<undefined> = done(undefined)) =>
    result.outcome === 'done' ? foundResponse(c, await readRequest(deps, idOf(c))) : failureResponse(c, result)

  return new Hono<StaffEnv>()
    .get(
      '/',
      describeStaffRoute('Solicitudes', { 200: documented('Una página de la bandeja', listOf(RequestItem)) }),
      queryOf(RequestQuery),
      async (c) => c.json(await listRequests(deps, c.req.valid('query'))),
    )
    .get(
      '/pulse',
      describeStaffRoute('Si hay novedades', {
        200: documented('Cuántas nuevas hay y la última', InboxPulse),
        304: { description: 'Nada cambió desde la marca de If-None-Match' },
      }),
      async (c) => {
        const { pulse, mark } = await readPulse(deps.db)
        c.header('ETag', `"${mark}"`)
        return c.req.header('If-None-Match') === `"${mark}"` ? c.body(null, 304) : c.json(pulse)
      },
    )
    .get(
      '/export',
      describeStaffRoute('Las solicitudes filtradas como CSV', {
        200: { description: 'El archivo' },
        422: documentedError('Son demasiadas para un archivo'),
      }),
      queryOf(RequestFilter),
      async (c) => {
        const csv = await exportRequests(deps, c.get('staff'), c.req.valid('query'))
        if (csv.outcome !== 'done') return failureResponse(c, csv)
        return csvResponse(c, 'solicitudes', { csv: csv.value, at: deps.now() })
      },
    )
    .post(
      '/change',
      describeStaffRoute('Cambiar estado o responsable de varias', {
        204: { description: 'Hecho' },
        ...errors,
        ...erased,
      }),
      ...jsonBody(RequestsChange, maxSize),
      async (c) => {
        const { ids, ...change } = c.req.valid('json')
        return outcomeResponse(c, await changeRequests(deps, c.get('staff'), ids, change))
      },
    )
    .get(idPath, describeStaffRoute('Una solicitud', { ...detail, ...errors }), (c) => detailResponse(c))
    .put(
      idPath,
      describeStaffRoute('Cambiar estado o responsable', {
        ...detail,
        ...errors,
        409: documentedError('Otra persona la cambió después de updatedAt, o sus datos personales se eliminaron'),
      }),
      ...jsonBody(RequestChange, maxSize),
      async (c) => {
        const { updatedAt, ...change } = c.req.valid('json')
        const seenAt = new Date(updatedAt)
        return detailResponse(c, await changeRequests(deps, c.get('staff'), [idOf(c)], change, seenAt))
      },
    )
    .post(
      `${idPath}/notes`,
      describeStaffRoute('Agregar una nota interna', { ...detail, ...errors, ...erased }),
      ...jsonBody(Note, maxSize),
      async (c) => detailResponse(c, await addNote(deps, c.get('staff'), idOf(c), c.req.valid('json').text)),
    )
    .post(
      `${idPath}/reply`,
      describeStaffRoute('Responder por correo', {
        ...detail,
        ...errors,
        409: documentedError(
          'Alguien respondió después de seenEventId, la clave ya se usó con otro texto, o sus datos personales se eliminaron',
        ),
      }),
      ...jsonBody(Reply, maxSize),
      async (c) => detailResponse(c, await replyToRequest(deps, c.get('staff'), idOf(c), c.req.valid('json'))),
    )
    .post(
      `${idPath}/mails/${rowParam('mailId')}/again`,
      describeStaffRoute('Volver a enviar un correo que no salió', { ...detail, ...errors }),
      async (c) => {
        const mailId = Number(c.req.param('mailId'))
        return detailResponse(c, await sendMailAgain(deps, c.get('staff'), idOf(c), { mailId }))
      },
    )
    .post(
      `${idPath}/mails/${rowParam('mailId')}/correct`,
      describeStaffRoute('Corregir el correo del cliente y volver a enviarle un correo que no salió', {
        ...detail,
        ...errors,
      }),
      ...jsonBody(CorrectedAddress, maxSize),
      async (c) => {
        const again = { mailId: Number(c.req.param('mailId')), ...c.req.valid('json') }
        return detailResponse(c, await sendMailAgain(deps, c.get('staff'), idOf(c), again))
      },
    )
}

const list = describeStaffRoute('Las propias vistas guardadas de la bandeja', {
  200: documented('Por nombre', listOf(SavedView)),
})

const save = describeStaffRoute(
  'Guardar una vista',
  { 201: documented('Guardada', SavedView), 422: documentedError('Campos no válidos') },
  'Con un nombre que ya existe, la reemplaza.',
)

const remove = describeStaffRoute('Eliminar una vista', {
  204: { description: 'Eliminada' },
  404: documentedError('No existe'),
})

export const viewRoutes = (deps: Deps) =>
  new Hono<StaffEnv>()
    .get('/', list, async (c) => listResponse(c, await listViews(deps, c.get('staff'))))
    .post('/', save, ...jsonBody(NewView, 8 * 1024), async (c) =>
      c.json(await saveView(deps, c.get('staff'), c.req.valid('json')), 201),
    )
    .delete(idPath, remove, async (c) => outcomeResponse(c, await deleteView(deps, c.get('staff'), idOf(c))))
