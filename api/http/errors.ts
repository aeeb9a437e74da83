import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { isDatabaseUnavailable } from '../../domain/outcome.ts'
import { type ErrorBody, type ErrorCode, firstErrorByField } from '../../shared/error-response.ts'

type Fault = { status: ContentfulStatusCode; message: string }

export const faults: Record<ErrorCode, Fault> = {
  bad_request: { status: 400, message: 'La solicitud no se entiende.' },
  unauthorized: { status: 401, message: 'El acceso no es válido o venció.' },
  forbidden: { status: 403, message: 'La solicitud viene de otro sitio.' },
  not_found: { status: 404, message: 'No encontramos lo solicitado.' },
  idempotency_conflict: { status: 409, message: 'Esta clave ya se usó con otra solicitud.' },
  changed_meanwhile: { status: 409, message: 'Otra persona lo cambió mientras tanto. Vuelve a cargarlo.' },
  answered_meanwhile: { status: 409, message: 'Otra persona respondió mientras tanto.' },
  erased: { status: 409, message: 'Los datos de esta solicitud se eliminaron: ya no se puede responder ni cambiar.' },
  not_allowed: { status: 409, message: 'No se puede hacer.' },
  own_account: { status: 409, message: 'No puedes desactivar tu propia cuenta.' },
  body_too_large: { status: 413, message: 'La solicitud es demasiado grande.' },
  unsupported_media_type: { status: 415, message: 'La solicitud debe venir como application/json.' },
  invalid_fields: { status: 422, message: 'Hay campos que corregir.' },
  invalid_file: { status: 422, message: 'No podemos aceptar este archivo.' },
  too_many_requests: { status: 429, message: 'Demasiadas solicitudes seguidas. Intenta nuevamente más tarde.' },
  internal: { status: 500, message: 'Ocurrió un error inesperado.' },
  unavailable: { status: 503, message: 'El servicio no está disponible en este momento.' },
}

type Detail = { message?: string; fields?: Record<string, string> }

export function errorResponse(c: Context, code: ErrorCode, detail?: Detail) {
  const { status, message } = faults[code]
  return c.json({ error: { code, message, ...detail } } satisfies ErrorBody, status)
}

export type ErrorResponder = (c: Context, code: 'body_too_large' | 'too_many_requests') => Response | Promise<Response>

type Validation = { success: boolean; error?: Parameters<typeof firstErrorByField>[0] }

export const orErrorResponse = (code: 'bad_request' | 'invalid_fields') => (validation: Validation, c: Context) =>
  validation.success ? undefined : errorResponse(c, code, { fields: firstErrorByField(validation.error ?? []) })

/** Unreadable bodies, an unreachable database and a disk that takes nothing arrive as exceptions; all others are bugs. */
function thrownErrorCode(error: Error, c: Context<{ Bindings: Partial<HttpBindings> | undefined }>): ErrorCode {
  if ((error instanceof HTTPException && error.status === 400) || isBodyCutOff(c.env?.incoming)) return 'bad_request'
  return isDatabaseUnavailable(error) || isDiskUnwritable(error) ? 'unavailable' : 'internal'
}

/** The client closed the connection, or its framing was invalid, before the end of the body. */
const isBodyCutOff = (incoming: HttpBindings['incoming'] | undefined) => incoming?.destroyed && !incoming.complete

/** Work stops when its client has left, which is no failure. */
const isAborted = (error: Error, c: Context) => c.req.raw.signal.aborted && error.name === 'AbortError'

/** Many systems remount a failing disk read-only. */
const isDiskUnwritable = (error: Error) => 'code' in error && ['ENOSPC', 'EROFS'].includes(String(error.code))

export const respondToThrown = (log: Logger) => (error: Error, c: Context) => {
  const code = thrownErrorCode(error, c)
  if (code !== 'bad_request' && !isAborted(error, c))
    log.error({ err: error, method: c.req.method, path: c.req.path }, 'request failed')
  return errorResponse(c, code)
}

type Issue = z.core.$ZodRawIssue

export const setSpanishErrors = () => z.config({ customError: spanishError })

function spanishError(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Falta este dato' : (typeErrors[issue.expected] ?? noFit)
    case 'invalid_value':
      return 'El valor no es una de las opciones'
    case 'too_big':
      return `Máximo ${issue.maximum.toLocaleString('es-CL')}${unitOf(issue.origin)}`
    case 'too_small':
      return `Mínimo ${issue.minimum.toLocaleString('es-CL')}${unitOf(issue.origin)}`
    case 'invalid_format':
      return formatErrors[issue.format] ?? noFit
    default:
      return noFit
  }
}

const noFit = 'El valor no es válido'

const typeErrors: Record<string, string> = {
  string: 'Debe ser un texto',
  number: 'Debe ser un número',
  int: 'Debe ser un número entero',
  boolean: 'Debe ser verdadero o falso',
  array: 'Debe ser una lista',
  object: 'Debe ser un grupo de datos',
}

const formatErrors: Record<string, string> = {
  email: 'Ingresa un correo válido',
  date: 'Debe ser una fecha',
  datetime: 'Debe ser una fecha con hora',
}

const unitOf = (origin: string) => (origin === 'string' ? ' caracteres' : '')
