import type { AuthProvider } from 'react-admin'
import type { Me } from '../../shared/staff/staff.ts'
import { useSession } from '../staff/session.ts'
import { signOut } from '../staff/sign-out.ts'
import { callForJson } from './call-api.ts'

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
