import { type Context, Hono } from 'hono'
import { describeRoute, validator } from 'hono-openapi'
import { fileDay, momentText } from '../../clock.ts'
import { listOf } from '../../contract/list.ts'
import {
  InboxPulse,
  Note,
  Reply,
  RequestChange,
  RequestDetail,
  RequestFilter,
  RequestItem,
  RequestQuery,
  RequestsChange,
} from '../../contract/requests/inbox.ts'
import { addNote } from '../../domain/requests/inbox/add-note.ts'
import { changeRequests } from '../../domain/requests/inbox/change-requests.ts'
import { exportRequests, mostExported } from '../../domain/requests/inbox/export-requests.ts'
import { readPulse } from '../../domain/requests/inbox/inbox-pulse.ts'
import { listRequests } from '../../domain/requests/inbox/list-requests.ts'
import { readRequest } from '../../domain/requests/inbox/read-request.ts'
import { replyToRequest } from '../../domain/requests/inbox/reply-to-request.ts'
import { sendMailAgain } from '../../domain/requests/inbox/send-mail-again.ts'
import type { StaffDeps } from '../../domain/staff/staff-deps.ts'
import { documented, documentedError, noSession } from '../http/describe.ts'
import { errorResponse, orErrorResponse } from '../http/errors.ts'
import { limitBody, requireJson } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { idOf, idPath, rowParam } from '../http/row-path.ts'

const detail = { 200: documented('La solicitud, como quedó', RequestDetail) }
const errorResponses = { ...noSession, 404: documentedError('No existe'), 422: documentedError('Campos no válidos') }
const erased = { 409: documentedError('Sus datos personales se eliminaron') }

const describe = (summary: string, responses: Parameters<typeof describeRoute>[0]['responses']) =>
  describeRoute({ tags: ['admin'], summary, responses })

const tooMany = `Son más de ${mostExported.toLocaleString('es-CL')} solicitudes: acota las fechas o los filtros para exportarlas por partes.`

const sentBefore =
  'Esta respuesta ya se había enviado con otro texto. Si la envías de nuevo, sale como un correo aparte.'

const answeredMeanwhile = ({ by, at }: { by: string; at: Date }) =>
  `${by} ya respondió, el ${momentText(at)}. Tu respuesta no se envió: revisa la suya y decide.`

const json = [limitBody(64 * 1024), requireJson] as const

export const requests = (deps: StaffDeps) => {
  const respondWithDetail = async (c: Context, id: number) => {
    const request = await readRequest(deps, id)
    return request ? c.json(request) : errorResponse(c, 'not_found')
  }

  return new Hono<StaffEnv>()
    .get(
      '/',
      describe('Solicitudes', { 200: documented('Una página de la bandeja', listOf(RequestItem)), ...noSession }),
      validator('query', RequestQuery, orErrorResponse('bad_request')),
      async (c) => c.json(await listRequests(deps, c.req.valid('query'))),
    )
    .get(
      '/pulse',
      describe('Si hay novedades', {
        200: documented('Cuántas nuevas hay y la última', InboxPulse),
        304: { description: 'Nada cambió desde la marca de If-None-Match' },
        ...noSession,
      }),
      async (c) => {
        const { pulse, mark } = await readPulse(deps.db)
        c.header('ETag', `"${mark}"`)
        return c.req.header('If-None-Match') === `"${mark}"` ? c.body(null, 304) : c.json(pulse)
      },
    )
    .get(
      '/export',
      describe('Las solicitudes filtradas como CSV', {
        200: { description: 'El archivo' },
        ...noSession,
        422: documentedError('Son demasiadas para un archivo'),
      }),
      validator('query', RequestFilter, orErrorResponse('bad_request')),
      async (c) => {
        const csv = await exportRequests(deps, c.req.valid('query'), c.get('staff'))
        if (csv === undefined) return errorResponse(c, 'invalid_fields', undefined, tooMany)
        c.header('Content-Type', 'text/csv; charset=utf-8')
        c.header('Content-Disposition', `attachment; filename="solicitudes-${fileDay(deps.now())}.csv"`)
        return c.body(csv)
      },
    )
    .post(
      '/change',
      describe('Cambiar estado o responsable de varias', {
        204: { description: 'Hecho' },
        ...errorResponses,
        ...erased,
      }),
      ...json,
      validator('json', RequestsChange, orErrorResponse('invalid_fields')),
      async (c) => {
        const { ids, ...change } = c.req.valid('json')
        const outcome = await changeRequests(deps, ids, change, c.get('staff'))
        return outcome === 'changed' ? c.body(null, 204) : failureResponse(c, outcome)
      },
    )
    .get(idPath, describe('Una solicitud', { ...detail, ...errorResponses }), (c) => respondWithDetail(c, idOf(c)))
    .put(
      idPath,
      describe('Cambiar estado o responsable', {
        ...detail,
        ...errorResponses,
        409: documentedError('Otra persona la cambió después de updatedAt, o sus datos personales se eliminaron'),
      }),
      ...json,
      validator('json', RequestChange, orErrorResponse('invalid_fields')),
      async (c) => {
        const id = idOf(c)
        const { updatedAt, ...change } = c.req.valid('json')
        const outcome = await changeRequests(deps, [id], change, c.get('staff'), new Date(updatedAt))
        return outcome === 'changed' ? respondWithDetail(c, id) : failureResponse(c, outcome)
      },
    )
    .post(
      `${idPath}/notes`,
      describe('Agregar una nota interna', { ...detail, ...errorResponses, ...erased }),
      ...json,
      validator('json', Note, orErrorResponse('invalid_fields')),
      async (c) => {
        const id = idOf(c)
        const outcome = await addNote(deps, id, c.req.valid('json').text, c.get('staff'))
        return outcome === 'noted' ? respondWithDetail(c, id) : errorResponse(c, outcome)
      },
    )
    .post(
      `${idPath}/reply`,
      describe('Responder por correo', {
        ...detail,
        ...errorResponses,
        409: documentedError(
          'Alguien respondió después de seenEventId, la clave ya se usó con otro texto, o sus datos personales se eliminaron',
        ),
      }),
      ...json,
      validator('json', Reply, orErrorResponse('invalid_fields')),
      async (c) => {
        const id = idOf(c)
        const result = await replyToRequest(deps, id, c.req.valid('json'), c.get('staff'))
        if (result.outcome === 'replied') return respondWithDetail(c, id)
        if (result.outcome === 'answered_meanwhile') {
          return errorResponse(c, 'answered_meanwhile', undefined, answeredMeanwhile(result.answer))
        }
        const reason = result.outcome === 'idempotency_conflict' ? sentBefore : undefined
        return errorResponse(c, result.outcome, undefined, reason)
      },
    )
    .post(
      `${idPath}/mails/${rowParam('mailId')}/again`,
      describe('Volver a enviar un correo que no salió', { ...detail, ...errorResponses }),
      async (c) => {
        const id = idOf(c)
        const isQueued = await sendMailAgain(deps, id, Number(c.req.param('mailId')), c.get('staff'))
        return isQueued ? respondWithDetail(c, id) : errorResponse(c, 'not_found')
      },
    )
}

type Failure = Exclude<Awaited<ReturnType<typeof changeRequests>>, 'changed'>

const failureResponse = (c: Context, outcome: Failure) =>
  outcome === 'unknown_owner'
    ? errorResponse(c, 'invalid_fields', { ownerId: 'Esa persona no tiene una cuenta activa' })
    : errorResponse(c, outcome)
