import type { Context } from 'hono'
import type { Failure, Outcome } from '../../domain/outcome.ts'
import { documentedError, noSession } from './describe.ts'
import { errorResponse } from './errors.ts'

/** Shared by the catalogue routes. */

export const errorResponses = {
  ...noSession,
  404: documentedError('No existe'),
  409: documentedError('Alguien lo cambió mientras tanto, o no se puede; el mensaje dice por qué'),
}

/** Responds with 204 if the operation returns no value. */
export function outcomeResponse<T>(c: Context, result: Outcome<T>, status: 200 | 201 = 200) {
  if (result.outcome !== 'done') return failureResponse(c, result)
  return result.value === undefined ? c.body(null, 204) : c.json(result.value, status)
}

export function failureResponse(c: Context, failure: Failure) {
  switch (failure.outcome) {
    case 'missing':
      return errorResponse(c, 'not_found')
    case 'invalid':
      return errorResponse(c, 'invalid_fields', failure.fields)
    case 'changed_meanwhile':
      return errorResponse(c, 'changed_meanwhile')
    case 'not_allowed':
      return errorResponse(c, 'refused', undefined, failure.message)
  }
}

/** A file that is not allowed has its own error code. */
export const fileErrorResponse = (c: Context, failure: Failure) =>
  failure.outcome === 'not_allowed'
    ? errorResponse(c, 'invalid_file', undefined, failure.message)
    : failureResponse(c, failure)
