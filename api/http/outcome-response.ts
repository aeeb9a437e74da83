import type { Context } from 'hono'
import type { Outcome, Refusal } from '../../domain/outcome.ts'
import { documentedError } from './describe.ts'
import { errorAnswer } from './errors.ts'

/** What the routes of the catalogue have in common. */

export const idPath = '/:id{[0-9]{1,9}}'

export const idOf = (c: Context) => Number(c.req.param('id'))

export const noSession = { 401: documentedError('Sin sesión') }

export const refusals = {
  ...noSession,
  404: documentedError('No existe'),
  409: documentedError('Alguien lo cambió mientras tanto, o no se puede; el mensaje dice por qué'),
}

export const invalidFields = { 422: documentedError('Campos no válidos, cada uno con su mensaje') }

/** What was done, or why it was not; where there is nothing to show, that it was. */
export function answer<T>(c: Context, result: Outcome<T>, status: 200 | 201 = 200) {
  if (result.outcome !== 'done') return refusalAnswer(c, result)
  return result.value === undefined ? c.body(null, 204) : c.json(result.value, status)
}

export function refusalAnswer(c: Context, refusal: Refusal) {
  switch (refusal.outcome) {
    case 'missing':
      return errorAnswer(c, 'not_found')
    case 'invalid':
      return errorAnswer(c, 'invalid_fields', refusal.fields)
    case 'changed_meanwhile':
      return errorAnswer(c, 'changed_meanwhile')
    case 'refused':
      return errorAnswer(c, 'refused', undefined, refusal.message)
  }
}

/** Of a file no more is said than why it is not taken. */
export const fileAnswer = (c: Context, refusal: Refusal) =>
  refusal.outcome === 'refused' ? errorAnswer(c, 'invalid_file', undefined, refusal.message) : refusalAnswer(c, refusal)
