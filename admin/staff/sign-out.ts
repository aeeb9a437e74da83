import { HttpError } from 'react-admin'
import { forgetReplyDrafts } from '../requests/reply-drafts.ts'
import { callApi } from '../shell/call-api.ts'

/** Goes to the door once the server says that the session is over, or knows of none. */
export async function signOut(path: '/me/sign-out' | '/me/sign-out-everywhere'): Promise<never> {
  await callApi(path, { method: 'POST', onlyInThisSession: true }).catch((error: unknown) => {
    if (!(error instanceof HttpError)) throw error
    if (error.status !== 401) throw new Error(`No se pudo cerrar la sesión: sigue abierta. ${error.message}`)
  })
  forgetReplyDrafts()
  window.location.assign('/login')
  // The page is being left: nothing else may be shown meanwhile.
  return new Promise(() => undefined)
}
