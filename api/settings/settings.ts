import { Hono } from 'hono'
import type { Deps } from '../../domain/deps.ts'
import { changeSettings, findProblems, readSettings, undoSettings } from '../../domain/settings/change-settings.ts'
import { listOf } from '../../shared/list.ts'
import {
  SettingsProblem,
  type SettingsSection,
  sectionNames,
  sections,
  storedSections,
} from '../../shared/settings/settings.ts'
import { describeStaffRoute, documented, invalidFields, rowErrors } from '../http/openapi.ts'
import { idOf, idPath, jsonBody } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { listResponse, outcomeResponse } from '../http/responses.ts'

const maxSize = 256 * 1024

const undo = describeStaffRoute(
  'Deshacer un cambio de la configuración',
  { 200: { description: 'La sección, con los valores anteriores' }, ...rowErrors },
  'Repone los campos de ese cambio, si nadie los cambió después. id es el del historial de cambios.',
)

const problems = describeStaffRoute(
  'Lo guardado que ya no es válido',
  { 200: documented('Por sección: lo guardado y lo que se usa en su lugar', listOf(SettingsProblem)) },
  'Se arregla al guardar la sección.',
)

export function settingRoutes(deps: Pick<Deps, 'db' | 'settings' | 'now'>) {
  const app = new Hono<StaffEnv>()
    .get('/problems', problems, async (c) => listResponse(c, await findProblems(deps)))
    .post(`/changes${idPath}/undo`, undo, async (c) =>
      outcomeResponse(c, await undoSettings(deps, c.get('staff'), idOf(c))),
    )
  for (const section of sections) app.route(`/${section}`, sectionRoutes(deps, section))
  return app
}

function sectionRoutes(deps: Pick<Deps, 'db' | 'settings' | 'now'>, section: SettingsSection) {
  const schema = storedSections[section]
  const name = sectionNames[section]
  const read = describeStaffRoute(`Configuración: ${name}`, { 200: documented(name, schema) })
  const update = describeStaffRoute(`Cambiar la configuración: ${name}`, {
    200: documented(name, schema),
    ...rowErrors,
    ...invalidFields,
  })
  return new Hono<StaffEnv>()
    .get('/', read, async (c) => c.json(await readSettings(deps, section)))
    .put('/', update, ...jsonBody(schema, maxSize), async (c) => {
      const { updatedAt, ...value } = c.req.valid('json')
      return outcomeResponse(c, await changeSettings(deps, c.get('staff'), section, { value, updatedAt }))
    })
}
