import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import type { Deps } from '../../domain/deps.ts'
import { readDashboard } from '../../domain/reports/dashboard.ts'
import { exportSearches, listSearches } from '../../domain/reports/list-searches.ts'

import { Dashboard } from '../../shared/reports/dashboard.ts'
import { CountedSearchList, CountedSearchQuery, SearchEvent } from '../../shared/reports/searches.ts'
import { describeStaffRoute, documented, documentedError, invalidFields } from '../http/openapi.ts'
import { jsonBody, queryOf } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { csvResponse } from '../http/responses.ts'

const maxSize = 2 * 1024

const note = describeRoute({
  summary: 'Contar lo que se hizo con los resultados de una búsqueda',
  description:
    'Suma por texto y día cuántas veces se abrió un resultado, en qué posición, y cuántas se agregó. No guarda quién busca, ni textos con un correo, con siete o más cifras o que se buscaron una sola vez.',
  responses: {
    204: { description: 'Recibido' },
    400: documentedError('JSON mal formado'),
    413: documentedError('Demasiado grande'),
    415: documentedError('No es application/json'),
    ...invalidFields,
    429: documentedError('Demasiadas solicitudes; Retry-After dice cuántos segundos esperar'),
  },
})

const list = describeStaffRoute(
  'Búsquedas del sitio',
  { 200: documented('Las búsquedas del período', CountedSearchList) },
  'Solo textos que se buscaron más de una vez.',
)

export const searchEventRoutes = ({ searchLog }: Pick<Deps, 'searchLog'>) =>
  new Hono().post('/', note, ...jsonBody(SearchEvent, maxSize), (c) => {
    searchLog.noteEvent(c.req.valid('json'))
    return c.body(null, 204)
  })

const exported = describeStaffRoute('Las búsquedas filtradas como CSV', { 200: { description: 'El archivo' } })

export const searchReportRoutes = (deps: Pick<Deps, 'db' | 'now'>) =>
  new Hono<StaffEnv>()
    .get('/', list, queryOf(CountedSearchQuery), async (c) => c.json(await listSearches(deps, c.req.valid('query'))))
    .get('/export', exported, queryOf(CountedSearchQuery), async (c) => {
      const csv = await exportSearches(deps, c.req.valid('query'))
      return csvResponse(c, 'busquedas', { csv, at: deps.now() })
    })

const read = describeStaffRoute('Resumen de las últimas doce semanas', { 200: documented('Las cifras', Dashboard) })

export const dashboardRoutes = (deps: Deps) =>
  new Hono<StaffEnv>().get('/', read, async (c) => c.json((await readDashboard(deps)) satisfies Dashboard))
