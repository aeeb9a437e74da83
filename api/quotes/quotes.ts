import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Deps } from '../../domain/deps.ts'
import { exportQuoteLines, exportQuotes } from '../../domain/quotes/export-quotes.ts'
import { listQuotes } from '../../domain/quotes/list-quotes.ts'
import { readQuoteFigures } from '../../domain/quotes/quote-statistics.ts'
import { enterRequest } from '../../domain/requests/enter-request.ts'
import { QuoteFilter, QuoteList, QuoteQuery } from '../../shared/quotes/quote-list.ts'
import { QuoteFigures } from '../../shared/quotes/statistics.ts'
import { EnteredRequest } from '../../shared/requests/inbox.ts'
import { describeStaffRoute, documented, documentedError, invalidFields } from '../http/openapi.ts'
import { jsonBody, queryOf } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { csvResponse, failureResponse, outcomeResponse } from '../http/responses.ts'

const Entered = z.object({ id: z.int(), folio: z.string() })

const file = { 200: { description: 'El archivo' }, 422: documentedError('Son demasiadas para un archivo') }

const maxSize = 64 * 1024

export const quoteRoutes = (deps: Deps) =>
  new Hono<StaffEnv>()
    .get(
      '/',
      describeStaffRoute('Cotizaciones', {
        200: documented('Una página, y las sumas de todas las que calzan', QuoteList),
      }),
      queryOf(QuoteQuery),
      async (c) => c.json(await listQuotes(deps, c.req.valid('query'))),
    )
    .get(
      '/export',
      describeStaffRoute('Las cotizaciones filtradas como CSV', file, 'La última versión de cada solicitud.'),
      queryOf(QuoteFilter),
      async (c) => {
        const csv = await exportQuotes(deps, c.get('staff'), c.req.valid('query'))
        if (csv.outcome !== 'done') return failureResponse(c, csv)
        return csvResponse(c, 'cotizaciones', { csv: csv.value, at: deps.now() })
      },
    )
    .get(
      '/export-lines',
      describeStaffRoute('Las líneas de las cotizaciones filtradas como CSV', file, 'Las de todas las versiones.'),
      queryOf(QuoteFilter),
      async (c) => {
        const csv = await exportQuoteLines(deps, c.req.valid('query'))
        if (csv.outcome !== 'done') return failureResponse(c, csv)
        return csvResponse(c, 'lineas-de-cotizaciones', { csv: csv.value, at: deps.now() })
      },
    )
    .get(
      '/figures',
      describeStaffRoute('Cotizaciones abiertas, ganadas y perdidas', {
        200: documented('Por mes, responsable y motivo', QuoteFigures),
      }),
      async (c) => c.json(await readQuoteFigures(deps)),
    )
    .post(
      '/requests',
      describeStaffRoute('Ingresar la solicitud de un cliente que llamó', {
        201: documented('Ingresada, sin avisos por correo y con su primer borrador', Entered),
        409: documentedError('La clave ya se usó con otros datos; el mensaje dice el folio'),
        ...invalidFields,
      }),
      ...jsonBody(EnteredRequest, maxSize),
      async (c) => outcomeResponse(c, await enterRequest(deps, c.get('staff'), c.req.valid('json')), 201),
    )
