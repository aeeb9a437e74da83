import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { CountedSearchList, CountedSearchQuery, SearchEvent } from '../../contract/reports/searches.ts'
import type { Deps } from '../../domain/deps.ts'
import { listSearches } from '../../domain/reports/list-searches.ts'
import { describeStaffRoute, documented, documentedError, invalidFields } from '../http/describe.ts'
import { jsonBody, queryOf } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'

const maxSize = 2 * 1024

const note = describeRoute({
  summary: 'Contar lo que se hizo con los resultados de una búsqueda',
  description: 'No guarda nada sobre quien busca, ni textos que puedan identificarlo.',
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

export const searchEvents = ({ searchLog }: Pick<Deps, 'searchLog'>) =>
  new Hono().post('/', note, ...jsonBody(SearchEvent, maxSize), (c) => {
    searchLog.noteEvent(c.req.valid('json'))
    return c.body(null, 204)
  })

export const searches = (deps: Pick<Deps, 'db' | 'now'>) =>
  new Hono<StaffEnv>().get('/', list, queryOf(CountedSearchQuery), async (c) =>
    c.json(await listSearches(deps, c.req.valid('query'))),
  )
