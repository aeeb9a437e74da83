import { type AuthProvider, HttpError } from 'react-admin'
import type { Me } from '../../shared/staff/staff.ts'
import { forgetDrafts } from '../forms/drafts.ts'
import { callApi, callForJson } from '../shell/call-api.ts'
import { useSession } from './session.ts'

/** The sign-in page belongs to the site and redirects back here. */
export function goToSignIn(): Promise<never> {
  const { pathname, search } = window.location
  window.location.assign(`/login?siguiente=${encodeURIComponent(pathname + search)}`)
  // The promise never resolves, so that nothing else is shown during navigation.
  return new Promise(() => undefined)
}

const isSessionOver = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 401

async function getMe(): Promise<Me> {
  const me = await callForJson<Me>('/me')
  useSession.setState({ me })
  return me
}

export const authProvider: AuthProvider = {
  login: goToSignIn,
  checkAuth: async () => {
    await getMe().catch((error) => (isSessionOver(error) ? goToSignIn() : undefined))
  },
  checkError: async (error) => {
    if (isSessionOver(error)) await goToSignIn()
  },
  getIdentity: async () => {
    const { id, name } = await getMe()
    return { id, fullName: name }
  },
  logout: () => signOut('/me/sign-out'),
  getPermissions: async () => undefined,
}

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
