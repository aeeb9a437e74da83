import { HttpError } from 'react-admin'
import { forgetReplyDrafts } from '../requests/reply-drafts.ts'
import { callApi } from '../shell/call-api.ts'

export async function signOut(path: '/me/sign-out' | '/me/sign-out-everywhere'): Promise<never> {
  await callApi(path, { method: 'POST', onlyInThisSession: true }).catch((error: unknown) => {
    if (!(error instanceof HttpError)) throw error
    if (error.status !== 401) throw new Error(`No se pudo cerrar la sesión: sigue abierta. ${error.message}`)
  })
  forgetReplyDrafts()
  window.location.assign('/login')
  // The promise never resolves, so that nothing else is shown during navigation.
  return new Promise(() => undefined)
}
