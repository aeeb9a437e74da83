import { HttpError } from 'react-admin'
import { forgetReplyDrafts } from '../requests/reply-drafts.ts'
import { callApi } from '../shell/call-api.ts'

/** Goes to the sign-in page when the server has ended the session or there was none. */
export async function signOut(path: '/me/sign-out' | '/me/sign-out-everywhere'): Promise<never> {
  await callApi(path, { method: 'POST', onlyInThisSession: true }).catch((error: unknown) => {
    if (!(error instanceof HttpError)) throw error
    if (error.status !== 401) throw new Error(`No se pudo cerrar la sesión: sigue abierta. ${error.message}`)
  })
  forgetReplyDrafts()
  window.location.assign('/login')
  // Never resolves, so that nothing else is shown during navigation.
  return new Promise(() => undefined)
}
