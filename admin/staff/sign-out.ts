import { HttpError } from 'react-admin'
import { callApi } from '../shell/call-api.ts'
import { forgetDrafts } from '../shell/drafts.ts'

export async function signOut(path: '/me/sign-out' | '/me/sign-out-everywhere'): Promise<never> {
  await callApi(path, { method: 'POST', onlyInThisSession: true }).catch((error: unknown) => {
    if (!(error instanceof HttpError)) throw error
    if (error.status !== 401) throw new Error(`No se pudo cerrar la sesión: sigue abierta. ${error.message}`)
  })
  forgetDrafts()
  window.location.assign('/login')
  // The promise never resolves, so that nothing else is shown during navigation.
  return new Promise(() => undefined)
}
