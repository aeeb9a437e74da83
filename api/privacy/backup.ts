import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { fileMoment } from '../../clock.ts'
import type { Deps } from '../../domain/deps.ts'
import { makeBackup } from '../../domain/privacy/make-backup.ts'
import { noSession } from '../http/describe.ts'
import type { StaffEnv } from '../http/require-staff.ts'

const backup = describeRoute({
  tags: ['admin'],
  summary: 'Descargar una copia de todos los datos',
  description: 'El archivo que lee npm run db:import. Se hace con el sitio en marcha.',
  responses: { 200: { description: 'El archivo, comprimido' }, ...noSession },
})

/** POST although it changes nothing, so that a link on another site cannot start a backup. */
export const backups = (deps: Deps) =>
  new Hono<StaffEnv>().post('/', backup, async (c) => {
    const stream = await makeBackup(deps, c.get('staff'))
    c.header('Content-Type', 'application/gzip')
    c.header('Content-Disposition', `attachment; filename="precinta-${fileMoment(deps.now())}.jsonl.gz"`)
    return c.body(Readable.toWeb(stream) as ReadableStream)
  })
