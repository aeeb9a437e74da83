import { Hono } from 'hono'
import { describeRoute, validator } from 'hono-openapi'
import { QuotationRequest } from '../../contract/requests/submissions.ts'
import type { Deps } from '../../domain/deps.ts'
import { receiveQuotation } from '../../domain/requests/receive-quotation.ts'
import { orErrorResponse } from '../http/errors.ts'
import {
  idempotencyKey,
  limitBody,
  requireJson,
  submissionResponse,
  submissionResponses,
} from '../http/request-guards.ts'

const post = describeRoute({
  summary: 'Enviar una solicitud de cotización',
  responses: submissionResponses,
})

export const invoices = (deps: Deps) =>
  new Hono().post(
    '/',
    post,
    limitBody(256 * 1024),
    requireJson,
    idempotencyKey,
    validator('json', QuotationRequest, orErrorResponse('invalid_fields')),
    async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      return submissionResponse(c, await receiveQuotation(deps, c.req.valid('json'), key))
    },
  )
