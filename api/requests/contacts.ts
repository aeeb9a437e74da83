import { Hono } from 'hono'
import { describeRoute, validator } from 'hono-openapi'
import { Contact } from '../../contract/requests/submissions.ts'
import type { Deps } from '../../domain/deps.ts'
import { receiveContact } from '../../domain/requests/receive-contact.ts'
import { orErrorResponse } from '../http/errors.ts'
import {
  idempotencyKey,
  limitBody,
  requireJson,
  submissionResponse,
  submissionResponses,
} from '../http/request-guards.ts'

const post = describeRoute({
  summary: 'Enviar un mensaje de contacto o una solicitud de servicio técnico',
  responses: submissionResponses,
})

export const contacts = (deps: Deps) =>
  new Hono().post(
    '/',
    post,
    limitBody(32 * 1024),
    requireJson,
    idempotencyKey,
    validator('json', Contact, orErrorResponse('invalid_fields')),
    async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      return submissionResponse(c, await receiveContact(deps, c.req.valid('json'), key))
    },
  )
