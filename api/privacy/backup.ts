import { Readable } from 'node:stream'
import { Hono } from 'hono'
import type { Deps } from '../../domain/deps.ts'
import { makeBackup } from '../../domain/privacy/make-backup.ts'
import { fileMoment } from '../../time-text.ts'
import { describeStaffRoute } from '../http/describe.ts'
import type { StaffEnv } from '../http/require-staff.ts'

const backup = describeStaffRoute(
  'Descargar una copia de todos los datos',
  { 200: { description: 'El archivo, comprimido' } },
  'El archivo que lee npm run db:import. Se hace con el sitio en marcha.',
)

/** POST although it changes nothing, so that a link on another site cannot start a backup. */
export const backups = (deps: Deps) =>
  new Hono<StaffEnv>().post('/', backup, async (c) => {
    const stream = await makeBackup(deps, c.get('staff'))
    c.header('Content-Type', 'application/gzip')
    c.header('Content-Disposition', `attachment; filename="precinta-${fileMoment(deps.now())}.jsonl.gz"`)
    return c.body(Readable.toWeb(stream) as ReadableStream)
  })
