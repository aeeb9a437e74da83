import { Hono } from 'hono'
import * as z from 'zod/mini'
import { EnteredRequest } from '../../contract/quotes/quote.ts'
import type { Deps } from '../../domain/deps.ts'
import { enterRequest } from '../../domain/quotes/enter-request.ts'
import { describeStaffRoute, documented, invalidFields } from '../http/describe.ts'
import { jsonBody } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'

const Entered = z.object({ id: z.int(), folio: z.string() })

const maxSize = 64 * 1024

export const quotes = (deps: Deps) =>
  new Hono<StaffEnv>().post(
    '/requests',
    describeStaffRoute('Ingresar la solicitud de un cliente que llamó', {
      201: documented('Ingresada, sin avisos por correo', Entered),
      ...invalidFields,
    }),
    ...jsonBody(EnteredRequest, maxSize),
    async (c) => c.json(await enterRequest(deps, c.req.valid('json'), c.get('staff')), 201),
  )
