import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { exportProducts, importProducts, tryProducts } from '../../domain/catalogue/import/import-products.ts'
import { sheetReader } from '../../domain/catalogue/import/read-sheet.ts'
import type { Deps } from '../../domain/deps.ts'
import { changedMeanwhile, invalidFile } from '../../domain/outcome.ts'
import { ImportPlan, ImportProgress, maxImportBytes } from '../../shared/catalogue/imports.ts'
import { requiredLine } from '../../shared/fields.ts'
import { fileDay } from '../../shared/time-text.ts'
import { describeStaffRoute, documented, documentedError } from '../http/openapi.ts'
import { limitBody, queryOf } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { Format, failureResponse, sheetTypes } from '../http/responses.ts'

const fileErrors = {
  413: documentedError('Demasiado grande'),
  422: documentedError('No es CSV ni XLSX, o tiene líneas con errores'),
}

const trial = describeStaffRoute(
  'Probar una importación',
  { 200: documented('El plan', ImportPlan), ...fileErrors },
  'El cuerpo es el archivo. Dice línea por línea qué cambiaría, sin cambiar nada.',
)
const run = describeStaffRoute(
  'Importar',
  {
    200: documented('Una línea de JSON por paso; la última dice cómo terminó', ImportProgress),
    409: documentedError('El catálogo cambió desde la prueba'),
    ...fileErrors,
  },
  'El mismo archivo y la huella de la prueba: hace todo lo que la prueba mostró, o nada.',
)
const download = describeStaffRoute(
  'Exportar los productos',
  { 200: { description: 'El archivo' } },
  'En la misma forma que se importa.',
)

export const ImportRun = z.object({
  fingerprint: z.string().check(z.maxLength(100)),
  fileName: requiredLine('Falta el nombre', 200),
})

const notDone = {
  changed: 'El catálogo cambió mientras tanto: no se importó nada. Prueba el archivo de nuevo.',
  failed: 'El catálogo no se pudo guardar: no se importó nada. Inténtalo de nuevo en unos minutos.',
}

export function importRoutes(deps: Deps & { log: Logger }) {
  const readSheet = sheetReader()
  return new Hono<StaffEnv>()
    .post('/trial', trial, limitBody(maxImportBytes), async (c) => {
      const reading = await readSheet(new Uint8Array(await c.req.arrayBuffer()))
      if ('unreadable' in reading) return failureResponse(c, invalidFile(reading.unreadable))
      return c.json(await tryProducts(deps, reading.sheet))
    })
    .post('/', run, limitBody(maxImportBytes), queryOf(ImportRun), async (c) => {
      const { fingerprint, fileName } = c.req.valid('query')
      const reading = await readSheet(new Uint8Array(await c.req.arrayBuffer()))
      if ('unreadable' in reading) return failureResponse(c, invalidFile(reading.unreadable))
      const { sheet } = reading
      // An error needs its own status code, but the stream always responds with 200.
      const plan = await tryProducts(deps, sheet)
      if (plan.totals.error > 0) return failureResponse(c, invalidFile('Hay líneas con errores.'))
      if (plan.fingerprint !== fingerprint) return failureResponse(c, changedMeanwhile)
      c.header('Content-Type', 'application/x-ndjson; charset=utf-8')
      return stream(c, async (out) => {
        const send = (step: ImportProgress) => out.write(`${JSON.stringify(step)}\n`)
        const onProgress = (done: number, total: number) => void send({ done, total })
        await send(await runImport({ fileName, fingerprint, onProgress }))
      })

      async function runImport(job: Parameters<typeof importProducts>[3]): Promise<ImportProgress> {
        try {
          const result = await importProducts(deps, c.get('staff'), sheet, job)
          return result.outcome === 'done' ? { finished: true, ...result.value } : { failed: notDone.changed }
        } catch (err) {
          // The response has already started, so it can no longer become an error response.
          deps.log.error({ err }, 'import failed')
          return { failed: notDone.failed }
        }
      }
    })
}

export const productExportRoutes = (deps: Pick<Deps, 'db' | 'now'>) =>
  new Hono<StaffEnv>().get('/', download, queryOf(Format), async (c) => {
    const { format } = c.req.valid('query')
    const file = await exportProducts(deps, format)
    return c.body(typeof file === 'string' ? file : new Uint8Array(file), 200, {
      'Content-Type': sheetTypes[format],
      'Content-Disposition': `attachment; filename="productos-${fileDay(deps.now())}.${format}"`,
    })
  })
