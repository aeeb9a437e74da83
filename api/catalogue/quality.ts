import { Hono } from 'hono'
import { QualityReport } from '../../contract/catalogue/attributes/quality.ts'
import { readQuality } from '../../domain/catalogue/quality/read-quality.ts'
import type { Deps } from '../../domain/deps.ts'
import { describeStaffRoute, documented } from '../http/describe.ts'
import type { StaffEnv } from '../http/require-staff.ts'

const read = describeStaffRoute(
  'Calidad de las fichas: filas que no se entienden, valores raros y atributos que faltan',
  { 200: documented('El informe, con los primeros 50 productos de cada grupo', QualityReport) },
  'De todos los productos que no están en la papelera, también los que no están publicados.',
)

export const quality = (deps: Pick<Deps, 'db' | 'catalogue'>) =>
  new Hono<StaffEnv>().get('/', read, async (c) => c.json(await readQuality(deps)))
