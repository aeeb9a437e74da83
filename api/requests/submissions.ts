import { Hono } from 'hono'
import { describeRoute, validator } from 'hono-openapi'
import * as z from 'zod/mini'
import { visitor } from '../../domain/actor.ts'
import type { Deps } from '../../domain/deps.ts'
import { receiveContact, receiveQuotation } from '../../domain/requests/submissions.ts'

import { Contact, IdempotencyKey, QuotationRequest, Receipt } from '../../shared/requests/submissions.ts'
import { orErrorResponse } from '../http/errors.ts'
import { documented, documentedError, invalidFields } from '../http/openapi.ts'
import { jsonBody } from '../http/request-guards.ts'
import { outcomeResponse } from '../http/responses.ts'

const describeSubmission = (summary: string) =>
  describeRoute({
    summary,
    responses: {
      201: documented('Recibida. Repetir la misma solicitud con la misma clave da la misma respuesta.', Receipt),
      400: documentedError('JSON mal formado'),
      409: documentedError('La clave ya se usó con otra solicitud'),
      413: documentedError('Demasiado grande'),
      415: documentedError('No es application/json'),
      ...invalidFields,
      429: documentedError('Demasiadas solicitudes; Retry-After dice cuántos segundos esperar'),
      503: documentedError('No disponible por ahora; se puede repetir con la misma clave después de Retry-After'),
    },
  })

const contact = describeSubmission('Enviar un mensaje de contacto o una solicitud de servicio técnico')
const quotation = describeSubmission('Enviar una solicitud de cotización')

const idempotencyKey = validator(
  'header',
  z.object({ 'idempotency-key': z.optional(IdempotencyKey) }),
  orErrorResponse('bad_request'),
)

export const contactRoutes = (deps: Deps) =>
  new Hono().post('/', contact, ...jsonBody(Contact, 32 * 1024), idempotencyKey, async (c) => {
    const key = c.req.valid('header')['idempotency-key']
    return outcomeResponse(c, await receiveContact(deps, visitor, c.req.valid('json'), key), 201)
  })

export const invoiceRoutes = (deps: Deps) =>
  new Hono().post('/', quotation, ...jsonBody(QuotationRequest, 256 * 1024), idempotencyKey, async (c) => {
    const key = c.req.valid('header')['idempotency-key']
    return outcomeResponse(c, await receiveQuotation(deps, visitor, c.req.valid('json'), key), 201)
  })
