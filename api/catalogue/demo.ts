import { Hono } from 'hono'
import type { CatalogueDeps } from '../../domain/catalogue/editing/change-catalogue.ts'
import { keepDemo, readDemo, removeDemo } from '../../domain/catalogue/editing/demo.ts'
import { Demo, DemoSize } from '../../shared/catalogue/demo.ts'
import { describeStaffRoute, documented, documentedError, invalidFields } from '../http/openapi.ts'
import { jsonBody } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { outcomeResponse } from '../http/responses.ts'

const maxSize = 1024

const read = describeStaffRoute(
  'Cuánto queda del catálogo de demostración',
  { 200: documented('Productos y banners de la demostración, y las categorías que se quedan sin ella', Demo) },
  'Un producto o banner que alguien cambia pasa a ser de la empresa.',
)
const keep = describeStaffRoute('Conservar la demostración por ahora', {
  204: { description: 'No se vuelve a preguntar' },
})
const remove = describeStaffRoute(
  'Eliminar la demostración',
  {
    200: documented('Lo que se eliminó', DemoSize),
    409: documentedError('Ya no hay tantos productos y banners de demostración como dice el cuerpo'),
    ...invalidFields,
  },
  'Todo o nada. Se puede restaurar durante 30 días. Las categorías, atributos, reglas y sinónimos se quedan.',
)

export const demoRoutes = (deps: CatalogueDeps) =>
  new Hono<StaffEnv>()
    .get('/', read, async (c) => c.json(await readDemo(deps)))
    .post('/keep', keep, async (c) => {
      await keepDemo(deps)
      return c.body(null, 204)
    })
    .post('/remove', remove, ...jsonBody(DemoSize, maxSize), async (c) =>
      outcomeResponse(c, await removeDemo(deps, c.get('staff'), c.req.valid('json'))),
    )
