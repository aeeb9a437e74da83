import { HttpError } from 'react-admin'
import { ErrorBody } from '../../shared/error-response.ts'
import { sessionNumber, sessionResumed } from '../staff/session.ts'

type Call = {
  method?: string
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /** Some calls must not be repeated in a new session. */
  onlyInThisSession?: boolean
}

/** After the session has expired a call waits until the user has signed in again. */
export async function callApi(path: string, call: Call = {}): Promise<Response> {
  const sentIn = sessionNumber()
  const response = await fetchApi(path, call)
  if (response.ok || response.status === 304) return response
  const resumed = response.status === 401 && !call.onlyInThisSession ? sessionResumed(sentIn) : undefined
  if (resumed) {
    await resumed
    return callApi(path, call)
  }
  const { error } = ErrorBody.safeParse(await response.json().catch(() => undefined)).data ?? {}
  const message =
    error?.message ?? `El servidor no pudo responder (error ${response.status}). Inténtalo de nuevo en unos minutos.`
  throw new HttpError(message, response.status, error?.fields && { errors: error.fields })
}

async function fetchApi(path: string, { body, headers, ...rest }: Call): Promise<Response> {
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

/** The response is not validated, because API and back office belong to the same build. */
export async function callForJson<T>(path: string, call?: Call): Promise<T> {
  return (await callApi(path, call)).json()
}

/** Staff may read a request for this long without any input. */
const absentAfterMs = 2 * 60_000

const touches = ['keydown', 'pointerdown', 'wheel', 'click', 'input', 'focusin'] as const

let touchedAt = 0

export function watchUserActivity(): void {
  const touch = () => {
    touchedAt = Date.now()
  }
  touch()
  for (const kind of touches) window.addEventListener(kind, touch, { capture: true, passive: true })
}

/** Calls without recent input are automatic, not by the user. */
const isUnattended = () => Date.now() - touchedAt > absentAfterMs

export async function saveFile(response: Response): Promise<void> {
  const [, name = 'datos'] = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? []
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
