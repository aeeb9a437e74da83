import { HttpError } from 'react-admin'
import { ErrorBody } from '../../contract/error.ts'
import { sessionResumed } from '../staff/session.ts'
import { isUnattended } from './user-activity.ts'

type Call = {
  method?: string
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /** For what is of no use in another session. */
  onlyInThisSession?: boolean
}

/**
 * One call to the back office's API. Where the session is over it waits until the person has signed in again; what else
 * is rejected is thrown the way react-admin shows it, field by field.
 */
export async function callApi(path: string, call: Call = {}): Promise<Response> {
  const answer = await send(path, call)
  if (answer.ok || answer.status === 304) return answer
  const resumed = answer.status === 401 && !call.onlyInThisSession ? sessionResumed() : undefined
  if (resumed) {
    await resumed
    return callApi(path, call)
  }
  const { error } = ErrorBody.safeParse(await answer.json().catch(() => undefined)).data ?? {}
  const message =
    error?.message ?? `El servidor no pudo responder (error ${answer.status}). Inténtalo de nuevo en unos minutos.`
  throw new HttpError(message, answer.status, error?.fields && { errors: error.fields })
}

async function send(path: string, { body, headers, ...rest }: Call): Promise<Response> {
  const isFile = body instanceof FormData || body instanceof Blob
  const init: RequestInit = {
    method: rest.method ?? 'GET',
    headers: {
      ...(body !== undefined && !isFile && { 'Content-Type': 'application/json' }),
      ...(isUnattended() && { 'X-Unattended': '1' }),
      ...headers,
    },
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    ...(rest.signal && { signal: rest.signal }),
  }
  return fetch(`/api/admin${path}`, init).catch((error: unknown) => {
    if (rest.signal?.aborted) throw error
    throw new HttpError('No hay conexión con el servidor.', 0)
  })
}

/** The call's answer as the caller knows it to be: API and back office are of one build. */
export async function callForJson<T>(path: string, call?: Call): Promise<T> {
  return (await callApi(path, call)).json()
}
