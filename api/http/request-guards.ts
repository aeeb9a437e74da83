import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { validator } from 'hono-openapi'
import * as z from 'zod/mini'
import { IdempotencyKey, Receipt } from '../../contract/requests/submissions.ts'
import type { StoreResult } from '../../domain/requests/store-request.ts'
import { documented, documentedError } from './describe.ts'
import { type ErrorResponder, errorResponse, orErrorResponse } from './errors.ts'

/** Shared by the routes that accept a body. */

export const limitBody = (maxSize: number, respondWithError: ErrorResponder = errorResponse) =>
  bodyLimit({ maxSize, onError: (c) => respondWithError(c, 'body_too_large') })

export const requireJson = createMiddleware(async (c, next) => {
  const mediaType = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== 'application/json') return errorResponse(c, 'unsupported_media_type')
  await next()
})

/** Limits the size, requires JSON and validates it, each with its own error response. */
export const jsonBody = <Schema extends z.ZodMiniType>(schema: Schema, maxSize: number) =>
  [limitBody(maxSize), requireJson, validator('json', schema, orErrorResponse('invalid_fields'))] as const

export const idempotencyKey = validator(
  'header',
  z.object({ 'idempotency-key': z.optional(IdempotencyKey) }),
  orErrorResponse('bad_request'),
)

export const submissionResponses = {
  201: documented('Recibida. Repetir la misma solicitud con la misma clave da la misma respuesta.', Receipt),
  400: documentedError('JSON mal formado'),
  409: documentedError('La clave ya se usó con otra solicitud'),
  413: documentedError('Demasiado grande'),
  415: documentedError('No es application/json'),
  422: documentedError('Campos no válidos, cada uno con su mensaje'),
  429: documentedError('Demasiadas solicitudes; Retry-After dice cuántos segundos esperar'),
}

export function submissionResponse(c: Context, result: StoreResult) {
  return result.outcome === 'received' ? c.json(result.receipt, 201) : errorResponse(c, 'idempotency_conflict')
}
