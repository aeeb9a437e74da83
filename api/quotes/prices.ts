import { Hono } from 'hono'
import { sheetReader } from '../../domain/catalogue/import/read-sheet.ts'
import type { Deps } from '../../domain/deps.ts'
import { invalidFile } from '../../domain/outcome.ts'
import { exportPrices, importPrices, tryPrices } from '../../domain/quotes/import-prices.ts'
import { listPrices } from '../../domain/quotes/list-prices.ts'

import { ImportPlan, ImportProgress, maxImportBytes } from '../../shared/catalogue/imports.ts'
import { PriceList, PriceQuery } from '../../shared/quotes/prices.ts'
import { fileDay } from '../../shared/time-text.ts'
import { ImportRun } from '../catalogue/imports.ts'
import { describeStaffRoute, documented, documentedError } from '../http/openapi.ts'
import { limitBody, queryOf } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { Format, failureResponse, outcomeResponse, sheetTypes } from '../http/responses.ts'

const fileErrors = {
  413: documentedError('Demasiado grande'),
  422: documentedError('No es CSV ni XLSX, le falta una columna o tiene líneas con errores'),
}

const list = describeStaffRoute('Lista de precios', { 200: documented('Una página de productos', PriceList) })
const download = describeStaffRoute(
  'Exportar la lista de precios',
  { 200: { description: 'El archivo' } },
  'En la misma forma que se importa.',
)
const trial = describeStaffRoute(
  'Probar una lista de precios',
  { 200: documented('El plan', ImportPlan), ...fileErrors },
  'El cuerpo es el archivo. Dice línea por línea qué cambiaría, sin cambiar nada.',
)
const run = describeStaffRoute(
  'Importar una lista de precios',
  {
    200: documented('Cómo terminó', ImportProgress),
    409: documentedError('Los precios o los productos cambiaron desde la prueba'),
    ...fileErrors,
  },
  'El mismo archivo y la huella de la prueba: hace todo lo que la prueba mostró, o nada.',
)

export function priceRoutes(deps: Deps) {
  const readSheet = sheetReader()
  return new Hono<StaffEnv>()
    .get('/', list, queryOf(PriceQuery), async (c) => c.json(await listPrices(deps, c.req.valid('query'))))
    .get('/export', download, queryOf(Format), async (c) => {
      const { format } = c.req.valid('query')
      const file = await exportPrices(deps, format)
      return c.body(typeof file === 'string' ? file : new Uint8Array(file), 200, {
        'Content-Type': sheetTypes[format],
        'Content-Disposition': `attachment; filename="precios-${fileDay(deps.now())}.${format}"`,
      })
    })
    .post('/trial', trial, limitBody(maxImportBytes), async (c) => {
      const reading = await readSheet(new Uint8Array(await c.req.arrayBuffer()))
      if ('unreadable' in reading) return failureResponse(c, invalidFile(reading.unreadable))
      return outcomeResponse(c, await tryPrices(deps, reading.sheet))
    })
    .post('/import', run, limitBody(maxImportBytes), queryOf(ImportRun), async (c) => {
      const reading = await readSheet(new Uint8Array(await c.req.arrayBuffer()))
      if ('unreadable' in reading) return failureResponse(c, invalidFile(reading.unreadable))
      const result = await importPrices(deps, c.get('staff'), reading.sheet, c.req.valid('query'))
      if (result.outcome !== 'done') return failureResponse(c, result)
      return c.json({ finished: true, ...result.value } satisfies ImportProgress)
    })
}
